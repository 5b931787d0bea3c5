import type { Colour } from '../data';

// The colours' shapes around 0, 0, about 1 in radius: circle, square, triangle, diamond, cross.
export const outline: Record<Colour, string> = {
  B: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  G: 'M-.78-.88h1.56a.1.1 0 0 1 .1.1v1.56a.1.1 0 0 1-.1.1h-1.56a.1.1 0 0 1-.1-.1v-1.56a.1.1 0 0 1 .1-.1z',
  O: 'M0-1.1L1.11.82H-1.11z',
  P: 'M0-1.2L1.2 0L0 1.2L-1.2 0z',
  R: 'M-.4-1.12h.8v.72h.72v.8h-.72v.72h-.8v-.72h-.72v-.8h.72z',
};

export const colourOf = (token: string): Colour => token[0] as Colour;
export const numberOf = (token: string): number => Number(token.slice(1));
export const paint = (colour: Colour): string => colour.toLowerCase();
