import type { Seat, Snapshot } from './contract';

// What is left on a running clock, in milliseconds; null where none runs.
export function timeLeft(snapshot: Snapshot, now: number): number | null {
  const { deadline, paused } = snapshot.public;
  if (deadline === null || paused) return null;
  return Math.max(0, deadline - snapshot.public.now - (now - snapshot.hereAndNow));
}

// What a seat has left for the rest of the game; null where it has no such clock.
export function timeLeftOf(snapshot: Snapshot, seat: Seat, now: number): number | null {
  const { opening, seats, turn } = snapshot.public;
  if (opening.clock.kind !== 'total') return null;
  return (turn === seat ? timeLeft(snapshot, now) : null) ?? seats[seat]?.left ?? null;
}

// 0:09, 12:30, 3:00:00
export function clockText(milliseconds: number): string {
  const all = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
