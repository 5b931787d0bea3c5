import type { Seat, View } from '../../table/contract';

// The data of 21, as docs/view-data.md describes it.

export type Colour = 'blue' | 'pink' | 'green' | 'yellow';
export type Direction = 'row' | 'column' | 'falling' | 'rising';

export interface Line {
  direction: Direction;
  sum: number;
  squares: string[];
}

export interface Square {
  square: string;
  points: number;
  colour?: Colour;
  marked?: number; // the number that is printed there
  // Where a token lies.
  token?: string;
  value?: number;
  star?: boolean;
  owner?: Seat;
  face_down?: boolean;
  // Where one could touch another.
  limit?: number | null;
  beside_face_down?: boolean;
  lines?: Line[];
}

export interface TwentyOneSeat {
  seat: Seat;
  score: number;
  earned: number;
  team: number | null;
  colour: Colour;
  start_square: string;
  hand_size: number;
  stock_size: number;
  left: string[];
  left_total: number;
}

export interface TwentyOneView extends View {
  game: '21';
  seats: TwentyOneSeat[];
  starting_seat: Seat | null;
  goal: number;
  scoring: boolean;
  idle_rounds: number;
  board: { columns: number; rows: number; squares: Square[] };
  hand: string[] | null;
  aside: string[] | null;
  last_event: { seat: Seat | null; action: string; token?: string | null; value?: number; square?: string; points?: number; starting_seat?: Seat } | null;
  result: { scores: number[]; winners: Seat[]; teams: number[] | null } | null;
  ending: { kind: 'went_out' | 'nobody_can_place' | 'idle'; seat: Seat | null } | null;
}

export interface NumberChoice {
  square: string;
  totals: { direction: Direction; total: number }[];
  points: number;
  scores: boolean;
  move: string;
}
export interface StarChoice {
  square: string;
  least: number;
  most: number;
  pattern: string; // the move, with # for the number
  scores_as: number | null;
  points: number;
}
export type TwentyOneChoices =
  | { action: 'place'; tokens: { token: string; squares: (NumberChoice | StarChoice)[] }[] }
  | { action: 'exchange'; tokens: { token: string; move: string }[]; pass: boolean };

export const isStarChoice = (choice: NumberChoice | StarChoice): choice is StarChoice => 'least' in choice;
