import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { IndexedDbStore } from './indexed_db_store';
import { mostFinished, outdated, StoreError, type TableRow } from './store';

let databases = 0;
const newStore = () => new IndexedDbStore(`store-${databases++}`).open();

function row(table: string, change: Partial<TableRow> = {}): TableRow {
  const seats = [{ kind: 'person', name: 'A' } as const];
  return { table, game: '101', players: 1, seats, over: false, yourTurn: true, round: null, at: 1, record: null, events: 1, writer: null, rematch: null, ...change };
}
const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => (error instanceof StoreError ? error.kind : error));

describe('the store in IndexedDB', () => {
  it('gives back what it was given, in order', async () => {
    const store = await newStore();
    const events = Array.from({ length: 12 }, (_, i) => `0${i.toString(16)}ff`);
    await store.create(row('b', { events: 2 }), events.slice(0, 2));
    await store.create(row('a'), ['aa']);
    await store.claim('b', 'w', 2);
    await store.append('b', 'w', 2, events.slice(2), { yourTurn: false });
    expect(await store.read('b')).toEqual(events);
    expect(await store.read('a')).toEqual(['aa']);
    expect(await store.row('b')).toMatchObject({ events: 12, yourTurn: false, writer: 'w' });
    expect((await store.rows()).map(({ table }) => table).sort()).toEqual(['a', 'b']);
  });

  it('lets nobody append but who claimed the table last', async () => {
    const store = await newStore();
    await store.create(row('a'), ['aa']);
    await store.claim('a', 'first', 1);
    await store.append('a', 'first', 1, ['01'], {});
    expect(await failure(store.claim('a', 'second', 1))).toBe('taken'); // it has grown meanwhile
    await store.claim('a', 'second', 2);
    expect(await failure(store.append('a', 'first', 2, ['02'], {}))).toBe('taken');
    await store.append('a', 'second', 2, ['03'], {});
    expect(await store.read('a')).toEqual(['aa', '01', '03']);
  });

  it('never writes an event twice, and nothing of what it refuses', async () => {
    const store = await newStore();
    await store.create(row('a'), ['aa']);
    await store.claim('a', 'w', 1);
    expect(await failure(store.append('a', 'w', 0, ['00'], {}))).toBe('taken');
    expect(await failure(store.append('a', 'w', 5, ['00'], {}))).toBe('taken');
    expect(await failure(store.create(row('a'), ['bb']))).toBe('taken');
    expect(await store.read('a')).toEqual(['aa']);
  });

  it('forgets a table with all its events, and no other', async () => {
    const store = await newStore();
    await store.create(row('a'), ['aa']);
    await store.create(row('ab'), ['bb']);
    await store.forget('a');
    expect(await store.read('a')).toEqual([]);
    expect(await store.read('ab')).toEqual(['bb']);
    expect(await failure(store.append('a', 'w', 1, ['00'], {}))).toBe('gone');
  });

  it('lets go of a table only for who has it', async () => {
    const store = await newStore();
    await store.create(row('a'), ['aa']);
    await store.claim('a', 'w', 1);
    await store.release('a', 'other');
    expect((await store.row('a'))!.writer).toBe('w');
    await store.release('a', 'w');
    expect((await store.row('a'))!.writer).toBeNull();
  });

  it('leaves the database of a newer page alone', async () => {
    const name = `store-${databases++}`;
    await new Promise((resolve) => (indexedDB.open(name, 2).onsuccess = ({ target }) => resolve((target as IDBOpenDBRequest).result.close())));
    expect(await failure(new IndexedDbStore(name).open())).toBe('newer');
  });

  it('works again after the browser closed its connection', async () => {
    const store = await newStore();
    await store.create(row('a'), ['aa']);
    // Another version of the page asks for the database, and goes away.
    const waiting = indexedDB.deleteDatabase(store.name);
    await new Promise((resolve) => (waiting.onsuccess = resolve));
    expect(await store.rows()).toEqual([]);
    await store.create(row('b'), ['bb']);
    expect(await store.read('b')).toEqual(['bb']);
  });
});

describe('old games', () => {
  it('are thrown away beyond the newest finished ones; unfinished ones stay', () => {
    const finished = Array.from({ length: mostFinished + 3 }, (_, i) => row(`f${i}`, { over: true, at: i }));
    const unfinished = Array.from({ length: 9 }, (_, i) => row(`u${i}`, { at: -i }));
    expect(outdated([...unfinished, ...finished])).toEqual(['f2', 'f1', 'f0']);
    expect(outdated([...unfinished, ...finished.map((one) => ({ ...one, writer: 'w' }))])).toEqual([]);
  });
});
