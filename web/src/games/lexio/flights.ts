import { flip, type AnimationConfig } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Seat } from '../../table/contract';
import type { Tile } from './data';

// Tiles fly from where they were last seen: from the rack or from whoever played them to the pile, and from
// the pile to what was beaten. Where something is stands on it as data-flies.

const duration = 220;

// Pieces of a row make room for each other; none while the board is hidden.
export function makeRoom(node: Element, boxes: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const seen = boxes.from.width > 0 && boxes.to.width > 0 && !prefersReducedMotion.current;
  return seen ? flip(node, boxes, { duration: 180, easing: cubicOut }) : { duration: 0 };
}

export const tilePlace = (tile: Tile): string => `tile ${tile}`;
export const seatPlace = (seat: Seat): string => `seat ${seat}`;

export class Flights {
  #seen = new Map<string, DOMRect>();

  // Before anything moves.
  note(board: HTMLElement): void {
    this.#seen.clear();
    for (const piece of board.querySelectorAll<HTMLElement>('[data-flies]')) {
      const box = piece.getBoundingClientRect();
      if (box.width > 0) this.#seen.set(piece.dataset.flies!, box);
    }
  }

  // A transition for a piece that appears.
  arrive = (node: HTMLElement, places: string[]): TransitionConfig => {
    const from = places.map((place) => this.#seen.get(place)).find((box) => box !== undefined);
    if (from === undefined || prefersReducedMotion.current) return { duration: 0 };
    const to = node.getBoundingClientRect();
    if (to.height === 0) return { duration: 0 };
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const scale = Math.min(1.5, Math.max(0.4, from.height / to.height));
    return {
      duration,
      easing: cubicOut,
      css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${t + scale * u})`,
    };
  };
}
