import type { ClockSpec, Hint, Message, PublicData, Seat } from '../table/contract';
import { lastOfAll, type BotRequest, type GameSetup, type Gives, type TableCommand, type WireSnapshot } from './calls';
import type { Door } from './door';
import { isRefused, type Result } from './result';
import { asHint } from './hint';
import { StoreError, type EventBytes, type RowChange, type Store } from './store';
import type { Job, Thinker } from './thinker';

// A table that is being played here: commands go to the module, events to the store, and only then
// snapshots to whoever looks. One thing happens after the other.

// What goes to the page: a table as one viewer may know it, and how it is kept.
export interface Showing {
  snapshot: WireSnapshot;
  hereAndNow: number;
  notice: Message | null;
  elsewhere: boolean;
}

// Somebody who looks at the table through the eyes of one viewer.
export interface Looking {
  viewer: Seat | null;
  after: number; // the newest event that was shown to this viewer; -1: none
  show: (showing: Showing) => void;
}

export interface Surroundings {
  door: Door;
  store: Store;
  thinker: Thinker;
  writer: string;
  // A factor for the pause before a bot's move is shown; 0: none.
  pace: number;
}

type Accepted = Gives<'command'>;

// How long a bot seems to think at least, in milliseconds. It depends on the event's number alone.
const shortestPause = 500;
const longestPause = 900;
// Timers of browsers take no more.
const longestTimer = 2 ** 31 - 1;
const retryAfter = 2000;
// What a hint may cost; a review gives every decision as many simulations.
export const hintSimulations = 2000;
export const hintMilliseconds = 3000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

export class LiveTable {
  readonly #lookers = new Set<Looking>();
  #joining = 0;
  // Why nothing can be played here any more: another tab does, or the game was deleted.
  #lost: Message | null = null;
  #trouble: Message | null = null; // the disk refuses; goes when it takes something again
  #tail: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #bot: { request: BotRequest; job: Job | null } | null = null;
  #hint: Job | null = null;
  #held = false;
  readonly #waiting: (() => void)[] = []; // bots that are held
  #closed = false;
  readonly #began = performance.now();

  constructor(
    readonly id: string,
    readonly around: Surroundings,
    // The log as it is in the store.
    readonly stored: EventBytes[],
    // When the table's time began here. Time in which nobody plays does not count, except where days are counted.
    readonly base: number,
    readonly clock: ClockSpec['kind'],
  ) {}

  get lost(): Message | null {
    return this.#lost;
  }

  now(): number {
    return Math.round(this.clock === 'days' ? Date.now() : this.base + performance.now() - this.#began);
  }

  // Somebody comes to look. The first thing shown is what is kept, as everything after it.
  join(looking: Looking): Promise<Showing> {
    this.#joining++;
    return this.#inTurn(() => {
      this.#joining--;
      const showing = this.#showing(looking);
      this.#lookers.add(looking);
      return showing;
    });
  }

  leave(looking: Looking): void {
    this.#lookers.delete(looking);
  }

  get isDeserted(): boolean {
    return this.#lookers.size === 0 && this.#joining === 0;
  }

  // The table as a viewer who has seen nothing of it knows it.
  look(looking: Looking, viewer: Seat | null): Promise<Message | null> {
    return this.#inTurn(() => {
      if (viewer !== null && this.#public().seats[viewer]?.holder !== 'person') return { code: 'page_table.not_your_seat' };
      looking.viewer = viewer;
      looking.after = -1;
      this.#show(looking);
      return null;
    });
  }

  #showing(looking: Looking): Showing {
    const snapshot = this.around.door.must('snapshot', { table: this.id, viewer: looking.viewer, after: looking.after });
    looking.after = snapshot.public.events - 1;
    const notice = this.#lost ?? this.#trouble ?? this.around.store.notice;
    const hereAndNow = Date.now() - (this.now() - snapshot.public.now);
    if (this.#lost) snapshot.choices = null;
    return { snapshot, hereAndNow, notice, elsewhere: this.#lost !== null };
  }

  command(seat: Seat, command: TableCommand): Promise<Message | null> {
    return this.#inTurn(() => this.#change((now) => this.around.door.call('command', { table: this.id, seat, command, now })));
  }

  check(seat: Seat, move: string): Promise<Message | null> {
    return this.#inTurn(() => {
      const checked = this.around.door.call('check', { table: this.id, seat, move });
      return isRefused(checked) ? checked.refused : null;
    });
  }

  // Everybody at this device agrees to a rematch; the new table is not kept yet.
  async rematch(): Promise<Result<Gives<'rematch'>>> {
    let opened: Result<Gives<'rematch'>> | null = null as Result<Gives<'rematch'>> | null;
    const refused = await this.#inTurn(() =>
      this.#change((now) => {
        const first = this.stored.length;
        opened = this.around.door.call('rematch', { table: this.id, now });
        return isRefused(opened) ? opened : { ok: { first, end: this.#public().events } };
      }),
    );
    if (!refused) return opened!;
    if (opened && !isRefused(opened)) this.around.door.must('drop', { table: opened.ok.table });
    return { refused };
  }

  // While people look at something else, as at the end of a round, bots wait; they may think meanwhile.
  hold(held: boolean): void {
    this.#held = held;
    if (!held) for (const goOn of this.#waiting.splice(0)) goOn();
  }

  // Null when it was stopped.
  async hint(seat: Seat, progress: (done: number) => void): Promise<Result<Hint | null>> {
    await this.#tail;
    this.stopHint();
    const job = this.around.thinker.ask(() => {
      const { events } = this.around.door.must('told', { table: this.id, viewer: seat, after: lastOfAll });
      const listener = this.#listener(seat);
      return { kind: 'hint', listener, event: events, simulations: hintSimulations, milliseconds: hintMilliseconds };
    }, progress);
    this.#hint = job;
    const answer = await job.answer;
    if (this.#hint === job) this.#hint = null;
    if (!answer) return { ok: null };
    if (isRefused(answer)) return answer;
    return { ok: 'hint' in answer.ok ? asHint(answer.ok.hint) : null };
  }

  stopHint(): void {
    this.#hint?.stop();
    this.#hint = null;
  }

  // Another tab took the table. It is said in turn: an event that is still on its way to the store is not shown.
  loseTo(message: Message): void {
    if (this.#lost) return;
    this.#lose(message);
    void this.#inTurn(() => this.#showAll());
  }

  #lose(message: Message): void {
    this.#lost ??= message;
    this.#stopBot();
    this.stopHint();
    this.#setTimer();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopBot();
    this.stopHint();
    clearTimeout(this.#timer);
    await this.#tail.catch(() => {});
    this.around.thinker.leave(this.#followers());
    this.around.door.call('drop', { table: this.id });
    if (!this.#lost) await this.around.store.release(this.id, this.around.writer).catch(() => {});
  }

  // What chance or a clock has to do, then the bots.
  begin(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#change((now) => this.around.door.call('tick', { table: this.id, now }));
      this.#proceed();
    });
  }

  #public(): PublicData {
    return this.around.door.must('public', { table: this.id });
  }

  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => {});
    return done;
  }

  // Lets something happen, keeps it, and shows it. What can't be kept has not happened.
  async #change(happen: (now: number) => Result<Accepted>): Promise<Message | null> {
    if (this.#lost) return this.#lost;
    const happened = happen(this.now());
    if (isRefused(happened)) return happened.refused;
    const { first, end } = happened.ok;
    if (first === end) return null;
    const events = this.around.door.must('log', { table: this.id, from: this.stored.length });
    try {
      await this.around.store.append(this.id, this.around.writer, this.stored.length, events, rowChange(this.around.door, this.id));
    } catch (error) {
      this.#takeBack();
      return this.#refusedBy(error);
    }
    this.stored.push(...events);
    this.#trouble = null;
    this.#showAll();
    this.#proceed();
    return null;
  }

  // The table as the store has it.
  #takeBack(): void {
    const { door, thinker } = this.around;
    door.must('drop', { table: this.id });
    door.must('restore', { bytes: this.stored.join('') });
    thinker.forget(this.#followers());
  }

  #refusedBy(error: unknown): Message {
    const message = storeMessage(error);
    if (error instanceof StoreError && (error.kind === 'taken' || error.kind === 'gone')) this.#lose(message);
    else this.#trouble = message;
    this.#showAll();
    return message;
  }

  #showAll(): void {
    for (const looking of this.#lookers) this.#show(looking);
  }

  #show(looking: Looking): void {
    looking.show(this.#showing(looking));
  }

  // Asks the bot whose turn it is, and waits for the clock.
  #proceed(): void {
    this.#setTimer();
    const request = this.#closed || this.#lost ? null : this.around.door.must('bot_request', { table: this.id });
    if (this.#bot && request && this.#bot.request.position === request.position) return;
    this.#stopBot();
    if (request) void this.#letBotMove(request);
  }

  #stopBot(): void {
    const bot = this.#bot;
    this.#bot = null;
    bot?.job?.stop();
  }

  async #letBotMove(request: BotRequest): Promise<void> {
    const bot: { request: BotRequest; job: Job | null } = { request, job: null };
    this.#bot = bot;
    const due = performance.now() + this.around.pace * pauseBefore(request.position);
    bot.job = this.around.thinker.ask(() => ({
      kind: 'choose',
      listener: this.#listener(request.seat),
      level: request.level,
      seed: request.seed,
    }));
    const answer = await bot.job.answer;
    bot.job = null;
    if (!answer) return;
    await wait(due - performance.now());
    if (this.#held) await new Promise<void>((goOn) => this.#waiting.push(goOn));
    if (this.#bot !== bot) return;
    const refused = isRefused(answer) ? answer.refused : await this.#answerFor(bot, answer.ok);
    if (!refused || this.#bot !== bot) return;
    // The disk refused, or the bot failed: again later.
    await this.#inTurn(() => {
      if (this.#bot !== bot) return;
      this.#trouble = refused;
      this.#showAll();
    });
    await wait(retryAfter);
    if (this.#bot !== bot) return;
    this.#bot = null;
    void this.#inTurn(() => this.#proceed());
  }

  #answerFor(bot: { request: BotRequest }, result: object): Promise<Message | null> {
    return this.#inTurn(() => {
      if (!('move' in result) || this.#bot !== bot) return null;
      const { seat, position } = bot.request;
      const move = String(result.move);
      return this.#change((now) => this.around.door.call('bot_answer', { table: this.id, seat, position, move, now }));
    });
  }

  // The table's time goes on by itself: whoever is too late is played for.
  #setTimer(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#lost) return;
    const { deadline } = this.#public();
    if (deadline === null) return;
    // What could not be kept is tried again later, not at once and for ever.
    const soonest = this.#trouble ? retryAfter : 0;
    const left = Math.min(longestTimer, Math.max(soonest, deadline - this.now()));
    this.#timer = setTimeout(() => void this.begin(), left);
  }

  #follower(seat: Seat): string {
    return `${this.id}/${seat}`;
  }

  #followers(): string[] {
    return this.#public().seats.map((_, seat) => this.#follower(seat));
  }

  #listener(viewer: Seat) {
    const { game, players, options } = this.#public().opening;
    const setup: GameSetup = { game, players, options };
    const tell = (after: number) => this.around.door.must('told', { table: this.id, viewer, after });
    return this.around.thinker.listener({ follower: this.#follower(viewer), setup, viewer, tell });
  }
}

function pauseBefore(position: number): number {
  return shortestPause + ((position * 137) % (longestPause - shortestPause));
}

// What a list of tables shows of this one.
export function rowChange(door: Door, table: string): RowChange {
  const snapshot = door.must('snapshot', { table, viewer: null, after: lastOfAll });
  const { seats, turn, phase } = snapshot.public;
  return {
    over: phase === 'over',
    yourTurn: turn !== null && seats[turn]!.holder === 'person' && seats[turn]!.bot === null,
    round: snapshot.view.round,
    at: Date.now(),
    record: snapshot.record,
  };
}

export function storeMessage(error: unknown): Message {
  const kind = error instanceof StoreError ? error.kind : 'refused';
  const problem = error instanceof Error ? error.message : String(error);
  switch (kind) {
    case 'taken':
      return { code: 'page.table_elsewhere' };
    case 'gone':
      return { code: 'page.table_deleted' };
    case 'full':
      return { code: 'page.disk_full' };
    case 'newer':
      return { code: 'page.page_outdated' };
    case 'refused':
      return { code: 'page.disk_refuses', arguments: { problem } };
  }
}
