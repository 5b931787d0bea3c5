import { describe, expect, it } from 'vitest';
import type { NewTable } from '../table/contract';
import { Door } from './door';
import { MemoryStore } from './memory_store';
import { isRefused } from './result';
import type { EventBytes } from './store';
import { anyMove, bot, newHost, newTable, Page, person, wasm, type TestHost } from './testing/hosts';

// Two games that differ only in what a viewer may not know are the same in every message that the page gets, and what a
// bot is told depends on nothing that its seat may not know.

const toHex = (text: string) => Buffer.from(text).toString('hex');
const fromHex = (hex: string) => Buffer.from(hex, 'hex').toString();

// The log of a new table.
async function logOf(table: NewTable): Promise<EventBytes[]> {
  const door = await Door.open(wasm);
  const { table: id } = door.must('open', { ...table, table: 'T', seed: '0000000000000005', now: 1000 });
  return door.must('log', { table: id, from: 0 });
}

// The same log with another deal of as many bytes.
function withDeal(events: EventBytes[], change: (deal: string) => string): EventBytes[] {
  return events.map((event) => {
    const at = fromHex(event).search(/deal |hand /);
    if (at < 0) return event;
    const text = fromHex(event).slice(at);
    return event.replace(toHex(text), toHex(change(text)));
  });
}

async function hostOf(events: EventBytes[]): Promise<TestHost> {
  const store = new MemoryStore({ code: 'page.not_kept' });
  const row = { table: 'T', game: 'lexio', players: 3, seats: [], over: false, yourTurn: true, round: 1, at: 0, record: null, events: events.length, writer: null, rematch: null } as const;
  await store.create({ ...row, seats: [] }, events);
  return newHost(store);
}

// What differs by chance: when it was.
function said(test: TestHost): string[] {
  return test.watched.toPage.map(({ showing: { hereAndNow: _, ...rest } }) => JSON.stringify(rest).replace(/"now":\d+/g, ''));
}

// Tiles that seats 1 and 2 trade, neither of them the one that opens; nobody else sees a difference.
function traded(deal: string): string {
  const [first, ...hands] = deal.slice('deal '.length).split(' | ').map((hand) => hand.split(' '));
  const given = hands.map((hand) => hand.find((tile) => tile !== '3c')!);
  const swapped = hands.map((hand, i) => [...hand.filter((tile) => tile !== given[i]), given[1 - i]!]);
  return `deal ${[first!, ...swapped.map((hand) => hand.sort((a, b) => strength(a) - strength(b)))].map((hand) => hand.join(' ')).join(' | ')}`;
}
// As records sort them: 3 to 9, then 1 and 2; of each number c t m s.
const strength = (tile: string) => ((Number(tile.slice(0, -1)) + 13) % 16) * 4 + 'ctms'.indexOf(tile.at(-1)!);

describe('what a viewer may not know', () => {
  it('is in no message to the page: hands of Lexio', async () => {
    const events = await logOf(newTable('lexio', [person('A'), person('B'), person('C')]));
    const others = withDeal(events, traded);
    expect(others).not.toEqual(events);
    const tests = await Promise.all([hostOf(events), hostOf(others)]);
    const hands: string[] = [];
    for (const test of tests) {
      const page = await Page.sit(test, 'T');
      for (const viewer of [0, null, 0]) await page.look(viewer);
      // Whatever is tried at another's expense is refused alike.
      for (const [seat, move] of [[0, 'play 3c'], [0, 'pass'], [0, 'fly']] as const) {
        const refused = [await page.act(seat, move), await test.host.check(page.session, seat, move)];
        test.watched.toPage.push({ session: 0, showing: { refused } as never });
      }
      hands.push(JSON.stringify(test.door.must('snapshot', { table: 'T', viewer: 1, after: -1 }).view));
      expect(test.host.record(page.session)).toMatchObject({ refused: { code: 'table.not_over' } });
      await page.close();
    }
    expect(hands[0]).not.toBe(hands[1]); // the games do differ
    expect(said(tests[0]!)).toEqual(said(tests[1]!));
    expect(said(tests[0]!).length).toBeGreaterThan(4);
  });

  it('is in no message to the page: faces in the box of 101', async () => {
    const events = await logOf(newTable('101', [person('A'), person('B')]));
    // Two tokens with the same back, deep in the box.
    const others = withDeal(events, (deal) => deal.replace(/B7(.*)B9$|B9(.*)B7$|B7(.*)B9|B9(.*)B7/, (found) => found.replace(/B7|B9/g, (token) => (token === 'B7' ? 'B9' : 'B7'))));
    expect(others).not.toEqual(events);
    const tests = await Promise.all([hostOf(events), hostOf(others)]);
    for (const test of tests) {
      const page = await Page.sit(test, 'T');
      for (const viewer of [0, 1, null]) await page.look(viewer);
      for (let moves = 0; moves < 12; ++moves) {
        const seat = page.latest.public.turn!;
        await page.look(seat);
        expect(await page.act(seat, anyMove(page.latest.choices))).toBeNull();
        await page.look(null);
      }
      await page.close();
    }
    expect(said(tests[0]!)).toEqual(said(tests[1]!));
    expect(said(tests[0]!).length).toBeGreaterThan(36);
  });

  it('is not told to a bot, whatever bot it is', async () => {
    const events = await logOf(newTable('lexio', [bot('casual'), person('B'), person('C')]));
    const tests = await Promise.all([hostOf(events), hostOf(withDeal(events, traded))]);
    for (const test of tests) {
      const page = await Page.sit(test, 'T');
      const { public: data } = await page.until(({ public: { turn } }) => turn !== 0);
      expect(data.phase).toBe('playing');
      await page.close();
    }
    const told = tests.map(({ watched }) => JSON.stringify(watched.toThinking));
    expect(told[0]).toBe(told[1]);
    for (const { task } of tests[0]!.watched.toThinking) {
      if (task.kind === 'unfollow') continue; // names alone
      expect(Object.keys(task).sort()).toEqual(['kind', 'level', 'listener', 'seed']);
      if (task.kind === 'choose') expect(task.listener.lines.every((line) => !line.startsWith('~ deal') || line.split(' ').length < 2 + 2 * 12)).toBe(true);
    }
  });

  it('reaches no page of another seat in a whole game: a hand is shown to its own viewer alone', async () => {
    const test = await newHost(new MemoryStore({ code: 'page.not_kept' }));
    const answer = await test.host.open(newTable('lexio', [person('A'), bot('novice'), bot('novice')], { rounds: '1' }));
    const page = await Page.sit(test, isRefused(answer) ? '' : answer.ok);
    // What the bots hold, as the module knows it; it goes with every move.
    const hidden = (seat: number) => test.door.must('snapshot', { table: page.latest.table, viewer: seat, after: -1 }).view as unknown as { hand: string[] };
    for (;;) {
      await page.until(({ choices, public: { phase } }) => choices !== null || phase === 'over');
      if (page.latest.public.phase === 'over') break;
      const hands = [1, 2].map((seat) => hidden(seat).hand);
      // All that is said, without what everybody has not seen: both hands together.
      const { view, ...rest } = page.latest;
      const { unseen, played, hand, ...others } = view as unknown as { unseen: string[]; played: string[]; hand: string[] };
      expect([...unseen].sort()).toEqual([...hands[0]!, ...hands[1]!].sort());
      expect(hand.some((tile) => unseen.includes(tile) || played.includes(tile))).toBe(false);
      const text = JSON.stringify([{ ...rest, choices: null, roundEnds: [] }, others]);
      for (const tile of unseen) expect(text).not.toContain(`"${tile}"`);
      await page.act(0, anyMove(page.latest.choices));
    }
    // The record is the first to tell the secret, and the whole deal.
    const record = test.host.record(page.session);
    const text = isRefused(record) ? '' : record.ok;
    const secret = /secret\W+([0-9a-f]{64})/.exec(text)![1]!;
    const hands = /^~ deal (.*)$/m.exec(text)![1]!.split(' | ');
    expect(hands).toHaveLength(3);
    const { commitment } = page.latest.public.opening;
    for (const said of [test.watched.toPage, test.watched.toThinking].map((messages) => JSON.stringify(messages))) {
      expect(said).not.toContain(secret);
      expect(said).not.toMatch(new RegExp(`(?!${commitment})\\b[0-9a-f]{64}\\b`)); // nor another that long
      expect(said).not.toContain(hands.join(' | '));
    }
    for (const hand of hands) expect(JSON.stringify(test.watched.toPage)).not.toContain(hand);
  });
});
