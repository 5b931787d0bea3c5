import { words } from '../../words/words.svelte';
import type { BoardUi } from './board.svelte';

// The points if the game ended now, as far as lines can be compared: the given seat's first.
export function standingText(board: BoardUi, { brief = false, first = board.seat } = {}): { short: string; about: string; points: number[] } | null {
  const { standing, players } = board.view;
  if (!standing) return null;
  const about =
    standing.rows && standing.columns ? words.text(brief ? 'page_101.so_far' : 'page_101.if_ended_now') : words.text(standing.rows ? 'page_101.rows' : 'page_101.columns');
  const own = standing.points[first]!;
  const others = standing.points.filter((_, seat) => seat !== first);
  return { short: players === 2 ? `${own} – ${others[0]}` : String(own), about, points: [own, ...others] };
}
