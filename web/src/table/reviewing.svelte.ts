import type { Message, Review, Seat, Snapshot, TableSession } from './contract';

export type Mistake = Review['mistakes'][number];
const mostMistakes = 5;

// The review of a finished game, for the people who played it at this device: seat after seat, as each takes a while.
export class Reviewing {
  state = $state<'idle' | 'running' | 'done'>('idle');
  progress = $state(0);
  problem = $state.raw<Message | null>(null);
  #reviews = $state.raw<Review[]>([]);

  constructor(private readonly table: { readonly snapshot: Snapshot; readonly session: Pick<TableSession, 'review' | 'stopReview'> }) {}

  get seats(): { seat: Seat; decisions: number; good: number }[] {
    return this.#reviews.flatMap(({ seats }) => seats.map(({ seat, decisions, mistakes }) => ({ seat, decisions, good: decisions - mistakes })));
  }
  get byRound(): boolean {
    return this.#reviews.some(({ byRound }) => byRound);
  }
  // The worst of all, the worst first.
  get mistakes(): Mistake[] {
    return this.#reviews
      .flatMap(({ mistakes }) => mistakes)
      .sort((a, b) => cost(b) - cost(a) || pointsLost(b) - pointsLost(a))
      .slice(0, mostMistakes);
  }

  async start(): Promise<void> {
    if (this.state === 'running') return;
    this.state = 'running';
    this.problem = null;
    this.progress = 0;
    this.#reviews = [];
    const seats = this.#judged();
    for (const [i, seat] of seats.entries()) {
      const answer = await this.table.session.review(seat, (done) => (this.progress = (i + done) / seats.length));
      if (this.state !== 'running') return;
      if (answer === null || 'code' in answer) {
        this.state = 'idle';
        this.problem = answer;
        return;
      }
      this.#reviews = [...this.#reviews, answer];
    }
    this.state = 'done';
  }

  stop(): void {
    if (this.state !== 'running') return;
    this.state = 'idle';
    this.table.session.stopReview();
  }

  #judged(): Seat[] {
    const { seats } = this.table.snapshot.public;
    const people = seats.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));
    return people.length > 0 ? people : seats.map((_, seat) => seat);
  }
}

export const cost = ({ played, better }: Mistake): number => better.win - played.win;
export const pointsLost = ({ played, better }: Mistake): number => better.points - played.points;
