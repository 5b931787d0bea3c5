import { words } from '../../words/words.svelte';
import type { BoardUi, GridRef } from './board.svelte';
import { isFace } from './data';
import { gridName, makes, tokenName } from './names';
import { slack } from './stage';

// What the board says is to be done: a title, a line more, and what the main button would do.
export interface Prompt {
  title: string;
  more: string;
  strong?: boolean; // the line more is about what somebody points at
  confirm: string;
}

const { text } = words;

export function promptOf(board: BoardUi): Prompt {
  const confirm = board.table.chosen === null ? '' : moveText(board, board.table.chosen);
  if (board.visited) return { title: gridName(board, board.visited), more: frameText(board, board.visited), confirm };
  if (board.table.over) return { title: text('page_101.game_over'), more: '', confirm };
  if (board.table.yourTurn || board.table.busy) return { ...yours(board), confirm };
  return { ...theirs(board), confirm };
}

function yours(board: BoardUi): Omit<Prompt, 'confirm'> {
  const { phase, hand } = board.view;
  if (phase === 'take') return { title: text('page_101.take_one'), more: text('page_101.take_how') };
  if (phase === 'flip') return { title: text('page_101.flip_one'), more: text('page_101.flip_why') };
  if (!hand) return { title: '', more: '' };
  const title = text('page_101.place_it', { token: tokenName(hand) });
  const aimed = board.aimedChoice;
  if (aimed) {
    const made = makes(aimed);
    return { title, more: made.length > 0 ? text('page_101.here', { lines: made.join(', ') }) : text('page_101.here_nothing'), strong: true };
  }
  return { title, more: frameText(board, board.home) };
}

function theirs(board: BoardUi): Omit<Prompt, 'confirm'> {
  const { turn, phase, hand } = board.view;
  if (turn === null) return { title: text('page_101.shuffling'), more: '' };
  const name = board.table.name(turn);
  if (phase === 'place' && hand) return { title: text('page_101.they_place', { name, token: tokenName(hand) }), more: '' };
  return { title: text(phase === 'flip' ? 'page_101.they_flip' : 'page_101.they_take', { name }), more: '' };
}

// How far the frame of a grid may still shift.
export function frameText(board: BoardUi, ref: GridRef): string {
  const grid = board.grid(ref);
  if (grid.cells.length === 0) return text('page_101.frame_free');
  if (grid.fixed) return text('page_101.frame_fixed');
  const { rows, columns } = slack(grid);
  if (rows === 0) return text('page_101.frame_shifts_columns', { columns });
  if (columns === 0) return text('page_101.frame_shifts_rows', { rows });
  return text('page_101.frame_shifts', { rows, columns });
}

// A move in words, with what it makes where it is legal now.
export function moveInWords(board: BoardUi, move: string): string {
  const choice = [...board.cellChoices.values()].find((candidate) => candidate.move === move);
  return [moveText(board, move), ...(choice ? makes(choice) : [])].join(', ');
}

// The same as a button says it.
export function moveText(board: BoardUi, move: string): string {
  const [action, where] = move.split(' ') as [string, string];
  if (action === 'place') return text('page_101.place_on', { cell: where });
  if (action === 'flip') return text('page_101.flip_row', { row: where });
  // Of another time than now it is not known what lay there.
  const front = board.table.over ? undefined : board.sightAt({ row: Number(where), depth: 0 });
  return front && isFace(front) ? text('page_101.take_token', { token: tokenName(front.token) }) : text('page_101.take_row', { row: where });
}
