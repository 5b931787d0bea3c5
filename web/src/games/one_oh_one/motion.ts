import type { Attachment } from 'svelte/attachments';

// Tokens that fly from where they were to where they are. Every place that shows a token is marked with
// `at`; before the board changes, `remember` notes where each one is; a place that then shows a token for
// the first time lets it start from there. Nothing waits for a flight, and a new one replaces the old.

const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function animate(element: Element, frames: Keyframe[], duration: number): void {
  if (!reduced()) element.animate(frames, { duration, easing });
}

export class Flights {
  readonly #places = new Map<string, Set<HTMLElement>>();
  readonly #seen = new Map<string, DOMRect>();

  remember(): void {
    this.#seen.clear();
    for (const [key, elements] of this.#places)
      for (const element of elements) {
        const rect = element.getBoundingClientRect();
        if (rect.width > 0) this.#seen.set(key, rect);
      }
  }

  // `from` is where it comes from when the token was not seen before, such as a row of the box.
  at =
    (key: string, from?: string): Attachment<HTMLElement> =>
    (element) => {
      const elements = this.#places.get(key) ?? new Set();
      this.#places.set(key, elements.add(element));
      const start = this.#seen.get(key) ?? (from === undefined ? undefined : this.#seen.get(from));
      if (start) fly(element, start);
      return () => {
        elements.delete(element);
        if (elements.size === 0) this.#places.delete(key);
      };
    };
}

function fly(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  if (to.width === 0 || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  animate(
    element,
    [
      { transform: start, transformOrigin: '0 0', zIndex: 9 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
    ],
    220,
  );
}

// A piece that turns over, for Svelte's `in:`.
export function turn(_: Element): { duration: number; css: (t: number) => string } {
  return { duration: reduced() ? 0 : 200, css: (t) => `transform: perspective(400px) rotateY(${(1 - t) * -90}deg)` };
}

// A grid that takes the place of another.
export function swap(_: Element, { from }: { from: number }): { duration: number; css: (t: number) => string } {
  const eased = (t: number) => 1 - (1 - t) ** 3;
  return {
    duration: reduced() ? 0 : 220,
    css: (t) => `opacity: ${t}; transform: translateY(${(1 - eased(t)) * from}px) scale(${0.94 + 0.06 * eased(t)})`,
  };
}
