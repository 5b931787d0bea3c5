import type { Attachment } from 'svelte/attachments';

// Tokens that fly from where they were to where they are. Every place that shows a token is marked with
// `at`; before the board changes, `remember` notes where each one is; a place that then shows a token for
// the first time lets it start from there. Nothing waits for a flight, and a new one replaces the old.

const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const flight = 220;
const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Seen {
  rect: DOMRect;
  element: HTMLElement;
}

export class Flights {
  readonly #places = new Map<string, Set<HTMLElement>>();
  readonly #seen = new Map<string, Seen>();

  remember(): void {
    this.#seen.clear();
    for (const [key, elements] of this.#places)
      for (const element of elements) {
        const rect = element.getBoundingClientRect();
        if (rect.width > 0) this.#seen.set(key, { rect, element });
      }
  }

  // `from` is where it comes from when the token was not seen before, such as a row of the box.
  at =
    (key: string, from?: string): Attachment<HTMLElement> =>
    (element) => {
      const elements = this.#places.get(key) ?? new Set();
      this.#places.set(key, elements.add(element));
      const start = this.#seen.get(key) ?? (from === undefined ? undefined : this.#seen.get(from));
      if (start && !reduced()) fly(element, start.rect);
      return () => {
        elements.delete(element);
        if (elements.size === 0) this.#places.delete(key);
      };
    };

  // A place too small to show the token itself: what was seen of it flies there and is gone.
  into =
    (key: string): Attachment<Element> =>
    (element) => {
      const start = this.#seen.get(key);
      if (start && !start.element.isConnected && !reduced()) send(start, element);
    };
}

// From one rectangle to the other, as a transform of what lies at the second.
const from = (a: DOMRect, b: DOMRect): string => `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${a.width / b.width})`;
const far = (a: DOMRect, b: DOMRect): boolean => b.width > 0 && (Math.abs(a.x - b.x) > 2 || Math.abs(a.y - b.y) > 2);

function fly(element: HTMLElement, start: DOMRect): void {
  const end = element.getBoundingClientRect();
  if (!far(start, end)) return;
  const fixed = { transformOrigin: '0 0', zIndex: 9 };
  element.animate([{ transform: from(start, end), ...fixed }, { transform: 'none', ...fixed }], { duration: flight, easing });
}

function send({ rect, element }: Seen, to: Element): void {
  const end = to.getBoundingClientRect();
  const ground = to.closest('[data-board]');
  if (!ground || !far(rect, end)) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, { position: 'fixed', left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px`, margin: '0', zIndex: '40', transformOrigin: '0 0' });
  ground.append(ghost);
  const flown = ghost.animate([{ transform: 'none' }, { transform: from(end, rect) }], { duration: flight, easing });
  flown.onfinish = flown.oncancel = () => ghost.remove();
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
