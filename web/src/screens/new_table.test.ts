import { expect, test } from 'vitest';
import { numbersOf } from './new_table';

test('a list offers every small number, rounder ones after, and both ends', () => {
  const rounds = numbersOf({ least: 1, most: 1000, default: '5' });
  expect(rounds.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(rounds.slice(20, 30)).toEqual([25, 30, 35, 40, 45, 50, 60, 70, 80, 90]);
  expect(rounds.at(-1)).toBe(1000);
  expect(rounds.length).toBeLessThan(60);
});

test('the default is among them, in its place', () => {
  const chips = numbersOf({ least: 1, most: 1_000_000, default: '149' });
  const at = chips.indexOf(149);
  expect(chips.slice(at - 1, at + 2)).toEqual([125, 149, 150]);
  expect(chips).toEqual([...new Set(chips)].sort((a, b) => a - b));
  expect(chips.length).toBeLessThan(120);
});

test('nothing is offered that is out of bounds', () => {
  expect(numbersOf({ least: 3, most: 5, default: '4' })).toEqual([3, 4, 5]);
});
