import { loadGame } from '../games/load';
import type { GameName, Host, Message, Snapshot, TableSession } from '../table/contract';
import type { GameUi } from '../table/game_ui';
import { TableUi } from '../table/table_ui.svelte';
import { notLoaded } from '../words/not_loaded';
import { words } from '../words/words.svelte';

// How somebody comes to sit at a table: the session, and the game's part of the page. Of several tries the last
// counts; what the others are given is closed.
export class Sitting {
  table = $state.raw<TableUi | null>(null);
  game = $state.raw<GameUi | null>(null);
  problem = $state.raw<Message | null>(null);
  #session: TableSession | null = null;
  #tries = 0;

  constructor(
    private readonly host: Host,
    private readonly id: string,
    private readonly load: (game: GameName) => Promise<GameUi> = loadGame,
  ) {}

  async sit(takeOver: boolean): Promise<void> {
    this.#close();
    const number = this.#tries;
    const isLate = () => number !== this.#tries;
    const answer = await this.host.sit(this.id, { takeOver });
    if ('code' in answer) {
      await words.need('table').catch(() => {}); // then a code stands for it
      if (!isLate()) this.problem = answer;
    } else if (isLate()) answer.close();
    else await this.#arrive(answer, isLate);
  }

  leave(): void {
    this.#close();
  }

  async #arrive(session: TableSession, isLate: () => boolean): Promise<void> {
    this.#session = session;
    let latest!: Snapshot;
    let table: TableUi | null = null;
    session.subscribe((snapshot) => {
      latest = snapshot;
      table?.renew(snapshot);
    });
    const name = latest.view.game;
    try {
      const [game] = await Promise.all([this.load(name), words.need('table', name)]);
      if (isLate()) return;
      table = new TableUi(session, latest, game);
      this.game = game;
      this.table = table;
      this.problem = null;
    } catch (error) {
      if (isLate()) return;
      this.#close();
      this.problem = notLoaded(error);
    }
  }

  // Whatever is still on its way comes too late.
  #close(): void {
    this.#tries++;
    this.#session?.close();
    this.#session = null;
    this.table = null;
  }
}
