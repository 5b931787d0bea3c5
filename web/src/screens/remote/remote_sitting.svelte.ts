import { loadGame } from '../../games/load';
import { keepSettings, settings } from '../../settings/settings.svelte';
import type { GameName, Host, Message, Snapshot } from '../../table/contract';
import type { GameUi } from '../../table/game_ui';
import { TableUi } from '../../table/table_ui.svelte';
import { notLoaded } from '../../words/not_loaded';
import { words } from '../../words/words.svelte';
import { connectHere, randomWord } from '../../online/browser_line';
import type { Standing } from '../../online/connection';
import { api, me } from '../../online/me.svelte';
import { RemoteTable } from '../../online/remote_table';
import { Talk } from '../../online/talk.svelte';

// How somebody comes to a table at a server: the connection, the session, and once the game has begun its part of the page.
export class RemoteSitting {
  snapshot = $state.raw<Snapshot | null>(null);
  standing = $state.raw<Standing>({ state: 'new', person: null, trouble: null });
  problem = $state.raw<Message | null>(null);
  game = $state.raw<GameUi | null>(null);
  table = $state.raw<TableUi | null>(null);
  talk = $state.raw<Talk | null>(null);
  session: RemoteTable | null = null;
  // What waits until the person has a name.
  #wanted = $state.raw<(() => void) | null>(null);
  #line: ReturnType<typeof connectHere> | null = null;
  #isLoading = false;
  #isLeft = false;

  constructor(
    private readonly host: Host,
    readonly id: string,
  ) {}

  async begin(): Promise<void> {
    await words.need('table', 'remote').catch((error: unknown) => (this.problem = notLoaded(error)));
    if (this.#isLeft || this.problem) return;
    this.#line = connectHere();
    const { connection } = this.#line;
    connection.subscribe((standing) => (this.standing = standing));
    const newWord = (): string => randomWord(20);
    const opened = RemoteTable.open(this.id, { connection, engine: this.host.remote, fetchRecord: (table) => api.record(table), newWord });
    const session = await opened.table;
    if (this.#isLeft) return opened.close();
    if ('code' in session) {
      this.problem = session;
      return;
    }
    this.session = session;
    this.talk = new Talk(session);
    connection.subscribe(({ state }) => void (state === 'open' && this.talk?.muteAgain()));
    session.subscribe((snapshot) => this.#show(snapshot));
  }

  leave(): void {
    this.#isLeft = true;
    this.talk?.close();
    this.session?.close();
    this.#line?.close();
  }

  #show(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.table?.renew(snapshot);
    if (snapshot.public.phase !== 'gathering' && !this.#isLoading) void this.#play(snapshot.view.game);
  }

  async #play(name: GameName): Promise<void> {
    this.#isLoading = true;
    try {
      const [game] = await Promise.all([loadGame(name), words.need(name)]);
      if (this.#isLeft) return;
      this.table = new TableUi(this.session!, this.snapshot!, game);
      this.game = game;
    } catch (error) {
      this.problem = notLoaded(error);
    }
  }

  get asksName(): boolean {
    return this.#wanted !== null;
  }

  // Does something that only who has a name can do.
  withName(wanted: () => void): void {
    if (this.standing.person?.name) wanted();
    else this.#wanted = wanted;
  }

  forgetWanted(): void {
    this.#wanted = null;
  }

  async nameMe(name: string): Promise<Message | null> {
    const refused = await me.setName(name);
    if (refused) return refused;
    settings.name = me.person!.name;
    keepSettings();
    const wanted = this.#wanted;
    this.#wanted = null;
    this.#line?.connection.restart(); // it comes back with the new key
    wanted?.();
    return null;
  }
}
