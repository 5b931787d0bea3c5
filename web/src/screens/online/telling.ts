import type { RunningGame } from '../../online/api';
import { clockText } from '../../table/clock';
import type { PublicData, Sitter } from '../../table/contract';
import { titleOf } from '../../table/games';
import { namesOf } from '../../table/names';
import { words } from '../../words/words.svelte';

// What lists say of a table at the server.

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

export function clockOf({ kind, time, increment }: PublicData['opening']['clock']): string {
  if (kind === 'move') return words.text('page_turns.clock_move', { seconds: Math.round(time / second) });
  if (kind === 'total') return words.text('page_turns.clock_total', { minutes: Math.round(time / second / 60), seconds: Math.round(increment / second) });
  return kind === 'days' ? words.text('page_turns.clock_days', { days: Math.round(time / day) }) : words.text('page_turns.clock_none');
}

// The time that is left, as exactly as it matters.
export function leftText(left: number): string {
  if (left >= 1.5 * day) return words.text('page_turns.left_days', { days: Math.round(left / day) });
  if (left >= hour) return words.text('page_turns.left_hours', { hours: Math.floor(left / hour) });
  return words.text('page_turns.left_time', { time: clockText(left) });
}

type Place = PublicData['seats'][number];
const sitterOf = (seat: Place): Sitter => (seat.holder === 'bot' ? { kind: 'bot', level: seat.bot! } : { kind: 'person', name: seat.name ?? words.text('page_turns.somebody') });

// Everybody who sits at a table, but for one seat.
export function namesAt({ seats }: PublicData, except: number | null = null): string[] {
  const taken = seats.filter(({ holder }) => holder !== 'nobody');
  return namesOf(taken.map(sitterOf)).filter((_, i) => taken[i]!.seat !== except);
}

export const seatedAt = ({ seats }: PublicData): number => seats.filter(({ holder }) => holder !== 'nobody').length;

// How a game of one's own stands, in a few words.
export function standing({ your_turn, public: { phase, turn, seats } }: RunningGame): string {
  if (your_turn) return words.text('page.its_your_turn');
  if (phase === 'gathering') return words.text('page_turns.gathering');
  const seat = turn === null ? undefined : seats[turn];
  return seat ? words.text('page_turns.turn_of', { name: namesOf([sitterOf(seat)])[0]! }) : words.text('page.unfinished');
}

// What the browser tells of a game where it has become one's turn.
export function notice(game: RunningGame): { title: string; body: string } {
  const { public: data, seat } = game;
  return { title: words.text('page_turns.turn_at', { game: titleOf(data.opening.game) }), body: words.text('page.with', { names: namesAt(data, seat).join(', ') }) };
}

export const dayOf = (at: number): string => new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
