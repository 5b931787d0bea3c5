import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numberOf, suitOf, tileName, type Combination, type LexioChoices, type LexioView } from './data';

// The types in data.ts against what the library gives, tests/golden/lexio-*.json: an example of every part is
// written here in the types, and both must have the same fields with the same kinds of values.

const golden = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../tests/golden/lexio-${name}.json`, import.meta.url), 'utf8'));

// 'seats[].score: number', for every field there is. Messages are the catalogue's, and not looked into.
function shape(value: unknown, path = ''): string[] {
  if (value === null) return [`${path}: null`];
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => shape(item, `${path}[]`)))];
  if (typeof value !== 'object') return [`${path}: ${typeof value}`];
  if ('code' in value) return [`${path}: message`];
  return Object.entries(value).flatMap(([key, field]) => shape(field, path === '' ? key : `${path}.${key}`));
}
const shapes = (values: unknown[]): string[] => [...new Set(values.flatMap((value) => shape(value)))].sort();

const pair: Combination = { kind: 'pair', name: { code: 'lexio.pair_of' }, tiles: ['4m', '4s'] };
const playing: LexioView = {
  game: 'lexio',
  players: 3,
  options: { rulebook: 'french', rounds: 2, chips: 100 },
  viewer: 0,
  phase: 'turn',
  turn: 0,
  round: 2,
  seats: [
    { seat: 0, score: 208, hand_size: 11, last_move: null },
    { seat: 1, score: 88, hand_size: 4, last_move: { action: 'play', combination: pair } },
  ],
  highest_number: 9,
  numbers: [3],
  suits: ['cloud', 'star', 'moon', 'sun'],
  leading: false,
  opener: 2,
  table: { owner: 1, combination: pair },
  previous: { owner: 1, combination: pair },
  hand: ['3t'],
  played: ['4m'],
  unseen: ['5c'],
  last_round: {
    round: 1,
    winner: 0,
    seats: [{ seat: 0, tiles: ['3t'], twos: 0, gain: 108 }],
    payments: [{ from: 1, to: 0, tiles: 12, less: 0, factor: 1, owed: 12, paid: 12 }],
  },
  last_event: { seat: 1, action: 'play', combination: pair },
  ending: null,
  result: null,
};
const lead: LexioView = { ...playing, viewer: null, hand: null, previous: null };
const over: LexioView = {
  ...playing,
  phase: 'over',
  turn: null,
  opener: null,
  unseen: null,
  ending: { kind: 'rounds' },
  result: { scores: [1], winners: [0] },
};

test('views have the fields of the golden files', () => {
  const given = ['view', 'view-answer', 'view-onlooker', 'view-end'].map(golden);
  expect(shapes([playing, lead, over])).toEqual(shapes(given));
});

test('choices have the fields of the golden file', () => {
  const choices: LexioChoices = {
    action: 'play',
    pass: false,
    groups: [{ kind: 'pair', plays: [{ tiles: ['4m', '4s'], name: { code: 'lexio.pair_of' }, move: 'play 4m 4s' }] }],
  };
  expect(shapes([choices])).toEqual(shapes([golden('choices')]));
});

test('words that the page tells apart are those of the golden files', () => {
  const view = golden('view') as LexioView;
  const end = golden('view-end') as LexioView;
  const choices = golden('choices') as LexioChoices;
  expect(view.suits).toEqual(playing.suits);
  expect([view.phase, end.phase, end.ending?.kind]).toEqual(['turn', 'over', 'rounds']);
  expect(choices.groups.map(({ kind }) => kind)).toEqual(['single', 'pair', 'straight']);
  expect(choices.groups[0]!.plays[0]!.name.arguments).toEqual({ tile: tileName('4m') });
});

test('a tile is read from its notation', () => {
  expect([numberOf('15s'), suitOf('15s'), suitOf('3c'), suitOf('1m'), suitOf('10t')]).toEqual([15, 'sun', 'cloud', 'moon', 'star']);
});
