import type { Message, Seat, View } from '../../table/contract';

// What a page is given of Lexio: docs/view-data.md.

export type Suit = 'cloud' | 'star' | 'moon' | 'sun';
export type Tile = string; // '7s', as records write it
export type Kind = 'single' | 'pair' | 'three' | 'straight' | 'flush' | 'full' | 'quad' | 'straight_flush';

export interface Combination {
  kind: Kind;
  name: Message;
  tiles: Tile[];
}
export interface Laid {
  owner: Seat;
  combination: Combination;
}
export type LexioMove = { action: 'play'; combination: Combination } | { action: 'pass' };

export interface Payment {
  from: Seat;
  to: Seat;
  tiles: number;
  less: number;
  factor: number;
  owed: number;
  paid: number;
}
export interface LastRound {
  round: number;
  winner: Seat;
  seats: { seat: Seat; tiles: Tile[]; twos: number; gain: number }[];
  payments: Payment[];
}

export interface LexioSeat {
  seat: Seat;
  score: number; // chips
  hand_size: number;
  last_move: LexioMove | null;
}

export interface LexioView extends View {
  game: 'lexio';
  options: { rulebook: string; rounds: number; chips: number };
  phase: 'deal' | 'turn' | 'over';
  round: number;
  seats: LexioSeat[];
  highest_number: number;
  numbers: number[]; // weakest first
  suits: Suit[]; // weakest first
  leading: boolean;
  opener: Seat | null;
  table: Laid | null;
  previous: Laid | null;
  hand: Tile[] | null;
  played: Tile[];
  unseen: Tile[] | null;
  last_round: LastRound | null;
  last_event: ({ seat: Seat } & LexioMove) | { seat: null; action: 'deal' } | null;
  ending: { kind: 'rounds' | 'chips' } | null;
}

export interface Play {
  tiles: Tile[];
  name: Message;
  move: string;
}
export interface LexioChoices {
  action: 'play';
  pass: boolean;
  groups: { kind: Kind; plays: Play[] }[]; // weakest first
}

const letters: Record<string, Suit> = { c: 'cloud', t: 'star', m: 'moon', s: 'sun' };
export const suitOf = (tile: Tile): Suit => letters[tile.at(-1)!]!;
export const numberOf = (tile: Tile): number => Number(tile.slice(0, -1));
export const tileName = (tile: Tile): Message => ({
  code: 'lexio.tile',
  arguments: { number: numberOf(tile), suit: suitOf(tile) },
});
