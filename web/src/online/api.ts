import type { ClockSpec, GameName, Level, Message, PublicData, Seat } from '../table/contract';

// What a server of online play is asked by HTTP (docs/protocol.md). It always answers: what can't be is a message.

export interface Person {
  id: number;
  name: string;
}
export interface OpenTable {
  table: string;
  attended: boolean; // somebody who sits there is connected
  public: PublicData;
}
export interface RunningGame {
  table: string;
  seat: Seat;
  your_turn: boolean;
  public: PublicData;
}
export interface FinishedGame {
  table: string;
  game: GameName;
  options: string;
  opened: number;
  ended: number;
  seats: { name: string | null; bot: Level | null; score: number | null; winner: boolean; you: boolean }[];
}
export interface Games {
  live: RunningGame[]; // one's turn first
  finished: FinishedGame[]; // latest first
  before: string | null; // for the next page
  now: number; // as the server counts time, for deadlines
}
export interface Leaders {
  solo: { name: string; score: number; ended: number; table: string }[];
  ratings: { name: string; rating: number; deviation: number; games: number }[];
}
export type OnlineSitter = { kind: 'you' } | { kind: 'open' } | { kind: 'bot'; level: Level };
export interface Wish {
  game: GameName;
  players: number;
  options?: Record<string, string>;
  clock: ClockSpec;
}
export interface NewOnlineTable extends Wish {
  seats: OnlineSitter[];
  public: boolean;
}

type Answer<T> = Promise<T | Message>;

export const isRefusal = (answer: unknown): answer is Message => typeof answer === 'object' && answer !== null && 'code' in answer;

// Where a table at the server is shown.
export const tableAddress = (id: string): string => `#/t/${encodeURIComponent(id)}`;

// Below which address the server is: that of the page, which may itself be opened at a table, /t/ID.
export const homeOf = (path: string): string => path.replace(/(t\/)?[^/]*$/, '');

// How long an answer may take. The server holds one back until the store has what it says.
const patience = 20_000;

// The server stores the end of a game first and its record a moment later: asked again after these pauses.
const recordPauses = [150, 300, 600, 1200];

export class Api {
  constructor(
    private readonly home: string,
    private readonly fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
    private readonly pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ) {}

  // Undefined where nobody offers online play: servers of plain files have a file at this address that says so.
  async me(): Answer<Person | null | undefined> {
    const answer = await this.#ask<{ person?: Person | null }>('GET', 'me');
    return isRefusal(answer) ? answer : answer.person;
  }
  setName = (name: string): Answer<Person> => this.#part('person', 'POST', 'me', { name });
  async forget(): Promise<Message | null> {
    const answer = await this.#ask<unknown>('DELETE', 'me');
    return isRefusal(answer) ? answer : null;
  }
  // Brings another device to the same person: once, and not for long.
  link = (): Answer<{ link: string; until: number }> => this.#ask('POST', 'me/link', {});
  claim = (link: string): Answer<Person> => this.#part('person', 'POST', 'me/claim', { link });

  tables = (filter: { game?: string; clock?: string } = {}): Answer<OpenTable[]> => this.#part('tables', 'GET', `tables${query(filter)}`);
  open = (table: NewOnlineTable): Answer<string> => this.#part('table', 'POST', 'tables', table);
  match = (wish: Wish): Answer<string> => this.#part('table', 'POST', 'match', wish);

  async games(filter: { game?: string; before?: string } = {}): Answer<Games> {
    let now = 0;
    const answer = await this.#ask<Games>('GET', `games${query(filter)}`, undefined, (response) => (now = timeOf(response, Date.now())));
    return isRefusal(answer) ? answer : { ...answer, now };
  }
  async record(table: string): Answer<string> {
    for (let tries = 0; ; ++tries) {
      const answer = await this.#send('GET', `games/${encodeURIComponent(table)}/record`);
      if (isRefusal(answer)) return answer;
      if (answer.response.ok) return answer.text;
      const pause = answer.response.status === 404 ? recordPauses[tries] : undefined;
      if (pause === undefined) return refusalIn(answer.text, answer.response.status);
      await this.pause(pause);
    }
  }
  leaders = (game: GameName, options: Record<string, string> = {}): Answer<Leaders> => this.#ask('GET', `leaders${query({ game, ...options })}`);

  async #part<T>(name: string, method: string, path: string, body?: unknown): Answer<T> {
    const answer = await this.#ask<Record<string, T>>(method, path, body);
    return isRefusal(answer) ? (answer as Message) : answer[name]!;
  }

  async #ask<T>(method: string, path: string, body?: unknown, heard?: (response: Response) => void): Answer<T> {
    const answer = await this.#send(method, path, body);
    if (isRefusal(answer)) return answer;
    const { response, text } = answer;
    if (!response.ok) return refusalIn(text, response.status);
    heard?.(response);
    return parsed<T>(text) ?? unreadable(response.status);
  }

  async #send(method: string, path: string, body?: unknown): Answer<{ response: Response; text: string }> {
    // Browsers complain aloud of a request that fails: without a network nothing is asked.
    if (globalThis.navigator?.onLine === false) return { code: 'page_online.no_network' };
    try {
      const response = await this.fetch(`${this.home}api/${path}`, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      });
      return { response, text: await response.text() };
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      return { code: late ? 'page_online.no_answer' : 'page_online.no_network' };
    }
  }
}

function query(values: Record<string, string | undefined>): string {
  const set = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}

function parsed<T>(text: string): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as T | null) : null;
  } catch {
    return null;
  }
}

// The tables' part of the server says `refused`, the part before it, which counts calls and knows whose pages may ask, `message`.
function refusalIn(text: string, status: number): Message {
  const { refused, message } = parsed<{ refused?: Message; message?: Message }>(text) ?? {};
  return refused ?? message ?? unreadable(status);
}

const unreadable = (status: number): Message => ({ code: 'page_online.bad_answer', arguments: { status } });

// The server says its time in whole seconds. Where this device's lies within that second the two agree as far as can be told.
export function timeOf(response: Response, here: number): number {
  const second = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(second) ? here : Math.min(Math.max(here, second), second + 999);
}
