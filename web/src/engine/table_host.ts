import type { GameSpec, Hint, KeptTable, Message, NewTable, Review, Seat } from '../table/contract';
import type { TableCommand } from './calls';
import type { Door } from './door';
import { isRefused, type Result } from './result';
import { asReview } from './hint';
import { LiveTable, rowChange, storeMessage, type Looking, type Showing, type Surroundings } from './live_table';
import { outdated, type Store, type TableRow } from './store';
import { Tabs, type Channel } from './tabs';
import type { Job, Thinker } from './thinker';

// The tables of this browser: opens, keeps and restores them, and lets people look at them. Runs in a worker; what
// it gives to the page is what one viewer may know.

interface Session {
  table: LiveTable;
  looking: Looking;
  review: Job | null;
}

export interface HostOptions {
  door: Door;
  store: Store;
  thinker: Thinker;
  writer: string;
  pace: number;
  channel: Channel | null;
  // A snapshot for a session.
  show: (session: number, showing: Showing) => void;
}

export class TableHost {
  readonly #options: HostOptions;
  readonly #around: Surroundings;
  readonly #tables = new Map<string, Promise<Result<LiveTable>>>();
  readonly #live = new Map<string, LiveTable>();
  readonly #closing = new Map<string, Promise<void>>();
  readonly #sessions = new Map<number, Session>();
  readonly #tabs: Tabs;
  #nextSession = 1;

  constructor(options: HostOptions) {
    this.#options = options;
    const { door, store, thinker, writer, pace } = options;
    this.#around = { door, store, thinker, writer, pace };
    this.#tabs = new Tabs(
      writer,
      options.channel,
      (table) => this.#live.get(table)?.lost === null,
      (table) => this.#live.get(table)?.loseTo({ code: 'page.table_elsewhere' }),
    );
  }

  games(): GameSpec[] {
    return this.#around.door.must('games', {});
  }

  async open(table: NewTable): Promise<Result<string>> {
    const opened = this.#around.door.call('open', { ...table, now: Date.now() });
    return isRefused(opened) ? opened : this.#keep(opened.ok.table);
  }

  // A table that is new in the module goes to the store, and to the module again when somebody sits down.
  async #keep(table: string): Promise<Result<string>> {
    const { door, store } = this.#around;
    const events = door.must('log', { table, from: 0 });
    const row = newRow(door, table, events.length);
    door.must('drop', { table });
    try {
      await store.create(row, events);
    } catch (error) {
      return { refused: storeMessage(error) };
    }
    return { ok: table };
  }

  async kept(): Promise<KeptTable[]> {
    const rows = await this.#around.store.rows().catch(() => []); // what is wrong is said where something is played
    return rows.sort((a, b) => b.at - a.at).map(({ events: _, writer: __, rematch: ___, ...kept }) => kept);
  }

  async forget(table: string): Promise<Message | null> {
    try {
      this.#live.get(table)?.loseTo({ code: 'page.table_deleted' });
      await this.#around.store.forget(table);
      return null;
    } catch (error) {
      return storeMessage(error);
    }
  }

  async sit(id: string, takeOver: boolean): Promise<Result<{ session: number; showing: Showing }>> {
    this.#around.thinker.prepare(); // while the table is read; who only looks at the shelf needs nobody to think
    const entered = await this.#enter(id, takeOver);
    if (isRefused(entered)) return entered;
    const table = entered.ok;
    // Whoever was there may have left while we came in: then it is being closed.
    if (this.#live.get(id) !== table) return this.sit(id, takeOver);
    const session = this.#nextSession++;
    const looking: Looking = { viewer: null, after: -1, show: (showing) => this.#options.show(session, showing) };
    const { seats } = this.#around.door.must('public', { table: id });
    const people = seats.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));
    if (people.length === 1) looking.viewer = people[0]!;
    const showing = await table.join(looking);
    this.#sessions.set(session, { table, looking, review: null });
    void table.begin();
    return { ok: { session, showing } };
  }

  // The table, live; several sessions share it. One that is being closed is waited for.
  async #enter(id: string, takeOver: boolean): Promise<Result<LiveTable>> {
    for (let closing = this.#closing.get(id); closing; closing = this.#closing.get(id)) await closing;
    const live = this.#live.get(id);
    if (live && live.lost === null) return { ok: live };
    const entering = this.#tables.get(id);
    if (entering) return entering;
    const entered = this.#restore(id, takeOver).finally(() => this.#tables.delete(id));
    this.#tables.set(id, entered);
    return entered;
  }

  async #restore(id: string, takeOver: boolean): Promise<Result<LiveTable>> {
    const { door, store, writer } = this.#around;
    try {
      const row = await store.row(id);
      if (!row) return { refused: { code: 'page.no_such_table' } };
      const contested = row.writer !== null && row.writer !== writer;
      if (contested && !takeOver && (await this.#tabs.isPlayedElsewhere(id))) return { refused: { code: 'page.table_elsewhere' } };
      const events = await store.read(id);
      const lost = this.#live.get(id); // to another tab
      if (lost) await this.#close(lost);
      const restored = door.call('restore', { bytes: events.join('') });
      if (isRefused(restored)) return restored;
      await store.claim(id, writer, events.length).catch((error: unknown) => {
        door.must('drop', { table: id });
        throw error;
      });
      if (contested) this.#tabs.take(id);
      const { clock } = door.must('public', { table: id }).opening;
      const table = new LiveTable(id, this.#around, events, restored.ok.now, clock.kind);
      this.#live.set(id, table);
      return { ok: table };
    } catch (error) {
      return { refused: storeMessage(error) };
    }
  }

  async leaveSession(session: number): Promise<void> {
    const left = this.#sessions.get(session);
    if (!left) return;
    this.#sessions.delete(session);
    left.review?.stop();
    left.table.leave(left.looking);
    if (!left.table.isDeserted) return;
    await this.#close(left.table);
    await this.#prune();
  }

  async #close(table: LiveTable): Promise<void> {
    const { id } = table;
    if (this.#live.get(id) !== table) return; // it was closed when another took its place
    this.#live.delete(id);
    const closing = table.close();
    this.#closing.set(id, closing);
    await closing;
    this.#closing.delete(id);
  }

  look = (session: number, viewer: Seat | null): Promise<Message | null> => this.#at(session, ({ table, looking }) => table.look(looking, viewer));
  act = (session: number, seat: Seat, move: string) => this.#command(session, seat, { kind: 'act', move });
  undo = (session: number, seat: Seat) => this.#command(session, seat, { kind: 'undo' });
  resign = (session: number, seat: Seat) => this.#command(session, seat, { kind: 'resign' });
  leave = (session: number, seat: Seat) => this.#command(session, seat, { kind: 'stand' });
  takeBack = (session: number, seat: Seat) => this.#command(session, seat, { kind: 'take_back' });
  check = (session: number, seat: Seat, move: string): Promise<Message | null> => this.#at(session, ({ table }) => table.check(seat, move));
  hold = (session: number, held: boolean): void => this.#sessions.get(session)?.table.hold(held);

  async hint(session: number, seat: Seat, progress: (done: number) => void): Promise<Result<Hint | null>> {
    return this.#sessions.get(session)?.table.hint(seat, progress) ?? noSession;
  }
  stopHint = (session: number): void => this.#sessions.get(session)?.table.stopHint();

  async review(session: number, seat: Seat | null, progress: (done: number) => void): Promise<Result<Review | null>> {
    const at = this.#sessions.get(session);
    const record = this.record(session);
    if (!at || isRefused(record)) return isRefused(record) ? record : { ok: null };
    at.review?.stop();
    const job = this.#around.thinker.ask(() => ({ kind: 'review', record: record.ok, seat }), progress);
    at.review = job;
    const answer = await job.answer;
    if (at.review === job) at.review = null;
    if (!answer) return { ok: null };
    if (isRefused(answer)) return answer;
    return { ok: 'review' in answer.ok ? asReview(answer.ok.review) : null };
  }
  stopReview(session: number): void {
    this.#sessions.get(session)?.review?.stop();
  }

  record(session: number): Result<string> {
    const at = this.#sessions.get(session);
    return at ? this.#around.door.call('record', { table: at.table.id }) : noSession;
  }

  verify(session: number): Result<{ outcomes: number }> {
    const record = this.record(session);
    return isRefused(record) ? record : this.#around.door.call('verify', { record: record.ok });
  }

  async rematch(session: number): Promise<Result<string>> {
    const at = this.#sessions.get(session);
    if (!at) return noSession;
    const { store, writer } = this.#around;
    const id = at.table.id;
    try {
      const before = (await store.row(id))?.rematch;
      if (before && (await store.row(before))) return { ok: before };
      const opened = await at.table.rematch();
      if (isRefused(opened)) return opened;
      const kept = await this.#keep(opened.ok.table);
      if (!isRefused(kept)) await store.append(id, writer, at.table.stored.length, [], { rematch: kept.ok });
      return kept;
    } catch (error) {
      return { refused: storeMessage(error) };
    }
  }

  #command(session: number, seat: Seat, command: TableCommand): Promise<Message | null> {
    return this.#at(session, ({ table }) => table.command(seat, command));
  }

  #at(session: number, work: (session: Session) => Promise<Message | null>): Promise<Message | null> {
    const at = this.#sessions.get(session);
    return at ? work(at) : Promise.resolve(noSession.refused);
  }

  async #prune(): Promise<void> {
    const { store } = this.#around;
    const rows = await store.rows().catch(() => []);
    for (const table of outdated(rows)) await store.forget(table).catch(() => {});
  }
}

const noSession = { refused: { code: 'page.table_closed' } };

function newRow(door: Door, table: string, events: number): TableRow {
  const data = door.must('public', { table });
  return {
    table,
    game: data.opening.game,
    players: data.opening.players,
    seats: data.seats.map(({ holder, name, bot }) => (holder === 'person' ? { kind: 'person', name: name! } : { kind: 'bot', level: bot! })),
    over: false,
    yourTurn: false,
    round: null,
    at: Date.now(),
    record: null,
    ...rowChange(door, table),
    events,
    writer: null,
    rematch: null,
  };
}
