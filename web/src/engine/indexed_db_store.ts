import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { StoreError, type EventBytes, type RowChange, type Store, type TableRow } from './store';

// Tables in the browser's database. Writing checks in one transaction that nobody else has taken the table, so
// that two tabs never play it both.

interface Schema extends DBSchema {
  tables: { key: string; value: TableRow };
  events: { key: [table: string, number: number]; value: Uint8Array };
}

const version = 1;

export class IndexedDbStore implements Store {
  readonly notice = null;
  #database: Promise<IDBPDatabase<Schema>> | null = null;

  constructor(readonly name = 'tessera') {}

  // Fails when this browser has no database for us.
  async open(): Promise<this> {
    await this.#open();
    return this;
  }

  // A connection that broke is made anew when it is needed.
  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(this.name, version, {
      upgrade(database) {
        database.createObjectStore('tables', { keyPath: 'table' });
        database.createObjectStore('events');
      },
      // A newer version of the page waits to change the database.
      blocking: () => this.#close(),
      terminated: () => void (this.#database = null),
    }).catch((error: unknown) => {
      this.#database = null;
      throw asStoreError(error);
    });
    return this.#database;
  }

  #close(): void {
    void this.#database?.then((database) => database.close());
    this.#database = null;
  }

  async #write<T>(work: (transaction: Writing) => Promise<T>): Promise<T> {
    const database = await this.#open();
    try {
      // Where a browser knows it, the promise is kept only when the disk has it.
      const transaction = database.transaction(['tables', 'events'], 'readwrite', { durability: 'strict' });
      try {
        const result = await work(transaction);
        await transaction.done;
        return result;
      } catch (error) {
        transaction.done.catch(() => {}); // its error is the one below
        abort(transaction);
        throw error;
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'InvalidStateError') this.#close();
      throw asStoreError(error);
    }
  }

  async #read<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#open());
    } catch (error) {
      if (error instanceof DOMException && error.name === 'InvalidStateError') this.#close();
      throw asStoreError(error);
    }
  }

  rows = (): Promise<TableRow[]> => this.#read((database) => database.getAll('tables'));
  row = (table: string): Promise<TableRow | undefined> => this.#read((database) => database.get('tables', table));
  read = (table: string): Promise<EventBytes[]> =>
    this.#read(async (database) => (await database.getAll('events', allOf(table))).map(bytesToHex));

  create = (row: TableRow, events: EventBytes[]): Promise<void> =>
    this.#write(async (transaction) => {
      await transaction.objectStore('tables').add(row);
      await addEvents(transaction, row.table, 0, events);
    });

  claim = (table: string, writer: string, events: number): Promise<void> =>
    this.#write(async (transaction) => {
      const row = await rowOf(transaction, table);
      if (row.events !== events) throw new StoreError('taken');
      await transaction.objectStore('tables').put({ ...row, writer });
    });

  release = (table: string, writer: string): Promise<void> =>
    this.#write(async (transaction) => {
      const row = await rowOf(transaction, table);
      if (row.writer === writer) await transaction.objectStore('tables').put({ ...row, writer: null });
    });

  append = (table: string, writer: string, first: number, events: EventBytes[], change: RowChange): Promise<void> =>
    this.#write(async (transaction) => {
      const row = await rowOf(transaction, table);
      if (row.writer !== writer || row.events !== first) throw new StoreError('taken');
      await addEvents(transaction, table, first, events);
      await transaction.objectStore('tables').put({ ...row, ...change, events: first + events.length });
    });

  forget = (table: string): Promise<void> =>
    this.#write(async (transaction) => {
      await transaction.objectStore('tables').delete(table);
      await transaction.objectStore('events').delete(allOf(table));
    });
}

type Writing = IDBPTransaction<Schema, ('tables' | 'events')[], 'readwrite'>;

const allOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

async function rowOf(transaction: Writing, table: string): Promise<TableRow> {
  const row = await transaction.objectStore('tables').get(table);
  if (!row) throw new StoreError('gone');
  return row;
}

async function addEvents(transaction: Writing, table: string, first: number, events: EventBytes[]): Promise<void> {
  const store = transaction.objectStore('events');
  await Promise.all(events.map((event, i) => store.add(hexToBytes(event), [table, first + i])));
}

function abort(transaction: Writing): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { name, message } = error instanceof Error || error instanceof DOMException ? error : { name: '', message: String(error) };
  if (name === 'ConstraintError') return new StoreError('taken', message);
  if (name === 'QuotaExceededError') return new StoreError('full', message);
  if (name === 'VersionError') return new StoreError('newer', message);
  return new StoreError('refused', message || name);
}
