// Tables at a server: people in browsers of their own, with reloads, lost networks and a killed server in the middle of
// their games, and somebody who watches.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { OnlineServer } from './online_server.mjs';
import { moveOnce, playOn, state } from './playing.mjs';
import { desk, listenTo, phone, require } from './support.mjs';

const { chromium } = require('playwright-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const names = ['Ann', 'Bob', 'Cleo', 'Dov'];

describe('a table at a server', () => {
  const server = new OnlineServer();
  let browser;
  before(async () => {
    await server.start();
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  });
  after(async () => {
    await browser?.close();
    await server.close();
  });

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
    const turns = pages.map((page, seat) => page.waitForSelector(`[data-game][data-turn="${seat}"][data-viewer="${seat}"], [data-turn="over"]`).then(() => page));
    const mover = await Promise.any(turns);
    return (await state(mover)).turn === 'over' ? null : mover;
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
    const ends = await Promise.all(pages.map((page, seat) => playOn(page, { seed: seat + 1 })));
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
    for (const page of [...pages, eve]) quiet(page);
    return { table, pages, eve, record };
  }

  // All lines that were told to somebody.
  const linesOf = ({ heard }) => heard.flatMap((text) => (JSON.parse(text).events ?? []).flatMap(([, , , , lines]) => lines));

  test('101 for two, and a rematch', async () => {
    const { pages, eve } = await play('101', { people: 2, options: { mode: 'junior' } });
    const [ann, bob] = pages;
    await ann.click('[data-act="rematch"]');
    await bob.waitForSelector('[data-rematch="offered"]');
    await bob.click('[data-act="rematch"]');
    await Promise.all(pages.map((page) => page.waitForSelector('[data-game]:not([data-turn="over"])')));
    assert.equal(ann.url(), bob.url());
    await eve.click('[data-act="rematch"]');
    await eve.waitForSelector('[data-game]:not([data-turn="over"])');
    await close([...pages, eve]);
  });

  test('21 for two', async () => {
    const { pages, eve } = await play('21', { people: 2 });
    await close([...pages, eve]);
  });

  test('Lexio for two and a bot', async () => {
    const { pages, eve } = await play('lexio', { people: 2, players: 3, options: { rounds: '1' } });
    await close([...pages, eve]);
  });

  test('Lexio for four, and nobody sees what is another’s', async () => {
    const { pages, eve, record } = await play('lexio', { people: 4, options: { rounds: '1' } });
    const hands = /^~ deal (.+)$/m.exec(record)[1];
    assert.ok(hands.length > 100, 'the record has all hands');
    const before = (page) => page.heard.filter((text) => !text.includes('"phase":"over"')).join('\n');
    for (const page of [...pages, eve]) assert.ok(!before(page).includes(hands), 'not before the end');
    const dealt = [...pages, eve].map((page) => linesOf(page).find((line) => line.startsWith('~ deal')));
    assert.equal(new Set(dealt).size, 5, 'each is told something else');
    assert.ok(dealt.every((line) => typeof line === 'string'));
    assert.doesNotMatch(dealt[4], /\d[csmo]\b/, 'an onlooker is told of no tile');
    await close([...pages, eve]);
  });

  test('21 in teams', async () => {
    const { pages, eve } = await play('21', { people: 4, options: { teams: 'on' } });
    await close([...pages, eve]);
  });

  async function violations(page) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run({ runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } }));
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }

  test('people find together: a link, a name, seats, bots, words', async () => {
    const ann = await arrive('Ann');
    const { table } = await post(ann.context(), '/api/tables', { game: 'lexio', players: 3, options: { rounds: '1' } });
    await ann.goto(`${server.address}/t/${table}`);
    await ann.waitForSelector('[data-chair="0"][data-holder="person"]');
    assert.equal(await ann.locator('[data-link]').inputValue(), `${server.address}/t/${table}`);
    await ann.waitForSelector('svg[aria-label="The link as a QR code"] path');
    assert.ok(await ann.locator('[data-act="start"]').isDisabled(), 'two seats are free');

    // Somebody new sits down: asked for a name once.
    const bob = await arrive(null, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    await bob.goto(`${server.address}/t/${table}`);
    await bob.click('[data-act="sit 1"]');
    await bob.fill('[data-name="me"]', 'Bob');
    await bob.click('[data-act="name"]');
    await bob.waitForSelector('[data-gathering][data-viewer="1"]');
    await ann.waitForSelector('[data-chair="1"] [data-here="true"]');
    await bob.click('[data-act="stand"]');
    await bob.waitForSelector('[data-gathering][data-viewer="-"]');
    await bob.click('[data-act="sit 2"]');
    await ann.waitForSelector('[data-chair="2"][data-holder="person"]');
    await ann.click('[data-act="remove 2"]');
    await bob.waitForSelector('[data-gathering][data-viewer="-"]');
    await bob.click('[data-act="sit 1"]');
    await bob.waitForSelector('[data-gathering][data-viewer="1"]');
    await ann.selectOption('[data-level]', 'novice');
    await ann.click('[data-act="seat-bot 2"]');
    await bob.waitForSelector('[data-chair="2"][data-holder="bot"]');

    for (const page of [ann, bob]) {
      assert.deepEqual(await violations(page), []);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)) <= 0, 'nothing to scroll sideways');
    }

    // Talk, and peace and quiet.
    await bob.click('[data-act="people"]');
    await bob.fill('[data-text]', 'Good luck');
    await bob.click('[data-act="say"]');
    await ann.waitForSelector('[data-act="people"]:has-text("1")');
    await ann.click('[data-act="people"]');
    await ann.waitForSelector('[data-said="text"]:has-text("Good luck")');
    await bob.click('[data-act="react hello"]');
    await ann.waitForSelector('[data-said="hello"]');
    assert.deepEqual(await violations(ann), []);
    await ann.click('[data-act="mute 1"]');
    await ann.waitForSelector('[data-act="mute 1"][aria-pressed="true"]');
    await bob.click('[data-act="react wow"]');
    await bob.waitForSelector('[data-said="wow"]');
    await ann.click('[data-act="react thanks"]');
    await bob.waitForSelector('[data-said="thanks"]');
    assert.equal(await ann.locator('[data-said="wow"]').count(), 0);
    await Promise.all([ann, bob].map((page) => page.click('dialog[open] header button')));

    // Both have put a word into the luck without doing anything for it.
    await ann.click('[data-act="start"]:enabled');
    await Promise.all([ann, bob].map((page) => page.waitForSelector('[data-game]')));
    assert.equal(await ann.locator('[data-act="hint"]').count(), 0, 'no hints against people');
    await finish([ann, bob]);
    const record = await (await ann.context().request.get(`${server.address}/api/games/${table}/record`)).text();
    assert.match(record, /^tag fair 1 .* word 0 [0-9a-f]{40} word 1 [0-9a-f]{40}$/m);
    quiet(ann);
    quiet(bob);
    await close([ann, bob]);
  });

  test('a link that leads nowhere says so', async () => {
    const page = await arrive(null);
    await page.goto(`${server.address}/t/AAAAAAAAAAAAAAAAAAAAAA`);
    await page.waitForSelector('[data-act="home"]');
    await page.click('[data-act="home"]');
    await page.waitForSelector('[data-act="play 101"]');
    quiet(page);
    await close([page]);
  });
});
