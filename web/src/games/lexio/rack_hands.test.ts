import { expect, test } from 'vitest';
import { moveInRow } from './rack_hands';

// Two rows of three, the second shifted by half a tile and one short.
const places = [[0, 0], [50, 0], [100, 0], [25, 80], [75, 80]];
const buttons = places.map(([x, y]) => ({ getBoundingClientRect: () => ({ x, y, width: 40 }) }) as unknown as Element);
const from = (start: number) => (key: string) => moveInRow(key, start, buttons);

test('arrows lead along the rack and stop at its ends', () => {
  expect([from(0)('ArrowLeft'), from(0)('ArrowRight'), from(4)('ArrowRight')]).toEqual([0, 1, 4]);
  expect([from(2)('Home'), from(2)('End')]).toEqual([0, 4]);
});

test('up and down lead to the nearest tile of the other row', () => {
  expect([from(0)('ArrowDown'), from(2)('ArrowDown'), from(4)('ArrowUp')]).toEqual([3, 4, 1]);
  expect([from(1)('ArrowUp'), from(3)('ArrowDown')]).toEqual([1, 3]);
});

test('other keys are not the rack’s', () => {
  expect(from(1)('Enter')).toBeNull();
});
