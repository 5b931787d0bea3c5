import type { Message, Seat } from '../table/contract';
import type { RemoteTable, Said } from './remote_table';

// What people say at a table, and whom one does not want to hear. Nothing of it is kept but the mutes, for this visit.

export const reactions = ['hello', 'well_played', 'thanks', 'wow', 'oops', 'thinking', 'hurry', 'goodbye'] as const;
export type Reaction = (typeof reactions)[number];
export const isReaction = (word: string): word is Reaction => (reactions as readonly string[]).includes(word);

const mostLines = 60;
// How long the newest line stands over the board, in milliseconds.
const shownFor = 5000;

export interface Line extends Said {
  number: number;
}

type Whom = { seat: Seat } | { person: number };
const nameOf = (whom: Whom): string => ('seat' in whom ? `seat ${whom.seat}` : `person ${whom.person}`);

export class Talk {
  lines = $state.raw<Line[]>([]);
  unread = $state(0);
  latest = $state.raw<Line | null>(null);
  refusal = $state.raw<Message | null>(null);
  #isOpen = $state(false);
  #muted = $state.raw<Whom[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #numbers = 0;
  readonly #stop: () => void;

  constructor(private readonly session: Pick<RemoteTable, 'id' | 'listen' | 'say' | 'react' | 'mute'>) {
    this.#muted = readMutes(session.id);
    this.#stop = session.listen((said) => this.#hear(said));
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }
  set isOpen(open: boolean) {
    this.#isOpen = open;
    this.unread = 0;
    this.latest = null;
    this.refusal = null;
  }

  isMuted(whom: Whom): boolean {
    return this.#muted.some((other) => nameOf(other) === nameOf(whom));
  }

  #hear(said: Said): void {
    if (this.isMuted({ person: said.person }) || (said.seat !== null && this.isMuted({ seat: said.seat }))) return;
    const line = { ...said, number: ++this.#numbers };
    this.lines = [...this.lines, line].slice(-mostLines);
    if (this.#isOpen) return;
    this.unread++;
    this.latest = line;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.latest = null), shownFor);
  }

  async say(text: string): Promise<boolean> {
    this.refusal = await this.session.say(text);
    return this.refusal === null;
  }
  async react(reaction: Reaction): Promise<void> {
    this.refusal = await this.session.react(reaction);
  }

  async mute(whom: Whom, muted: boolean): Promise<void> {
    this.refusal = await this.session.mute(whom, muted);
    if (this.refusal) return;
    const others = this.#muted.filter((other) => nameOf(other) !== nameOf(whom));
    this.#muted = muted ? [...others, whom] : others;
    keepMutes(this.session.id, this.#muted);
  }

  // A server that was away has forgotten it.
  muteAgain(): void {
    for (const whom of this.#muted) void this.session.mute(whom, true);
  }
}

const keyOf = (table: string): string => `tessera.muted.${table}`;

function readMutes(table: string): Whom[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '[]') as Whom[];
  } catch {
    return [];
  }
}

function keepMutes(table: string, muted: Whom[]): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(muted));
  } catch {
    // Then it is for as long as the page is open.
  }
}
