import type { Answer, Hint, Message, PublicData, Remote, RemoteEngine, Review, Seat, Snapshot, TableSession } from '../table/contract';
import { isRefusal, lostMessage, type Connection, type Frame } from './connection';

// A table at a server, with the same interface as one in this browser. The module makes snapshots of what is told, and
// checks moves before they are sent; nothing is shown that the server has not stored.

export interface Said {
  seat: Seat | null; // null: an onlooker
  person: number;
  name: string;
  at: number; // as the server counts
  text?: string;
  reaction?: string;
}

export interface RemoteOptions {
  connection: Connection;
  engine: RemoteEngine;
  // The record of a finished game.
  fetchRecord: (table: string) => Promise<string | Message>;
  // A word for the luck that nobody can guess.
  newWord: () => string;
}

export class RemoteTable implements TableSession {
  #latest: Snapshot | null = null;
  #have = 0;
  #remote: Remote = { hints: false, here: [], onlookers: 0, next: null };
  readonly #heard = new Set<(snapshot: Snapshot) => void>();
  readonly #saidTo = new Set<(said: Said) => void>();
  #waitingForNext: ((next: string) => void)[] = [];
  #tail: Promise<void> = Promise.resolve();
  #record: Promise<string | Message> | null = null;
  #unsubscribe = () => {};
  #hasWord = false;
  #isClosed = false;

  private constructor(
    readonly id: string,
    private readonly around: RemoteOptions,
  ) {}

  // Null while there is no such table to be seen: `refused` hears why. The session is there once the first snapshot is.
  static open(id: string, options: RemoteOptions): { table: Promise<RemoteTable | Message>; close: () => void } {
    const session = new RemoteTable(id, options);
    const table = new Promise<RemoteTable | Message>((done) => session.#begin(() => done(session), done));
    return { table, close: () => session.close() };
  }

  #begin(arrived: () => void, refused: (reason: Message) => void): void {
    const { connection } = this.around;
    const first = (): void => {
      if (!this.#latest) return;
      this.#heard.delete(first);
      arrived();
    };
    this.#heard.add(first);
    connection.watch(this.id, {
      have: () => ({ have: this.#have, seat: this.#latest?.viewer ?? null }),
      heard: (frame) => this.#inTurn(frame),
      refused: (reason) => (this.#latest ? this.#fail(reason) : refused(reason)), // gone while we were away
    });
    this.#unsubscribe = connection.subscribe(() => this.#show());
  }

  subscribe(heard: (snapshot: Snapshot) => void): () => void {
    this.#heard.add(heard);
    heard(this.#shown()!);
    return () => this.#heard.delete(heard);
  }

  // What people say, as they say it; nothing of it is kept.
  listen(saidTo: (said: Said) => void): () => void {
    this.#saidTo.add(saidTo);
    return () => this.#saidTo.delete(saidTo);
  }

  get public(): PublicData {
    return this.#latest!.public;
  }

  // One message after the other: the module answers later.
  #inTurn(frame: Frame): Promise<void> {
    return (this.#tail = this.#tail.then(() => (this.#isClosed ? undefined : this.#hear(frame))).catch(() => {}));
  }

  async #hear(frame: Frame): Promise<void> {
    if (frame.chat !== undefined) for (const saidTo of this.#saidTo) saidTo(frame.chat as Said);
    else if (frame.here !== undefined) this.#change({ here: frame.here as Seat[], onlookers: Number(frame.onlookers ?? 0) });
    else if (frame.next !== undefined) this.#goOn(String(frame.next));
    else if (frame.events !== undefined) await this.#learn(frame);
  }

  async #learn(frame: Frame): Promise<void> {
    const { engine, connection } = this.around;
    const learnt = await engine.hear(frame);
    if (this.#isClosed) return;
    if ('code' in learnt) {
      // A gap, or something that can't be: everything from the first event on puts it right.
      if (frame.from === 0) return this.#fail(learnt);
      this.#have = 0;
      return connection.watchAgain(this.id);
    }
    this.#have = learnt.have;
    this.#latest = learnt.snapshot;
    this.#change({ hints: isAmongBots(learnt.snapshot) });
    this.#addWord();
  }

  // With a word of one's own nobody else can have chosen the deals.
  #addWord(): void {
    const { viewer, public: data } = this.#latest!;
    if (viewer === null) this.#hasWord = false;
    if (viewer === null || this.#hasWord || data.phase !== 'gathering') return;
    this.#hasWord = true;
    if (data.opening.commitment === null || data.seats[viewer]!.word) return;
    void this.around.connection.command(this.id, { kind: 'add_word', word: this.around.newWord() });
  }

  #fail(problem: Message): void {
    if (this.#latest) this.#latest = { ...this.#latest, choices: null, notice: problem };
    this.#show();
  }

  #change(change: Partial<Remote>): void {
    this.#remote = { ...this.#remote, ...change };
    this.#show();
  }

  #goOn(next: string): void {
    this.#change({ next });
    for (const goOn of this.#waitingForNext.splice(0)) goOn(next);
  }

  #show(): void {
    const snapshot = this.#shown();
    if (snapshot && !this.#isClosed) for (const heard of [...this.#heard]) heard(snapshot);
  }

  #shown(): Snapshot | null {
    if (!this.#latest) return null;
    const { standing, offset } = this.around.connection;
    const notice = standing.state === 'lost' ? lostMessage : (standing.trouble ?? this.#latest.notice);
    return { ...this.#latest, notice, hereAndNow: this.#latest.public.now - offset, remote: this.#remote };
  }

  // Whatever it is, it counts once.
  async command(command: object, position?: number): Promise<Message | null> {
    const reply = await this.around.connection.command(this.id, command, position);
    return isRefusal(reply) ? reply.refused : null;
  }

  async say(text: string): Promise<Message | null> {
    return this.#tell({ do: 'say', text });
  }
  async react(reaction: string): Promise<Message | null> {
    return this.#tell({ do: 'react', reaction });
  }
  async mute(whom: { seat: Seat } | { person: number }, muted: boolean): Promise<Message | null> {
    return this.#tell({ do: 'mute', ...whom, muted });
  }
  async #tell(what: { do: 'say' | 'react' | 'mute' } & Record<string, unknown>): Promise<Message | null> {
    const reply = await this.around.connection.say(this.id, what);
    return isRefusal(reply) ? reply.refused : null;
  }

  look = (): Answer => Promise.resolve(null);
  check = (_seat: Seat, move: string): Answer => this.around.engine.check(this.id, move);

  async act(_seat: Seat, move: string): Promise<Message | null> {
    const { position } = this.public;
    return (await this.around.engine.check(this.id, move)) ?? this.command({ kind: 'act', move }, position);
  }
  undo = (): Answer => this.command({ kind: 'undo' }, this.public.position);
  resign = (): Answer => this.command({ kind: 'resign' });
  leave = (): Answer => this.command({ kind: 'stand' });
  takeBack = (): Answer => this.command({ kind: 'take_back' });

  hint = (_seat: Seat, progress?: (done: number) => void): Promise<Hint | Message | null> =>
    this.#remote.hints ? this.around.engine.hint(this.id, progress) : Promise.resolve({ code: 'page_remote.no_hints' });
  stopHint = (): void => this.around.engine.stopHint(this.id);
  hold = (): void => {}; // the server waits for nobody

  async review(seat: Seat | null, progress?: (done: number) => void): Promise<Review | Message | null> {
    const record = await this.record();
    return typeof record === 'string' ? this.around.engine.review(record, seat, progress) : record;
  }
  stopReview = (): void => this.around.engine.stopReview();

  // Offers another game, or accepts one, and waits until everybody has.
  async rematch(): Promise<string | Message> {
    if (this.#remote.next !== null) return this.#remote.next;
    const agreed = this.#latest!.viewer !== null && this.public.seats[this.#latest!.viewer]!.agreed;
    const refused = agreed ? null : await this.#agree();
    if (refused) return refused;
    return this.#remote.next ?? new Promise((done) => this.#waitingForNext.push(done));
  }

  // Somebody else may have offered it at the same time.
  async #agree(): Promise<Message | null> {
    const accept = () => this.command({ kind: 'accept_rematch' });
    if (this.public.rematch !== null) return accept();
    const refused = await this.command({ kind: 'offer_rematch' });
    return refused?.code === 'table.rematch_is_offered' ? accept() : refused;
  }

  async record(): Promise<string | Message> {
    this.#record ??= this.around.fetchRecord(this.id);
    const record = await this.#record;
    if (typeof record !== 'string') this.#record = null; // to be tried again
    return record;
  }

  async verify(): Promise<{ outcomes: number } | Message> {
    const record = await this.record();
    return typeof record === 'string' ? this.around.engine.verify(record) : record;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#unsubscribe();
    this.around.connection.unwatch(this.id);
    this.around.engine.close(this.id);
  }
}

// Advice is fair where nobody else has a mind of their own.
function isAmongBots({ viewer, public: { seats } }: Snapshot): boolean {
  return viewer !== null && seats.every(({ seat, holder }) => seat === viewer || holder === 'bot');
}
