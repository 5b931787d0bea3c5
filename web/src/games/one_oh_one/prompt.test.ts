import { beforeAll, describe, expect, it } from 'vitest';
import choicesPlacing from '../../../../tests/golden/101-choices-placing.json';
import choicesTaking from '../../../../tests/golden/101-choices-taking.json';
import viewOnlooker from '../../../../tests/golden/101-view-onlooker.json';
import viewOver from '../../../../tests/golden/101-view-over.json';
import viewPlacing from '../../../../tests/golden/101-view-placing.json';
import type { Snapshot, TableSession } from '../../table/contract';
import { TableUi } from '../../table/table_ui.svelte';
import { words } from '../../words/words.svelte';
import { BoardUi, type Table } from './board.svelte';
import { lineText, rowText } from './names';
import { frameText, moveInWords, promptOf } from './prompt';

// What the board says of the golden positions: seat 0 is to place blue 4, then seat 1 to take.
const seats = [
  { holder: 'person', name: 'Ann' },
  { holder: 'bot', bot: 'expert' },
];

function boardOf(view: object, choices: unknown, viewer: number): BoardUi {
  const snapshot = { view: { ...view, viewer }, viewer, choices, log: [], secrets: false, public: { phase: 'playing', position: 1, seats, turn: 0 } };
  return new BoardUi(new TableUi({} as TableSession, snapshot as unknown as Snapshot) as unknown as Table);
}

beforeAll(async () => {
  await words.choose('en');
  await words.need('table', '101');
});

describe('whoever is to place a token', () => {
  const board = boardOf(viewPlacing, choicesPlacing, 0);

  it('is told which, and how far the frame may shift', () => {
    expect(promptOf(board)).toMatchObject({ title: 'Place blue 4', more: 'The frame can still shift by 3 rows and 3 columns' });
    expect(frameText(board, { seat: 1, number: 0 })).toBe('The frame can still shift by 3 rows and 4 columns');
  });

  it('is told what a cell that is pointed at would make', () => {
    board.aimed = 'D4';
    expect(promptOf(board)).toMatchObject({ more: 'No combination here yet', strong: true });
    board.aimed = null;
  });

  it('reads what the button will do', () => {
    board.table.chosen = 'place D5';
    expect(promptOf(board).confirm).toBe('Place on D5');
    board.table.chosen = null;
    expect(moveInWords(board, 'place E4')).toBe('Place on E4');
  });

  it('hears what a line makes and may become', () => {
    expect(lineText(board, { seat: 0, number: 0 }, 'row', 0)).toBe('row 5: nothing yet, may still become colour straight');
  });
});

describe('whoever is to take a token', () => {
  const board = boardOf(viewOnlooker, choicesTaking, 1);

  it('hears of every row what its front is or may be', () => {
    expect(promptOf(board).title).toBe('Take a token');
    for (const { row, left } of viewOnlooker.box) expect(rowText(board, row)).toContain(`${left} token`);
    const up = viewOnlooker.box.find(({ face_up }) => face_up)!;
    expect(rowText(board, up.row)).toMatch(/^Take from row \d\. (blue|green|orange|purple|red) \d+, face up\./);
    expect(moveInWords(board, `take ${up.row}`)).toMatch(/^Take (blue|green|orange|purple|red) \d+$/);
  });
});

it('others are told whom they wait for', () => {
  expect(promptOf(boardOf(viewPlacing, null, 1)).title).toBe('Ann is to place blue 4');
});

it('a finished game has nothing to be done', () => {
  const board = boardOf(viewOver, null, 1);
  board.table.snapshot = { ...board.table.snapshot, public: { ...board.table.snapshot.public, phase: 'over' } };
  expect(promptOf(board).title).toBe('The game is over');
});
