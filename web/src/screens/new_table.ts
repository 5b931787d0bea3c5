import type { ClockSpec, GameSpec, Level, NewTable, OptionSpec } from '../table/contract';

// What the form of a new table holds for a seat.
export interface SeatChoice {
  who: 'person' | Level;
  name: string; // of a person
}

// As many seats as there are players: those chosen so far stay, the first is yours, others are bots.
export function fitSeats(seats: SeatChoice[], players: number, nameOf: (seat: number) => string, level: Level): SeatChoice[] {
  return Array.from({ length: players }, (_, i) => seats[i] ?? { who: i === 0 ? 'person' : level, name: nameOf(i) });
}

export function newTable(spec: GameSpec, players: number, options: Record<string, string>, clock: ClockSpec, seats: SeatChoice[]): NewTable {
  const set = Object.entries(options).filter(([key, value]) => spec.options.find((option) => option.key === key)?.default !== value);
  return {
    game: spec.name,
    players,
    options: Object.fromEntries(set),
    clock,
    seats: seats.map(({ who, name }) => (who === 'person' ? { kind: 'person', name: name.trim() } : { kind: 'bot', level: who })),
  };
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
