// People in browsers of their own at the tables of one server, and what comes in between.
import assert from 'node:assert/strict';
import { moveOnce, playOn, state } from './playing.mjs';
import { desk, listenTo, phone } from './support.mjs';

const names = ['Ann', 'Bob', 'Cleo', 'Dov'];

export function house(browser, server) {
  async function newContext(options = {}) {
    const context = await browser.newContext({ viewport: phone, locale: 'en', reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(30_000);
    return context;
  }

  // Somebody with a name, or an onlooker without one. What the server tells them is written down.
  async function arrive(name, options) {
    const context = await newContext(options);
    if (name) await post(context, '/api/me', { name });
    const page = await context.newPage();
    listenTo(page);
    page.heard = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => page.heard.push(String(payload))));
    return page;
  }
  async function post(context, path, data) {
    const answer = await context.request.post(server.address + path, { data, headers: { origin: server.address } });
    assert.ok(answer.ok(), `${path}: ${answer.status()}`);
    return answer.json();
  }

  // A table with as many people as there are names, and novices in the other seats. Everybody comes by the link, the first has
  // opened the table and starts the game.
  async function gather(game, { people, players = people, options = {} }) {
    const pages = [];
    for (const [i, name] of names.slice(0, people).entries()) pages.push(await arrive(name, { viewport: i % 2 ? desk : phone }));
    const [first, ...others] = pages;
    const { table } = await post(first.context(), '/api/tables', { game, players, options });
    await Promise.all(pages.map((page) => page.goto(`${server.address}/t/${table}`)));
    for (const [i, page] of others.entries()) await page.click(`[data-act="sit ${i + 1}"]`);
    await Promise.all(pages.map((page, seat) => page.waitForSelector(`[data-gathering="${table}"][data-viewer="${seat}"]`)));
    if (players > people) {
      await first.selectOption('[data-level]', 'novice');
      await first.click('[data-act="fill"]');
    }
    await first.click('[data-act="start"]:enabled');
    await Promise.all(pages.map((page) => page.waitForSelector(`[data-game="${game}"]`)));
    return { table, pages };
  }

  // One move after the other, by whoever's turn it is. A seat without a page is a bot's.
  async function playMoves(pages, count) {
    for (let moves = 0; moves < count; ++moves) {
      const mover = await someoneToMove(pages);
      if (mover === null) return;
      await moveOnce(mover);
      await mover.waitForSelector('[data-game]:not([data-turn="-"])');
    }
  }
  async function someoneToMove(pages) {
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      for (const page of pages) {
        const now = await state(page);
        if (now?.turn === 'over') return null;
        if (now?.turn === now?.viewer) return page;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('nobody is to move');
  }

  const lost = '[data-notice="page_remote.lost"]';
  const back = (page) => page.waitForSelector('[data-game]:not(:has([data-notice]))');
  // What a network that is gone leaves on a console is not ours.
  const quiet = (page) => assert.deepEqual(page.problems.filter((problem) => !/ERR_|WebSocket connection|status of 404/.test(problem)), []);

  const interruptions = {
    async reload(pages) {
      await pages[1].reload();
      await pages[1].waitForSelector('[data-game]');
    },
    // Somebody plays on without a network: the move is sent when it is back, and counts once.
    async network(pages) {
      const mover = await someoneToMove(pages);
      if (mover === null) return;
      await mover.context().setOffline(true);
      await mover.waitForSelector(lost);
      await moveOnce(mover);
      await mover.waitForSelector('[data-game][data-turn="-"]');
      await mover.context().setOffline(false);
      await back(mover);
      await mover.waitForSelector('[data-game]:not([data-turn="-"])');
    },
    // The same while the server is away. It is waited for a person's turn: a bot's ends when the server is back.
    async crash(pages) {
      const mover = await someoneToMove(pages);
      await server.kill();
      await Promise.all(pages.map((page) => page.waitForSelector(lost)));
      if (mover !== null) await moveOnce(mover);
      await server.start();
      await Promise.all(pages.map(back));
    },
  };

  // Everybody sees the same end, and finds that chance was fair.
  async function finish(pages) {
    const ends = await Promise.all(pages.map((page, seat) => playOn(page, { seed: seat + 1, poll: 30, seconds: 240 })));
    for (const { result } of ends) assert.equal(result, ends[0].result);
    assert.match(ends[0].result, /^result -?\d+( -?\d+)* winner( \d)+$/);
    await Promise.all(pages.map((page) => page.waitForSelector('[data-verified]:not([data-verified="no"])', { state: 'attached' })));
    return ends[0].result;
  }
  const close = (pages) => Promise.all(pages.map((page) => page.context().close()));

  async function play(game, how) {
    const { table, pages } = await gather(game, how);
    const eve = await arrive(null);
    await eve.goto(`${server.address}/#/t/${table}`);
    await eve.waitForSelector('[data-game]');
    assert.equal((await state(eve)).viewer, '-');
    for (const interruption of Object.values(interruptions)) {
      await playMoves(pages, 3);
      await interruption(pages);
    }
    const result = await finish(pages);
    await eve.waitForSelector(`[data-result="${result}"]`);
    const record = await (await eve.context().request.get(`${server.address}/api/games/${table}/record`)).text();
    assert.ok(record.trimEnd().endsWith(result));
    const added = [...record.matchAll(/ word (\d) [0-9a-f]{40}/g)].map(([, seat]) => Number(seat));
    assert.deepEqual(added, pages.map((_, seat) => seat), 'everybody added a word to the luck');
    for (const page of [...pages, eve]) quiet(page);
    return { table, pages, eve, record };
  }

  return { arrive, post, gather, play, finish, quiet, close };
}
