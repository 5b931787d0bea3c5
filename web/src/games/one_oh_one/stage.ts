import type { Cell, GridData } from './data';

// Where a grid's cells are drawn. The stage is what the tokens span, and where the grid still floats a
// cell more on either side: the frame may come to lie there.

export interface Stage {
  left: number; // columns and rows count from 0, as on the whole 9 by 9
  top: number;
  columns: number;
  rows: number;
  ringX: 0 | 1; // cells added on the left and on the right
  ringY: 0 | 1;
}

export const columnOf = (cell: Cell): number => cell.charCodeAt(0) - 65;
export const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;
export const cellAt = (column: number, row: number): Cell => String.fromCharCode(65 + column) + (row + 1);

export function stageOf(grid: GridData): Stage {
  const first = grid.columns.length > 0 ? cellAt(grid.columns[0]!.label.charCodeAt(0) - 65, Number(grid.rows[0]!.label) - 1) : grid.open[0]!;
  const ringX = grid.columns_fixed ? 0 : 1;
  const ringY = grid.rows_fixed ? 0 : 1;
  return {
    left: columnOf(first) - ringX,
    top: rowOf(first) - ringY,
    columns: Math.max(1, grid.columns.length) + 2 * ringX,
    rows: Math.max(1, grid.rows.length) + 2 * ringY,
    ringX,
    ringY,
  };
}

// The room that stages keep: as long as a grid floats it may span a cell more than it will have.
export interface Room {
  columns: number;
  rows: number;
}
export const roomFor = (grids: GridData[]): Room => ({
  columns: Math.max(...grids.map(({ width, columns_fixed }) => width + (columns_fixed ? 0 : 1))),
  rows: Math.max(...grids.map(({ height, rows_fixed }) => height + (rows_fixed ? 0 : 1))),
});

export interface StageCell {
  cell: Cell;
  x: number; // in cells, from the stage's corner
  y: number;
  floating: boolean; // outside of what the tokens span
}

export function cellsOf(stage: Stage): StageCell[] {
  const cells: StageCell[] = [];
  for (let y = 0; y < stage.rows; y++)
    for (let x = 0; x < stage.columns; x++)
      cells.push({
        cell: cellAt(stage.left + x, stage.top + y),
        x,
        y,
        floating: outside(x, stage.columns, stage.ringX) || outside(y, stage.rows, stage.ringY),
      });
  return cells;
}

const outside = (at: number, count: number, ring: number): boolean => at < ring || at >= count - ring;

// The sides of the frame that are fixed, as lines in cells: those of the rows where the columns are fixed,
// and the other way round. All four of them close the frame.
export interface Side {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export function fixedSides({ columns, rows, ringX, ringY }: Stage): Side[] {
  const sides: Side[] = [];
  if (!ringX) for (const x of [0, columns]) sides.push({ x1: x, y1: ringY, x2: x, y2: rows - ringY });
  if (!ringY) for (const y of [0, rows]) sides.push({ x1: ringX, y1: y, x2: columns - ringX, y2: y });
  return sides;
}

// How many rows and columns the frame can still shift.
export const slack = (grid: GridData): { rows: number; columns: number } => ({
  rows: grid.height - grid.rows.length,
  columns: grid.width - grid.columns.length,
});
