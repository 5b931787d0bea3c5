// Online play through the real server, by a client that shares no code with it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { candidates, Person, Seen } from './client.mjs';
import { Server } from './server.mjs';

const server = await Server.start(['--messages-a-second', '5000', '--people-a-minute', '1000']);
after(() => server.remove());

const kTable = { game: '21', players: 2, seats: [{ kind: 'you' }, { kind: 'open' }] };

/** Somebody at a table, who finds back to it when the connection is lost. */
class Player {
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
    const whole = await this.connection.hear((one) => one.from !== undefined);
    if (whole === undefined) return this.connect();
    if (whole.seat !== this.seen.seat) this.seen = new Seen();
    this.seen.take(whole);
    this.take();
  }
  static watches = 0;
  /** All that has come about the table by now. */
  take() {
    for (const message of this.connection.messages.splice(0))
      if (message.table === this.table && (message.events || message.public)) {
        if (message.from !== undefined && message.seat !== this.seen.seat) this.seen = new Seen();
        this.seen.take(message);
      }
  }
  async wait(fits) {
    for (;;) {
      this.take();
      if (fits(this.seen)) return;
      if (!this.connection.isOpen) await this.connect();
      else await this.connection.hear((one) => one.table === this.table && one.events).then((one) => one && this.connection.messages.unshift(one));
    }
  }
  /** Gives a command until it is answered, under the same id however often that takes. */
  async command(command, position) {
    const id = `c${++Player.watches}`;
    for (;;) {
      const message = { id, do: 'command', table: this.table, command };
      if (position !== undefined) message.position = position;
      if (this.connection.isOpen) this.connection.socket.send(JSON.stringify(message));
      const answer = await this.connection.hear((one) => one.done === id || one.refused === id);
      if (answer) {
        if (answer.events) this.seen.take(answer);
        return answer;
      }
      await this.connect();
    }
  }
  async move() {
    for (const move of candidates(this.seen.lines(), this.seen.seat)) {
      const answer = await this.command({ kind: 'act', move }, this.seen.position);
      if (answer.done !== undefined) return move;
      assert.notEqual(answer.message.code, 'server_hub.position_moved_on', JSON.stringify(answer));
    }
    throw new Error(`no move of ${this.seen.lines().join(' / ')}`);
  }
}

async function begin() {
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

async function playToTheEnd(players, each = async () => {}) {
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

test('two play a game while a third looks on', async () => {
  const players = await begin();
  const moves = await playToTheEnd(players);
  assert.ok(moves > 10, `${moves} moves`);
  const counts = players.map((player) => player.seen.events.length);
  assert.ok(counts.every((count) => count === counts[0]), counts.join(' '));
  const record = await players[0].person.call('GET', `/api/games/${players[0].table}/record`);
  assert.equal(record.status, 200);
  assert.match(record.body, /^tessera 1\ngame 21\n/);
  // The third was never told a hand.
  const hands = players[2].seen.lines().filter((line) => /^~ (hand|draw) /.test(line) && !line.includes('?'));
  assert.deepEqual(hands.filter((line) => /^~ hand \d \d/.test(line)), []);
});

test('the server is killed again and again, and all go on', async () => {
  const players = await begin();
  let kills = 0;
  await playToTheEnd(players, async (moves) => {
    if (moves % 7 !== 3) return;
    ++kills;
    await server.kill();
    await server.start();
  });
  assert.ok(kills >= 2, `${kills} kills`);
});

test('a lost connection goes on from where it was', async () => {
  const players = await begin();
  await playToTheEnd(players, async (moves) => {
    if (moves % 5 === 2) players[moves % 3].connection.socket.terminate();
  });
});

test('a command that is sent twice counts once', async () => {
  const players = await begin();
  const mover = players[players[0].seen.turn];
  const before = mover.seen.events.length;
  const position = mover.seen.position;
  let command;
  for (const move of candidates(mover.seen.lines(), mover.seen.seat)) {
    command = { id: `t${move}`, do: 'command', table: mover.table, position, command: { kind: 'act', move } };
    const answer = await mover.connection.ask(command);
    if (answer.done === undefined) continue;
    mover.seen.take(answer);
    break;
  }
  const again = await mover.connection.ask(command);
  assert.equal(again.done, command.id);
  mover.take();
  const moved = mover.seen.events.slice(before).filter((text) => JSON.parse(text)[2] === 'moved');
  assert.equal(moved.length, 1, mover.seen.events.slice(before).join('\n'));
});

test('nobody plays for somebody else', async () => {
  const players = await begin();
  const mover = players[players[0].seen.turn];
  const other = players[1 - players[0].seen.turn];
  const stranger = new Player(await Person.named(server.url, 'Eve'), mover.table);
  await stranger.connect();
  for (const move of candidates(mover.seen.lines(), mover.seen.seat).slice(0, 20))
    for (const player of [other, stranger, players[2]]) {
      const answer = await player.connection.ask({ do: 'command', table: mover.table, position: mover.seen.position, command: { kind: 'act', move } });
      assert.notEqual(answer.refused, undefined, JSON.stringify(answer));
    }
  assert.equal((await stranger.command({ kind: 'sit', seat: 0, name: 'Eve' })).done, undefined);
});

test('TERM tells everybody and ends with 0; the games are there afterwards', async () => {
  const players = await begin();
  await players[players[0].seen.turn].move();
  const closing = players[2].connection.hear((one) => one.closing);
  const code = server.kill('SIGTERM');
  assert.ok(await closing);
  assert.equal(await code, 0);
  await server.start();
  await playToTheEnd(players);
});
