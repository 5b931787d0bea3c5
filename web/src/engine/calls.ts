import type { GameName, GameSpec, Level, Message, NewTable, PublicData, Seat, Snapshot, View } from '../table/contract';

// The calls of the module, as docs/engine-calls.md has them.

// As JSON carries it. Of the log and the round ends only what is new: `kept` entries stand as before.
export interface WireSnapshot {
  table: string;
  viewer: Seat | null;
  public: PublicData;
  view: View;
  choices: unknown;
  log_kept: number;
  log: Snapshot['log'];
  secrets: boolean;
  round_ends_kept: number;
  round_ends: Snapshot['roundEnds'];
  record: string | null;
}

export interface WireMove {
  move: string;
  worth: number;
  worth_error: number;
  win: number;
  win_error: number;
  points: number;
  points_error: number;
  reasons: Message[];
}

export interface WireAnalysis {
  moves: WireMove[];
  confidence: 'only_move' | 'unknown' | 'clearly_best' | 'all_equal' | 'some_equal';
  others: number;
  by_round: boolean;
  simulations: number;
}

export interface WireReview {
  game: GameName;
  players: number;
  win_of: 'round' | 'game';
  unit: 'points' | 'chips';
  simulations: number;
  decisions: number;
  seats: {
    seat: Seat;
    name: string;
    decisions: number;
    mistakes: number;
    mean_loss: number;
    mean_win_lost: number;
    mean_points_lost: number;
    course: number[];
    decisions_by_round: number[];
  }[];
  mistakes: { line: number; seat: Seat; number: number; loss: number; played: WireMove; better: WireMove }[];
}

export interface BotRequest {
  seat: Seat;
  level: Level;
  position: number;
  seed: string;
}

export interface GameSetup {
  game: GameName;
  players: number;
  options: Record<string, string | number>;
}

export type TableCommand =
  | { kind: 'act'; move: string }
  | { kind: 'undo' | 'resign' | 'stand' | 'take_back' };

interface Opened {
  table: string;
  events: number;
  now: number;
}
interface Accepted {
  first: number;
  end: number;
}

// What a server says about a table, as docs/protocol.md has it; the module reads it.
export type RemoteMessage = Record<string, unknown>;

// Whether people at a table somewhere else have secrets is not for one of them to know.
export type RemoteSnapshot = Omit<WireSnapshot, 'secrets'> & { secrets: null };

interface RemoteHeard {
  table: string;
  viewer: Seat | null;
  have: number;
}

interface Calls {
  games: { takes: object; gives: GameSpec[] };
  open: { takes: NewTable & { now: number; table?: string; seed?: string }; gives: Opened };
  restore: { takes: { bytes: string }; gives: Opened };
  drop: { takes: { table: string }; gives: null };
  command: { takes: { table: string; seat: Seat; command: TableCommand; now: number }; gives: Accepted };
  bot_answer: { takes: { table: string; seat: Seat; position: number; move: string; now: number }; gives: Accepted };
  tick: { takes: { table: string; now: number }; gives: Accepted };
  check: { takes: { table: string; seat: Seat; move: string }; gives: null };
  public: { takes: { table: string }; gives: PublicData };
  snapshot: { takes: { table: string; viewer: Seat | null; after: number }; gives: WireSnapshot };
  log: { takes: { table: string; from: number }; gives: string[] };
  told: {
    takes: { table: string; viewer: Seat | null; after: number };
    gives: { kept: number; events: number; last: number; lines: string[] };
  };
  bot_request: { takes: { table: string }; gives: BotRequest | null };
  record: { takes: { table: string }; gives: string };
  rematch: { takes: { table: string; now: number }; gives: Opened };
  remote_open: { takes: { message: RemoteMessage }; gives: RemoteHeard };
  remote_hear: { takes: { table: string; message: RemoteMessage }; gives: RemoteHeard };
  remote_snapshot: { takes: { table: string; after: number }; gives: RemoteSnapshot };
  remote_check: { takes: { table: string; move: string }; gives: null };
  remote_lines: { takes: { table: string }; gives: string[] };
  remote_close: { takes: { table: string }; gives: null };
  follow: { takes: GameSetup & { follower: string; viewer: Seat | null }; gives: null };
  unfollow: { takes: { follower: string }; gives: null };
  hear: { takes: { follower: string; lines: string[] }; gives: null };
  view: { takes: { follower: string }; gives: { view: View; choices: unknown; settled: boolean; due: string } };
  choose: { takes: { follower: string; level: Level; seed: string }; gives: string };
  analyse: { takes: { follower: string; event: number; simulations?: number; milliseconds?: number }; gives: WireAnalysis };
  review_begin: { takes: { record: string; seat: Seat | null; simulations?: number }; gives: { decisions: number } };
  review_step: { takes: object; gives: { done: number; review: WireReview | null } };
  replay: {
    takes: { record: string; viewer: Seat | null; at?: number };
    gives: GameSetup & { tags: { key: string; text: string }[]; events: number; at: number; view: View };
  };
  verify: { takes: { record: string }; gives: { outcomes: number; commitment: string } };
  simulate: { takes: GameSetup & { simulations: number; seed: string }; gives: null };
}

// No event comes after this one: whoever asks for what is newer is given nothing of the log.
export const lastOfAll = 2 ** 32 - 1;

export type CallName = keyof Calls;
export type Takes<Name extends CallName> = Calls[Name]['takes'];
export type Gives<Name extends CallName> = Calls[Name]['gives'];
