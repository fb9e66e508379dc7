/** Dragging as a short cut: a card follows the finger, and is dropped on the table. */
import type { Action } from "svelte/action";

interface Options {
  start(): void;
  drop(target: Element): void;
}

const SLACK = 9;

export const draggable: Action<HTMLElement, Options> = (element, options) => {
  let current = options;
  let origin: { x: number; y: number; id: number } | null = null;
  let moving = false;

  function down(event: PointerEvent): void {
    if (event.button || !event.isPrimary) return;
    origin = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  function move(event: PointerEvent): void {
    if (!origin || event.pointerId !== origin.id) return;
    const x = event.clientX - origin.x;
    const y = event.clientY - origin.y;
    if (!moving && Math.hypot(x, y) < SLACK) return;
    if (!moving) {
      moving = true;
      element.setPointerCapture(origin.id);
      element.classList.add("dragged");
      current.start();
    }
    element.style.setProperty("transform", `translate(${x}px, ${y}px) rotate(${x / 60}deg)`);
  }

  function end(event: PointerEvent): void {
    if (!origin || event.pointerId !== origin.id) return;
    const dropped = moving && event.type === "pointerup";
    const moved = moving;
    origin = null;
    moving = false;
    element.classList.remove("dragged");
    if (moved) {
      // The click that follows a drag is not a press.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    }
    if (dropped) {
      element.style.setProperty("pointer-events", "none");
      const target = document.elementFromPoint(event.clientX, event.clientY);
      element.style.removeProperty("pointer-events");
      if (target?.closest("[data-drop]")) current.drop(target);
    }
    // Only now, so that motion starts from where the finger let go.
    requestAnimationFrame(() => element.style.removeProperty("transform"));
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", end);
  return {
    update(next) {
      current = next;
    },
    destroy() {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
    },
  };
};
