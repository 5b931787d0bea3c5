import type { Seat } from '../table/contract';
import type { Gives } from './calls';
import { isRefused, type Result } from './result';
import type { Listener, Reply, Request, Task, TaskResult } from './thinking';

// Gives tasks to a thinking worker, one after the other, and stops them at once: by ending the worker and
// starting another.

export interface ThinkingPort {
  post(request: Request): void;
  end(): void;
}
// A worker that tells what it replies, or that it failed.
export type StartThinking = (heard: (reply: Reply) => void, failed: (problem: string) => void) => ThinkingPort;

export interface Job {
  // Null when it was stopped.
  answer: Promise<Result<TaskResult> | null>;
  stop(): void;
}

type Told = Gives<'told'>;
export interface Hearing {
  follower: string;
  setup: Listener['setup'];
  viewer: Seat;
  tell: (after: number) => Told; // what the viewer was told after this event
}

interface Waiting {
  job: number;
  task: () => Task;
  follower: string | null; // whom the task speaks to; known when it is made
  progress: (done: number) => void;
  done: (result: Result<TaskResult> | null) => void;
}

export class Thinker {
  #port: ThinkingPort | null = null;
  #queue: Waiting[] = []; // the first is being worked on
  #next = 0;
  // What each follower in the worker has heard: the last event, and how many.
  #heard = new Map<string, { last: number; events: number }>();

  constructor(readonly start: StartThinking) {}

  // The worker starts before it is needed.
  prepare(): void {
    this.#port ??= this.start(
      (reply) => this.#hear(reply),
      (problem) => this.#fail(problem),
    );
  }

  // The task is made when its turn comes.
  ask(task: () => Task, progress: (done: number) => void = () => {}): Job {
    const job = this.#next++;
    let done!: (result: Result<TaskResult> | null) => void;
    const answer = new Promise<Result<TaskResult> | null>((resolve) => (done = resolve));
    this.#queue.push({ job, task, follower: null, progress, done });
    if (this.#queue.length === 1) this.#begin();
    return { answer, stop: () => this.#stop(job) };
  }

  // Brings a follower up to date: with what is new, or anew where something it heard does not stand any more.
  listener({ follower, setup, viewer, tell }: Hearing): Listener {
    const heard = this.#heard.get(follower);
    let told = heard ? tell(heard.last) : tell(-1);
    const anew = !heard || told.kept !== heard.events;
    if (heard && anew) told = tell(-1);
    this.#heard.set(follower, { last: told.last, events: told.events });
    return { follower, setup, viewer, anew, lines: told.lines };
  }

  // These followers are not needed any more.
  leave(followers: string[]): void {
    const known = followers.filter((follower) => this.#heard.delete(follower));
    if (known.length > 0) this.ask(() => ({ kind: 'unfollow', followers: known }));
  }

  // What was heard of this table may not stand.
  forget(followers: string[]): void {
    for (const follower of followers) this.#heard.delete(follower);
  }

  end(): void {
    this.#port?.end();
    this.#port = null;
    this.#heard.clear();
  }

  #begin(): void {
    const first = this.#queue[0];
    if (!first) return;
    this.prepare();
    const task = first.task();
    first.follower = 'listener' in task ? task.listener.follower : null;
    this.#port!.post({ job: first.job, task });
  }

  #hear(reply: Reply): void {
    const first = this.#queue[0];
    if (!first || reply.job !== first.job) return; // of a job that was stopped
    if ('progress' in reply) first.progress(reply.progress);
    else this.#finish(reply.result);
  }

  #finish(result: Result<TaskResult> | null): void {
    const first = this.#queue.shift();
    // Whether it heard what it was told is not known: next time it hears everything.
    if (first?.follower && result && isRefused(result)) this.#heard.delete(first.follower);
    first?.done(result);
    this.#begin();
  }

  // Whatever it was, a new worker begins from nothing.
  #fail(problem: string): void {
    this.end();
    this.#finish({ refused: { code: 'page_table.thinking_failed', arguments: { problem } } });
  }

  #stop(job: number): void {
    const at = this.#queue.findIndex((waiting) => waiting.job === job);
    if (at > 0) this.#queue.splice(at, 1)[0]!.done(null);
    if (at !== 0) return;
    this.end();
    this.prepare();
    this.#finish(null);
  }
}
