// Online play through the real server, by a client that shares no code with it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { candidates, Person } from './client.mjs';
import { begin, Player, playToTheEnd } from './player.mjs';
import { Server } from './server.mjs';

const server = await Server.start(['--messages-a-second', '5000', '--people-a-minute', '1000']);
after(() => server.remove());

test('two play a game while a third looks on', async () => {
  const players = await begin(server);
  const moves = await playToTheEnd(players);
  assert.ok(moves > 10, `${moves} moves`);
  const counts = players.map((player) => player.seen.events.length);
  assert.ok(counts.every((count) => count === counts[0]), counts.join(' '));
  // The end is told first, and the finished game stored after it.
  let record;
  for (let tries = 0; tries < 100 && record?.status !== 200; ++tries)
    record = await players[0].person.call('GET', `/api/games/${players[0].table}/record`);
  assert.equal(record.status, 200);
  assert.match(record.body, /^tessera 1\ngame 21\n/);
  // The third was never told a hand.
  const hands = players[2].seen.lines().filter((line) => /^~ (hand|draw) /.test(line) && !line.includes('?'));
  assert.deepEqual(hands.filter((line) => /^~ hand \d \d/.test(line)), []);
});

test('the server is killed again and again, and all go on', async () => {
  const players = await begin(server);
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
  const players = await begin(server);
  await playToTheEnd(players, async (moves) => {
    if (moves % 5 === 2) players[moves % 3].connection.socket.terminate();
  });
});

test('a command that is sent twice counts once', async () => {
  const players = await begin(server);
  const mover = players[players[0].seen.turn];
  const before = mover.seen.events.length;
  const position = mover.seen.position;
  let command;
  for (const move of candidates(mover.seen.lines(), mover.seen.seat)) {
    command = { id: `t${move}`, do: 'command', table: mover.table, position, command: { kind: 'act', move } };
    const answer = await mover.connection.ask(command);
    if (answer.done === undefined) continue;
    mover.connection.messages.unshift(answer);
    mover.take();
    break;
  }
  const again = await mover.connection.ask(command);
  assert.equal(again.done, command.id);
  mover.take();
  const moved = mover.seen.events.slice(before).filter((text) => JSON.parse(text)[2] === 'moved');
  assert.equal(moved.length, 1, mover.seen.events.slice(before).join('\n'));
});

test('nobody plays for somebody else', async () => {
  const players = await begin(server);
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
  const players = await begin(server);
  await players[players[0].seen.turn].move();
  const closing = players[2].connection.hear((one) => one.closing);
  const code = server.kill('SIGTERM');
  assert.ok(await closing);
  assert.equal(await code, 0);
  await server.start();
  await playToTheEnd(players);
});
