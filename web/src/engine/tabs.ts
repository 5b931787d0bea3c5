// What the tabs of one browser tell each other of tables. It is courtesy: what keeps two of them from playing the same
// table is the store, which also holds where tabs can't hear each other.

type Said = { ask: string } | { here: string; to: string } | { taken: string };
type Envelope = { from: string; said: Said };

export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
  close(): void;
}

// How long another tab has to answer, in milliseconds.
const patience = 300;

export class Tabs {
  #waiting = new Map<string, () => void>();

  constructor(
    readonly self: string,
    readonly channel: Channel | null,
    // Whether this tab plays the table; and what to do when another has taken it.
    readonly plays: (table: string) => boolean,
    readonly lost: (table: string) => void,
  ) {
    if (channel) channel.onmessage = ({ data }) => this.#hear(data as Envelope);
  }

  // Whether another tab says that it plays this table.
  isPlayedElsewhere(table: string): Promise<boolean> {
    if (!this.channel) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answered(table, resolve, false), patience);
      this.#waiting.set(table, () => {
        clearTimeout(timer);
        this.#answered(table, resolve, true);
      });
      this.#say({ ask: table });
    });
  }

  take(table: string): void {
    this.#say({ taken: table });
  }

  #answered(table: string, resolve: (elsewhere: boolean) => void, elsewhere: boolean): void {
    this.#waiting.delete(table);
    resolve(elsewhere);
  }

  #say(said: Said): void {
    this.channel?.postMessage({ from: this.self, said });
  }

  #hear({ from, said }: Envelope): void {
    if ('ask' in said) {
      if (this.plays(said.ask)) this.#say({ here: said.ask, to: from });
    } else if ('here' in said) {
      if (said.to === this.self) this.#waiting.get(said.here)?.();
    } else this.lost(said.taken);
  }
}
