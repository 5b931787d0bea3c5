import { beforeEach, expect, it, vi } from 'vitest';
import type { GameUi } from '../table/game_ui';
import type { Host, Message, Snapshot, TableSession } from '../table/contract';
import { Sitting } from './sitting.svelte';

vi.mock('virtual:words', () => ({ load: { en: new Proxy({}, { get: () => () => Promise.resolve({ default: {} }) }) } }));

class FakeSession {
  closed = false;
  heard: ((snapshot: Snapshot) => void) | null = null;
  constructor(readonly first = { view: { game: '21' }, public: { position: 1 }, viewer: 0 } as unknown as Snapshot) {}
  subscribe(heard: (snapshot: Snapshot) => void) {
    this.heard = heard;
    heard(this.first);
    return () => {};
  }
  close = () => void (this.closed = true);
}

// A host whose answers come when the test says so.
let answers: ((answer: TableSession | Message) => void)[];
let asked: boolean[];
const host = {
  sit: (_: string, { takeOver = false } = {}) => {
    asked.push(takeOver);
    return new Promise((resolve) => answers.push(resolve));
  },
} as unknown as Host;
const ui = {} as GameUi;
let load: () => Promise<GameUi>;
let sitting: Sitting;
beforeEach(() => {
  answers = [];
  asked = [];
  load = () => Promise.resolve(ui);
  sitting = new Sitting(host, 'T', () => load());
});
async function answer(given: FakeSession | Message): Promise<void> {
  answers.shift()!(given as unknown as TableSession);
  await new Promise((resolve) => setTimeout(resolve));
}

it('sits down, and follows what is shown', async () => {
  void sitting.sit(false);
  const session = new FakeSession();
  await answer(session);
  expect(sitting.game).toBe(ui);
  session.heard!({ ...session.first, public: { position: 2 } } as unknown as Snapshot);
  expect(sitting.table!.snapshot.public.position).toBe(2);
});

it('sits once for two taps, and closes the chair it does not take', async () => {
  void sitting.sit(true);
  void sitting.sit(true);
  const [first, second] = [new FakeSession(), new FakeSession()];
  await answer(first);
  await answer(second);
  expect([first.closed, second.closed]).toEqual([true, false]);
  expect(sitting.table!.session).toBe(second);
  sitting.leave();
  expect(second.closed).toBe(true);
});

it('says why it can’t sit down, and takes it back when it can', async () => {
  void sitting.sit(false);
  await answer({ code: 'page.table_elsewhere' });
  expect(sitting.problem).toEqual({ code: 'page.table_elsewhere' });
  void sitting.sit(true);
  await answer(new FakeSession());
  expect(sitting.problem).toBeNull();
  expect(asked).toEqual([false, true]);
});

it('says that the game’s part of the page is missing', async () => {
  load = () => Promise.reject(new Error('404'));
  void sitting.sit(false);
  const session = new FakeSession();
  await answer(session);
  expect(sitting.problem).toMatchObject({ code: 'page.not_loaded' });
  expect(session.closed).toBe(true);
});

it('closes a session that comes after the screen was left', async () => {
  void sitting.sit(false);
  sitting.leave();
  const session = new FakeSession();
  await answer(session);
  expect(session.closed).toBe(true);
  expect(sitting.table).toBeNull();
});
