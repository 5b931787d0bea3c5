import type { KeptTable, Message } from '../table/contract';

// Where tables are kept: their logs, event by event, and what a list of them shows. Logs hold
// every secret of a table, and never leave the worker that holds it.

// What is known of a table without reading its log.
export type TableRow = KeptTable & {
  events: number; // in the log
  writer: string | null; // the worker that plays it; null when it was closed in good order
  rematch: string | null; // the table that came after it
};

export type RowChange = Partial<Omit<TableRow, 'table' | 'events' | 'writer'>>;

// An event's bytes in hexadecimal, as the module gives them.
export type EventBytes = string;

// Why something could not be kept or read.
export class StoreError extends Error {
  constructor(
    readonly kind:
      | 'taken' // another worker plays the table now
      | 'gone' // the table was deleted
      | 'full' // no room is left
      | 'newer' // kept by a newer version of this page
      | 'refused', // anything else; the message says what
    message: string = kind,
  ) {
    super(message);
  }
}

export interface Store {
  // Said at every table when what is kept here does not outlive the page.
  readonly notice: Message | null;
  rows(): Promise<TableRow[]>;
  row(table: string): Promise<TableRow | undefined>;
  create(row: TableRow, events: EventBytes[]): Promise<void>;
  read(table: string): Promise<EventBytes[]>;
  // From now on this worker alone may append. Fails as `taken` when the log has grown meanwhile.
  claim(table: string, writer: string, events: number): Promise<void>;
  release(table: string, writer: string): Promise<void>;
  // Done when the events are on the disk. Events that are there already are never overwritten.
  append(table: string, writer: string, first: number, events: EventBytes[], change: RowChange): Promise<void>;
  forget(table: string): Promise<void>;
}

export const mostFinished = 50;

// Which tables to throw away so that only the newest finished ones are kept. Those that are being
// played or looked at stay.
export function outdated(rows: TableRow[]): string[] {
  return rows
    .filter(({ over, writer }) => over && writer === null)
    .sort((a, b) => b.at - a.at)
    .slice(mostFinished)
    .map(({ table }) => table);
}
