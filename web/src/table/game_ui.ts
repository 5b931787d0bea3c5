import type { Component } from 'svelte';
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
