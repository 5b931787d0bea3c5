import type { Answer, Hint, Message, RemoteEngine, Review, Seat, Snapshot } from '../table/contract';
import type { WorkerHost } from './host';
import { merged } from './merged';
import { refusalOf } from './refusal';
import type { RemoteShown } from './remote_tables';
import type { Arguments, Method } from './wire';

// The page's side of tables at a server: the module that knows them is in the worker.
export class RemoteWorker implements RemoteEngine {
  readonly #latest = new Map<string, Snapshot>();

  constructor(private readonly host: WorkerHost) {}

  async hear(message: Record<string, unknown>): Promise<{ have: number; snapshot: Snapshot } | Message> {
    const answer = await this.host.askResult(this.host.ask('remoteHear', [message]));
    if ('code' in answer) return answer;
    return { have: answer.have, snapshot: this.#merge(answer) };
  }

  // Others sit at devices of their own: what they see is kept apart from what is seen here.
  #merge({ snapshot, isNew }: RemoteShown): Snapshot {
    const before = isNew ? null : (this.#latest.get(snapshot.table) ?? null);
    const latest = merged(before, { snapshot: { ...snapshot, secrets: true }, hereAndNow: 0, notice: null, elsewhere: false });
    this.#latest.set(snapshot.table, latest);
    return latest;
  }

  check = (table: string, move: string): Answer => this.host.ask('remoteCheck', [table, move]).catch(refusalOf);
  hint = (table: string, progress?: (done: number) => void): Promise<Hint | Message | null> =>
    this.host.askResult(this.host.ask('remoteHint', [table], progress));
  stopHint = (table: string): void => this.#order('stopRemoteHint', [table]);
  review = (record: string, seat: Seat | null, progress?: (done: number) => void): Promise<Review | Message | null> =>
    this.host.askResult(this.host.ask('remoteReview', [record, seat], progress));
  stopReview = (): void => this.#order('stopRemoteReview', []);
  verify = (record: string): Promise<{ outcomes: number } | Message> => this.host.askResult(this.host.ask('verifyRecord', [record]));

  close(table: string): void {
    this.#latest.delete(table);
    this.#order('remoteClose', [table]);
  }

  // Nobody waits for it.
  #order<Name extends Method>(method: Name, args: Arguments<Name>): void {
    void this.host.ask(method, args).catch(() => {});
  }
}
