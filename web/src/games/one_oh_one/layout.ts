// How the space of a board is shared out, in CSS pixels.
//   spine   two grids side by side, and between them how their rows compare
//   panels  the own grid, and the others smaller beside it
//   tall    a phone upright: the own grid, the others as strips above it
//   flat    a phone on its side: the grid on the left, all else on the right
export type Mode = 'spine' | 'panels' | 'tall' | 'flat';

export interface Layout {
  mode: Mode;
  pitch: number; // from cell to cell
  otherPitch: number; // in the panels
  across: number; // panels beside each other
  labels: number; // width of the labels beside a grid
  captions: number; // height of the labels below a grid
  box: { width: number; height: number; front: number };
  // Candidates have a place of their own; otherwise they take that of the prompt.
  roomy: boolean;
  strip: number; // height of the others' strips
  prompt: number; // height of the prompt
}

export interface Wish {
  width: number;
  height: number;
  columns: number; // that a grid's stage may span
  rows: number;
  grids: number;
  covered?: number; // of the lower end, by a sheet
}

export const coordinates = 16; // for the letters above a grid and the numbers beside it

const between = (least: number, wish: number, most: number): number => Math.max(least, Math.min(most, wish));

export function layoutFor(wish: Wish): Layout {
  const { width, height, grids } = wish;
  if (height >= 580 && width >= 860) return grids === 2 ? spine(wish) : panels(wish);
  if (height >= 800 && width >= 700 && grids === 2) return panels(wish);
  return width > height ? flat(wish) : tall(wish);
}

// As many pixels as leave the box its height below the grids.
function spine({ width, height, columns, rows }: Wish): Layout {
  const between_grids = between(150, width * 0.2, 262);
  const head = height < 700 ? 54 : 64;
  const captions = 46;
  const lower = between(176, height * 0.3, 300);
  const pitch = Math.floor(
    between(
      44,
      Math.min((width - 24 - between_grids - 2 * (coordinates + 14)) / (2 * columns), (height - head - captions - lower - coordinates - 34) / rows),
      100,
    ),
  );
  const box = between(380, width * 0.46, 2.1 * lower);
  return {
    mode: 'spine',
    pitch,
    otherPitch: pitch,
    across: 1,
    labels: between_grids / 2,
    captions,
    box: { width: box, height: lower, front: Math.min(108, box * 0.18) },
    roomy: true,
    strip: head,
    prompt: lower,
  };
}

function panels({ width, height, columns, rows, grids }: Wish): Layout {
  const head = 56;
  const captions = 44;
  const labels = 88;
  const wide = width >= 860;
  const lower = wide ? between(176, height * 0.3, 300) : between(300, height * 0.42, 420);
  const others = Math.max(1, grids - 1);
  const pitch = Math.floor(
    between(44, Math.min(((width - 24) * (wide ? 0.45 : 0.56) - labels - coordinates) / columns, (height - head - captions - lower - coordinates - 24) / rows), 100),
  );
  const rest = width - 24 - pitch * columns - labels - coordinates - 24;
  // Two panels stand side by side where the space is wide, else one above the other.
  const across = wide && others > 1 ? 2 : 1;
  const down = Math.ceil(others / across);
  const otherPitch = Math.floor(
    between(20, Math.min((rest / across - 88) / columns, ((height - lower - 24) / down - 96) / rows), pitch),
  );
  const box = wide ? between(380, width * 0.44, 2.1 * lower) : width - 24;
  const boxHeight = wide ? lower : lower - 176;
  return {
    mode: 'panels',
    pitch,
    otherPitch,
    across,
    labels,
    captions,
    box: { width: box, height: boxHeight, front: Math.min(100, box * 0.17, boxHeight * 0.42) },
    roomy: true,
    strip: head,
    prompt: wide ? lower : 76,
  };
}

// The peeks of the box shrink first, then the grid; the grid's cells stay large enough for a finger.
function tall(wish: Wish): Layout {
  if (wish.covered) return bare(wish);
  const { width, height, columns, rows, grids } = wish;
  const roomy = height >= 700;
  const strip = roomy ? 66 : 54;
  const captions = roomy ? 42 : 32;
  const prompt = roomy ? 62 : 58;
  const candidates = roomy ? 79 + 9 : 0;
  const labels = 66;
  const gaps = roomy ? 28 : 20;
  const leastBox = roomy ? 128 : 150;
  const rest = height - strip - captions - prompt - candidates - gaps - coordinates;
  const pitch = Math.floor(between(44, Math.min((width - coordinates - labels - 8) / columns, (rest - leastBox) / rows), width >= 600 ? 96 : grids > 2 ? 74 : 54));
  const box = { width: width - 24, height: between(96, rest - pitch * rows, 230), front: between(48, width * 0.154, 72) };
  return { mode: 'tall', pitch, otherPitch: pitch, across: 1, labels, captions, box, roomy, strip, prompt };
}

// Above a sheet that speaks of a move: the grid and the box, small, and nothing else.
function bare({ width, height, columns, rows, covered = 0 }: Wish): Layout {
  const captions = 30;
  const labels = 66;
  const rest = height - covered - captions - coordinates - 22;
  const pitch = Math.floor(between(24, Math.min((width - coordinates - labels - 8) / columns, (rest - 104) / rows), 54));
  const box = { width: width - 24, height: between(96, rest - pitch * rows, 177), front: between(40, width * 0.14, 60) };
  return { mode: 'tall', pitch, otherPitch: pitch, across: 1, labels, captions, box, roomy: false, strip: 0, prompt: 0 };
}

function flat({ width, height, columns, rows }: Wish): Layout {
  const roomy = height >= 480;
  const captions = 30;
  const labels = 64;
  const pitch = Math.floor(between(36, Math.min((height - captions - coordinates - 12) / rows, (width * 0.56 - labels - coordinates) / columns), 84));
  const right = width - pitch * columns - labels - coordinates - 36;
  const strip = roomy ? 62 : 50;
  const prompt = roomy ? 72 : 58;
  const candidates = roomy ? 79 + 6 : 0;
  const box = { width: right, height: between(96, height - strip - prompt - candidates - 26, roomy ? 280 : 220), front: between(40, right * 0.17, 76) };
  return { mode: 'flat', pitch, otherPitch: pitch, across: 1, labels, captions, box, roomy, strip, prompt };
}
