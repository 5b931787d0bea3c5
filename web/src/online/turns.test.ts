import { beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../table/contract';
import type { Games, RunningGame } from './api';

vi.stubGlobal('location', { pathname: '/', hash: '' });
const { Turns } = await import('./turns.svelte');

const game = (table: string, yourTurn: boolean, deadline: number | null = null) => ({ table, seat: 0, your_turn: yourTurn, public: { deadline, paused: false } }) as unknown as RunningGame;

let now = 0;
let wanted = true;
let told: string[] = [];
let asked = 0;
let answer: Games | Message;
const heard = (...live: RunningGame[]): Games => ({ live, finished: [], before: null, now: now + 1_000_000 });
const make = () =>
  new Turns({
    api: { games: async () => (asked++, answer) },
    now: () => now,
    isWanted: () => wanted,
    tell: ({ table }) => told.push(table),
  });

beforeEach(() => {
  [now, wanted, told, asked] = [0, true, [], 0];
});

it('tells what has become one’s turn, once, and nothing that was there at first', async () => {
  const turns = make();
  answer = heard(game('a', true), game('b', false));
  await turns.look();
  expect(told).toEqual([]);
  for (const live of [heard(game('a', true), game('b', true)), heard(game('b', true)), heard(game('b', false)), heard(game('b', true))]) {
    now += 60_000;
    answer = live;
    await turns.look();
  }
  expect(told).toEqual(['b', 'b']);
  expect(turns.yours.map(({ table }) => table)).toEqual(['b']);
});

it('looks again every half minute, if there are games and anybody would see it', async () => {
  const turns = make();
  answer = heard();
  await turns.look();
  now += 100_000;
  turns.tick();
  expect(asked).toBe(1);
  turns.hear([game('a', false)]);
  wanted = false;
  turns.tick();
  expect(asked).toBe(1);
  wanted = true;
  turns.tick();
  expect(asked).toBe(2);
  now += 29_000;
  turns.tick();
  expect(asked).toBe(2);
  now += 1_000;
  turns.tick();
  expect(asked).toBe(3);
});

it('asks once where several things ask at the same time', async () => {
  const turns = make();
  answer = heard();
  await Promise.all([turns.look(), turns.look()]);
  expect(asked).toBe(1);
});

it('keeps what it knew when nothing can be heard', async () => {
  const turns = make();
  answer = heard(game('a', true));
  await turns.look();
  now += 60_000;
  answer = { code: 'page_online.no_network' };
  await turns.look();
  expect(turns.yours).toHaveLength(1);
  turns.forget();
  expect(turns.games).toEqual([]);
});

it('counts by the server’s clock', async () => {
  const turns = make();
  now = 5_000;
  answer = heard(game('a', true, 1_065_000), game('b', true));
  await turns.look();
  expect(turns.left(turns.games[0]!, now)).toBe(60_000);
  expect(turns.left(turns.games[0]!, now + 61_000)).toBe(0);
  expect(turns.left(turns.games[1]!, now)).toBeNull();
});
