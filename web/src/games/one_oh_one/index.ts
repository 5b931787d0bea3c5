import type { GameUi } from '../../table/game_ui';
import { BoardUi, type Table } from './board.svelte';
import Board from './Board.svelte';
import { moveInWords } from './prompt';
import Result from './Result.svelte';
import TextView from './TextView.svelte';
import Title from './Title.svelte';

export default {
  Board,
  Title,
  Result,
  TextView,
  moveText: (table, move) => moveInWords(new BoardUi(table as unknown as Table), move),
} satisfies GameUi;
