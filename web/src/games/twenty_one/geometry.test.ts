import { expect, it } from 'vitest';
import { fit, nearest, neighbour, placeOf, squareAt } from './geometry';

it('knows squares by column and row', () => {
  expect(placeOf('K15')).toEqual({ column: 10, row: 14 });
  expect(squareAt({ column: 10, row: 14 })).toBe('K15');
});
it('finds the legal square nearest to a tap', () => {
  expect(nearest(['A1', 'H8', 'H10'], 'G9')).toBe('H8');
  expect(nearest([], 'G9')).toBeNull();
});
it('leads an arrow key to the next square that way, on the turned board too', () => {
  const squares = ['E5', 'G5', 'E7', 'H8'];
  expect(neighbour(squares, 'E5', 1, 0, false)).toBe('G5');
  expect(neighbour(squares, 'E5', 0, 1, false)).toBe('E7');
  expect(neighbour(squares, 'E5', 1, 0, true)).toBe('E7');
  expect(neighbour(squares, 'E5', -1, 0, false)).toBeNull();
});
it('turns half a board where that makes its squares larger', () => {
  const margin = { across: 28, down: 28 };
  expect(fit(15, 8, 390, 690, margin)).toEqual({ cell: 44, turned: true });
  expect(fit(15, 8, 844, 338, margin).turned).toBe(false);
  expect(fit(15, 8, 768, 780, margin).turned).toBe(true);
  expect(fit(15, 8, 788, 780, margin).turned).toBe(false);
  expect(fit(15, 15, 390, 690, margin).turned).toBe(false);
});
