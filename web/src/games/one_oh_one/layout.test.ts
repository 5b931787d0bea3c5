import { describe, expect, it } from 'vitest';
import { frontTop, standing } from './box_geometry';
import { coordinates, layoutFor, type Wish } from './layout';
import { distance } from './roving';

// What the frame around the board leaves of a screen.
const screens: [string, number, number][] = [
  ['360x640', 360, 588],
  ['390x844', 390, 792],
  ['844x390', 844, 346],
  ['667x375', 667, 331],
  ['768x1024', 768, 972],
  ['1440x900', 1072, 808],
];
const games: Pick<Wish, 'columns' | 'rows' | 'grids'>[] = [
  { columns: 6, rows: 6, grids: 2 },
  { columns: 5, rows: 5, grids: 2 },
  { columns: 5, rows: 5, grids: 3 },
  { columns: 5, rows: 4, grids: 4 },
];

describe.each(screens)('on a screen of %s', (_, width, height) => {
  it.each(games)('a grid of %o has cells for a finger, and all fits', (game) => {
    const layout = layoutFor({ width, height, ...game });
    const gridWidth = game.columns * layout.pitch + coordinates + layout.labels;
    const gridHeight = game.rows * layout.pitch + coordinates + layout.captions;
    expect(layout.pitch).toBeGreaterThanOrEqual(44);
    if (layout.mode === 'tall') {
      expect(gridWidth).toBeLessThanOrEqual(width);
      expect(layout.strip + gridHeight + layout.prompt + layout.box.height + (layout.roomy ? 79 : 0) + 20).toBeLessThanOrEqual(height);
    } else if (layout.mode === 'flat') {
      expect(gridWidth + layout.box.width + 24).toBeLessThanOrEqual(width);
      expect(gridHeight).toBeLessThanOrEqual(height);
      expect(layout.strip + layout.prompt + layout.box.height + 12).toBeLessThanOrEqual(height);
    } else {
      expect(layout.mode === 'spine' ? 2 * gridWidth : gridWidth).toBeLessThanOrEqual(width);
      expect(layout.strip + gridHeight + layout.box.height).toBeLessThanOrEqual(height);
      expect(layout.otherPitch).toBeGreaterThan(24);
    }
  });
});

it('puts two grids side by side where there is room, and strips on a phone', () => {
  const mode = (width: number, height: number, grids: number) => layoutFor({ width, height, columns: 6, rows: 6, grids }).mode;
  expect(mode(1072, 808, 2)).toBe('spine');
  expect(mode(1072, 808, 3)).toBe('panels');
  expect(mode(768, 972, 2)).toBe('panels');
  expect(mode(768, 972, 4)).toBe('tall');
  expect(mode(390, 792, 2)).toBe('tall');
  expect(mode(844, 346, 2)).toBe('flat');
});

it('the box draws its rows back, each step a little less', () => {
  const box = { width: 366, height: 177, front: 60 };
  const rows = Array.from({ length: 10 }, (_, depth) => standing(box, 0, depth, 9));
  expect(rows[0]!.y).toBe(frontTop(box));
  for (let i = 1; i < 10; i++) {
    expect(rows[i]!.y).toBeLessThan(rows[i - 1]!.y);
    expect(rows[i]!.scale).toBeLessThan(rows[i - 1]!.scale);
  }
  expect(rows[9]!.y).toBeGreaterThanOrEqual(13);
  expect(rows[0]!.y - rows[1]!.y).toBeGreaterThan(rows[8]!.y - rows[9]!.y);
});

it('an arrow key goes to the nearest in its direction', () => {
  const right = { x: 1, y: 0 };
  const here = { x: 0, y: 0 };
  expect(distance(here, { x: -50, y: 0 }, right)).toBe(Infinity);
  expect(distance(here, { x: 100, y: 0 }, right)).toBeLessThan(distance(here, { x: 50, y: 50 }, right));
});
