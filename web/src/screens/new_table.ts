import type { NewOnlineTable } from '../online/api';
import type { ClockSpec, GameSpec, Level, NewTable, OptionSpec } from '../table/contract';

// What the form of a new table holds for a seat: a person at this device, or at a server `you` or whoever comes.
export interface SeatChoice {
  who: 'person' | 'you' | 'open' | Level;
  name: string; // of a person
}

// As many seats as there are players: those chosen so far stay, the first is yours, others are bots, or open at a server.
export function fitSeats(seats: SeatChoice[], players: number, nameOf: (seat: number) => string, level: Level, online = false): SeatChoice[] {
  const [first, others] = online ? (['you', 'open'] as const) : (['person', level] as const);
  return Array.from({ length: players }, (_, i) => seats[i] ?? { who: i === 0 ? first : others, name: nameOf(i) });
}

// You have one seat: another of yours is open when you choose a new one.
export function takeSeat(seats: SeatChoice[], seat: number): SeatChoice[] {
  return seats.map((choice, i) => (i !== seat && choice.who === 'you' && seats[seat]?.who === 'you' ? { ...choice, who: 'open' } : choice));
}

export function newTable(spec: GameSpec, players: number, options: Record<string, string>, clock: ClockSpec, seats: SeatChoice[]): NewTable {
  return {
    ...wishes(spec, players, options, clock),
    seats: seats.map(({ who, name }) => (who === 'person' ? { kind: 'person', name: name.trim() } : { kind: 'bot', level: who as Level })),
  };
}

export function newOnlineTable(spec: GameSpec, players: number, options: Record<string, string>, clock: ClockSpec, seats: SeatChoice[], isPublic: boolean): NewOnlineTable {
  return {
    ...wishes(spec, players, options, clock),
    seats: seats.map(({ who }) => (who === 'you' || who === 'open' ? { kind: who } : { kind: 'bot', level: who as Level })),
    public: isPublic,
  };
}

// Defaults are not said.
function wishes(spec: GameSpec, players: number, options: Record<string, string>, clock: ClockSpec) {
  const set = Object.entries(options).filter(([key, value]) => spec.options.find((option) => option.key === key)?.default !== value);
  return { game: spec.name, players, options: Object.fromEntries(set), clock };
}

// The numbers that a list offers for an option: all of the small ones, then rounder and rounder ones, and always the default.
export function numbersOf(option: Pick<OptionSpec, 'least' | 'most' | 'default'>): number[] {
  const { least, most } = option;
  const numbers = new Set([Number(option.default), most]);
  for (let number = least; number < most; number += stepAfter(number)) numbers.add(number);
  return [...numbers].sort((a, b) => a - b);
}

function stepAfter(number: number): number {
  if (number < 20) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(number));
  const step = number < 50 ? 5 : number < 2 * magnitude ? magnitude / 4 : magnitude;
  return step - (number % step);
}
