import type { Message } from '../table/contract';
import { StoreError, type EventBytes, type RowChange, type Store, type TableRow } from './store';

// For browsers that keep nothing: tables live as long as the page.
export class MemoryStore implements Store {
  readonly #rows = new Map<string, TableRow>();
  readonly #events = new Map<string, EventBytes[]>();

  // Why nothing is kept.
  constructor(readonly notice: Message) {}

  rows = (): Promise<TableRow[]> => Promise.resolve([...this.#rows.values()]);
  row = (table: string): Promise<TableRow | undefined> => Promise.resolve(this.#rows.get(table));
  read = (table: string): Promise<EventBytes[]> => Promise.resolve([...(this.#events.get(table) ?? [])]);

  async create(row: TableRow, events: EventBytes[]): Promise<void> {
    this.#rows.set(row.table, row);
    this.#events.set(row.table, [...events]);
  }

  async claim(table: string, writer: string): Promise<void> {
    this.#rows.set(table, { ...this.#row(table), writer });
  }

  async release(table: string): Promise<void> {
    this.#rows.set(table, { ...this.#row(table), writer: null });
  }

  async append(table: string, _writer: string, _first: number, events: EventBytes[], change: RowChange): Promise<void> {
    const row = this.#row(table);
    const all = this.#events.get(table)!;
    all.push(...events);
    this.#rows.set(table, { ...row, ...change, events: all.length });
  }

  async forget(table: string): Promise<void> {
    this.#rows.delete(table);
    this.#events.delete(table);
  }

  #row(table: string): TableRow {
    const row = this.#rows.get(table);
    if (!row) throw new StoreError('gone');
    return row;
  }
}
