import { describe, expect, it } from 'vitest';
import choicesPlacing from '../../../../tests/golden/101-choices-placing.json';
import choicesTaking from '../../../../tests/golden/101-choices-taking.json';
import viewOnlooker from '../../../../tests/golden/101-view-onlooker.json';
import viewOver from '../../../../tests/golden/101-view-over.json';
import viewPlacing from '../../../../tests/golden/101-view-placing.json';
import type { CellChoice, OneOhOneView, RowChoice } from './data';

// The types of data.ts against what the library gives: tests/golden has whole examples, which the
// library's own tests compare with what it says. A field that is missing there, or of another kind, fails
// the type check; one that data.ts does not know of fails here.

// JSON knows texts, not which ones.
type Loose<T> = T extends string ? string : T extends number | boolean | null | undefined ? T : T extends (infer Item)[] ? Loose<Item>[] : { [K in keyof T]: Loose<T[K]> };

const views = [viewPlacing, viewOnlooker, viewOver] satisfies Loose<OneOhOneView>[];
const cells = choicesPlacing.cells satisfies Loose<CellChoice>[];
const rows = choicesTaking.rows satisfies Loose<RowChoice>[];

const known = {
  view: 'game players options viewer phase turn round seats placed placements hand box current_grid score_sheet standing tie_breaks last_event result',
  seat: 'seat score placed grids',
  grid: 'height width fixed rows_fixed columns_fixed cells open last rows columns solo_points',
  line: 'label tokens length full combination may_become solo_points',
  row: 'row left face_up tokens',
  back: 'back half even odd faces candidates',
};
const keysOf = (object: object) => Object.keys(object).join(' ');

describe('the golden data', () => {
  it('has no field that the types do not know', () => {
    for (const view of views) {
      expect(keysOf(view)).toBe(known.view);
      for (const seat of view.seats) {
        expect(keysOf(seat)).toBe(known.seat);
        for (const grid of seat.grids) {
          expect(keysOf(grid)).toBe(known.grid);
          for (const line of [...grid.rows, ...grid.columns]) expect(keysOf(line)).toBe(known.line);
        }
      }
      for (const row of view.box) {
        expect(keysOf(row)).toBe(known.row);
        for (const token of row.tokens) expect(['', 'token', known.back]).toContain(keysOf(token));
      }
    }
    for (const cell of cells) {
      expect(keysOf(cell)).toBe('cell move row column');
      expect(keysOf(cell.row)).toBe(known.line);
    }
    for (const row of rows) expect(keysOf(row)).toBe('row move front');
  });
});
