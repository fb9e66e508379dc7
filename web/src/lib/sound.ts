/** Small sounds made on the spot: paper, wood and two notes. Nothing is loaded. */
import { setting } from "./setting.svelte";

export type Sound = "card" | "take" | "sweep" | "turn" | "last" | "deal" | "refuse" | "won";

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
export function wakeSound(): void {
  if (setting.sound === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function sound(kind: Sound): void {
  if (!context || context.state !== "running" || setting.sound === 0) return;
  const start = context.currentTime;
  const loud = (setting.sound / 100) ** 1.5;
  switch (kind) {
    case "card":
      return rustle(start, 0.05, 2600, loud * 0.5);
    case "deal":
      for (let n = 0; n < 4; n += 1) rustle(start + n * 0.07, 0.04, 3000, loud * 0.35);
      return;
    case "take":
      rustle(start, 0.09, 1800, loud * 0.5);
      return rustle(start + 0.08, 0.07, 2400, loud * 0.35);
    case "sweep":
      rustle(start, 0.25, 1400, loud * 0.6);
      [523, 659, 784].forEach((pitch, n) => note(start + 0.06 * n, pitch, 0.5, loud * 0.22));
      return;
    case "turn":
      return note(start, 587, 0.22, loud * 0.16);
    case "last":
      note(start, 440, 0.25, loud * 0.18);
      return note(start + 0.16, 330, 0.35, loud * 0.18);
    case "refuse":
      return note(start, 165, 0.16, loud * 0.25);
    case "won":
      [392, 494, 587, 784].forEach((pitch, n) => note(start + 0.11 * n, pitch, 0.7, loud * 0.2));
  }
}

function rustle(start: number, length: number, pitch: number, loud: number): void {
  const made = context!;
  const frames = Math.ceil(length * made.sampleRate);
  const buffer = made.createBuffer(1, frames, made.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < frames; n += 1) data[n] = (Math.random() * 2 - 1) * (1 - n / frames) ** 2;
  const source = made.createBufferSource();
  source.buffer = buffer;
  const filter = made.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  const gain = made.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(made.destination);
  source.start(start);
}

function note(start: number, pitch: number, length: number, loud: number): void {
  const made = context!;
  const gain = made.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  for (const [ratio, share] of [[1, 1], [2.01, 0.25]] as const) {
    const tone = made.createOscillator();
    const part = made.createGain();
    part.gain.value = share;
    tone.type = "sine";
    tone.frequency.value = pitch * ratio;
    tone.connect(part).connect(gain);
    tone.start(start);
    tone.stop(start + length);
  }
  gain.connect(made.destination);
}
