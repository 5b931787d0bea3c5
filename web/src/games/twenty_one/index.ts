import type { GameUi } from '../../table/game_ui';
import { words } from '../../words/words.svelte';
import Board from './Board.svelte';
import { tokenName } from './names';
import Result from './Result.svelte';
import TextView from './TextView.svelte';
import Title from './Title.svelte';

// "14 on K5", "the star as 12 on K5"
function moveText(_: unknown, move: string): string {
  const [action, token, square] = move.split(' ') as [string, string?, string?];
  if (action === 'exchange') return words.text('page_21.exchange', { token: tokenName(token!) });
  if (action !== 'place') return words.text('page_21.pass');
  if (token!.startsWith('*')) return words.text('page_21.star_as_on', { number: Number(token!.slice(1)), square: square! });
  return words.text('page_21.token_on', { token: token!, square: square! });
}

export default { Board, Title, Result, TextView, ownLog: true, moveText } satisfies GameUi;
