/**
 * Cards on their way. The state of the table never waits for it: what moves is a picture, and
 * clicks and keys work all the while.
 */
import { calm, setting } from "./setting.svelte";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const FACTOR = { step: 1, slow: 1.5, normal: 1, fast: 0.55, instant: 0 };

interface Place {
  box: DOMRect;
  element: HTMLElement;
}
export type Snapshot = Map<string, Place>;

/** Remember where every piece lies. */
export function snapshot(root: HTMLElement): Snapshot {
  const places: Snapshot = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]"))
    places.set(element.dataset.piece!, { box: element.getBoundingClientRect(), element });
  return places;
}

export interface Course {
  /** From where new pieces come, and to where gone ones go. */
  from: Element | null;
  to: Element | null;
  /** Of a play that took others: the piece that was played, "" where it lay on no screen. */
  taker?: string;
}

/** Move everything from where it was to where it is now; returns how long it takes (ms). */
export function move(root: HTMLElement, before: Snapshot, course: Course): number {
  const speed = calm() ? 0 : FACTOR[setting.speed];
  if (!speed) return 0;
  const time = 340 * speed;
  const gone = new Map(before);
  const fresh: HTMLElement[] = [];
  const kept: [HTMLElement, DOMRect][] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const old = gone.get(element.dataset.piece!);
    if (old) {
      kept.push([element, old.box]);
      gone.delete(element.dataset.piece!);
    } else fresh.push(element);
  }
  const takes = gone.size > 0 && course.to !== null;
  const hold = takes && course.taker !== undefined ? time + 260 * speed : 0;
  for (const [element, box] of kept) slide(element, box, time, hold);
  fresh.forEach((element, n) => {
    if (course.from) slide(element, course.from.getBoundingClientRect(), time, hold + n * 45 * speed);
  });
  if (takes) gather(root, gone, course, time, hold);
  return time + hold + fresh.length * 45 * speed;
}

function slide(element: HTMLElement, from: DOMRect, duration: number, delay: number): void {
  const to = element.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = to.width ? Math.min(1.4, Math.max(0.3, from.width / to.width)) : 1;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return;
  element.animate([{ transform: `translate(${x}px,${y}px) scale(${scale})` }, { transform: "none" }], {
    duration,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

/** Let the played card come to what it takes, and all of them go to the pile. */
function gather(root: HTMLElement, gone: Snapshot, course: Course, time: number, hold: number): void {
  const goal = course.to!.getBoundingClientRect();
  const layer = document.createElement("div");
  layer.className = "flight";
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  root.append(layer);
  const boxes = [...gone].filter(([id]) => id !== course.taker).map(([, place]) => place.box);
  const middle = boxes.length
    ? {
        x: boxes.reduce((sum, box) => sum + box.x + box.width / 2, 0) / boxes.length,
        y: boxes.reduce((sum, box) => sum + box.y + box.height / 2, 0) / boxes.length,
      }
    : { x: innerWidth / 2, y: innerHeight / 2 };
  const animations: Animation[] = [];
  const fly = (picture: HTMLElement, box: DOMRect, isTaker: boolean): void => {
    const ghost = picture.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("id");
    ghost.classList.add("ghost");
    ghost.style.setProperty("--w", `${box.width}px`);
    ghost.style.insetInlineStart = "auto";
    ghost.style.left = `${box.x}px`;
    ghost.style.top = `${box.y}px`;
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    layer.append(ghost);
    const x = goal.x + goal.width / 2 - box.x - box.width / 2;
    const y = goal.y + goal.height / 2 - box.y - box.height / 2;
    const end = { transform: `translate(${x}px,${y}px) scale(.25)`, opacity: 0.2 };
    const meet = isTaker
      ? { transform: `translate(${middle.x - box.x - box.width / 2}px,${middle.y - box.y - box.height / 2 + 18}px)` }
      : { transform: "none" };
    const total = hold + time;
    animations.push(
      ghost.animate(
        [
          { transform: "none", opacity: 1, offset: 0, easing: EASE },
          { ...meet, opacity: 1, offset: hold ? time / total : 0 },
          { ...meet, opacity: 1, offset: hold / total, easing: "ease-in" },
          { ...end, offset: 1 },
        ],
        { duration: total, fill: "forwards" },
      ),
    );
  };
  for (const [id, place] of gone) if (id !== course.taker) fly(place.element, place.box, false);
  const taker = gone.get(course.taker ?? "");
  if (taker) fly(taker.element, taker.box, true);
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => layer.remove());
}
