import type { Component } from 'svelte';
import type { GameName } from './contract';
import type { TableUi } from './table_ui.svelte';

// What a game brings to the page; see games/README.md.
export interface GameUi {
  Board: Component;
  Title: Component;
  Result: Component;
  TextView: Component;
  RoundEnd?: Component; // where a game has rounds: how the last one ended
  ownLog?: boolean; // the board has the log in itself on a large screen
  moveText?: (table: TableUi, move: string) => string; // in words: a legal move of the viewer, or when the game is over any that was
}

export async function loadGame(game: GameName): Promise<GameUi> {
  switch (game) {
    case '101':
      return (await import('../games/one_oh_one')).default;
    case 'lexio':
      return (await import('../games/lexio')).default;
    case '21':
      return (await import('../games/twenty_one')).default;
  }
}
