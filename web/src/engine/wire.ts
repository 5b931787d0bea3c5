import type { Message } from '../table/contract';
import type { Showing } from './live_table';
import type { RemoteTables } from './remote_tables';
import type { TableHost } from './table_host';

// What the page and the worker that holds the tables say to each other.

// The methods of TableHost and RemoteTables, called by name. Those that take a function as their last argument tell how
// far they are.
type Hosts = Omit<RemoteTables, 'door' | 'thinker'> & TableHost;
export type Method = {
  [Name in keyof Hosts]: Hosts[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Hosts];

type Asked<Args extends unknown[]> = Args extends [...infer Rest, (done: number) => void] ? Rest : Args;
export type Arguments<Name extends Method> = Asked<Parameters<Hosts[Name]>>;
export type Given<Name extends Method> = Awaited<ReturnType<Hosts[Name]>>;

export type Asking = { request: number; method: Method; args: unknown[] };
export type ToWorker = { start: { pace: number } } | Asking;
export type FromWorker =
  | { request: number; result: unknown }
  | { request: number; progress: number }
  | { session: number; showing: Showing }
  | { failed: Message };

export const tellsProgress: ReadonlySet<Method> = new Set<Method>(['hint', 'review', 'remoteHint', 'remoteReview']);
