import type { Seat, View } from '../../table/contract';

// What 101 gives a viewer, as docs/view-data.md describes it.

export type Colour = 'B' | 'G' | 'O' | 'P' | 'R';
export type Token = string; // B7
export type Cell = string; // E5
export type Combination =
  | 'pair'
  | 'cocktail'
  | 'two_pairs'
  | 'three'
  | 'colour'
  | 'straight'
  | 'full'
  | 'square'
  | 'strike'
  | 'colour_straight';

export interface OneOhOneView extends View {
  game: '101';
  options: { mode: 'expert' | 'classic' | 'junior'; backs: 'all' | 'front' };
  phase: 'lot' | 'deal' | 'take' | 'place' | 'flip' | 'over';
  round: null;
  seats: SeatData[];
  placed: number;
  placements: number;
  hand: Token | null;
  box: BoxRow[];
  current_grid: number | null;
  score_sheet: ComparedLine[] | null;
  standing: { rows: number[] | null; columns: number[] | null; points: number[] } | null;
  tie_breaks: { by: 'colour_straights' | 'strikes' | 'squares' | 'fives'; counts: number[] }[] | null;
  last_event: Event | null;
}

export interface SeatData {
  seat: Seat;
  score: number | null;
  placed: number;
  grids: GridData[]; // one; two when somebody plays alone
}

export interface GridData {
  height: number;
  width: number;
  fixed: boolean;
  rows_fixed: boolean;
  columns_fixed: boolean;
  to_place: number;
  cells: { cell: Cell; token: Token }[];
  open: Cell[];
  last: Cell | null;
  rows: Line[];
  columns: Line[];
  solo_points: number;
}

export interface Line {
  label: string; // 5, E
  tokens: number;
  length: number;
  full: boolean;
  combination: Combination | null;
  may_become: Combination | null;
  solo_points: number;
}

export interface BoxRow {
  row: number;
  left: number;
  face_up: boolean;
  tokens: Sight[]; // from the front backwards
}

export interface BackData {
  back: string; // low:PG
  half: 'low' | 'high';
  even: Colour;
  odd: Colour;
  faces: Token[]; // the five that have this back
  candidates: Token[]; // those of them that it may still be
}

// A face, a back, or nothing that could be read.
export type Sight = { token: Token } | BackData | { token?: never; back?: never };

export interface ComparedLine {
  line: 'row' | 'column';
  number: number; // from 1
  held: (Combination | null)[]; // one a seat
  points: number[];
}

interface Event {
  seat: Seat | null;
  action: 'start' | 'deal' | 'take' | 'place' | 'flip';
  starting_seat?: Seat;
  row?: number;
  cell?: Cell;
  token?: Token;
}

export interface RowChoice {
  row: number;
  move: string;
  front: Sight;
}
export interface CellChoice {
  cell: Cell;
  move: string;
  row: Line;
  column: Line;
}
export type OneOhOneChoices = { action: 'take' | 'flip'; rows: RowChoice[] } | { action: 'place'; cells: CellChoice[] };

export const isFace = (sight: Sight | undefined): sight is { token: Token } => sight !== undefined && 'token' in sight && sight.token !== undefined;
export const isBack = (sight: Sight | undefined): sight is BackData => sight !== undefined && 'back' in sight && sight.back !== undefined;
