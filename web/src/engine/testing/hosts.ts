import { expect } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Answer, Level, NewTable, Seat, Snapshot } from '../../table/contract';
import { Door } from '../door';
import type { Showing } from '../live_table';
import { merged } from '../merged';
import { isRefused } from '../result';
import type { Store } from '../store';
import { TableHost } from '../table_host';
import type { Channel } from '../tabs';
import { Thinker, type StartThinking } from '../thinker';
import { Thinking, type Reply, type Request } from '../thinking';

// Hosts of tables without workers: the same code, in this thread. What would go from one worker to another is
// copied as it would be, and written down.

const path = new URL('../../../../build/wasm/tessera.wasm', import.meta.url);
export const wasm = await WebAssembly.compile(readFileSync(path));

export interface Watched {
  toThinking: Request[];
  toPage: { session: number; showing: Showing }[];
}

export function thinkingHere(watched: Watched): StartThinking {
  return (heard) => {
    let ended = false;
    let thinking: Thinking | null = null;
    const ready = Door.open(wasm, () => thinking?.askedForTime()).then(
      (door) => (thinking = new Thinking(door, (reply: Reply) => void (ended || heard(structuredClone(reply))))),
    );
    return {
      post(request) {
        watched.toThinking.push(structuredClone(request));
        void ready.then((thinks) => setTimeout(() => void (ended || thinks.handle(structuredClone(request)))));
      },
      end: () => void (ended = true),
    };
  };
}

export interface TestHost {
  host: TableHost;
  watched: Watched;
  door: Door;
  thinker: Thinker;
}

let writers = 0;
interface NewHost {
  pace?: number;
  channel?: Channel | null;
  show?: (session: number, showing: Showing) => void;
}
export async function newHost(store: Store, { pace = 0, channel = null, show: alsoShow }: NewHost = {}): Promise<TestHost> {
  const watched: Watched = { toThinking: [], toPage: [] };
  const thinker = new Thinker(thinkingHere(watched));
  const door = await Door.open(wasm);
  const show = (session: number, showing: Showing) => {
    watched.toPage.push(structuredClone({ session, showing }));
    listeners.get(watched)?.(session, structuredClone(showing));
    alsoShow?.(session, showing);
  };
  const host = new TableHost({ door, store, thinker, writer: `worker-${writers++}`, pace, channel, show });
  return { host, watched, door, thinker };
}

const listeners = new Map<Watched, (session: number, showing: Showing) => void>();

// A page that sits at a table and sees it through snapshots.
export class Page {
  latest: Snapshot;
  #changed: (() => void)[] = [];

  private constructor(
    readonly test: TestHost,
    readonly session: number,
    first: Showing,
  ) {
    this.latest = merged(null, first);
    listeners.set(test.watched, (session, showing) => {
      if (session !== this.session) return;
      this.latest = merged(this.latest, showing);
      for (const tell of this.#changed.splice(0)) tell();
    });
  }

  static async sit(test: TestHost, id: string, takeOver = false): Promise<Page> {
    const answer = await test.host.sit(id, takeOver);
    if (isRefused(answer)) throw new Error(answer.refused.code);
    return new Page(test, answer.ok.session, answer.ok.showing);
  }

  get host(): TableHost {
    return this.test.host;
  }
  act = (seat: Seat, move: string): Answer => this.host.act(this.session, seat, move);
  look = (viewer: Seat | null): Answer => this.host.look(this.session, viewer);
  close = (): Promise<void> => this.host.leaveSession(this.session);

  // Until something is so, or for too long.
  async until(so: (snapshot: Snapshot) => boolean, milliseconds = 20_000): Promise<Snapshot> {
    const end = Date.now() + milliseconds;
    while (!so(this.latest)) {
      if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(this.latest.public)}`);
      await Promise.race([new Promise<void>((resolve) => this.#changed.push(resolve)), new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    return this.latest;
  }
}

export const person = (name: string) => ({ kind: 'person', name }) as const;
export const bot = (level: Level) => ({ kind: 'bot', level }) as const;

export function newTable(game: NewTable['game'], seats: NewTable['seats'], options: Record<string, string> = {}): NewTable {
  return { game, players: seats.length, options, clock: { kind: 'none' }, seats };
}

export async function opened(host: TableHost, table: NewTable): Promise<string> {
  const answer = await host.open(table);
  if (isRefused(answer)) throw new Error(JSON.stringify(answer.refused));
  return answer.ok;
}

// A move that the choices allow, always the same among several.
export function anyMove(choices: unknown): string {
  if (typeof choices === 'object' && choices !== null) {
    const { move, square, least } = choices as { move?: unknown; square?: string; least?: number };
    if (typeof move === 'string') return move;
    if (square !== undefined && least !== undefined) return `place *${least} ${square}`; // a star of 21
    for (const value of Object.values(choices)) {
      const found = anyMove(value);
      if (found) return found;
    }
    if ((choices as { pass?: unknown }).pass === true) return 'pass';
  }
  return '';
}

// Plays the people's seats until the game is over.
export async function playOut(page: Page): Promise<void> {
  for (;;) {
    const { public: data } = await page.until(({ public: { phase, turn, seats } }) => phase === 'over' || (turn !== null && seats[turn]!.bot === null));
    if (data.phase === 'over') return;
    const seat = data.turn!;
    if (page.latest.viewer !== seat) expect(await page.look(seat)).toBeNull();
    expect(await page.act(seat, anyMove(page.latest.choices))).toBeNull();
  }
}
