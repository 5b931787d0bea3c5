// Tables at a server: people in browsers of their own, with reloads, lost networks and a killed server in the middle of
// their games, and somebody who watches. Each test has a server of its own, so that several run at a time.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { house } from './online_house.mjs';
import { OnlineServer } from './online_server.mjs';
import { moveOnce, state } from './playing.mjs';
import { require } from './support.mjs';

const { chromium } = require('playwright-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

describe('a table at a server', { concurrency: 3 }, () => {
  let browser;
  before(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  });
  after(() => browser?.close());

  function at(name, run) {
    test(name, async () => {
      const server = new OnlineServer();
      await server.start();
      try {
        await run({ server, ...house(browser, server) });
      } finally {
        await server.close();
      }
    });
  }

  // All lines that were told to somebody.
  const linesOf = ({ heard }) => heard.flatMap((text) => (JSON.parse(text).events ?? []).flatMap(([, , , , lines]) => lines));

  at('101 for two, and a rematch', async ({ play, close }) => {
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

  at('21 for two', async ({ play, close }) => {
    const { pages, eve } = await play('21', { people: 2 });
    await close([...pages, eve]);
  });

  at('Lexio for two and a bot', async ({ play, close }) => {
    const { pages, eve } = await play('lexio', { people: 2, players: 3, options: { rounds: '1' } });
    await close([...pages, eve]);
  });

  at('Lexio for four, and nobody sees what is another’s', async ({ play, close }) => {
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

  at('21 in teams', async ({ play, close }) => {
    const { pages, eve } = await play('21', { people: 4, options: { teams: 'on' } });
    await close([...pages, eve]);
  });

  at('a hint among bots; leaving, and taking the seat back', async ({ server, arrive, post, quiet, close }) => {
    const ann = await arrive('Ann');
    const bots = [{ kind: 'you' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }];
    const { table } = await post(ann.context(), '/api/tables', { game: 'lexio', players: 3, seats: bots });
    await ann.goto(`${server.address}/t/${table}`);
    await ann.waitForSelector('[data-game][data-turn="0"]');
    await ann.click('[data-act="hint"]:enabled');
    await ann.waitForSelector('dialog[open] [data-act="confirm"], dialog[open] .button.main');
    await ann.keyboard.press('Escape');
    await ann.click('[data-act="resign"]');
    await ann.click('dialog[open] [data-act="confirm"]');
    await ann.click('[data-act="take-back"]');
    await ann.waitForSelector('[data-act="take-back"]', { state: 'detached' });
    await ann.waitForSelector('[data-game][data-turn="0"]');
    quiet(ann);
    await close([ann]);
  });

  at('a move is taken back, and both see it', async ({ gather, quiet, close }) => {
    const { pages } = await gather('101', { people: 2, options: { mode: 'junior' } });
    await Promise.any(pages.map((page, seat) => page.waitForSelector(`[data-turn="${seat}"][data-viewer="${seat}"]`)));
    const { turn } = await state(pages[0]);
    const [mover, other] = turn === '0' ? pages : [...pages].reverse();
    await moveOnce(mover);
    await mover.waitForSelector('[data-act^="place "]:enabled');
    await moveOnce(mover);
    await other.waitForSelector(`[data-game]:not([data-turn="${turn}"])`);
    assert.equal(await other.locator('[data-act="undo"]:enabled').count(), 0, 'it was not theirs');
    await mover.click('[data-act="undo"]:enabled');
    await Promise.all(pages.map((page) => page.waitForSelector(`[data-turn="${turn}"]`)));
    await mover.waitForSelector('[data-act^="place "]:enabled');
    for (const page of pages) quiet(page);
    await close(pages);
  });

  async function violations(page) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run({ runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } }));
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }

  at('people find together: a link, a name, seats, bots, words', async ({ server, arrive, post, quiet, close }) => {
    const ann = await arrive('Ann');
    const { table } = await post(ann.context(), '/api/tables', { game: 'lexio', players: 3, options: { rounds: '1' } });
    await ann.goto(`${server.address}/t/${table}`);
    await ann.waitForSelector('[data-chair="0"][data-holder="person"]');
    assert.equal(await ann.locator('[data-link]').inputValue(), `${server.address}/t/${table}`);
    await ann.waitForSelector('svg[aria-label="The link as a QR code"] path');
    assert.ok(await ann.locator('[data-act="start"]').isDisabled(), 'two seats are free');
    await ann.click('[data-act="copy"]');
    assert.equal(await ann.evaluate(() => { const { value, selectionStart, selectionEnd } = document.activeElement; return value.slice(selectionStart, selectionEnd); }), `${server.address}/t/${table}`, 'selected, whatever the clipboard does');

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
    const { public: open } = await (await ann.context().request.get(`${server.address}/api/tables/${table}`)).json();
    assert.deepEqual(open.seats.map(({ word }) => word.length), [20, 20, 0]);
    assert.notEqual(open.seats[0].word, open.seats[1].word);
    await ann.click('[data-act="start"]:enabled');
    await Promise.all([ann, bob].map((page) => page.waitForSelector('[data-game]')));
    assert.equal(await ann.locator('[data-act="hint"]').count(), 0, 'no hints against people');
    quiet(ann);
    quiet(bob);
    await close([ann, bob]);
  });

  at('a link that leads nowhere says so', async ({ server, arrive, quiet, close }) => {
    const page = await arrive(null);
    await page.goto(`${server.address}/t/AAAAAAAAAAAAAAAAAAAAAA`);
    await page.waitForSelector('[data-act="home"]');
    await page.click('[data-act="home"]');
    await page.waitForSelector('[data-act="play 101"]');
    quiet(page);
    await close([page]);
  });
});
