import type { Hint, Message, Review, Seat } from '../table/contract';
import type { RemoteMessage, RemoteSnapshot } from './calls';
import type { Door } from './door';
import { asHint, asReview } from './hint';
import { hintMilliseconds, hintSimulations } from './live_table';
import { isRefused, type Result } from './result';
import type { Job, Thinker } from './thinker';

// Tables at a server, as far as this page is told of them. The module makes views and choices of that, and what is
// thought about is what one viewer knows.

interface Known {
  after: number; // the newest event that was shown
  viewer: Seat | null;
  setup: { game: RemoteSnapshot['view']['game']; players: number; options: Record<string, string | number> };
  hint: Job | null;
}

export interface RemoteShown {
  have: number; // events: what to be told next
  isNew: boolean; // nothing of what was shown before stands
  snapshot: RemoteSnapshot;
}

export class RemoteTables {
  readonly #tables = new Map<string, Known>();
  #review: Job | null = null;

  constructor(
    readonly door: Door,
    readonly thinker: Thinker,
  ) {}

  // What the server said about a table. After a refusal only everything from the first event helps.
  remoteHear(message: RemoteMessage): Result<RemoteShown> {
    const isNew = message.from === 0;
    const heard = isNew ? this.door.call('remote_open', { message }) : this.door.call('remote_hear', { table: String(message.table), message });
    if (isRefused(heard)) return heard;
    const { table, viewer, have } = heard.ok;
    const before = isNew ? undefined : this.#tables.get(table);
    const snapshot = this.door.must('remote_snapshot', { table, after: before?.after ?? -1 });
    const { game, players, options } = snapshot.public.opening;
    const after = snapshot.public.events - 1;
    if (before) Object.assign(before, { after, viewer });
    else {
      this.stopRemoteHint(table);
      this.#tables.set(table, { after, viewer, setup: { game, players, options }, hint: null });
    }
    return { ok: { have, isNew: !before, snapshot } };
  }

  remoteCheck(table: string, move: string): Message | null {
    const checked = this.door.call('remote_check', { table, move });
    return isRefused(checked) ? checked.refused : null;
  }

  // Null when it was stopped.
  async remoteHint(table: string, progress: (done: number) => void): Promise<Result<Hint | null>> {
    const known = this.#tables.get(table);
    if (!known || known.viewer === null) return { refused: { code: 'page.table_closed' } };
    this.stopRemoteHint(table);
    const viewer = known.viewer;
    const job = this.thinker.ask(() => {
      const lines = this.door.must('remote_lines', { table });
      const listener = { follower: `remote/${table}`, setup: known.setup, viewer, anew: true, lines };
      return { kind: 'hint', listener, event: lines.length, simulations: hintSimulations, milliseconds: hintMilliseconds };
    }, progress);
    known.hint = job;
    const answer = await job.answer;
    if (known.hint === job) known.hint = null;
    if (!answer) return { ok: null };
    if (isRefused(answer)) return answer;
    return { ok: 'hint' in answer.ok ? asHint(answer.ok.hint) : null };
  }

  stopRemoteHint(table: string): void {
    const known = this.#tables.get(table);
    known?.hint?.stop();
    if (known) known.hint = null;
  }

  // Of a record of a game that is over.
  async remoteReview(record: string, seat: Seat | null, progress: (done: number) => void): Promise<Result<Review | null>> {
    this.stopRemoteReview();
    const job = this.thinker.ask(() => ({ kind: 'review', record, seat }), progress);
    this.#review = job;
    const answer = await job.answer;
    if (this.#review === job) this.#review = null;
    if (!answer) return { ok: null };
    if (isRefused(answer)) return answer;
    return { ok: 'review' in answer.ok ? asReview(answer.ok.review) : null };
  }

  stopRemoteReview(): void {
    this.#review?.stop();
    this.#review = null;
  }

  verifyRecord(record: string): Result<{ outcomes: number }> {
    return this.door.call('verify', { record });
  }

  remoteClose(table: string): void {
    this.stopRemoteHint(table);
    if (!this.#tables.delete(table)) return;
    this.door.call('remote_close', { table });
    void this.thinker.ask(() => ({ kind: 'unfollow', followers: [`remote/${table}`] })).answer;
  }
}
