// What the server does not take from anybody, asked over real sockets by npm's `ws`.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Person } from './client.mjs';
import { Server } from './server.mjs';

const server = await Server.start(['--people-a-minute', '1000']);
after(() => server.remove());
const status = (promise) => promise.then(() => 101, (error) => error.status);
const somebody = () => new Person(server.url);

test('pages of other sites are refused', async () => {
  assert.equal(await status(somebody().connect({ headers: { origin: 'http://evil.test' } }).opened), 403);
  assert.equal(await status(somebody().connect({ headers: { origin: server.url } }).opened), 101);
  const answer = await somebody().call('POST', '/api/me', { name: 'Eve' }, { origin: 'http://evil.test' });
  assert.equal(answer.status, 403);
  assert.equal(answer.body.message.code, 'server.foreign_page');
});

test('another protocol is refused', async () => {
  assert.equal(await status(somebody().connect({ protocol: 'tessera.9' }).opened), 426);
});

test('what is too long, no text or too much ends the connection', async () => {
  const code = async (send) => {
    const connection = await somebody().connect().opened;
    send(connection.socket);
    await connection.hear(() => false);
    return connection.closeCode;
  };
  assert.equal(await code((socket) => socket.send('x'.repeat(4097))), 1009);
  assert.equal(await code((socket) => socket.send(Buffer.from('{}'))), 1003);
  assert.equal(
    await code((socket) => {
      for (let i = 0; i < 5000; ++i) socket.send('{"id":"1","do":"ping"}');
    }),
    1008,
  );
});

test('a message in pieces is one message', async () => {
  const connection = await somebody().connect().opened;
  const text = JSON.stringify({ id: 'é1', do: 'ping' });
  const bytes = Buffer.from(text);
  for (let i = 0; i < bytes.length; ++i) connection.socket.send(bytes.subarray(i, i + 1), { binary: false, fin: i === bytes.length - 1 });
  assert.ok(await connection.hear((one) => one.done === 'é1'));
});

test('what is no message is refused and harms nobody', async () => {
  const connection = await somebody().connect().opened;
  for (const text of ['', '{', '[]', 'null', '{"id":1}', '{"id":"a","do":"nothing"}', '['.repeat(2000), '{"id":"a","do":"watch"}'])
    connection.socket.send(text);
  assert.ok(await connection.hear((one) => one.refused !== undefined));
  connection.socket.send('{"id":"p","do":"ping"}');
  assert.ok(await connection.hear((one) => one.done === 'p'));
});

test('no secret is in the log', async () => {
  const ada = await Person.named(server.url, 'Ada');
  const { link } = (await ada.call('POST', '/api/me/link', {})).body;
  await ada.connect().opened;
  const key = ada.cookie.split('=')[1];
  assert.ok(key.length > 40 && link.length > 10);
  assert.ok(!server.log.includes(key) && !server.log.includes(link));
});
