import { beforeEach, expect, it } from 'vitest';
import type { Message, Review, Seat, Snapshot, TableSession } from './contract';
import { Reviewing } from './reviewing.svelte';

const move = (text: string, win: number, points = 0) => ({ move: text, win, winError: 0, points, pointsError: 0, reasons: [] });
function reviewOf(seat: Seat, decisions: number, costs: number[]): Review {
  return {
    byRound: false,
    seats: [{ seat, decisions, mistakes: costs.length, meanWinLost: 0, meanPointsLost: 0, course: [], decisionsByRound: [decisions] }],
    mistakes: costs.map((cost, i) => ({ seat, number: i + 1, line: 10 * i, played: move('a', 0.5 - cost), better: move('b', 0.5) })),
  };
}

let asked: Seat[];
let stopped: number;
let answers: Map<Seat, Review | Message | null>;
let progress: (done: number) => void;
const session = {
  review: (seat: Seat, told: (done: number) => void) => {
    asked.push(seat);
    progress = told;
    told(0.5);
    return Promise.resolve(answers.get(seat));
  },
  stopReview: () => void stopped++,
} as unknown as TableSession;
const seats = (...holders: string[]) => ({ session, snapshot: { public: { seats: holders.map((holder) => ({ holder, bot: holder === 'bot' ? 'casual' : null })) } } as Snapshot });
beforeEach(() => {
  asked = [];
  stopped = 0;
  answers = new Map();
});

it('looks at what the people here did, and at nobody else’s moves', async () => {
  answers.set(0, reviewOf(0, 10, [0.1]));
  answers.set(2, reviewOf(2, 8, []));
  const reviewing = new Reviewing(seats('person', 'bot', 'person'));
  await reviewing.start();
  expect(asked).toEqual([0, 2]);
  expect(reviewing.seats).toEqual([
    { seat: 0, decisions: 10, good: 9 },
    { seat: 2, decisions: 8, good: 8 },
  ]);
  expect(reviewing.state).toBe('done');
});

it('looks at everybody’s where only bots played', async () => {
  for (const seat of [0, 1]) answers.set(seat, reviewOf(seat, 5, []));
  const reviewing = new Reviewing(seats('bot', 'bot'));
  await reviewing.start();
  expect(asked).toEqual([0, 1]);
});

it('has the five worst mistakes of all, the worst first', async () => {
  answers.set(0, reviewOf(0, 10, [0.3, 0.2, 0.01]));
  answers.set(1, reviewOf(1, 10, [0.25, 0.05, 0.04]));
  const reviewing = new Reviewing(seats('person', 'person'));
  await reviewing.start();
  expect(reviewing.mistakes.map(({ seat, number }) => [seat, number])).toEqual([[0, 1], [1, 1], [0, 2], [1, 2], [1, 3]]);
});

it('says how far it is over all seats', async () => {
  answers.set(0, reviewOf(0, 1, []));
  answers.set(1, reviewOf(1, 1, []));
  const reviewing = new Reviewing(seats('person', 'person'));
  const done = reviewing.start();
  expect(reviewing.progress).toBeCloseTo(0.25);
  await Promise.resolve();
  await done;
  progress(0.5);
  expect(reviewing.progress).toBeCloseTo(0.75);
});

it('stops when told to, and may begin again', async () => {
  answers.set(0, null);
  const reviewing = new Reviewing(seats('person', 'bot'));
  const done = reviewing.start();
  reviewing.stop();
  await done;
  expect(stopped).toBe(1);
  expect(reviewing).toMatchObject({ state: 'idle', problem: null });
  reviewing.stop();
  expect(stopped).toBe(1); // nothing to stop
});

it('says what went wrong', async () => {
  answers.set(0, { code: 'page_table.thinking_failed' });
  const reviewing = new Reviewing(seats('person', 'bot'));
  await reviewing.start();
  expect(reviewing).toMatchObject({ state: 'idle', problem: { code: 'page_table.thinking_failed' } });
});
