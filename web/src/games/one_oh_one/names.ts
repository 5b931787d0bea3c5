import { words, type Key } from '../../words/words.svelte';
import type { BoardUi, GridRef, Hinted } from './board.svelte';
import { isBack, isFace, type CellChoice, type Combination } from './data';
import { standingOf } from './lines';
import { colourOf, numberOf } from './pieces/glyphs';

// Tokens and combinations in words.

export const tokenName = (token: string): string =>
  words.say({ code: '101.token', arguments: { colour: colourOf(token), number: numberOf(token) } });

export const combinationName = (combination: Combination): string => words.text(`101.${combination}`);

// Where the space is short.
const shortened: Partial<Record<Combination, Key>> = {
  two_pairs: 'page_101.label_two_pairs',
  full: 'page_101.label_full',
  colour_straight: 'page_101.label_colour_straight',
};
export const combinationLabel = (combination: Combination): string => words.text(shortened[combination] ?? `101.${combination}`);

const { text } = words;

export function gridName(board: BoardUi, { seat, number }: GridRef): string {
  if (board.alone) return text(number === 0 ? 'page_101.first_grid' : 'page_101.second_grid');
  return seat === board.table.viewer ? text('page_101.your_grid') : text('page_101.grid_of', { name: board.table.name(seat) });
}

const lineName = (kind: 'row' | 'column', label: string): string =>
  text(kind === 'row' ? 'page_101.row' : 'page_101.column', { label });

// A line with all that its label shows.
export function lineText(board: BoardUi, ref: GridRef, kind: 'row' | 'column', index: number): string {
  const grid = board.grid(ref);
  const line = (kind === 'row' ? grid.rows : grid.columns)[index]!;
  const parts = [line.combination ? combinationName(line.combination) : text('page_101.nothing_yet')];
  if (line.may_become) parts.push(text('page_101.may_still_become', { combination: combinationName(line.may_become) }));
  const standing = standingOf(board.view, kind, index, ref.seat);
  if (standing && (standing.mark !== 'level' || standing.rival)) parts.push(text(`page_101.line_${standing.mark}`, { rival: standing.rival ? combinationName(standing.rival) : text('page_101.nothing') }));
  if (board.alone) parts.push(text('page_101.points_long', { points: line.solo_points }));
  return text('page_101.line_text', { line: lineName(kind, line.label), text: parts.join(', ') });
}

// What a token would make of the two lines of a cell, where that is something.
export function makes({ row, column }: CellChoice): string[] {
  return (
    [
      ['row', row],
      ['column', column],
    ] as const
  ).flatMap(([kind, line]) =>
    line.combination ? [text('page_101.makes', { combination: combinationName(line.combination), line: lineName(kind, line.label) })] : [],
  );
}

const hintText = (hint: Hinted | null): string[] => (hint ? [text('page_101.hint_rank', { rank: hint.rank, value: hint.value })] : []);

export function choiceText(choice: CellChoice, hint: Hinted | null): string {
  return [text('page_101.place_on', { cell: choice.cell }), ...makes(choice), ...hintText(hint)].join(', ');
}

// A row of the box: what its front is, or may be, and how many are left.
export function rowText(board: BoardUi, row: number): string {
  const { left } = board.view.box[row - 1]!;
  const front = board.sightAt({ row, depth: 0 });
  const what = isFace(front)
    ? text('page_101.face_is', { token: tokenName(front.token) })
    : isBack(front)
      ? text('page_101.back_is', { half: front.half, tokens: front.candidates.map(tokenName).join(', ') })
      : '';
  const choice = board.rowChoices.get(row);
  const act = choice ? text(choice.move.startsWith('flip') ? 'page_101.flip_row' : 'page_101.take_row', { row }) : text('page_101.row_of_box', { row });
  return [act, what, text('page_101.left_in_row', { count: left }), ...hintText(choice ? board.hinted(choice.move) : null)].filter(Boolean).join('. ');
}
