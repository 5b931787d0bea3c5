import { describe, expect, it } from 'vitest';
import over from '../../../../tests/golden/101-view-over.json';
import type { Line, OneOhOneView } from './data';
import { prospect, standingOf } from './lines';
import { resultRows } from './result';

const end = over as OneOhOneView;

const withSheet = (held: (string | null)[], points: number[]) =>
  ({ ...end, score_sheet: [{ line: 'row', number: 1, held, points }] }) as OneOhOneView;

describe('how a line stands', () => {
  it('is ahead, behind or level of the other', () => {
    const view = withSheet(['straight', 'pair'], [1, 0]);
    expect(standingOf(view, 'row', 0, 0)).toEqual({ mark: 'ahead', points: 1, rival: 'pair' });
    expect(standingOf(view, 'row', 0, 1)).toEqual({ mark: 'behind', points: 1, rival: 'straight' });
    expect(standingOf(withSheet(['pair', 'pair'], [0, 0]), 'row', 0, 0)).toEqual({ mark: 'level', points: 0, rival: 'pair' });
  });

  it('says nothing of lines that cannot be compared yet', () => {
    expect(standingOf(withSheet([], []), 'column', 0, 0)).toBeNull();
    expect(standingOf({ ...end, score_sheet: null }, 'row', 0, 0)).toBeNull();
  });

  it('names among several the one who is ahead', () => {
    const view = withSheet(['pair', 'three', 'three'], [0, 1, 1]);
    expect(standingOf(view, 'row', 0, 0)).toEqual({ mark: 'behind', points: 1, rival: 'three' });
    expect(standingOf(view, 'row', 0, 1)?.mark).toBe('ahead');
  });
});

it('a prospect is worth a word when at most two tokens are missing', () => {
  const line: Line = { label: '5', tokens: 2, length: 5, full: false, combination: null, may_become: 'straight', solo_points: 0 };
  expect(prospect(line)).toBeNull();
  expect(prospect({ ...line, tokens: 3 })).toBe('straight');
});

describe('the end line by line', () => {
  it('has every line of both grids with its tokens and points', () => {
    const rows = resultRows(end);
    expect(rows.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      ...[1, 2, 3, 4, 5].map((n) => `row ${n}`),
      ...[1, 2, 3, 4, 5].map((n) => `column ${n}`),
    ]);
    for (const seat of [0, 1]) expect(rows.reduce((sum, { sides }) => sum + sides[seat]!.points, 0)).toBe(end.result!.scores[seat]);
    // The same cell is met in its row and in its column.
    for (const side of [0, 1])
      for (let r = 0; r < 5; r++)
        for (let c = 0; c < 5; c++) expect(rows[r]!.sides[side]!.tokens[c]).toBe(rows[5 + c]!.sides[side]!.tokens[r]);
  });
});
