import type { GameName } from '../table/contract';
import type { GameUi } from '../table/game_ui';

// What a game brings, fetched when a table of it is opened.
const loaders: Record<GameName, () => Promise<{ default: GameUi }>> = {
  '101': () => import('./one_oh_one'),
  lexio: () => import('./lexio'),
  '21': () => import('./twenty_one'),
};

export const loadGame = async (game: GameName): Promise<GameUi> => (await loaders[game]()).default;
