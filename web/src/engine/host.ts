import type { Answer, GameSpec, Hint, Host, KeptTable, Message, NewTable, Review, Seat, Snapshot, TableSession } from '../table/contract';
import { Refusal, refusalOf } from './refusal';
import { RemoteWorker } from './remote_worker';
import { isRefused, type Result } from './result';
import { merged } from './merged';
import TableWorker from './table_worker?worker';
import type { Arguments, FromWorker, Given, Method, ToWorker } from './wire';
import type { Showing } from './live_table';

// The page's side of the tables in this browser. Everything happens in workers; what comes back is what
// one viewer may know.

export interface HostSettings {
  pace: number; // a factor for the pause before a bot's move is shown; 0: none
}

export function createHost(settings: HostSettings = { pace: paceOf(location.search) }): Host {
  return new WorkerHost(new TableWorker(), settings);
}

// ?pace=0 for tests.
export function paceOf(search: string): number {
  const pace = Number(new URLSearchParams(search).get('pace') ?? 1);
  return Number.isFinite(pace) && pace >= 0 ? Math.min(pace, 10) : 1;
}

// What a host needs of a worker.
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', heard: (event: { data: FromWorker }) => void): void;
  addEventListener(type: 'error', failed: (event: { message: string }) => void): void;
}

interface Pending {
  done: (result: never) => void;
  failed: (error: Refusal) => void;
  progress: (done: number) => void;
}

export class WorkerHost implements Host {
  readonly remote = new RemoteWorker(this);
  readonly #worker: WorkerPort;
  readonly #pending = new Map<number, Pending>();
  readonly #sessions = new Map<number, WorkerSession>();
  // Shown before we heard that we sit there; nothing is kept while nobody is sitting down.
  readonly #early = new Map<number, Showing[]>();
  #sittingDown = 0;
  #nextRequest = 0;
  #failure: Message | null = null;
  #games: Promise<GameSpec[] | Message> | null = null;

  constructor(worker: WorkerPort, settings: HostSettings) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => this.#hear(data));
    worker.addEventListener('error', ({ message }) => this.#fail({ code: 'page.engine_failed', arguments: { problem: message } }));
    worker.postMessage({ start: settings });
  }

  ask<Name extends Method>(method: Name, args: Arguments<Name>, progress: (done: number) => void = () => {}): Promise<Given<Name>> {
    if (this.#failure) return Promise.reject(new Refusal(this.#failure));
    const request = this.#nextRequest++;
    return new Promise<Given<Name>>((done, failed) => {
      this.#pending.set(request, { done, failed, progress });
      this.#worker.postMessage({ request, method, args });
    });
  }

  // The same for what may be refused.
  async askResult<T>(asked: Promise<Result<T>>): Promise<T | Message> {
    try {
      const result = await asked;
      return isRefused(result) ? result.refused : result.ok;
    } catch (error) {
      return refusalOf(error);
    }
  }

  games(): Promise<GameSpec[] | Message> {
    return (this.#games ??= this.ask('games', []).catch(refusalOf));
  }
  open = (table: NewTable): Promise<string | Message> => this.askResult(this.ask('open', [table]));
  kept = (): Promise<KeptTable[] | Message> => this.ask('kept', []).catch(refusalOf);
  forget = (id: string): Answer => this.ask('forget', [id]).catch(refusalOf);

  async sit(id: string, { takeOver = false } = {}): Promise<TableSession | Message> {
    this.#sittingDown++;
    const answer = await this.askResult(this.ask('sit', [id, takeOver]));
    this.#sittingDown--;
    const session = 'code' in answer ? null : this.#seated(id, answer.session, answer.showing);
    if (this.#sittingDown === 0) this.#early.clear();
    return session ?? (answer as Message);
  }

  #seated(id: string, number: number, first: Showing): WorkerSession {
    const session = new WorkerSession(this, id, number, first);
    this.#sessions.set(number, session);
    for (const showing of this.#early.get(number) ?? []) session.show(showing);
    this.#early.delete(number);
    return session;
  }

  left(session: number): void {
    this.#sessions.delete(session);
    void this.ask('leaveSession', [session]).catch(() => {});
  }

  #hear(message: FromWorker): void {
    if ('failed' in message) this.#fail(message.failed);
    else if ('session' in message) this.#show(message.session, message.showing);
    else if ('progress' in message) this.#pending.get(message.request)?.progress(message.progress);
    else {
      const pending = this.#pending.get(message.request);
      this.#pending.delete(message.request);
      pending?.done(message.result as never);
    }
  }

  #show(session: number, showing: Showing): void {
    const known = this.#sessions.get(session);
    if (known) known.show(showing);
    else if (this.#sittingDown > 0) this.#early.set(session, [...(this.#early.get(session) ?? []), showing]);
  }

  // Nothing that was played is lost: it is in the store.
  #fail(failure: Message): void {
    this.#failure = failure;
    for (const { failed } of this.#pending.values()) failed(new Refusal(failure));
    this.#pending.clear();
    for (const session of this.#sessions.values()) session.fail(failure);
  }
}

class WorkerSession implements TableSession {
  #latest: Snapshot;
  readonly #heard = new Set<(snapshot: Snapshot) => void>();

  constructor(
    readonly host: WorkerHost,
    readonly id: string,
    readonly session: number,
    first: Showing,
  ) {
    this.#latest = merged(null, first);
  }

  subscribe(heard: (snapshot: Snapshot) => void): () => void {
    this.#heard.add(heard);
    heard(this.#latest);
    return () => this.#heard.delete(heard);
  }

  show(showing: Showing): void {
    this.#tell(merged(this.#latest, showing));
  }

  fail(notice: Message): void {
    this.#tell({ ...this.#latest, choices: null, notice });
  }

  #tell(snapshot: Snapshot): void {
    this.#latest = snapshot;
    for (const heard of this.#heard) heard(snapshot);
  }

  look = (viewer: Seat | null): Answer => this.host.ask('look', [this.session, viewer]).catch(refusalOf);
  act = (seat: Seat, move: string): Answer => this.host.ask('act', [this.session, seat, move]).catch(refusalOf);
  check = (seat: Seat, move: string): Answer => this.host.ask('check', [this.session, seat, move]).catch(refusalOf);
  undo = (seat: Seat): Answer => this.host.ask('undo', [this.session, seat]).catch(refusalOf);
  resign = (seat: Seat): Answer => this.host.ask('resign', [this.session, seat]).catch(refusalOf);
  leave = (seat: Seat): Answer => this.host.ask('leave', [this.session, seat]).catch(refusalOf);
  takeBack = (seat: Seat): Answer => this.host.ask('takeBack', [this.session, seat]).catch(refusalOf);

  hint = (seat: Seat, progress?: (done: number) => void): Promise<Hint | Message | null> =>
    this.host.askResult(this.host.ask('hint', [this.session, seat], progress));
  stopHint = (): void => this.#order('stopHint', [this.session]);
  hold = (held: boolean): void => this.#order('hold', [this.session, held]);
  review = (seat: Seat | null, progress?: (done: number) => void): Promise<Review | Message | null> =>
    this.host.askResult(this.host.ask('review', [this.session, seat], progress));
  stopReview = (): void => this.#order('stopReview', [this.session]);

  rematch = (): Promise<string | Message> => this.host.askResult(this.host.ask('rematch', [this.session]));
  record = (): Promise<string | Message> => this.host.askResult(this.host.ask('record', [this.session]));
  verify = (): Promise<{ outcomes: number } | Message> => this.host.askResult(this.host.ask('verify', [this.session]));
  close = (): void => this.host.left(this.session);

  // Nobody waits for it.
  #order<Name extends Method>(method: Name, args: Arguments<Name>): void {
    void this.host.ask(method, args).catch(() => {});
  }
}
