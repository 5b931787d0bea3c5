import type { GameSpec, Level, NewTable } from '../table/contract';

// A table to play at once: the default number of players, you first, bots of one level.
export function quickTable(spec: GameSpec, level: Level, name: string): NewTable {
  const players = spec.players.default;
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }) as const);
  return { game: spec.name, players, options: {}, clock: { kind: 'none' }, seats: [{ kind: 'person', name }, ...bots] };
}
