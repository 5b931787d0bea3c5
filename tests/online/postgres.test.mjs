// The same with PostgreSQL, which is killed under the server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Postgres, hasPostgres } from './postgres.mjs';
import { begin, Player, playToTheEnd } from './player.mjs';
import { Server } from './server.mjs';

const kills = Number(process.env.KILLS ?? 5);

test('PostgreSQL is killed again and again, and all go on', { skip: !hasPostgres && 'no PostgreSQL here' }, async () => {
  const postgres = await Postgres.start();
  let server = null;
  try {
    server = await Server.start(['--store', postgres.url, '--messages-a-second', '5000', '--people-a-minute', '1000']);
    let killed = 0;
    let back = Promise.resolve();
    while (killed < kills) {
      const players = await begin(server);
      await playToTheEnd(players, async (moves) => {
        if (moves % 6 !== 2 || killed >= kills) return;
        await back;
        ++killed;
        // The next move goes to a store that is away, or is lost on its way to one.
        const dead = postgres.kill();
        if (killed % 2 === 0) await dead;
        back = dead.then(() => new Promise((resolve) => setTimeout(resolve, 300))).then(() => postgres.run());
        back.catch(() => {});
      });
    }
    await back;
    assert.equal(killed, kills);
    assert.ok(Player.troubles >= kills, `${Player.troubles} were told that the store is away`);
  } finally {
    await server?.remove();
    await postgres.remove();
  }
});
