// A client of docs/protocol.md that shares no code with the server: npm's `ws`, fetch, and a player of
// 21 that finds its moves by asking.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const WebSocket = createRequire(`${root}/web/package.json`)('ws');

/** Calls by HTTP, as one person. */
export class Person {
  cookie = '';
  constructor(url) {
    this.url = url;
  }
  static async named(url, name) {
    const person = new Person(url);
    await person.call('POST', '/api/me', { name });
    return person;
  }
  async call(method, path, body, headers = {}) {
    const answer = await fetch(this.url + path, {
      method,
      headers: { ...(this.cookie && { cookie: this.cookie }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const set = answer.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0];
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  }
  connect(options = {}) {
    return new Connection(this, options);
  }
}

/** One WebSocket. Messages are kept until somebody asks for them. */
export class Connection {
  messages = [];
  waiting = [];
  lastId = 0;
  isOpen = false;
  closeCode = undefined;

  constructor(person, { headers = {}, protocol = 'tessera.1' } = {}) {
    const url = `${person.url.replace('http', 'ws')}/api/socket`;
    this.socket = new WebSocket(url, protocol ? [protocol] : [], {
      headers: { ...(person.cookie && { cookie: person.cookie }), ...headers },
      perMessageDeflate: true, // offered, and not to be taken
    });
    this.opened = new Promise((resolve, reject) => {
      this.socket.on('open', () => {
        this.isOpen = true;
        resolve(this);
      });
      this.socket.on('unexpected-response', (_, response) => {
        reject(Object.assign(new Error('refused'), { status: response.statusCode }));
        this.socket.terminate();
      });
      this.socket.on('error', reject);
    });
    this.socket.on('message', (data, isBinary) => {
      if (isBinary) throw new Error('bytes where a text should be');
      this.messages.push(JSON.parse(data.toString()));
      this.wake();
    });
    this.socket.on('close', (code) => {
      this.isOpen = false;
      this.closeCode = code;
      this.wake();
    });
  }
  wake() {
    for (const check of [...this.waiting]) check();
  }
  /** The next message that fits, taken out unless it is to be kept; undefined when the connection ends before. */
  hear(fits, { keep = false, patience = 20_000 } = {}) {
    return new Promise((resolve, reject) => {
      const end = (value) => {
        this.waiting.splice(this.waiting.indexOf(check), 1);
        clearTimeout(timer);
        resolve(value);
      };
      const check = () => {
        const at = this.messages.findIndex(fits);
        if (at >= 0) end(keep ? this.messages[at] : this.messages.splice(at, 1)[0]);
        else if (this.closeCode !== undefined) end(undefined);
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(check), 1);
        reject(new Error(`nothing came; there is ${JSON.stringify(this.messages).slice(0, 500)}`));
      }, patience);
      this.waiting.push(check);
      check();
    });
  }
  /** Says it under an id of its own and waits for the answer; undefined when the connection ends. */
  async ask(message) {
    const id = message.id ?? `n${++this.lastId}`;
    this.socket.send(JSON.stringify({ ...message, id }));
    return this.hear((one) => one.done === id || one.refused === id);
  }
  close() {
    this.socket.close();
  }
}

/** What one viewer of a table has heard, event by event. */
export class Seen {
  events = [];
  seat = null;
  known = null; // public data
  turn = null;

  /** Takes a message about the table. Throws when an event is missing, twice or changed. */
  take(message) {
    if (message.from !== undefined) this.seat = message.seat;
    for (const event of message.events ?? []) {
      const [number] = event;
      const text = JSON.stringify(event);
      if (number < this.events.length) {
        if (this.isSame(number, text)) continue;
        throw new Error(`event ${number} was ${this.events[number]} and is ${text}`);
      }
      if (number > this.events.length) throw new Error(`event ${this.events.length} is missing before ${number}`);
      this.events.push(text);
    }
    if (message.public) {
      this.known = message.public;
      this.turn = message.public.turn;
      this.position = message.public.position;
    } else if (message.now) {
      this.turn = message.now.turn;
      this.position = this.events.length;
    }
  }
  isSame(number, text) {
    return this.events[number] === text;
  }
  lines() {
    return this.events.flatMap((text) => JSON.parse(text)[4]);
  }
}

/** Moves of 21 that may be legal, the likely ones first. */
export function candidates(lines, seat) {
  const hand = [];
  const taken = new Set();
  let last = -1;
  for (const line of lines) {
    const words = line.split(' ');
    if (words[0] === '~' && words[1] === 'hand' && Number(words[2]) === seat) hand.push(...words.slice(3));
    if (words[0] === '~' && words[1] === 'draw' && last === seat && words[2] && words[2] !== '?') hand.push(words[2]);
    if (words[0] === '~') continue;
    last = Number(words[0]);
    const token = words[2]?.startsWith('*') ? '*' : words[2];
    if (words[1] === 'place') taken.add(words[3]);
    if (last === seat && hand.includes(token)) hand.splice(hand.indexOf(token), 1);
  }
  const tokens = [...new Set(hand)].flatMap((token) => (token === '*' ? ['*1', '*5', '*9', '*12'] : [token]));
  const squares = [];
  for (let column = 0; column < 14; ++column)
    for (let row = 1; row <= 14; ++row) {
      const name = String.fromCharCode(65 + column) + row;
      if (!taken.has(name)) squares.push({ name, far: distance(column, row, taken) });
    }
  squares.sort((a, b) => a.far - b.far);
  const places = squares.flatMap((square) => tokens.map((token) => `place ${token} ${square.name}`));
  return [...places, ...[...new Set(hand)].map((token) => `exchange ${token}`), 'pass'];
}

function distance(column, row, taken) {
  let least = taken.size === 0 ? Math.abs(column - 6) + Math.abs(row - 6) : 99;
  for (const name of taken)
    least = Math.min(least, Math.max(Math.abs(name.charCodeAt(0) - 65 - column), Math.abs(Number(name.slice(1)) - row)));
  return least;
}
