// Squares as places on the screen. On a narrow screen half the board is turned, so that the letters run down.

export interface Place {
  column: number; // from 0
  row: number;
}

// A part of the board, or all of it, as on the screen.
export interface Area extends Place {
  columns: number;
  rows: number;
}

export const placeOf = (square: string): Place => ({ column: square.charCodeAt(0) - 65, row: Number(square.slice(1)) - 1 });
export const squareAt = ({ column, row }: Place): string => `${String.fromCharCode(65 + column)}${row + 1}`;
export const turned = ({ column, row }: Place): Place => ({ column: row, row: column });

const distance = (a: Place, b: Place): number => Math.hypot(a.column - b.column, a.row - b.row);

// The nearest of the squares to one that was tapped.
export function nearest(squares: string[], tapped: string): string | null {
  const at = placeOf(tapped);
  let best: string | null = null;
  for (const square of squares)
    if (best === null || distance(placeOf(square), at) < distance(placeOf(best), at)) best = square;
  return best;
}

// Where an arrow key leads: the nearest square that lies that way, rather straight ahead than aside.
export function neighbour(squares: string[], from: string, across: number, down: number, isTurned: boolean): string | null {
  const look = (square: string) => (isTurned ? turned(placeOf(square)) : placeOf(square));
  const at = look(from);
  let best: { square: string; cost: number } | null = null;
  for (const square of squares) {
    const to = look(square);
    const ahead = (to.column - at.column) * across + (to.row - at.row) * down;
    const aside = Math.abs((to.column - at.column) * down) + Math.abs((to.row - at.row) * across);
    if (ahead <= 0) continue;
    const cost = ahead + 2 * aside;
    if (best === null || cost < best.cost) best = { square, cost };
  }
  return best?.square ?? null;
}

export interface Fit {
  cell: number;
  turned: boolean;
}

// The largest squares that show the whole board in this room. Half a board is turned where that makes them larger, in
// a wide room only clearly so: letters that run across are read more easily.
export function fit(columns: number, rows: number, width: number, height: number, margin: { across: number; down: number }): Fit {
  const size = (c: number, r: number) => Math.min((width - margin.across) / c, (height - margin.down) / r);
  const straight = size(columns, rows);
  const aside = size(rows, columns);
  const turn = columns !== rows && aside > (height > width ? 1 : 1.15) * straight;
  return { cell: Math.max(8, Math.min(60, Math.floor((turn ? aside : straight) * 2) / 2)), turned: turn };
}
