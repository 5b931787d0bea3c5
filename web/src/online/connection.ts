import type { Message, Seat } from '../table/contract';
import type { Person } from './api';

// The page's one line to the server: docs/protocol.md. It finds its way back by itself, says at once when it is lost, and
// sends again, under the same id, every command that was not answered. It has no clock, no socket and no chance of its own.

// A socket that is open or on its way.
export interface Line {
  send(text: string): void;
  close(): void; // nothing is heard of it any more
}

export interface Surroundings {
  open(heard: (text: string) => void, closed: () => void): Line;
  now(): number; // milliseconds, as Date.now()
  later(milliseconds: number, work: () => void): () => void; // the answer takes it back
  random(): number; // from 0 to 1
  name: string; // ids of this page begin with it; no other page has the same
}

export type Frame = Record<string, unknown> & { table?: string };

// What there is to know of the connection itself.
export interface Standing {
  state: 'new' | 'open' | 'lost'; // 'new': never there so far, nor failed
  person: Person | null;
  trouble: Message | null; // why nobody can play, or that the server goes away
}

export interface Watching {
  // From which event on to be told, and from where one looked; asked whenever the connection is made.
  have: () => { have: number; seat: Seat | null };
  heard: (frame: Frame) => void | Promise<void>;
  refused: (reason: Message) => void;
}

export type Reply = Frame | { refused: Message };
export const isRefusal = (reply: Reply): reply is { refused: Message } => typeof reply.refused === 'object' && reply.refused !== null;

interface Pending {
  text: string;
  isSentAgain: boolean;
  sentAt: number | null; // null: not on this line
  answered: (reply: Reply) => void;
}

// All in milliseconds. The first try is made at once, more or less, the others after pauses that grow.
export const firstPause = 250;
export const longestPause = 20_000;
// A line that held for so long was a good one: the next loss begins with a short pause again.
const goodLine = 5_000;
const pingEvery = 15_000;
const patience = 8_000;
// When something says that the network is gone or back.
const shortPatience = 1_000;
// For a server that takes the call and says nothing.
const helloPatience = 10_000;

export const lostMessage: Message = { code: 'page_remote.lost' };

export class Connection {
  #standing: Standing = { state: 'new', person: null, trouble: null };
  readonly #told = new Set<(standing: Standing) => void>();
  readonly #watching = new Map<string, Watching>();
  readonly #pending = new Map<string, Pending>();
  #line: Line | null = null;
  #lines = 0; // what an older line says comes too late
  #isGreeted = false;
  #greetedAt = 0;
  #tries = 0;
  #ids = 0;
  #offset: { value: number; roundTrip: number } | null = null;
  #cancelRetry = () => {};
  #cancelPing = () => {};
  #cancelDoubt = () => {};
  #isClosed = false;

  constructor(private readonly around: Surroundings) {
    this.#connect();
  }

  get standing(): Standing {
    return this.#standing;
  }

  // How far the server's clock is ahead of this one.
  get offset(): number {
    return this.#offset?.value ?? 0;
  }

  // Told at once, then of every change.
  subscribe(told: (standing: Standing) => void): () => void {
    this.#told.add(told);
    told(this.#standing);
    return () => this.#told.delete(told);
  }

  // Looks at a table from now on, whatever happens to the connection.
  watch(table: string, watching: Watching): void {
    this.#watching.set(table, watching);
    if (this.#isGreeted) this.#sendWatch(table, watching);
  }

  // Asks for a table anew: what was heard of it does not fit together.
  watchAgain(table: string): void {
    const watching = this.#watching.get(table);
    if (watching && this.#isGreeted) this.#sendWatch(table, watching);
  }

  unwatch(table: string): void {
    if (!this.#watching.delete(table)) return;
    if (this.#isGreeted) void this.#ask({ do: 'unwatch', table }, false);
  }

  // Something that counts once, however often it is sent: it is answered when there is a connection again.
  command(table: string, command: object, position?: number): Promise<Reply> {
    return this.#ask({ do: 'command', table, ...(position === undefined ? {} : { position }), command }, true);
  }

  // Something for this moment: refused when there is no connection.
  say(table: string, what: { do: 'say' | 'react' | 'mute' } & Record<string, unknown>): Promise<Reply> {
    return this.#ask({ ...what, table }, false);
  }

  // The person has become another, as by a first name: the server hears of it with a new connection.
  restart(): void {
    this.#dropLine();
    this.#tries = 0;
    this.#connect();
  }

  // The browser says that the network is back, or that somebody looks: no reason to wait any longer.
  nudge(): void {
    if (this.#isClosed) return;
    if (this.#line === null) this.#connect();
    else this.doubt();
  }

  // The browser says that the network is gone. It may be mistaken, as of a server on the same machine.
  doubt(): void {
    if (this.#isGreeted) this.#ping(shortPatience);
  }

  close(): void {
    this.#isClosed = true;
    this.#dropLine();
    this.#watching.clear();
    this.#pending.clear();
    this.#told.clear();
  }

  #tell(change: Partial<Standing>): void {
    this.#standing = { ...this.#standing, ...change };
    for (const told of [...this.#told]) told(this.#standing);
  }

  #connect(): void {
    this.#cancelRetry();
    const number = ++this.#lines;
    const isLate = () => number !== this.#lines;
    this.#line = this.around.open(
      (text) => void (isLate() || this.#hear(text)),
      () => void (isLate() || this.#lose()),
    );
    if (isLate()) return; // it failed at once
    this.#cancelDoubt = this.around.later(helloPatience, () => void (isLate() || this.#lose()));
  }

  #dropLine(): void {
    this.#lines++;
    const line = this.#line;
    this.#line = null;
    this.#isGreeted = false;
    this.#cancelRetry();
    this.#cancelPing();
    this.#cancelDoubt();
    line?.close();
    for (const [id, pending] of [...this.#pending]) {
      pending.sentAt = null;
      if (pending.isSentAgain) continue;
      this.#pending.delete(id);
      pending.answered({ refused: lostMessage });
    }
  }

  #lose(): void {
    const held = this.#isGreeted && this.around.now() - this.#greetedAt >= goodLine;
    this.#dropLine();
    if (held) this.#tries = 0;
    const pause = Math.min(longestPause, firstPause * 2 ** this.#tries++) * (0.5 + this.around.random() / 2);
    this.#cancelRetry = this.around.later(pause, () => this.#connect());
    this.#tell({ state: 'lost', trouble: null });
  }

  #hear(text: string): void {
    let frame: Frame;
    try {
      frame = JSON.parse(text) as Frame;
    } catch {
      return this.#lose(); // whatever that is, it does not speak our language
    }
    if (!this.#isGreeted && !('hello' in frame)) return;
    this.#cancelDoubt();
    if ('hello' in frame) this.#greet(frame.hello as { now: number; person: Person | null });
    else if ('trouble' in frame) this.#tell({ trouble: (frame.trouble as { message: Message } | null)?.message ?? null });
    else if ('closing' in frame) this.#tell({ trouble: (frame.closing as { message: Message }).message });
    else this.#hearOfTable(frame);
  }

  #greet({ now, person }: { now: number; person: Person | null }): void {
    this.#isGreeted = true;
    this.#greetedAt = this.around.now();
    this.#offset = { value: now - this.#greetedAt, roundTrip: Infinity };
    this.#tell({ state: 'open', person, trouble: null });
    for (const [table, watching] of this.#watching) this.#sendWatch(table, watching);
    for (const pending of this.#pending.values()) if (pending.sentAt === null) this.#send(pending);
    this.#ping(patience);
  }

  #hearOfTable(frame: Frame): void {
    const id = (frame.done ?? frame.refused) as string | undefined;
    const pending = id === undefined ? undefined : this.#pending.get(id);
    if (pending) this.#pending.delete(id!);
    if (frame.refused !== undefined) return pending?.answered({ refused: frame.message as Message });
    const told = frame.table === undefined ? undefined : this.#watching.get(frame.table)?.heard(frame);
    if (!pending) return;
    if (typeof frame.now === 'number') this.#measure(frame.now, pending.sentAt!);
    // Whoever waits for an answer finds what came of it in place.
    if (told) void told.then(() => pending.answered(frame));
    else pending.answered(frame);
  }

  // The answer that took the least time says most about the server's clock.
  #measure(theirs: number, sentAt: number): void {
    const here = this.around.now();
    const roundTrip = here - sentAt;
    if (this.#offset && roundTrip > this.#offset.roundTrip) return;
    this.#offset = { value: Math.round(theirs - (sentAt + here) / 2), roundTrip };
  }

  #ask(body: object, isSentAgain: boolean): Promise<Reply> {
    if (!isSentAgain && this.#standing.state === 'lost') return Promise.resolve({ refused: lostMessage });
    const id = `${this.around.name}-${++this.#ids}`;
    return new Promise((answered) => {
      const pending: Pending = { text: JSON.stringify({ id, ...body }), isSentAgain, sentAt: null, answered };
      this.#pending.set(id, pending);
      if (this.#isGreeted) this.#send(pending);
    });
  }

  #send(pending: Pending): void {
    pending.sentAt = this.around.now();
    this.#line?.send(pending.text);
  }

  // With every connection anew, so it is not sent again by itself.
  #sendWatch(table: string, watching: Watching): void {
    const { have, seat } = watching.have();
    void this.#ask({ do: 'watch', table, ...(have > 0 ? { have, seat } : {}) }, false).then((reply) => {
      if (isRefusal(reply) && reply.refused !== lostMessage) watching.refused(reply.refused);
    });
  }

  // Browsers do not say when a line is dead: one that does not answer in time is.
  #ping(milliseconds: number): void {
    const number = this.#lines;
    this.#cancelPing();
    this.#cancelDoubt();
    void this.#ask({ do: 'ping' }, false);
    this.#cancelDoubt = this.around.later(milliseconds, () => void (number === this.#lines && this.#lose()));
    this.#cancelPing = this.around.later(pingEvery, () => this.#ping(patience));
  }
}
