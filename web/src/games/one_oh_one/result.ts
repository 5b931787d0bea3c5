import type { ComparedLine, GridData, Line, OneOhOneView, Token } from './data';
import { columnOf, rowOf } from './stage';

// The end, line by line: what everybody had there and what it brought.

export interface Side {
  tokens: (Token | null)[];
  combination: Line['combination'];
  points: number;
}
export interface Row {
  kind: 'row' | 'column';
  number: number;
  sides: Side[]; // one a seat; alone, one a grid
}

function tokensOf(grid: GridData, kind: 'row' | 'column', line: Line): (Token | null)[] {
  const place = kind === 'row' ? columnOf : rowOf;
  const along = kind === 'row' ? grid.columns.map(({ label }) => columnOf(label)) : grid.rows.map(({ label }) => Number(label) - 1);
  const label = (cell: string) => (kind === 'row' ? cell.slice(1) : cell[0]);
  const there = new Map(grid.cells.filter(({ cell }) => label(cell) === line.label).map(({ cell, token }) => [place(cell), token]));
  return along.map((at) => there.get(at) ?? null);
}

function rowOfGrids(grids: GridData[], kind: 'row' | 'column', index: number, compared?: ComparedLine): Row {
  const sides = grids.map((grid, seat) => {
    const line = (kind === 'row' ? grid.rows : grid.columns)[index]!;
    return { tokens: tokensOf(grid, kind, line), combination: line.combination, points: compared ? compared.points[seat]! : line.solo_points };
  });
  return { kind, number: index + 1, sides };
}

export function resultRows(view: OneOhOneView): Row[] {
  const grids = view.seats.flatMap((seat) => seat.grids);
  const rows = (kind: 'row' | 'column') =>
    (kind === 'row' ? grids[0]!.rows : grids[0]!.columns).map((_, i) =>
      rowOfGrids(grids, kind, i, view.score_sheet?.find(({ line, number }) => line === kind && number === i + 1)),
    );
  return [...rows('row'), ...rows('column')];
}
