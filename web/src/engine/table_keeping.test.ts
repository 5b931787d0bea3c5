import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../table/contract';
import { IndexedDbStore } from './indexed_db_store';
import { MemoryStore } from './memory_store';
import { isRefused } from './result';
import { StoreError, type Store } from './store';
import { anyMove, bot, newHost, newTable, opened, Page, person, playOut, type TestHost } from './testing/hosts';

// What the store does to a table: slow, full or refusing, and shared by two tabs.

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.useRealTimers();
});
const newStore = () => new IndexedDbStore().open();

describe('a store that takes its time', () => {
  // Appends and releases wait until they are let through.
  function slow(): Store & { let(): void; waiting(): number } {
    const store = new MemoryStore({ code: 'page.not_kept' });
    const held: (() => void)[] = [];
    const hold = () => new Promise<void>((goOn) => held.push(goOn));
    const append = store.append.bind(store);
    const release = store.release.bind(store);
    return Object.assign(store, {
      waiting: () => held.length,
      let() {
        for (const goOn of held.splice(0)) goOn();
      },
      append: ((...args) => hold().then(() => append(...args))) as Store['append'],
      release: ((table) => hold().then(() => release(table))) as Store['release'],
    });
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const letAll = async (store: ReturnType<typeof slow>) => {
    for (let quiet = 0; quiet < 3; quiet = store.waiting() > 0 ? 0 : quiet + 1) {
      store.let();
      await settle();
    }
  };

  it('lets nobody in while a table is being left, and everybody afterwards', async () => {
    const store = slow();
    const test = await newHost(store);
    const id = await opened(test.host, newTable('101', [person('A'), person('B')]));
    const page = await Page.sit(test, id);
    const seat = page.latest.public.turn!;
    await page.look(seat);
    const acted = page.act(seat, anyMove(page.latest.choices));
    await settle();
    expect(store.waiting()).toBe(1);
    const left = page.close();
    const coming = test.host.sit(id, false);
    await letAll(store);
    await Promise.all([acted, left]);
    const came = await coming;
    expect(came).toMatchObject({ ok: { showing: { elsewhere: false } } });
    expect((await store.row(id))!.writer).not.toBeNull();
    const again = await Page.sit(test, id);
    await again.look(seat);
    expect(again.latest.view.phase).toBe('place'); // the move was kept
    const next = again.act(seat, anyMove(again.latest.choices));
    await letAll(store);
    expect(await next).toBeNull();
  });

  it('keeps a table for who comes while the last one leaves', async () => {
    const store = slow();
    const test = await newHost(store);
    const id = await opened(test.host, newTable('101', [person('A'), person('B')]));
    const page = await Page.sit(test, id);
    const coming = test.host.sit(id, false);
    const left = page.close();
    await letAll(store);
    await left;
    const came = await coming;
    if (isRefused(came)) throw new Error(came.refused.code);
    expect(await test.host.look(came.ok.session, 0)).toBeNull();
  });

  it('shows nothing that is not kept yet, whatever is shown meanwhile', async () => {
    const store = slow();
    const test = await newHost(store, { channel: null });
    const id = await opened(test.host, newTable('101', [person('A'), person('B')]));
    const page = await Page.sit(test, id);
    const seat = page.latest.public.turn!;
    await page.look(seat);
    const { events } = page.latest.public;
    const acted = page.act(seat, anyMove(page.latest.choices));
    await settle();
    const coming = test.host.sit(id, false);
    await test.host.forget(id); // and so it is lost
    await settle();
    expect(page.latest.public.events).toBe(events);
    await letAll(store);
    expect(await acted).toEqual({ code: 'page.table_deleted' });
    await coming;
    await page.until(({ elsewhere }) => elsewhere);
    expect(page.latest.public.events).toBe(events);
  });
});

describe('a disk that refuses', () => {
  // Fails as long as it has something to fail with.
  function failing(store: Store): Store & { failure: StoreError | null } {
    const append = store.append.bind(store);
    const failing = Object.assign(store, {
      failure: null as StoreError | null,
      append: ((...args) => (failing.failure ? Promise.reject(failing.failure) : append(...args))) as Store['append'],
    });
    return failing;
  }

  it('plays no move, says so, and plays on when it works again', async () => {
    const store = failing(await newStore());
    const test = await newHost(store);
    const id = await opened(test.host, newTable('101', [person('A'), bot('novice')]));
    const page = await Page.sit(test, id);
    await page.until(({ choices }) => choices !== null);
    const { view, log } = page.latest;
    const move = anyMove(page.latest.choices);
    store.failure = new StoreError('full');
    expect(await page.act(0, move)).toEqual({ code: 'page.disk_full' });
    expect(page.latest).toMatchObject({ view, log, notice: { code: 'page.disk_full' }, elsewhere: false });
    store.failure = new StoreError('refused', 'no luck');
    expect(await page.act(0, move)).toEqual({ code: 'page.disk_refuses', arguments: { problem: 'no luck' } });
    store.failure = null;
    expect(await page.act(0, move)).toBeNull();
    expect(page.latest.notice).toBeNull();
    await playOut(page);
    // Nothing that was refused is in the log.
    const again = await Page.sit(await newHost(await newStore()), id, true);
    expect(again.latest.record).toBe(page.latest.record);
  });

  it('makes bots try again', async () => {
    const store = failing(await newStore());
    const test = await newHost(store);
    const id = await opened(test.host, newTable('21', [bot('novice'), bot('novice')]));
    store.failure = new StoreError('full');
    const page = await Page.sit(test, id);
    await page.until(({ notice }) => notice !== null);
    expect(page.latest.notice).toEqual({ code: 'page.disk_full' });
    store.failure = null;
    await page.until(({ notice, log }) => notice === null && log.length > 3);
  });

  it('is left alone for a while when a clock runs out and nothing can be kept', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    const store = failing(new MemoryStore({ code: 'page.not_kept' }));
    const append = vi.spyOn(store, 'append');
    const test = await newHost(store);
    const id = await opened(test.host, { ...newTable('21', [person('A'), person('B')]), clock: { kind: 'move', time: 1000 } });
    const page = await Page.sit(test, id);
    const seat = page.latest.public.turn!;
    store.failure = new StoreError('full');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(page.latest.notice).toEqual({ code: 'page.disk_full' });
    expect(append.mock.calls.length).toBeGreaterThan(1);
    expect(append.mock.calls.length).toBeLessThan(8);
    store.failure = null;
    await vi.advanceTimersByTimeAsync(2500);
    expect(page.latest.notice).toEqual({ code: 'page.not_kept' });
    expect(page.latest.public.seats[seat]!.timeouts).toBeGreaterThan(0);
    await page.close();
  });

  it('is said to be none where a browser has none', async () => {
    const notice: Message = { code: 'page.not_kept' };
    const test = await newHost(new MemoryStore(notice));
    const id = await opened(test.host, newTable('101', [person('A')]));
    const page = await Page.sit(test, id);
    expect(page.latest.notice).toEqual(notice);
    await playOut(page);
    expect(await test.host.kept()).toMatchObject([{ table: id, over: true }]);
  });

  it('refuses a log that is damaged, or of a newer format, and leaves it alone', async () => {
    const store = await newStore();
    const test = await newHost(store);
    const id = await opened(test.host, newTable('101', [person('A')]));
    const events = await store.read(id);
    for (const [bytes, code] of [[['00'], 'table.log_damaged'], [[newerFormat(events[0]!), ...events.slice(1)], 'table.log_newer']] as const) {
      await store.forget(id);
      const { table, ...row } = { table: id, game: '101' as const, players: 1, seats: [], over: false, yourTurn: true, round: null, at: 0, record: null, events: bytes.length, writer: null, rematch: null };
      await store.create({ table, ...row }, [...bytes]);
      expect(await test.host.sit(id, false)).toMatchObject({ refused: { code } });
      expect(await store.read(id)).toEqual(bytes);
      expect((await store.row(id))!.writer).toBeNull();
    }
  });
});

// The opening's third part is the format's version: after the kind and the time.
function newerFormat(opening: string): string {
  const bytes = opening.match(/../g)!;
  let at = 1;
  while (parseInt(bytes[at]!, 16) & 0x80) at++;
  return bytes.map((byte, i) => (i === at + 1 ? '63' : byte)).join('');
}

describe('two tabs', () => {
  const channel = () => new BroadcastChannel('tessera-test');
  async function twoTabs(): Promise<[TestHost, TestHost]> {
    return [await newHost(await newStore(), { channel: channel() }), await newHost(await newStore(), { channel: channel() })];
  }

  it('never play the same table: the second is told, and may take it', async () => {
    const [one, two] = await twoTabs();
    const id = await opened(one.host, newTable('lexio', [person('A'), person('B'), person('C')]));
    const page = await Page.sit(one, id);
    expect(await two.host.sit(id, false)).toEqual({ refused: { code: 'page.table_elsewhere' } });
    const other = await Page.sit(two, id, true);
    await page.until(({ elsewhere }) => elsewhere);
    expect(page.latest.notice).toEqual({ code: 'page.table_elsewhere' });
    const seat = other.latest.public.turn!;
    await other.look(seat);
    const move = anyMove(other.latest.choices);
    expect(await page.act(seat, move)).toEqual({ code: 'page.table_elsewhere' });
    expect(await other.act(seat, move)).toBeNull();
    // And back again.
    const back = await Page.sit(one, id, true);
    await other.until(({ elsewhere }) => elsewhere);
    expect(back.latest.public.events).toBe(other.latest.public.events);
  });

  it('can’t even if they don’t hear each other', async () => {
    const one = await newHost(await newStore());
    const two = await newHost(await newStore());
    const id = await opened(one.host, newTable('101', [person('A'), person('B')]));
    const page = await Page.sit(one, id);
    const other = await Page.sit(two, id);
    const seat = other.latest.public.turn!;
    await page.look(seat);
    await other.look(seat);
    const move = anyMove(other.latest.choices);
    const [first, second] = await Promise.all([page.act(seat, move), other.act(seat, move)]);
    expect(first).toEqual({ code: 'page.table_elsewhere' });
    expect(second).toBeNull();
    expect(page.latest).toMatchObject({ elsewhere: true, log: expect.any(Array) });
    expect(page.latest.log.length).toBe(other.latest.log.length - 1);
  });

  it('don’t wait for one that was closed in good order', async () => {
    const [one, two] = await twoTabs();
    const id = await opened(one.host, newTable('101', [person('A')]));
    const page = await Page.sit(one, id);
    await page.close();
    const began = performance.now();
    await Page.sit(two, id);
    expect(performance.now() - began).toBeLessThan(200);
  });

  it('notice when the other deletes a game', async () => {
    const [one, two] = await twoTabs();
    const id = await opened(one.host, newTable('101', [person('A')]));
    const page = await Page.sit(one, id);
    expect(await two.host.forget(id)).toBeNull();
    expect(await page.act(0, anyMove(page.latest.choices))).toEqual({ code: 'page.table_deleted' });
    expect(page.latest.elsewhere).toBe(true);
    expect(await two.host.sit(id, false)).toEqual({ refused: { code: 'page.no_such_table' } });
  });
});
