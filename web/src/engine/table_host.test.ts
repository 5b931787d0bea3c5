import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexedDbStore } from './indexed_db_store';
import { MemoryStore } from './memory_store';
import { isRefused } from './result';
import { mostFinished } from './store';
import { anyMove, bot, newHost, newTable, opened, Page, person, playOut } from './testing/hosts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.useRealTimers();
});
const newStore = () => new IndexedDbStore().open();

describe('a table in the browser', () => {
  it.each([
    ['101', [person('A'), bot('novice')], {}],
    ['lexio', [person('A'), bot('casual'), person('C'), bot('novice')], { rounds: '2' }],
    ['21', [bot('novice'), person('B')], {}],
  ] as const)('is played to the end: %s', async (game, seats, options) => {
    const test = await newHost(await newStore());
    const id = await opened(test.host, newTable(game, [...seats], { ...options }));
    const page = await Page.sit(test, id);
    await playOut(page);
    expect(page.latest.record).toMatch(/^result .* winner /);
    expect(page.latest.log.length).toBeGreaterThan(10);
    const record = test.host.record(page.session);
    expect(isRefused(record) ? '' : record.ok).toContain(page.latest.record);
    expect(test.host.verify(page.session)).toMatchObject({ ok: { outcomes: expect.any(Number) } });
    await page.close();
    expect(await test.host.kept()).toMatchObject([{ table: id, game, over: true, yourTurn: false, record: page.latest.record }]);
  });

  it('goes on after the page was closed or crashed, without losing a move', async () => {
    const store = await newStore();
    const first = await newHost(store);
    const id = await opened(first.host, newTable('lexio', [person('A'), person('B'), person('C')]));
    const page = await Page.sit(first, id);
    for (let i = 0; i < 5; ++i) {
      const seat = page.latest.public.turn!;
      await page.look(seat);
      expect(await page.act(seat, anyMove(page.latest.choices))).toBeNull();
    }
    await page.look(1);
    // No closing: the tab is gone.
    const second = await newHost(await newStore());
    const again = await Page.sit(second, id);
    await again.look(1);
    const { hereAndNow: _, ...before } = page.latest;
    const { hereAndNow: __, ...after } = again.latest;
    expect(after).toEqual(before);
    expect(await again.act(again.latest.public.turn!, 'pass').then((refused) => refused?.code)).not.toBe('page.table_elsewhere');
  });

  it('takes a move back, and shows the log without it', async () => {
    const test = await newHost(await newStore());
    const id = await opened(test.host, newTable('101', [person('A'), person('B')]));
    const page = await Page.sit(test, id);
    const seat = page.latest.public.turn!;
    await page.look(seat);
    const before = page.latest.log;
    await page.act(seat, anyMove(page.latest.choices));
    await page.act(seat, anyMove(page.latest.choices)); // place
    expect(page.latest.log).toHaveLength(before.length + 2);
    expect(page.latest.public.undo).toBe(seat);
    expect(await test.host.undo(page.session, seat)).toBeNull();
    expect(page.latest.log).toHaveLength(before.length + 1);
    expect(page.latest.view.phase).toBe('place');
  });

  it('shows nobody a seat that is not a person’s', async () => {
    const test = await newHost(await newStore());
    const id = await opened(test.host, newTable('lexio', [person('A'), bot('novice'), bot('novice')]));
    const page = await Page.sit(test, id);
    expect(page.latest.viewer).toBe(0);
    expect(await page.look(1)).toEqual({ code: 'page_table.not_your_seat' });
    expect(await page.look(7)).toEqual({ code: 'page_table.not_your_seat' });
    expect(page.latest.viewer).toBe(0);
    expect(await page.act(1, 'pass')).toMatchObject({ code: expect.stringMatching(/^table\./) });
    expect(await page.look(null)).toBeNull();
    expect(page.latest).toMatchObject({ viewer: null, choices: null, view: { viewer: null, hand: null } });
  });

  it('gives a hint, and stops one', async () => {
    const test = await newHost(await newStore());
    const id = await opened(test.host, newTable('21', [person('A'), person('B')]));
    const page = await Page.sit(test, id);
    const seat = page.latest.public.turn!;
    const hint = await test.host.hint(page.session, seat, () => {});
    const move = { win: expect.any(Number), winError: expect.any(Number), reasons: expect.any(Array) };
    expect(hint).toMatchObject({ ok: { moves: expect.arrayContaining([expect.objectContaining(move)]) } });
    const asked = test.host.hint(page.session, seat, () => {});
    await new Promise((resolve) => setTimeout(resolve));
    test.host.stopHint(page.session);
    expect(await asked).toEqual({ ok: null });
    expect(await test.host.hint(page.session, 1 - seat, () => {})).toEqual({ refused: { code: 'protocol.follower_does_not_act', arguments: {} } }); // not their turn
    expect(await test.host.hint(99, seat, () => {})).toEqual({ refused: { code: 'page.table_closed' } });
  });

  it('leaves nothing of itself where bots think', async () => {
    const test = await newHost(new MemoryStore({ code: 'page.not_kept' }));
    const id = await opened(test.host, newTable('21', [person('A'), bot('novice')]));
    const page = await Page.sit(test, id);
    await page.until(({ choices }) => choices !== null);
    await page.act(0, anyMove(page.latest.choices));
    await page.until(({ choices }) => choices !== null);
    await page.close();
    expect(test.watched.toThinking.at(-1)!.task).toEqual({ kind: 'unfollow', followers: [`${id}/1`] });
  });

  it('judges a finished game', async () => {
    const test = await newHost(await newStore());
    const id = await opened(test.host, newTable('lexio', [person('A'), bot('novice'), bot('novice')], { rounds: '1' }));
    const page = await Page.sit(test, id);
    expect(await test.host.review(page.session, 0, () => {})).toMatchObject({ refused: { code: 'table.not_over' } });
    await playOut(page);
    const told: number[] = [];
    const review = await test.host.review(page.session, 0, (done) => told.push(done));
    expect(isRefused(review) ? review.refused : review.ok).toMatchObject({ byRound: true, seats: [{ seat: 0, decisions: told.length + 1 }] });
  }, 60_000);

  it('gives a rematch to the same people and bots, once', async () => {
    const test = await newHost(await newStore());
    const id = await opened(test.host, newTable('21', [person('A'), bot('casual')]));
    const page = await Page.sit(test, id);
    expect(await test.host.rematch(page.session)).toMatchObject({ refused: { code: 'table.not_over' } });
    expect(await test.host.resign(page.session, 0)).toBeNull();
    expect(page.latest.record).toBe('resigned 0');
    const rematch = await test.host.rematch(page.session);
    expect(await test.host.rematch(page.session)).toEqual(rematch);
    const next = await Page.sit(test, isRefused(rematch) ? '' : rematch.ok);
    expect(next.latest.public.seats).toMatchObject([{ name: 'A' }, { bot: 'casual' }]);
    expect(await test.host.kept()).toHaveLength(2);
  });

  it('lets a bot play for who left, and the person come back', async () => {
    const test = await newHost(await newStore());
    const id = await opened(test.host, newTable('lexio', [person('A'), person('B'), person('C')], { rounds: '1' }));
    const page = await Page.sit(test, id);
    for (const seat of [0, 1, 2]) expect(await test.host.leave(page.session, seat)).toBeNull();
    await page.until(({ log }) => log.length > 4);
    expect(await test.host.takeBack(page.session, 1)).toBeNull();
    const { public: data } = await page.until(({ public: { turn, phase } }) => turn === 1 || phase === 'over');
    expect(data.seats[1]).toMatchObject({ away: false, bot: null });
    await playOut(page);
  });

  it('waits while people look at something else', async () => {
    const test = await newHost(await newStore());
    const id = await opened(test.host, newTable('101', [bot('novice'), bot('novice')]));
    const answer = await test.host.sit(id, false);
    if (isRefused(answer)) throw new Error();
    test.host.hold(answer.ok.session, true);
    const { length } = test.watched.toPage;
    await vi.waitFor(() => expect(test.watched.toThinking).not.toHaveLength(0));
    await test.thinker.ask(() => ({ kind: 'unfollow', followers: [] })).answer; // the bot has answered before
    for (let i = 0; i < 5; ++i) await new Promise((resolve) => setTimeout(resolve));
    expect(test.watched.toPage).toHaveLength(length);
    test.host.hold(answer.ok.session, false);
    await vi.waitFor(() => expect(test.watched.toPage.length - length).toBeGreaterThan(5));
    await test.host.leaveSession(answer.ok.session);
  });

  it('keeps a clock: who is too late is played for', async () => {
    const test = await newHost(await newStore());
    const id = await opened(test.host, { ...newTable('21', [person('A'), person('B')]), clock: { kind: 'move', time: 1000 } });
    const page = await Page.sit(test, id);
    const seat = page.latest.public.turn!;
    expect(page.latest.public.deadline! - page.latest.public.now).toBe(1000);
    const { public: data } = await page.until(({ public: { turn } }) => turn !== seat);
    expect(data.seats[seat]!.timeouts).toBe(1);
    expect(Math.abs(page.latest.hereAndNow - Date.now())).toBeLessThan(500);
  });

  it('does not count the time in which nobody sits there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    const test = await newHost(new MemoryStore({ code: 'page.not_kept' }));
    const id = await opened(test.host, { ...newTable('21', [person('A'), person('B')]), clock: { kind: 'move', time: 1000 } });
    const page = await Page.sit(test, id);
    await vi.advanceTimersByTimeAsync(300);
    await page.close();
    await vi.advanceTimersByTimeAsync(60_000);
    const again = await Page.sit(test, id);
    const timeouts = () => again.latest.public.seats.reduce((sum, seat) => sum + seat.timeouts, 0);
    await vi.advanceTimersByTimeAsync(600);
    expect(timeouts()).toBe(0);
    await vi.advanceTimersByTimeAsync(600);
    expect(timeouts()).toBe(1);
    await again.close();
  });
});

describe('the pause before a bot’s move', () => {
  it('is half a second or more, and none where it is not wanted', async () => {
    for (const [pace, least, most] of [[1, 490, 2000], [0, 0, 400]] as const) {
      const test = await newHost(new MemoryStore({ code: 'page.not_kept' }), { pace });
      const id = await opened(test.host, newTable('21', [bot('novice'), bot('novice')]));
      const began = performance.now();
      const page = await Page.sit(test, id);
      const before = page.latest.public.events;
      await page.until(({ public: { events } }) => events > before);
      const took = performance.now() - began;
      expect(took).toBeGreaterThanOrEqual(least);
      expect(took).toBeLessThan(most);
      await page.close();
    }
  });
});

describe('the list of games', () => {
  it('keeps the newest finished ones', async () => {
    const store = await newStore();
    const test = await newHost(store);
    for (let i = 0; i < mostFinished + 2; ++i) {
      const id = await opened(test.host, newTable('101', [person('A')]));
      const page = await Page.sit(test, id);
      expect(await test.host.resign(page.session, 0)).toBeNull();
      await page.close();
    }
    expect(await test.host.kept()).toHaveLength(mostFinished);
  }, 60_000);
});
