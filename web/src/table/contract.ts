// What the page is given of a table and may ask of it. A table in this browser and one at a server are
// the same to the screens: both are a TableSession. The data of views and choices is described in
// docs/view-data.md; the types of each game's are in games/GAME/data.ts.

export type GameName = '101' | 'lexio' | '21';
export type Seat = number; // from 0
export const levels = ['novice', 'casual', 'skilled', 'expert', 'champion'] as const;
export type Level = (typeof levels)[number];

// Something to say: words/ makes the sentence.
export interface Message {
  code: string; // 'lexio.too_weak'
  arguments?: Record<string, Argument>;
}
export type Argument = number | string | Message | { seat: Seat } | Argument[];

// What the page knows of a game before it is played: from the module, not written down here.
export interface GameSpec {
  name: GameName;
  title: string;
  players: { least: number; most: number; default: number };
  unit: 'points' | 'chips';
  options: OptionSpec[];
}
export interface OptionSpec {
  key: string;
  explanation: Message;
  words: string[]; // empty: a number from `least` to `most`
  least: number;
  most: number;
  default: string; // as a word or a number written out
  players: number[] | null; // null: for any number of players
}

export type ClockSpec =
  | { kind: 'none' }
  | { kind: 'move'; time: number } // milliseconds
  | { kind: 'total'; time: number; increment: number }
  | { kind: 'days'; time: number };

export type Sitter = { kind: 'person'; name: string } | { kind: 'bot'; level: Level };

export interface NewTable {
  game: GameName;
  players: number;
  options: Record<string, string>;
  clock: ClockSpec;
  seats: Sitter[];
}

// What everybody may know of a table besides the game (table/public_data.h).
export interface PublicData {
  opening: {
    table: string;
    game: GameName;
    players: number;
    options: Record<string, string | number>; // all of them
    clock: { kind: ClockSpec['kind']; time: number; increment: number };
    commitment: string | null;
  };
  phase: 'gathering' | 'playing' | 'over';
  paused: boolean;
  events: number;
  position: number;
  now: number; // milliseconds, as the table's host counts them
  turn: Seat | null;
  deadline: number | null;
  owner: Seat | null; // whoever opened it, if seated
  undo: Seat | null; // whose last move may be taken back
  seats: {
    seat: Seat;
    holder: 'nobody' | 'person' | 'bot';
    name: string | null;
    bot: Level | null; // who plays now; null when the person does
    away: boolean;
    timeouts: number;
    word: string | null;
    left: number | null; // milliseconds on the clock
    agreed: boolean; // to a rematch
  }[];
  rematch: Seat | null;
  result: { scores: number[] | null; winners: Seat[]; resigned: Seat | null } | null; // no scores after a resignation
}

// What every game's view has.
export interface View {
  game: GameName;
  players: number;
  options: Record<string, string | number>;
  viewer: Seat | null;
  phase: string;
  turn: Seat | null;
  round: number | null;
  seats: { seat: Seat; score: number | null; team?: number | null }[]; // a team where seats play together
  last_event: { seat: Seat | null; action: string } | null;
  result: { scores: number[]; winners: Seat[] } | null;
}

export interface LogEntry {
  number: number; // of the event
  seat: Seat | null; // nobody: chance, or the table
  story: Message;
}

// A table as one viewer may know it, at one moment.
export interface Snapshot<V extends View = View, C = unknown> {
  table: string;
  viewer: Seat | null; // null: an onlooker, as while the device is handed over
  public: PublicData;
  view: V;
  choices: C | null; // when the viewer is a person at this device whose turn it is
  log: LogEntry[]; // of what still stands, oldest first
  secrets: boolean; // whether people at this device see different things, so that hands are kept apart
  // Lexio: rounds that have ended, with the view as it was then. A round's end is looked at before the next.
  roundEnds: { number: number; view: V }[];
  record: string | null; // the record's last line, when over: 'result 6 4 winner 0'
  hereAndNow: number; // Date.now() when public.now was; for clocks that run on
  // What stands in the way of keeping this game or playing on; null while every move is kept.
  notice: Message | null;
  // Another tab plays this table now, or it was deleted there: nothing can be played here. `sit` with
  // `takeOver` plays it here again.
  elsewhere: boolean;
  remote?: Remote; // at a server
}

// What a table at a server has besides. Whoever sits there sits at a device of their own.
export interface Remote {
  hints: boolean; // where it is fair: among bots
  here: Seat[]; // whose people are connected
  onlookers: number;
  next: string | null; // the table of the rematch
}

export interface ReviewedMove {
  move: string;
  win: number; // 0 to 1; the true value is nearly always within two errors
  winError: number;
  points: number;
  pointsError: number;
  reasons: Message[];
}

export interface Hint {
  moves: ReviewedMove[]; // best first
  confidence: 'only_move' | 'unknown' | 'clearly_best' | 'all_equal' | 'some_equal';
  byRound: boolean; // winning means the round
  simulations: number;
}

// What the moves of a finished game were worth: docs/review.md.
export interface Review {
  byRound: boolean; // winning means the round
  seats: {
    seat: Seat;
    decisions: number;
    mistakes: number;
    meanWinLost: number; // a decision
    meanPointsLost: number;
    course: number[]; // the chance to win, from decision to decision; alone, the points
    decisionsByRound: number[];
  }[];
  mistakes: { seat: Seat; number: number; line: number; played: ReviewedMove; better: ReviewedMove }[]; // the worst first
}

// A refusal, or null when it was done.
export type Answer = Promise<Message | null>;

export interface TableSession {
  readonly id: string;
  subscribe(heard: (snapshot: Snapshot) => void): () => void; // told at once, then of every change
  look(viewer: Seat | null): Answer; // through whose eyes
  act(seat: Seat, move: string): Answer;
  check(seat: Seat, move: string): Answer; // whether it could be played; nothing is played
  undo(seat: Seat): Answer;
  resign(seat: Seat): Answer;
  leave(seat: Seat): Answer; // a bot plays the seat to the end
  takeBack(seat: Seat): Answer; // the seat that a bot keeps
  hint(seat: Seat, progress?: (done: number) => void): Promise<Hint | Message | null>; // null: stopped
  stopHint(): void;
  hold(held: boolean): void; // bots wait meanwhile, as while the end of a round is looked at
  review(seat: Seat | null, progress?: (done: number) => void): Promise<Review | Message | null>; // when over, of one seat or all; null: stopped
  stopReview(): void;
  rematch(): Promise<string | Message>; // the new table's id; at a server once everybody has agreed
  record(): Promise<string | Message>; // the whole record, when over
  verify(): Promise<{ outcomes: number } | Message>; // when over: whether chance was fair
  close(): void;
}

export interface KeptTable {
  table: string;
  game: GameName;
  players: number;
  seats: Sitter[];
  over: boolean;
  yourTurn: boolean;
  round: number | null;
  at: number; // Date.now() of the last event
  record: string | null; // the last line, when over
}

// What the module makes of what a server tells about tables.
export interface RemoteEngine {
  // Everything from event 0 on, or what is new since. How many events it has then, and the table as its viewer may know it.
  hear(message: Record<string, unknown>): Promise<{ have: number; snapshot: Snapshot } | Message>;
  check(table: string, move: string): Answer;
  hint(table: string, progress?: (done: number) => void): Promise<Hint | Message | null>; // null: stopped
  stopHint(table: string): void;
  review(record: string, seat: Seat | null, progress?: (done: number) => void): Promise<Review | Message | null>;
  stopReview(): void;
  verify(record: string): Promise<{ outcomes: number } | Message>;
  close(table: string): void;
}

// Everything that stands behind the page. It always answers: what can't be is a message.
export interface Host {
  games(): Promise<GameSpec[] | Message>;
  open(table: NewTable): Promise<string | Message>; // its id
  kept(): Promise<KeptTable[] | Message>; // newest first
  // Refused with `page.table_elsewhere` while another tab plays it, unless it is to be taken over.
  sit(id: string, how?: { takeOver: boolean }): Promise<TableSession | Message>;
  forget(id: string): Answer;
  readonly remote: RemoteEngine;
}
