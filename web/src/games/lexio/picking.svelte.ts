import type { Message, Seat } from '../../table/contract';
import { sounds } from '../../sound/sounds';
import { suitOf, type LexioChoices, type LexioView, type Play, type Suit, type Tile } from './data';

// Which tiles of the rack are picked, and what they would make. Whether they may be played is asked of the
// table; what may be played anyhow is among its choices.

// What the picked tiles make.
export type Verdict =
  | { kind: 'nothing' } // no tile is picked
  | { kind: 'waiting' } // nobody asks for them now, or the answer is on its way
  | { kind: 'playable'; play: Play; place: number } // its place among all plays
  | { kind: 'refused'; why: Message };

export type Order = 'number' | 'suit';

// What a rack needs of a table; a TableUi has it.
export interface Asked {
  readonly snapshot: { view: LexioView; viewer: Seat | null; choices: LexioChoices | null };
  chosen: string | null;
  check(move: string): Promise<Message | null>;
}

const restBeforeAsking = 60; // milliseconds: tiles are often picked in a row

// How the racks of this visit are sorted, whoever looks at them.
const sorting = $state<{ by: Order }>({ by: 'number' });

export class Picking {
  #picked = $state.raw<readonly Tile[]>([]);
  #whose = ''; // the hand that the tiles were picked from
  #asked = false; // whether it was asked for a play when it was last looked at
  #answer = $state.raw<{ choices: LexioChoices; move: string; why: Message } | null>(null);

  constructor(private readonly table: Asked) {}

  get order(): Order {
    return sorting.by;
  }
  set order(order: Order) {
    sorting.by = order;
  }
  get hand(): readonly Tile[] {
    return this.table.snapshot.view.hand ?? [];
  }
  // In the order that was chosen: the table gives them by number.
  get sorted(): readonly Tile[] {
    return this.order === 'number' ? this.hand : bySuit(this.hand, this.table.snapshot.view.suits);
  }
  readonly picked = $derived.by<readonly Tile[]>(() => this.hand.filter((tile) => this.#picked.includes(tile)));
  readonly move = $derived.by(() => `play ${this.picked.join(' ')}`);
  readonly plays = $derived.by<readonly Play[]>(() => this.table.snapshot.choices?.groups.flatMap((group) => group.plays) ?? []);

  readonly verdict = $derived.by<Verdict>(() => {
    if (this.picked.length === 0) return { kind: 'nothing' };
    const { choices } = this.table.snapshot;
    if (choices === null) return { kind: 'waiting' };
    const place = this.plays.findIndex((play) => play.move === this.move);
    if (place >= 0) return { kind: 'playable', play: this.plays[place]!, place };
    const answer = this.#answer;
    if (answer?.choices === choices && answer.move === this.move) return { kind: 'refused', why: answer.why };
    return { kind: 'waiting' };
  });

  has(tile: Tile): boolean {
    return this.#picked.includes(tile);
  }

  set(tile: Tile, on: boolean): void {
    if (this.has(tile) === on) return;
    this.#replace(on ? [...this.#picked, tile] : this.#picked.filter((other) => other !== tile));
  }

  toggle(tile: Tile): void {
    this.set(tile, !this.has(tile));
  }

  clear(): void {
    this.#replace([]);
  }

  // Picks the next of the plays, or the one before.
  cycle(step: 1 | -1 = 1): void {
    const count = this.plays.length;
    if (count === 0) return;
    const from = this.verdict.kind === 'playable' ? this.verdict.place : step === 1 ? -1 : 0;
    this.#replace(this.plays[(from + step + count) % count]!.tiles);
  }

  #replace(tiles: readonly Tile[]): void {
    this.#picked = tiles;
    this.table.chosen = null;
    sounds.play('pick');
  }

  // To be called in an effect: lets go of what belongs to another hand or to a turn that is over, and asks about what is not among
  // the plays. An answer that comes too late is dropped.
  follow(): void | (() => void) {
    const { view, viewer, choices } = this.table.snapshot;
    const whose = `${viewer} ${view.round}`;
    const hasMoved = this.#asked && choices === null;
    this.#asked = choices !== null;
    if (whose !== this.#whose || hasMoved) {
      this.#whose = whose;
      this.#picked = [];
    }
    const { move, verdict } = this;
    if (verdict.kind !== 'waiting' || choices === null) return;
    let current = true;
    const timer = setTimeout(() => {
      void this.table.check(move).then((why) => {
        if (current && why !== null) this.#answer = { choices, move, why };
      });
    }, restBeforeAsking);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }
}

export const bySuit = (tiles: readonly Tile[], suits: readonly Suit[]): Tile[] =>
  suits.flatMap((suit) => tiles.filter((tile) => suitOf(tile) === suit));
