import { expect, test } from 'vitest';
import type { GameSpec } from '../table/contract';
import { fitSeats, newOnlineTable, newTable, numbersOf, takeSeat } from './new_table';

const spec = { name: '101', options: [{ key: 'mode', default: 'expert' }, { key: 'backs', default: 'all' }] } as unknown as GameSpec;
const options = { mode: 'junior', backs: 'all' };
const whoSits = (seats: { who: string }[]) => seats.map(({ who }) => who);

test('at this device the others are bots, at a server they are open; what was chosen stays', () => {
  const name = () => 'Ann';
  expect(whoSits(fitSeats([], 3, name, 'skilled'))).toEqual(['person', 'skilled', 'skilled']);
  const online = fitSeats([], 2, name, 'skilled', true);
  expect(whoSits(online)).toEqual(['you', 'open']);
  online[1]!.who = 'expert';
  expect(whoSits(fitSeats(online, 3, name, 'skilled', true))).toEqual(['you', 'expert', 'open']);
  expect(whoSits(fitSeats(online, 1, name, 'skilled', true))).toEqual(['you']);
});

test('you have one seat at a server', () => {
  const seats = fitSeats([], 3, () => 'Ann', 'casual', true);
  seats[2]!.who = 'you';
  expect(whoSits(takeSeat(seats, 2))).toEqual(['open', 'open', 'you']);
  seats[2]!.who = 'novice';
  expect(whoSits(takeSeat(seats, 2))).toEqual(['you', 'open', 'novice']);
});

test('a table is asked for with what is no default, here and at a server', () => {
  const seats = fitSeats([], 2, () => ' Ann ', 'casual');
  const clock = { kind: 'none' } as const;
  expect(newTable(spec, 2, options, clock, seats)).toEqual({
    game: '101', players: 2, options: { mode: 'junior' }, clock, seats: [{ kind: 'person', name: 'Ann' }, { kind: 'bot', level: 'casual' }],
  });
  const online = fitSeats([], 3, () => 'Ann', 'casual', true);
  online[2]!.who = 'expert';
  expect(newOnlineTable(spec, 3, options, clock, online, true)).toEqual({
    game: '101', players: 3, options: { mode: 'junior' }, clock, seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'bot', level: 'expert' }], public: true,
  });
});

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
