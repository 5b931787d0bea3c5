import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '../../table/contract';
import type { LexioView } from './data';
import { bySuit, Picking, type Asked } from './picking.svelte';

const play = (...tiles: string[]) => ({ tiles, name: { code: 'lexio.pair_of' }, move: `play ${tiles.join(' ')}` });
const hand = ['3c', '4t', '4s', '10c', '10m', '1c', '2s'];
const weak: Message = { code: 'lexio.too_weak' };

class FakeTable implements Asked {
  snapshot: Asked['snapshot'] = {
    view: { hand, round: 2, suits: ['cloud', 'star', 'moon', 'sun'] } as unknown as LexioView,
    viewer: 0,
    choices: { action: 'play', pass: true, groups: [{ kind: 'pair', plays: [play('10c', '10m'), play('4t', '4s')] }] },
  };
  chosen: string | null = null;
  asked: string[] = [];
  answers: ((why: Message | null) => void)[] = [];
  check = (move: string): Promise<Message | null> => {
    this.asked.push(move);
    return new Promise((answer) => this.answers.push(answer));
  };
}

let table: FakeTable;
let picking: Picking;
beforeEach(() => {
  vi.useFakeTimers();
  table = new FakeTable();
  picking = new Picking(table);
  picking.follow();
});
afterEach(() => void vi.useRealTimers());

test('tiles are picked and let go, and make a move in the order of the hand', () => {
  picking.toggle('4s');
  picking.toggle('4t');
  expect(picking.move).toBe('play 4t 4s');
  expect(picking.verdict).toMatchObject({ kind: 'playable', place: 1 });
  picking.toggle('4t');
  expect(picking.picked).toEqual(['4s']);
  picking.clear();
  expect(picking.verdict).toEqual({ kind: 'nothing' });
});

test('what is among the plays is not asked about', () => {
  picking.cycle();
  expect(picking.verdict.kind).toBe('playable');
  picking.follow();
  vi.runAllTimers();
  expect(table.asked).toEqual([]);
});

test('what is not is asked about after a rest, and the refusal is shown', async () => {
  picking.toggle('3c');
  picking.follow();
  expect(picking.verdict).toEqual({ kind: 'waiting' });
  vi.runAllTimers();
  expect(table.asked).toEqual(['play 3c']);
  table.answers[0]!(weak);
  await Promise.resolve();
  expect(picking.verdict).toEqual({ kind: 'refused', why: weak });
});

test('tiles picked in a row are asked about once', () => {
  picking.toggle('3c');
  const stop = picking.follow();
  stop?.();
  picking.toggle('1c');
  picking.follow();
  vi.runAllTimers();
  expect(table.asked).toEqual(['play 3c 1c']);
});

test('an answer that comes too late is dropped', async () => {
  picking.toggle('3c');
  const stop = picking.follow();
  vi.runAllTimers();
  stop?.();
  picking.toggle('1c');
  picking.follow();
  table.answers[0]!(weak);
  await Promise.resolve();
  expect(picking.verdict).toEqual({ kind: 'waiting' });
  picking.toggle('1c');
  expect(picking.verdict).toEqual({ kind: 'waiting' });
});

test('a refusal belongs to the choices it was asked with', async () => {
  picking.toggle('3c');
  picking.follow();
  vi.runAllTimers();
  table.answers[0]!(weak);
  await Promise.resolve();
  table.snapshot.choices = { ...table.snapshot.choices! };
  picking.toggle('1c');
  picking.toggle('1c');
  expect(picking.verdict).toEqual({ kind: 'waiting' });
});

test('cycling goes through all plays and round again, both ways', () => {
  const seen = [1, 2, 3].map(() => (picking.cycle(), picking.move));
  expect(seen).toEqual(['play 10c 10m', 'play 4t 4s', 'play 10c 10m']);
  picking.cycle(-1);
  expect(picking.move).toBe('play 4t 4s');
  picking.clear();
  picking.cycle(-1);
  expect(picking.move).toBe('play 4t 4s');
});

test('without a turn tiles can be picked, but nothing is asked', () => {
  table.snapshot.choices = null;
  picking.follow();
  picking.toggle('3c');
  picking.follow();
  vi.runAllTimers();
  expect(picking.verdict).toEqual({ kind: 'waiting' });
  expect(table.asked).toEqual([]);
  picking.cycle();
  expect(picking.picked).toEqual(['3c']);
});

test('picking something else takes back what waits to be confirmed', () => {
  table.chosen = 'pass';
  picking.toggle('3c');
  expect(table.chosen).toBeNull();
});

test('nothing stays picked in another hand or another round', () => {
  picking.toggle('3c');
  table.snapshot.viewer = 1;
  picking.follow();
  expect(picking.has('3c')).toBe(false);
  picking.toggle('3c');
  table.snapshot.view = { ...table.snapshot.view, round: 3 };
  picking.follow();
  expect(picking.has('3c')).toBe(false);
});

test('by suit, weakest suit first, numbers as they were', () => {
  expect(bySuit(hand, ['cloud', 'star', 'moon', 'sun'])).toEqual(['3c', '10c', '1c', '4t', '10m', '4s', '2s']);
  picking.order = 'suit';
  expect(picking.sorted[3]).toBe('4t');
});

test('what was picked is let go when the turn is over, and kept while others play', () => {
  picking.toggle('3c');
  const { choices } = table.snapshot;
  table.snapshot = { ...table.snapshot, choices: null };
  picking.follow();
  expect(picking.has('3c')).toBe(false);
  picking.toggle('4t'); // for the next turn
  picking.follow();
  table.snapshot = { ...table.snapshot, choices };
  picking.follow();
  expect(picking.has('4t')).toBe(true);
});
