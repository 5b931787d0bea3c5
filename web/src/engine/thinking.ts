import type { Level, Seat } from '../table/contract';
import type { GameSetup, WireAnalysis, WireReview } from './calls';
import type { Door } from './door';
import { isRefused, type Result } from './result';

// What thinks: bots, hints and reviews. It runs in a worker of its own, and is stopped by ending that. Of a game
// that is going on it is told what one seat is told, line by line, and nothing else.

// Whoever is to think, and the lines since it was last spoken to; `anew`: all lines from the first.
export interface Listener {
  follower: string;
  setup: GameSetup;
  viewer: Seat;
  anew: boolean;
  lines: string[];
}

export type Task =
  | { kind: 'choose'; listener: Listener; level: Level; seed: string }
  | { kind: 'hint'; listener: Listener; event: number; simulations: number; milliseconds: number }
  | { kind: 'review'; record: string; seat: Seat | null }
  | { kind: 'unfollow'; followers: string[] }; // nobody asks them any more

export type TaskResult = { move: string } | { hint: WireAnalysis } | { review: WireReview } | { left: string[] };
export type Request = { job: number; task: Task };
export type Reply = { job: number; progress: number } | { job: number; result: Result<TaskResult> };

// Progress is told no more often than this, in milliseconds.
const tellEvery = 100;

export class Thinking {
  // The hint that is being thought of: the module asks for the time again and again.
  #hint: { job: number; began: number; milliseconds: number; told: number } | null = null;

  constructor(
    readonly door: Door,
    readonly reply: (reply: Reply) => void,
  ) {}

  askedForTime = (): void => {
    if (!this.#hint) return;
    const now = performance.now();
    if (now - this.#hint.told < tellEvery) return;
    this.#hint.told = now;
    this.reply({ job: this.#hint.job, progress: Math.min(1, (now - this.#hint.began) / this.#hint.milliseconds) });
  };

  handle({ job, task }: Request): void {
    this.reply({ job, result: this.#work(job, task) });
  }

  #work(job: number, task: Task): Result<TaskResult> {
    switch (task.kind) {
      case 'choose':
        return this.#choose(task);
      case 'hint':
        return this.#analyse(job, task);
      case 'review':
        return this.#review(job, task);
      case 'unfollow':
        for (const follower of task.followers) this.door.call('unfollow', { follower });
        return { ok: { left: task.followers } };
    }
  }

  #listen({ follower, setup, viewer, anew, lines }: Listener): Result<null> {
    if (anew) {
      const followed = this.door.call('follow', { ...setup, follower, viewer });
      if (isRefused(followed)) return followed;
    }
    return this.door.call('hear', { follower, lines });
  }

  #choose({ listener, level, seed }: Task & { kind: 'choose' }): Result<TaskResult> {
    const heard = this.#listen(listener);
    if (isRefused(heard)) return heard;
    const chosen = this.door.call('choose', { follower: listener.follower, level, seed });
    return isRefused(chosen) ? chosen : { ok: { move: chosen.ok } };
  }

  #analyse(job: number, { listener, event, simulations, milliseconds }: Task & { kind: 'hint' }): Result<TaskResult> {
    const heard = this.#listen(listener);
    if (isRefused(heard)) return heard;
    const began = performance.now();
    this.#hint = { job, began, milliseconds, told: began };
    const analysed = this.door.call('analyse', { follower: listener.follower, event, simulations, milliseconds });
    this.#hint = null;
    return isRefused(analysed) ? analysed : { ok: { hint: analysed.ok } };
  }

  #review(job: number, { record, seat }: Task & { kind: 'review' }): Result<TaskResult> {
    const begun = this.door.call('review_begin', { record, seat });
    if (isRefused(begun)) return begun;
    for (;;) {
      const step = this.door.call('review_step', {});
      if (isRefused(step)) return step;
      if (step.ok.review) return { ok: { review: step.ok.review } };
      this.reply({ job, progress: step.ok.done / begun.ok.decisions });
    }
  }
}
