import { expect, it } from 'vitest';
import type { Snapshot } from './contract';
import { clockText, timeLeft, timeLeftOf } from './clock';

const snapshot = (deadline: number | null, paused = false) => ({ hereAndNow: 1_000_000, public: { now: 500, deadline, paused } }) as unknown as Snapshot;

it('counts from the table’s time, not from this device’s', () => {
  expect(timeLeft(snapshot(15_500), 1_000_000)).toBe(15_000);
  expect(timeLeft(snapshot(15_500), 1_004_000)).toBe(11_000);
});
it('stops at nothing, and does not run where no clock does', () => {
  expect(timeLeft(snapshot(15_500), 1_099_000)).toBe(0);
  expect(timeLeft(snapshot(null), 1_000_000)).toBeNull();
  expect(timeLeft(snapshot(15_500, true), 1_000_000)).toBeNull();
});
it('knows what each seat has left of the time for a whole game, and runs for whoever is to act', () => {
  const { hereAndNow, public: running } = snapshot(15_500);
  const of = (kind: string) =>
    ({ hereAndNow, public: { ...running, turn: 0, opening: { clock: { kind } }, seats: [{ left: 99_000 }, { left: 42_000 }] } }) as unknown as Snapshot;
  expect(timeLeftOf(of('total'), 0, 1_004_000)).toBe(11_000);
  expect(timeLeftOf(of('total'), 1, 1_004_000)).toBe(42_000);
  expect(timeLeftOf(of('move'), 1, 1_004_000)).toBeNull();
});
it('writes minutes and seconds, and hours where there are any', () => {
  expect(clockText(9_000)).toBe('0:09');
  expect(clockText(8_001)).toBe('0:09');
  expect(clockText(750_000)).toBe('12:30');
  expect(clockText(10_800_000)).toBe('3:00:00');
});
