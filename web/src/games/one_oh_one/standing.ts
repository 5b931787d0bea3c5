import { words } from '../../words/words.svelte';
import type { BoardUi } from './board.svelte';

// The points if the game ended now, as far as lines can be compared: the viewer's first.
export function standingText(board: BoardUi): { short: string; about: string; points: number[] } | null {
  const { standing, players } = board.view;
  if (!standing) return null;
  const about =
    standing.rows && standing.columns ? words.text('page_101.if_ended_now') : words.text(standing.rows ? 'page_101.rows' : 'page_101.columns');
  const own = standing.points[board.seat]!;
  const others = standing.points.filter((_, seat) => seat !== board.seat);
  return { short: players === 2 ? `${own} – ${others[0]}` : String(own), about, points: [own, ...others] };
}
