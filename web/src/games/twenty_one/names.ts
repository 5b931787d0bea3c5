import { words } from '../../words/words.svelte';
import type { Choosing } from './choosing.svelte';
import { isStarChoice, type Square, type TwentyOneView } from './data';

// What squares and tokens are called, for those who hear the board.

export const tokenName = (token: string): string => (token === '*' ? words.text('page_21.star') : token);

function lying(square: Square, view: TwentyOneView): string {
  const colour = words.text(`21.${view.seats[square.owner!]!.colour}`);
  if (square.face_down) return words.text('page_21.lies_face_down', { colour });
  return words.text(square.star ? 'page_21.lies_star' : 'page_21.lies', { value: square.value!, colour });
}

// "H8, 20 points: 14 makes 21, 20 points"
export function squareName(choosing: Choosing, square: Square, view: TwentyOneView): string {
  const parts = [square.square];
  if (square.token !== undefined) parts.push(lying(square, view));
  else {
    if (square.colour) parts.push(words.text('page_21.square_of', { colour: words.text(`21.${square.colour}`) }));
    else if (square.marked !== undefined) parts.push(words.text('page_21.points', { points: square.points }));
    if (square.beside_face_down) parts.push(words.text('page_21.beside_face_down'));
  }
  const choice = choosing.squares.get(square.square);
  if (choice && isStarChoice(choice)) {
    parts.push(words.text('page_21.star_from_to', { least: choice.least, most: choice.most }));
    if (choice.scores_as !== null) parts.push(`${choice.scores_as}: ${words.text('page_21.makes_21', { points: choice.points })}`);
  } else if (choice) {
    const totals = choice.totals.length > 0 ? choice.totals.map(({ total }) => total) : [Number(choosing.token)];
    for (const total of totals) parts.push(words.text('page_21.total', { total }));
    if (choice.scores) parts.push(words.text('page_21.scores', { points: choice.points }));
  }
  return parts.join(', ');
}
