import type { Choosing } from './choosing.svelte';

// "9 + 12 = 21": the line that matters of a placement: one that scores, else the fullest.
export function sumText(choosing: Choosing): string | null {
  const { number, lines } = choosing;
  if (number === null) return null;
  const best = [...lines].sort((a, b) => b.total - a.total)[0];
  if (!best) return null;
  return `${[...best.squares.map(choosing.valueOn), number].join(' + ')} = ${best.total}`;
}
