import type { GameUi } from '../../table/game_ui';
import type { TableUi } from '../../table/table_ui.svelte';
import Board from './Board.svelte';
import type { LexioChoices, LexioView } from './data';
import HintedMove from './HintedMove.svelte';
import { moveText, moveTitle } from './move_text';
import Result from './Result.svelte';
import RoundEnd from './RoundEnd.svelte';
import TextView from './TextView.svelte';
import Title from './Title.svelte';

export default {
  Board,
  Title,
  Result,
  RoundEnd,
  TextView,
  ownLog: true,
  HintedMove,
  moveTitle: (table, move) => moveTitle(table as unknown as TableUi<LexioView, LexioChoices>, move),
  moveText: (table, move) => moveText(table as unknown as TableUi<LexioView, LexioChoices>, move),
} satisfies GameUi;
