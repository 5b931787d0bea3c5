// People at a table of 21, who find back to it whatever happens to their connections.
import assert from 'node:assert/strict';
import { candidates, Person, Seen } from './client.mjs';

const kTable = { game: '21', players: 2, seats: [{ kind: 'you' }, { kind: 'open' }] };

/** Somebody at a table, who finds back to it when the connection is lost. */
export class Player {
  constructor(person, table) {
    Object.assign(this, { person, table, seen: new Seen() });
  }
  async connect() {
    for (let tries = 0; ; ++tries) {
      try {
        this.connection = await this.person.connect().opened;
        break;
      } catch (error) {
        if (tries > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    const id = `w${++Player.watches}`;
    const message = { id, do: 'watch', table: this.table, have: this.seen.events.length };
    if (this.seen.seat !== null) message.seat = this.seen.seat;
    this.connection.socket.send(JSON.stringify(message));
    const whole = await this.connection.hear((one) => one.from !== undefined, { keep: true });
    if (whole === undefined) return this.connect();
    this.take();
  }
  static watches = 0;
  /** All that has come about the table by now. */
  take() {
    for (const message of this.connection.messages.splice(0)) {
      if (message.trouble) ++Player.troubles;
      if (message.table === this.table && (message.events || message.public)) {
        if (message.from !== undefined && message.seat !== this.seen.seat) this.seen = new Seen();
        this.seen.take(message);
      }
    }
  }
  async wait(fits) {
    for (;;) {
      this.take();
      if (fits(this.seen)) return;
      if (!this.connection.isOpen) await this.connect();
      else await this.connection.hear((one) => one.table === this.table && one.events, { keep: true });
    }
  }
  /** Gives a command until it is answered, under the same id however often that takes. */
  async command(command, position) {
    const id = `c${++Player.watches}`;
    for (;;) {
      const message = { id, do: 'command', table: this.table, command };
      if (position !== undefined) message.position = position;
      if (this.connection.isOpen) this.connection.socket.send(JSON.stringify(message));
      const answer = await this.connection.hear((one) => one.done === id || one.refused === id, { keep: true });
      this.take(); // in the order in which it came
      if (answer) return answer;
      await this.connect();
    }
  }
  /** Tries what may be legal until something is; waits while the store is away. */
  async move() {
    for (const move of candidates(this.seen.lines(), this.seen.seat)) {
      let answer = await this.command({ kind: 'act', move }, this.seen.position);
      while (answer.message?.code === 'server_hub.store_away') {
        await new Promise((resolve) => setTimeout(resolve, 50));
        answer = await this.command({ kind: 'act', move }, this.seen.position);
      }
      if (answer.done !== undefined) return move;
      assert.notEqual(answer.message.code, 'server_hub.position_moved_on', JSON.stringify(answer));
    }
    throw new Error(`no move of ${this.seen.lines().join(' / ')}`);
  }
  static troubles = 0; // how often somebody was told that the store is away
}

/** Two who play and one who looks on, with a game begun. */
export async function begin(server) {
  const ada = await Person.named(server.url, 'Ada');
  const bob = await Person.named(server.url, 'Bob');
  const { table } = (await ada.call('POST', '/api/tables', kTable)).body;
  assert.match(table, /^[\w-]{22,}$/);
  const players = [new Player(ada, table), new Player(bob, table), new Player(new Person(server.url), table)];
  for (const player of players) await player.connect();
  assert.equal((await players[1].command({ kind: 'sit', seat: 1, name: '' })).refused, undefined);
  assert.equal((await players[0].command({ kind: 'start' })).refused, undefined);
  for (const player of players) await player.wait((seen) => seen.known?.phase === 'playing');
  return players;
}

export async function playToTheEnd(players, each = async () => {}) {
  for (let moves = 0; ; ++moves) {
    const most = Math.max(...players.map((player) => player.seen.events.length));
    for (const player of players) await player.wait((seen) => seen.events.length >= most);
    if (players[0].seen.known.phase === 'over') return moves;
    await each(moves, players);
    const turn = players[0].seen.turn;
    assert.ok(turn === 0 || turn === 1, `it is the turn of ${turn}`);
    await players[turn].move();
  }
}
