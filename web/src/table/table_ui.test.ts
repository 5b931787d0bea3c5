import { beforeEach, expect, it, vi } from 'vitest';
import type { Hint, Message, Snapshot, TableSession } from './contract';
import { TableUi } from './table_ui.svelte';

// A session that answers when the test says so.
class FakeSession {
  asked: string[] = [];
  answers: ((answer: never) => void)[] = [];
  #ask(what: string): Promise<never> {
    this.asked.push(what);
    return new Promise((answer) => this.answers.push(answer));
  }
  act = (seat: number, move: string) => this.#ask(`${seat} ${move}`);
  undo = (seat: number) => this.#ask(`${seat} undo`);
  hint = (seat: number) => this.#ask(`${seat} hint`);
  stopHint = () => void this.asked.push('stop');
  async answer(answer: Hint | Message | null): Promise<void> {
    this.answers.shift()!(answer as never);
    await Promise.resolve();
    await Promise.resolve();
  }
}

function snapshot(position: number, viewer = 0): Snapshot {
  return { viewer, secrets: true, choices: {}, view: { players: 2 }, public: { position, undo: 0, seats: [{ holder: 'person' }, { holder: 'bot' }] } } as unknown as Snapshot;
}
const hint = { moves: [{ move: 'place E5' }] } as Hint;

let session: FakeSession;
let table: TableUi;
beforeEach(() => {
  vi.stubGlobal('AudioContext', undefined);
  session = new FakeSession();
  table = new TableUi(session as unknown as TableSession, snapshot(1));
});

it('takes back one move for two taps', async () => {
  expect(table.mayUndo).toBe(true);
  const undone = table.undo();
  expect(table.mayUndo).toBe(false);
  await table.undo();
  await table.play('pass');
  expect(session.asked).toEqual(['0 undo']);
  await session.answer(null);
  await undone;
  expect(table.mayUndo).toBe(true);
});

it('says why a move can’t be taken back', async () => {
  void table.undo();
  await session.answer({ code: 'table.undo_after_draw' });
  expect(table.refusal).toEqual({ code: 'table.undo_after_draw' });
  expect(table.busy).toBe(false);
});

it('shows a hint for the position it was asked in', async () => {
  void table.askForHint();
  expect(table.thinkingOfHint).toBe(true);
  await session.answer(hint);
  expect(table.hint).toEqual(hint);
  expect(table.thinkingOfHint).toBe(false);
});

it('drops a hint that was on its way when the position moved on', async () => {
  void table.askForHint();
  table.renew(snapshot(2));
  expect(session.asked).toEqual(['0 hint', 'stop']);
  await session.answer(hint);
  expect(table.hint).toBeNull();
  expect(table.thinkingOfHint).toBe(false);
});

it('drops a hint for somebody else, and one that was not wanted any more', async () => {
  void table.askForHint();
  table.renew(snapshot(1, 1));
  await session.answer(hint);
  expect(table.hint).toBeNull();
  void table.askForHint();
  table.dropHint();
  await session.answer(hint);
  expect(table.hint).toBeNull();
});

it('waits for the newer of two hints', async () => {
  void table.askForHint();
  table.dropHint();
  void table.askForHint();
  await session.answer(null); // the first was stopped
  expect(table.thinkingOfHint).toBe(true);
  await session.answer(hint);
  expect(table.hint).toEqual(hint);
});

it('says why there is no hint', async () => {
  void table.askForHint();
  await session.answer({ code: 'page_table.thinking_failed' });
  expect(table.hint).toBeNull();
  expect(table.refusal).toEqual({ code: 'page_table.thinking_failed' });
  expect(table.thinkingOfHint).toBe(false);
});
