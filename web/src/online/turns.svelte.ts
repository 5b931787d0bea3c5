import { isRefusal, tableAddress, type Api, type RunningGame } from './api';
import { api, me } from './me.svelte';

// The games that one has going on at the server, asked for again every so often, so that whose turn it is gets known
// without being at the table: some games go on for days.

const pause = 30_000; // between two looks
const soon = 2_000; // a look that is no older will do

// What the games are asked of, and where the time comes from: a test has its own.
export interface Surroundings {
  api: Pick<Api, 'games'>;
  now: () => number;
  isWanted: () => boolean; // whether anybody would see or hear of news, and they can be had
  tell: (game: RunningGame) => void; // that it has become one's turn
}

export class Turns {
  games = $state.raw<RunningGame[]>([]);
  #aheadOfUs = 0; // the server's clock
  #looked = -Infinity;
  #isKnown = false; // nothing is news that was there at the first look

  constructor(private readonly around: Surroundings) {}

  get yours(): RunningGame[] {
    return this.games.filter((game) => game.your_turn);
  }

  // What is left of a turn, in milliseconds; null where no clock runs.
  left({ public: { deadline, paused } }: RunningGame, now: number): number | null {
    return deadline === null || paused ? null : Math.max(0, deadline - this.#aheadOfUs - now);
  }

  async look(): Promise<void> {
    if (this.around.now() - this.#looked < soon) return;
    this.#looked = this.around.now();
    const answer = await this.around.api.games();
    if (isRefusal(answer)) return; // what was known stays; the next look may do better
    this.#aheadOfUs = answer.now - this.around.now();
    this.hear(answer.live);
  }

  hear(games: RunningGame[]): void {
    const before = new Set(this.yours.map(({ table }) => table));
    this.games = games;
    if (this.#isKnown) for (const game of this.yours) if (!before.has(game.table)) this.around.tell(game);
    this.#isKnown = true;
  }

  forget(): void {
    this.games = [];
    this.#isKnown = false;
    this.#looked = -Infinity;
  }

  // Where there are no games nothing becomes one's turn.
  tick(): void {
    if (this.games.length > 0 && this.around.now() - this.#looked >= pause && this.around.isWanted()) void this.look();
  }
}

export const mayTell = (): NotificationPermission => ('Notification' in globalThis ? Notification.permission : 'denied');

// Asked by a button, never by itself.
export const askToTell = async (): Promise<NotificationPermission> => Notification.requestPermission();

let sentence: (game: RunningGame) => { title: string; body: string };

function tell(game: RunningGame): void {
  const isAtIt = location.hash === tableAddress(game.table) || location.pathname.endsWith(`/t/${game.table}`);
  if (mayTell() !== 'granted' || (isAtIt && document.visibilityState === 'visible')) return;
  const { title, body } = sentence(game);
  try {
    // One for a table: whoever else tells of it replaces this one.
    const notification = new Notification(title, { body, tag: game.table });
    notification.onclick = () => {
      window.focus();
      location.hash = tableAddress(game.table);
    };
  } catch {
    // Some browsers only let a worker tell.
  }
}

export const turns = new Turns({
  api,
  now: Date.now,
  isWanted: () => me.person !== null && navigator.onLine && (document.visibilityState === 'visible' || mayTell() === 'granted'),
  tell,
});

let isWatching = false;
// From the first call on, for as long as the page is open; `say` makes the words of what is told.
export function watchTurns(say: typeof sentence): void {
  sentence = say;
  if (isWatching) return;
  isWatching = true;
  setInterval(() => turns.tick(), 5_000);
  const returned = () => {
    if (document.visibilityState === 'visible' && me.person && navigator.onLine) void turns.look();
  };
  addEventListener('focus', returned);
  addEventListener('online', returned);
  document.addEventListener('visibilitychange', returned);
}
