import { Connection, type Surroundings } from '../connection';

// A server that says what a test wants, on lines that break when it wants, in a time that passes when it wants.

type Sent = Record<string, unknown> & { id: string; do: string };

class TestLine {
  readonly sent: Sent[] = [];
  isClosed = false;
  constructor(
    readonly heard: (text: string) => void,
    readonly closed: () => void,
  ) {}
}

export class Wire {
  now = 1_000_000;
  random = 1; // the longest pause of those possible
  readonly lines: TestLine[] = [];
  #timers: { at: number; work: () => void }[] = [];

  readonly around: Surroundings = {
    open: (heard, closed) => {
      const line = new TestLine(heard, closed);
      this.lines.push(line);
      return { send: (text) => void line.sent.push(JSON.parse(text) as Sent), close: () => void (line.isClosed = true) };
    },
    now: () => this.now,
    later: (milliseconds, work) => {
      const timer = { at: this.now + milliseconds, work };
      this.#timers.push(timer);
      return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
    },
    random: () => this.random,
    name: 'page',
  };

  connect(): Connection {
    return new Connection(this.around);
  }

  get line(): TestLine {
    return this.lines.at(-1)!;
  }

  say(message: object): void {
    this.line.heard(JSON.stringify(message));
  }
  hello(person: object | null = null, now = this.now): void {
    this.say({ hello: { protocol: 1, version: 'test', now, person } });
  }
  breakLine(): void {
    this.line.closed();
  }

  // What was sent on the present line, but for pings, which have nothing to do with most things.
  sent(what?: string): Sent[] {
    return this.line.sent.filter((sent) => (what ? sent.do === what : sent.do !== 'ping'));
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.now = next.at;
      next.work();
    }
    this.now = end;
  }
}

// Until everything that was promised and can be kept is.
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
