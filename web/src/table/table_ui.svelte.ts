import { getContext, setContext } from 'svelte';
import { words, type Names } from '../words/words.svelte';
import { settings } from '../settings/settings.svelte';
import { sounds } from '../sound/sounds';
import type { GameUi } from './game_ui';
import { namesOf } from './names';
import type { Hint, Message, Seat, Sitter, Snapshot, TableSession, View } from './contract';

// A table on the screen: the newest snapshot, and what the people in front of it are doing with it. A
// game's board reads from it and plays through it; everything around the board (bar, log, hint, menu) does too.
export class TableUi<V extends View = View, C = unknown> {
  snapshot = $state.raw() as Snapshot<V, C>;
  // The move that was chosen and waits for `confirm`, in the record's notation.
  chosen = $state<string | null>(null);
  // While a move is on its way to the table nothing else can be played.
  busy = $state(false);
  refusal = $state.raw<Message | null>(null);
  givingUp = $state(false); // asked once more
  hint = $state.raw<Hint | null>(null);
  thinkingOfHint = $state(false);
  hintProgress = $state(0);
  #hintsAsked = 0; // an answer to an older question comes too late
  // How many pixels of the board's lower end a sheet with a hint covers: boards draw themselves above it.
  covered = $state(0);

  constructor(
    readonly session: TableSession,
    first: Snapshot,
    private readonly game: Pick<GameUi, 'moveText' | 'moveTitle'> = {},
  ) {
    this.snapshot = first as Snapshot<V, C>;
  }

  get view(): V {
    return this.snapshot.view;
  }
  get viewer(): Seat | null {
    return this.snapshot.viewer;
  }
  // Null unless the viewer may act now.
  get choices(): C | null {
    return this.busy ? null : this.snapshot.choices;
  }
  get yourTurn(): boolean {
    return this.snapshot.choices !== null;
  }
  get over(): boolean {
    return this.snapshot.public.phase === 'over';
  }
  get names(): Names {
    return { bySeat: this.seats.map((seat) => this.name(seat)), you: this.viewer };
  }
  get seats(): Seat[] {
    return this.snapshot.public.seats.map((_, seat) => seat);
  }

  name(seat: Seat): string {
    const sitters = this.snapshot.public.seats.map(
      ({ holder, name, bot }): Sitter => (holder === 'bot' ? { kind: 'bot', level: bot ?? 'skilled' } : { kind: 'person', name: name ?? '' }),
    );
    return namesOf(sitters)[seat]!;
  }

  moveText(move: string): string {
    return this.game.moveText?.(this as unknown as TableUi, move) ?? move;
  }
  moveTitle(move: string): string {
    return this.game.moveTitle?.(this as unknown as TableUi, move) ?? this.moveText(move);
  }

  say = (message: Message): string => words.say(message, this.names);

  // Plays a move that is complete, or keeps it until it is confirmed. `shows` is for boards where a first
  // tap only shows what a move would do.
  choose(move: string, { shows = false } = {}): void {
    this.refusal = null;
    if (shows || settings.confirm) this.chosen = move;
    else void this.play(move);
  }

  async confirm(): Promise<void> {
    if (this.chosen !== null) await this.play(this.chosen);
  }

  async play(move: string): Promise<void> {
    if (this.viewer === null || this.busy) return;
    this.busy = true;
    const refused = await this.session.act(this.viewer, move);
    this.busy = false;
    this.chosen = null;
    this.refusal = refused;
    if (refused) sounds.play('refused');
  }

  check = (move: string): Promise<Message | null> =>
    this.viewer === null ? Promise.resolve(null) : this.session.check(this.viewer, move);

  get mayUndo(): boolean {
    const { undo, seats } = this.snapshot.public;
    return undo !== null && !this.busy && (undo === this.viewer || (!this.snapshot.secrets && seats[undo]?.holder === 'person'));
  }

  async undo(): Promise<void> {
    const seat = this.snapshot.public.undo;
    if (seat === null || this.busy) return;
    this.busy = true;
    this.refusal = await this.session.undo(seat);
    this.busy = false;
  }

  // One thing is confirmed at a time.
  askToGiveUp(): void {
    this.chosen = null;
    this.givingUp = true;
  }

  async giveUp(): Promise<void> {
    if (this.viewer === null || this.busy) return;
    this.busy = true;
    this.refusal = this.view.players > 2 ? await this.session.leave(this.viewer) : await this.session.resign(this.viewer);
    this.busy = false;
    this.givingUp = false;
  }

  // At a server with other people nobody is advised.
  get mayAskForHints(): boolean {
    return this.snapshot.remote?.hints ?? true;
  }

  async askForHint(): Promise<void> {
    if (this.viewer === null || !this.mayAskForHints || this.thinkingOfHint) return;
    this.thinkingOfHint = true;
    this.hintProgress = 0;
    const asked = ++this.#hintsAsked;
    const isWanted = () => this.thinkingOfHint && asked === this.#hintsAsked;
    const answer = await this.session.hint(this.viewer, (done) => {
      if (isWanted()) this.hintProgress = done;
    });
    if (!isWanted()) return;
    this.thinkingOfHint = false;
    if (answer !== null && 'code' in answer) this.refusal = answer;
    else this.hint = answer;
  }

  dropHint(): void {
    if (this.thinkingOfHint) this.session.stopHint();
    this.thinkingOfHint = false;
    this.hint = null;
  }

  // What was chosen, hinted or refused belongs to the position before.
  renew(snapshot: Snapshot): void {
    const moved = snapshot.public.position !== this.snapshot.public.position || snapshot.viewer !== this.snapshot.viewer;
    this.snapshot = snapshot as Snapshot<V, C>;
    if (this.over) this.givingUp = false;
    if (!moved) return;
    this.chosen = null;
    this.refusal = null;
    this.dropHint();
  }
}

const key = Symbol('table');
export const setTable = (table: TableUi): void => void setContext(key, table);
export const getTable = <V extends View, C>(): TableUi<V, C> => getContext(key);
