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
  HintedMove?: Component<{ move: string }>; // a legal move of the viewer in a line of a hint, where words are too long for it
  moveTitle?: (table: TableUi, move: string) => string; // such a move in a few words
  moveText?: (table: TableUi, move: string) => string; // in words: a legal move of the viewer, or when the game is over any that was
}
