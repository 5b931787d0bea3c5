import type { Seat } from '../../table/contract';
import type { Combination, ComparedLine, Line, OneOhOneView } from './data';

// How a line stands, once it can be compared with the others'.
export interface Standing {
  mark: 'ahead' | 'behind' | 'level';
  points: number; // of whoever scores
  rival: Combination | null; // what the other has; among several, what the best of them has who is ahead
}

export function standingOf(view: OneOhOneView, kind: 'row' | 'column', index: number, seat: Seat): Standing | null {
  const line = view.score_sheet?.find((compared) => compared.line === kind && compared.number === index + 1);
  return line ? standing(line, seat) : null;
}

function standing({ held, points }: ComparedLine, seat: Seat): Standing {
  const most = Math.max(...points);
  const mark = points[seat]! > 0 ? 'ahead' : most > 0 ? 'behind' : 'level';
  const rival = held.length === 2 ? held[1 - seat]! : mark === 'behind' ? held[points.indexOf(most)]! : null;
  return { mark, points: most, rival };
}

// What a line may become is worth a word when little is missing; before, nearly everything may.
export const prospect = (line: Line): Combination | null => (line.length - line.tokens <= 2 ? line.may_become : null);
