import type { Message } from '../table/contract';
import type { Showing } from './live_table';
import type { TableHost } from './table_host';

// What the page and the worker that holds the tables say to each other.

// The methods of TableHost, called by name. Those that take a function as their last argument tell how far they are.
export type Method = {
  [Name in keyof TableHost]: TableHost[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof TableHost];

type Asked<Args extends unknown[]> = Args extends [...infer Rest, (done: number) => void] ? Rest : Args;
export type Arguments<Name extends Method> = Asked<Parameters<TableHost[Name]>>;
export type Given<Name extends Method> = Awaited<ReturnType<TableHost[Name]>>;

export type Asking = { request: number; method: Method; args: unknown[] };
export type ToWorker = { start: { pace: number } } | Asking;
export type FromWorker =
  | { request: number; result: unknown }
  | { request: number; progress: number }
  | { session: number; showing: Showing }
  | { failed: Message };

export const tellsProgress: ReadonlySet<Method> = new Set<Method>(['hint', 'review']);
