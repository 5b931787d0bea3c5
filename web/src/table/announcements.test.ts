import { expect, it } from 'vitest';
import { newsOf } from './announcements';
import type { LogEntry } from './contract';

const log = (...numbers: number[]): LogEntry[] => numbers.map((number) => ({ number, seat: 0, story: { code: 'x' } }));

it('is what was not in the log before', () => {
  expect(newsOf(log(1, 2), log(1, 2, 3, 5))).toEqual({ fresh: log(3, 5), undone: false });
  expect(newsOf([], log(1))).toEqual({ fresh: log(1), undone: false });
  expect(newsOf(log(1), log(1))).toEqual({ fresh: [], undone: false });
});

it('is that something was taken back, also when something else has happened since', () => {
  expect(newsOf(log(1, 2, 3), log(1))).toEqual({ fresh: [], undone: true });
  expect(newsOf(log(1, 2), log(1, 4))).toEqual({ fresh: log(4), undone: true });
  // What happened to seats stays in the log.
  expect(newsOf(log(1, 2, 3), log(1, 3))).toEqual({ fresh: [], undone: true });
});
