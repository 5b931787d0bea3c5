import type { Tile } from './data';
import type { Picking } from './picking.svelte';

// How fingers and keys go over a rack.

// Picks every tile that a pointer is drawn over, or lets go of them when the first was picked already.
export class Sweep {
  swept = false; // the click that follows is not meant
  #first: Tile | null = null;
  #on = true;

  constructor(private readonly picking: Picking) {}

  begin(event: PointerEvent): void {
    this.swept = false;
    this.#first = tileAt(event);
    if (this.#first !== null) this.#on = !this.picking.has(this.#first);
  }

  move(event: PointerEvent): void {
    if (this.#first === null || event.buttons === 0) return;
    const tile = tileAt(event);
    if (tile === null || (tile === this.#first && !this.swept)) return;
    this.swept = true;
    this.picking.set(this.#first, this.#on);
    this.picking.set(tile, this.#on);
  }

  end(): void {
    this.#first = null;
    // A click comes right after, if at all.
    setTimeout(() => (this.swept = false));
  }
}

const tileAt = (event: PointerEvent): Tile | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-tile]')?.dataset.tile ?? null;

// Which button an arrow key leads to; up and down lead to the nearest one of another row.
export function moveInRow(key: string, from: number, buttons: readonly Element[]): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(buttons.length - 1, from + 1);
    case 'Home':
      return 0;
    case 'End':
      return buttons.length - 1;
    case 'ArrowUp':
    case 'ArrowDown':
      return nearestInOtherRow(from, buttons, key === 'ArrowDown' ? 1 : -1);
    default:
      return null;
  }
}

function nearestInOtherRow(from: number, buttons: readonly Element[], way: 1 | -1): number {
  const middles = buttons.map((button) => {
    const box = button.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y };
  });
  const here = middles[from];
  if (here === undefined) return from;
  const others = middles.flatMap(({ y }, i) => ((y - here.y) * way > 4 ? [i] : []));
  const distance = (i: number): number => Math.abs(middles[i]!.x - here.x);
  return others.reduce((best, i) => (best === from || distance(i) < distance(best) ? i : best), from);
}
