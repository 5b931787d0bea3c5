import type { GameName } from './contract';

// The games of the house, in the order of the shelf. The module says the same once it is there; a test compares them.
export const games: readonly { name: GameName; title: string }[] = [
  { name: '101', title: '101' },
  { name: 'lexio', title: 'Lexio' },
  { name: '21', title: '21' },
];

export const titleOf = (game: GameName): string => games.find(({ name }) => name === game)!.title;
