import { describe, expect, it } from 'vitest';
import view from '../../../../tests/golden/101-view-placing.json';
import over from '../../../../tests/golden/101-view-over.json';
import type { GridData } from './data';
import { cellAt, cellsOf, columnOf, fixedSides, roomFor, rowOf, slack, stageOf } from './stage';

const floating = view.seats[0]!.grids[0] as GridData; // B6 on E5, R2 on F6
const fixed = over.seats[0]!.grids[0] as GridData;
const empty: GridData = { ...floating, cells: [], rows: [], columns: [], open: ['E5'], last: null };

describe('a stage', () => {
  it('names cells as the records do', () => {
    expect([columnOf('E5'), rowOf('E5'), cellAt(8, 0)]).toEqual([4, 4, 'I1']);
  });

  it('spans the tokens and a ring around them while the grid floats', () => {
    const stage = stageOf(floating);
    expect(stage).toEqual({ left: 3, top: 3, columns: 4, rows: 4, ringX: 1, ringY: 1 });
    const cells = cellsOf(stage);
    expect(cells).toHaveLength(16);
    expect(cells.filter((cell) => !cell.floating).map(({ cell }) => cell)).toEqual(['E5', 'F5', 'E6', 'F6']);
    // Every cell where a token may go is on it.
    for (const open of floating.open) expect(cells.map(({ cell }) => cell)).toContain(open);
  });

  it('begins with the one cell of the first token', () => {
    expect(stageOf(empty)).toEqual({ left: 3, top: 3, columns: 3, rows: 3, ringX: 1, ringY: 1 });
    expect(cellsOf(stageOf(empty)).filter((cell) => !cell.floating)).toHaveLength(1);
  });

  it('has no ring once the grid is fixed, and a closed frame', () => {
    const stage = stageOf(fixed);
    expect([stage.columns, stage.rows, stage.ringX, stage.ringY]).toEqual([5, 5, 0, 0]);
    expect(fixedSides(stage)).toHaveLength(4);
    expect(fixedSides(stageOf(floating))).toEqual([]);
  });

  it('frames the sides of fixed columns where the tokens are', () => {
    expect(fixedSides({ left: 0, top: 0, columns: 5, rows: 6, ringX: 0, ringY: 1 })).toEqual([
      { x1: 0, y1: 1, x2: 0, y2: 5 },
      { x1: 5, y1: 1, x2: 5, y2: 5 },
    ]);
  });

  it('keeps room for a cell more as long as something floats', () => {
    expect(roomFor([fixed])).toEqual({ columns: 5, rows: 5 });
    expect(roomFor([fixed, floating])).toEqual({ columns: 6, rows: 6 });
    expect(slack(floating)).toEqual({ rows: 3, columns: 3 });
  });
});
