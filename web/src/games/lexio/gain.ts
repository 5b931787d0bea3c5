import { words } from '../../words/words.svelte';

// +24, −32, ±0: with a true minus sign.
export const gainText = (gain: number): string =>
  (gain > 0 ? '+' : gain < 0 ? '−' : '±') + words.number(Math.abs(gain));
