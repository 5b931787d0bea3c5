// Finding a table online: everything in the page that asks a server by HTTP, on what `tessera serve --store` serves. What
// happens at a table is not looked at here: a client of the protocol sits there in the page's stead.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Person } from '../online/client.mjs';
import { OnlineServer } from './online_server.mjs';
import { desk, listenTo, phone, quiet, require, suite } from './support.mjs';

const go = (page, hash) => page.evaluate((hash) => (location.hash = hash), hash);
const tableIn = (page) => decodeURIComponent(new URL(page.url()).hash.replace('#/t/', ''));
const atATable = (page) => page.waitForURL(/#\/t\/[\w-]+$/);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const narrow = { width: 360, height: 740 };
const text = (page, selector) => page.locator(selector).innerText();

// What axe-core objects to. The page's own policy forbids inline scripts; the debugger's evaluation is not one.
async function violations(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate((values) => window.axe.run({ runOnly: { type: 'tag', values } }), tags);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`);
}

describe('finding a table online', () => {
  const { newContext, open: openAt, visit } = suite(); // its own server has no online play
  const online = new OnlineServer();
  before(() => online.start());
  after(() => online.close());
  const open = (context) => openAt(context, '', online.address);

  // Somebody at home, with a name if they are to have one.
  async function visitor(name, options = {}) {
    const context = await newContext(options);
    const page = await open(context);
    await page.waitForSelector('[data-act="online"]');
    if (name) {
      await page.click('[data-act="online"]');
      await page.fill('[data-online="name"]', name);
      await page.click('[data-act="save-name"]');
      await page.waitForSelector('[data-act="make-link"]');
    }
    return { context, page };
  }
  // The same person as in a browser, as a client of the protocol.
  async function clientOf(context) {
    const person = new Person(online.address);
    person.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    return person;
  }
  async function sitAt(context, table) {
    const connection = await (await clientOf(context)).connect().opened;
    await connection.ask({ do: 'watch', table });
    return connection;
  }

  test('a name makes one somebody, on a device that keeps it', async () => {
    const { page, context } = await visitor();
    await page.click('[data-act="online"]');
    await page.waitForSelector('[data-act="match"]');
    assert.equal(await page.locator('[data-act="make-link"]').count(), 0, 'nobody can move to another device yet');
    await page.fill('[data-online="name"]', '');
    await page.click('[data-act="match"]');
    await page.waitForSelector('[role="alert"]');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.online), 'name', 'a name is asked for first');
    await page.fill('[data-online="name"]', 'Ann');
    await page.click('[data-act="save-name"]');
    await page.waitForSelector('[data-act="make-link"]');
    await page.reload();
    await page.waitForSelector('[data-act="make-link"]');
    assert.equal(await page.inputValue('[data-online="name"]'), 'Ann');
    await page.fill('[data-online="name"]', 'Anna');
    await page.click('[data-act="save-name"]');
    await page.waitForFunction(() => fetch('/api/me').then((answer) => answer.json()).then(({ person }) => person.name === 'Anna'));
    quiet(page);
    await context.close();
  });

  test('two who look for the same come to one table, and who looks for another does not', async () => {
    const tables = [];
    for (const [name, clock] of [['Bob', 'minute'], ['Dan', 'three_days'], ['Cleo', 'minute']]) {
      const { page, context } = await visitor(name);
      await page.selectOption('[data-match="game"]', '21');
      await page.selectOption('[data-match="clock"]', clock);
      await page.click('[data-act="match"]');
      await atATable(page);
      // Quick match counts on people who are there.
      tables.push({ id: tableIn(page), context, connection: await sitAt(context, tableIn(page)) });
    }
    const [bob, dan, cleo] = tables;
    assert.match(bob.id, /^[\w-]{20,}$/);
    assert.equal(cleo.id, bob.id);
    assert.notEqual(dan.id, bob.id);
    for (const { connection, context } of tables) {
      connection.close();
      await context.close();
    }
  });

  test('a table for others is opened with a form, found in the lobby, and stands among one’s games', async () => {
    const { page, context } = await visitor();
    await page.click('[data-act="friends"]');
    await page.waitForSelector('[data-act="start"]');
    await page.selectOption('[data-choice="game"]', 'lexio');
    await page.waitForURL(/#\/new\/lexio\/online$/);
    await page.waitForSelector('[data-option="rounds"]');
    await page.selectOption('[data-players]', '3');
    assert.deepEqual(await page.$$eval('[data-seat]', (seats) => seats.map(({ value }) => value)), ['you', 'open', 'open']);
    await page.selectOption('[data-seat="1"]', 'you');
    assert.deepEqual(await page.$$eval('[data-seat]', (seats) => seats.map(({ value }) => value)), ['open', 'you', 'open'], 'one has one seat');
    await page.selectOption('[data-seat="2"]', 'skilled');
    await page.selectOption('[data-option="rounds"]', '2');
    await page.selectOption('[data-clock]', 'day');
    await page.selectOption('[data-public]', 'public');
    await page.fill('[data-name="1"]', 'Eve');
    await page.click('[data-act="start"]');
    await atATable(page);
    const table = tableIn(page);
    const { body } = await (await clientOf(context)).call('GET', `/api/tables/${table}`);
    const { opening, seats } = body.public;
    assert.deepEqual([opening.game, opening.players, opening.options.rounds, opening.clock.kind, opening.clock.time], ['lexio', 3, 2, 'days', 86_400_000]);
    assert.deepEqual(seats.map(({ holder, name, bot }) => name ?? bot ?? holder), ['nobody', 'Eve', 'skilled']);

    const other = await visitor('Finn');
    const row = `[data-table="${table}"]`;
    await other.page.waitForSelector(row);
    assert.match(await text(other.page, row), /Lexio[\s\S]*Eve, Skilled[\s\S]*1 day a turn[\s\S]*Rounds: 2[\s\S]*2 of 3/);
    for (const [filter, value, count] of [['game', '101', 0], ['game', 'lexio', 1], ['clock', 'move', 0], ['clock', 'days', 1]]) {
      await other.page.selectOption(`[data-filter="${filter}"]`, value);
      await other.page.waitForFunction(([row, count]) => document.querySelectorAll(row).length === count, [row, count]);
    }
    await other.page.click(row);
    await atATable(other.page);
    assert.equal(tableIn(other.page), table);

    await go(page, '#/online');
    await page.waitForSelector(`[data-running="${table}"]`);
    assert.match(await text(page, `[data-running="${table}"]`), /Waiting for players/);
    quiet(page);
    quiet(other.page);
    await Promise.all([context.close(), other.context.close()]);
  });

  test('a table by link alone is not in the lobby, and the form leads from one kind of table to the other', async () => {
    const { page, context } = await visitor('Gil');
    await go(page, '#/new/21');
    await page.waitForSelector('[data-seat="0"]');
    assert.equal(await page.inputValue('[data-seat="0"]'), 'person');
    await page.selectOption('[data-choice="where"]', 'online');
    await page.waitForURL(/#\/new\/21\/online$/);
    await page.waitForFunction(() => document.querySelector('[data-seat="0"]')?.value === 'you');
    await page.click('[data-act="start"]');
    await atATable(page);
    const { body } = await (await clientOf(context)).call('GET', '/api/tables');
    assert.ok(!body.tables.some(({ table }) => table === tableIn(page)));
    quiet(page);
    await context.close();
  });

  test('home begins with the game where it is one’s turn, and what it has left', async () => {
    const { page, context } = await visitor('Hal');
    const hal = await clientOf(context);
    const seats = [{ kind: 'you' }, { kind: 'bot', level: 'novice' }];
    const opened = [];
    for (const clock of [{ kind: 'days', time: 3 * 86_400_000 }, { kind: 'move', time: 600_000 }])
      opened.push((await hal.call('POST', '/api/tables', { game: '101', players: 2, clock, seats })).body.table);
    // Who begins is chance: the bots have their moves first.
    for (const table of opened) {
      const connection = await sitAt(context, table);
      for (let seat; seat !== 0; ) {
        ({ turn: seat } = (await hal.call('GET', `/api/tables/${table}`)).body.public);
        if (seat !== 0) await connection.hear((message) => message.table === table && message.events?.some(([, , kind]) => kind === 'bot_moved'));
      }
      connection.close();
    }
    const asked = [];
    page.on('request', (request) => request.url().includes('/api/games') && asked.push(request.url()));
    await go(page, '#/');
    await page.waitForSelector('[data-act="continue"] [data-left]');
    const first = await page.getAttribute('[data-act="continue"]', 'href');
    const second = await page.getAttribute('[data-running]', 'href');
    assert.deepEqual([first, second].sort(), opened.map((table) => `#/t/${table}`).sort());
    const left = await page.locator('[data-left]').allInnerTexts();
    assert.ok(left.includes('3 days left') && left.some((text) => /^(10:00|9:\d\d) left$/.test(text)), left.join());
    // Another device plays: this one hears of it when it is looked at again, and asks no more often than that.
    const resigning = await sitAt(context, opened[0]);
    await resigning.ask({ do: 'command', table: opened[0], command: { kind: 'resign' } });
    resigning.close();
    await page.waitForFunction(() => {
      dispatchEvent(new Event('focus'));
      return document.querySelectorAll('[data-left]').length === 1;
    }, null, { polling: 500 });
    assert.ok(asked.length <= 6, `${asked.length} looks`);
    await page.click('[data-act="continue"]');
    await atATable(page);
    assert.equal(tableIn(page), opened[1]);

    // The finished one, with its record.
    await go(page, '#/online');
    const download = `[data-act="download ${opened[0]}"]`;
    await page.waitForSelector(download);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.click(download)]);
    assert.match(await new Response(Readable.toWeb(await saved.createReadStream())).text(), /^tessera 1\ngame 101\n[\s\S]*resigned 0\n/);
    assert.equal(saved.suggestedFilename(), `tessera-101-${opened[0]}.tessera`);
    quiet(page);
    await context.close();
  });

  test('the browser tells of a turn when it is allowed to, and asks by a button alone', async () => {
    const context = await newContext();
    await context.addInitScript(() => {
      window.told = [];
      window.Notification = class {
        static permission = 'default';
        static requestPermission = async () => (window.Notification.permission = 'granted');
        constructor(title, { tag }) {
          window.told.push([title, tag]);
        }
      };
    });
    const page = await open(context);
    await page.click('[data-act="online"]');
    await page.fill('[data-online="name"]', 'Ida');
    await page.click('[data-act="save-name"]');
    await page.waitForSelector('[data-act="make-link"]');
    const ida = await clientOf(context);
    const joe = await Person.named(online.address, 'Joe');
    const table = (await ida.call('POST', '/api/tables', { game: '101', players: 2, options: { mode: 'junior' }, clock: { kind: 'days', time: 86_400_000 } })).body.table;
    await go(page, '#/');
    await page.click('[data-act="tell-me"]');
    await page.waitForSelector('[data-act="tell-me"]', { state: 'detached' });
    assert.deepEqual(await page.evaluate(() => window.told), []);
    // Chance says who begins: if it is Joe, he has a turn first.
    const there = await joe.connect().opened;
    await there.ask({ do: 'watch', table });
    await there.ask({ do: 'command', table, command: { kind: 'sit', seat: 1 } });
    const hers = await sitAt(context, table);
    await hers.ask({ do: 'command', table, command: { kind: 'start' } });
    for (const move of ['take 1', 'place E5']) {
      const { turn, position } = (await joe.call('GET', `/api/tables/${table}`)).body.public;
      if (turn === 1) assert.ok((await there.ask({ do: 'command', table, position, command: { kind: 'act', move } })).done, move);
    }
    await page.waitForFunction(() => {
      dispatchEvent(new Event('focus'));
      return window.told.length > 0;
    }, null, { polling: 500 });
    assert.deepEqual(await page.evaluate(() => window.told), [['101: it’s your turn', table]]);
    there.close();
    hers.close();
    quiet(page);
    await context.close();
  });

  test('leader boards say who won against whom, and who is best alone where a game is played so', async () => {
    const [kim, lea] = [await Person.named(online.address, 'Kim'), await Person.named(online.address, 'Lea')];
    const table = (await kim.call('POST', '/api/tables', { game: '101', players: 2 })).body.table;
    const [first, second] = [await kim.connect().opened, await lea.connect().opened];
    for (const connection of [first, second]) await connection.ask({ do: 'watch', table });
    await second.ask({ do: 'command', table, command: { kind: 'sit', seat: 1 } });
    await first.ask({ do: 'command', table, command: { kind: 'start' } });
    await second.ask({ do: 'command', table, command: { kind: 'resign' } });
    for (const connection of [first, second]) connection.close();
    const { page, context } = await visitor('Max');
    const board = page.locator('[data-board="ratings"] li').filter({ hasText: /Kim|Lea/ });
    await page.waitForFunction(() => document.querySelector('[data-board="ratings"]')?.innerText.includes('Lea'));
    assert.match((await board.allInnerTexts()).join('|'), /Kim[\s\S]*1 game[\s\S]*1662 ± 290[\s\S]*\|[\s\S]*Lea[\s\S]*1338 ± 290/);
    const [asked] = await Promise.all([page.waitForResponse(/leaders\?.*mode=junior/), page.selectOption('[data-leaders="mode"]', 'junior')]);
    assert.equal(asked.status(), 200);
    await page.selectOption('[data-leaders="game"]', 'lexio');
    await page.waitForSelector('[data-board="ratings"]', { state: 'detached' });
    assert.equal(await page.locator('[data-leaders="mode"]').count(), 0, 'nobody plays it alone');
    quiet(page);
    await context.close();
  });

  test('another device, by a link that works once; and being forgotten', async () => {
    const { page, context } = await visitor('Nia');
    await page.click('[data-act="make-link"]');
    const link = await page.inputValue('[data-online="link"]');
    assert.ok(link.startsWith(`${online.address}/#/claim/`), link);

    const phone = await newContext();
    const claimed = await phone.newPage();
    listenTo(claimed);
    await claimed.goto(link);
    await claimed.waitForURL(/#\/online$/);
    await claimed.waitForSelector('[data-act="make-link"]');
    assert.equal(await claimed.inputValue('[data-online="name"]'), 'Nia');
    quiet(claimed);

    // Whoever is somebody already is asked, and what was used does not work again.
    const thief = await visitor('Tom');
    await thief.page.goto(link);
    await thief.page.click('[data-act="claim"]');
    await thief.page.waitForSelector('[role="alert"] .button:not([data-act="claim"])');
    assert.equal((await (await clientOf(thief.context)).call('GET', '/api/me')).body.person.name, 'Tom');

    await page.click('[data-act="forget"]');
    await page.click('[data-act="keep-me"]');
    assert.equal((await (await clientOf(phone)).call('GET', '/api/me')).body.person.name, 'Nia');
    await page.click('[data-act="forget"]');
    await page.click('[data-act="forget-really"]');
    await page.waitForSelector('[data-forgotten]');
    assert.equal(await page.locator('[data-act="make-link"]').count(), 0);
    assert.equal((await (await clientOf(phone)).call('GET', '/api/me')).body.person, null, 'on every device');
    quiet(page);
    await Promise.all([context.close(), phone.close(), thief.context.close()]);
  });

  test('a server that can’t be reached is said, with a way to try again', async () => {
    const { page, context } = await visitor('Ole');
    await go(page, '#/settings');
    await page.waitForLoadState('networkidle'); // a browser complains of what was on its way
    await context.setOffline(true);
    await go(page, '#/online');
    await page.waitForSelector('[data-act="try-again"]');
    await context.setOffline(false);
    await page.click('[data-act="try-again"]');
    await page.waitForSelector('[data-act="match"]');
    quiet(page);
    await context.close();
  });

  test('every screen, light and dark, with the longest words', async () => {
    const { page, context } = await visitor('Bartholomäus-Maximil');
    const person = await clientOf(context);
    await person.call('POST', '/api/tables', { game: 'lexio', players: 5, options: { rulebook: 'publisher' }, clock: { kind: 'total', time: 900_000, increment: 10_000 }, public: true });
    // What axe-core looks for does not depend on the language.
    const look = async (where, language) => {
      for (const [size, colorScheme] of [[narrow], [desk, 'dark'], [phone, 'light']]) {
        await page.setViewportSize(size);
        if (colorScheme) await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const wide = await page.evaluate(async () => {
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        });
        assert.ok(wide <= 0, `${where} scrolls sideways at ${size.width} in ${language}, by ${wide}`);
        if (colorScheme && language === 'en') assert.deepEqual(await violations(page), [], `${where}, ${colorScheme}`);
      }
      assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /\b(page|page_\w+|server|server_hub)\.[a-z_]{3,}\b/, `${where} shows a key in ${language}`);
    };
    for (const language of ['en', 'fr', 'nl', 'de']) {
      await page.goto(`${online.address}/?pace=0&lang=${language}#/`);
      await page.waitForSelector(`html[lang="${language}"] [data-running]`);
      await look('home', language);
      await go(page, '#/online');
      await page.click('[data-act="make-link"]');
      await page.waitForSelector('[data-online="link"]');
      await page.waitForSelector('[data-table]');
      await look('online', language);
      await page.click('[data-act="forget"]');
      await look('forget me', language);
      await page.click('[data-act="keep-me"]');
      await go(page, '#/new/lexio/online');
      await page.selectOption('[data-public]', 'public');
      await page.selectOption('[data-seat="1"]', 'champion');
      await page.selectOption('[data-clock]', 'fifteen');
      await look('the form', language);
      await go(page, '#/claim/nothing');
      await page.waitForSelector('[data-act="claim"]');
      await look('a link', language);
    }
    quiet(page);
    await context.close();
  });

  test('the first view is at most 60 KB of script and style, with what home says of online play', async () => {
    const context = await newContext({ locale: 'fr' });
    const page = await context.newPage();
    const files = [];
    page.on('response', (response) => ['script', 'stylesheet'].includes(response.request().resourceType()) && files.push(response));
    await page.goto(`${online.address}/`);
    await page.waitForSelector('[data-act="online"]');
    const sizes = await Promise.all(files.filter((file) => !file.url().includes('_worker-')).map(async (file) => gzipSync(await file.body(), { level: 9 }).length));
    const bytes = sizes.reduce((sum, size) => sum + size);
    console.log(`the first view with online play: ${bytes} bytes of script and style, gzipped`);
    assert.ok(bytes <= 60_000, `${bytes} bytes`);
    await context.close();
  });

  test('a server of the page alone has no word of online play at home, and says so to whoever comes there by an address', async () => {
    const { page, context } = await visit();
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.endsWith('/api/me') && responseEnd > 0));
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    assert.equal(await page.locator('[data-act="online"], [data-act="friends"]').count(), 0);
    for (const hash of ['#/online', '#/new/101/online']) {
      await go(page, hash);
      await page.waitForSelector('[role="alert"] .button');
      assert.match(await text(page, '[role="alert"]'), /no online play/);
    }
    await page.click('[role="alert"] .button');
    await page.waitForSelector('[data-act="play 101"]');
    quiet(page);
    await context.close();
  });
});
