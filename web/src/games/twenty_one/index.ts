import type { GameUi } from '../../table/game_ui';
import Board from './Board.svelte';
import Result from './Result.svelte';
import TextView from './TextView.svelte';
import Title from './Title.svelte';

export default { Board, Title, Result, TextView } satisfies GameUi;
