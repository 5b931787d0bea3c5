// What the page weighs, what it does without a secure context, and how soon it answers.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { againstBots, moveOnce, newTable, playMoves, playOn, state } from './playing.mjs';
import { quiet, suite } from './support.mjs';

describe('the page', () => {
  const { shared, visit, newContext, open } = suite();

  test('the first view is at most 60 KB of script and style, and each game comes when it is needed', async () => {
    const context = await newContext({ locale: 'fr' });
    const page = await context.newPage();
    const files = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) files.push(response);
    });
    await page.goto(`${shared.address}/?pace=0`);
    await page.waitForSelector('[data-act="play 101"]:enabled');
    const sizes = await Promise.all(
      files.map(async (file) => ({ name: file.url().split('/').at(-1), bytes: gzipSync(await file.body(), { level: 9 }).length })),
    );
    // Workers are started once the first screen stands.
    const weight = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);
    const bytes = weight(sizes.filter(({ name }) => !name.includes('_worker-')));
    const list = sizes.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
    console.log(`the first view: ${bytes} bytes of script and style, gzipped; ${weight(sizes)} with what follows (${list})`);
    assert.ok(bytes > 0 && bytes <= 60_000, `${bytes} bytes: ${list}`);
    for (const game of ['101', 'lexio', '21']) {
      const before = files.length;
      await newTable(page, game);
      assert.ok(files.length > before, `the table of ${game} was fetched for it`);
      await page.evaluate(() => (location.hash = '#/'));
    }
    await context.close();
  });

  test('all works from an address that is no secure context', async () => {
    const context = await newContext();
    const page = await open(context, '', shared.insecure);
    assert.equal(await page.evaluate(() => window.isSecureContext), false);
    await newTable(page, '101', { players: 2, seats: againstBots(2) });
    await playMoves(page, 6);
    await page.reload();
    await page.waitForSelector('[data-game="101"]');
    assert.equal((await playOn(page)).turn, 'over');
    await page.waitForSelector('[data-act="rematch"]:enabled');
    for (const [game, players] of [['lexio', 3], ['21', 2]]) {
      await page.evaluate(() => (location.hash = '#/'));
      await newTable(page, game, { players, seats: againstBots(players) });
      await playMoves(page, 2);
      assert.equal(await page.locator('[data-notice]').count(), 0, 'every move is kept');
    }
    quiet(page);
    await context.close();
  });

  test('an input is answered within 100 ms while a champion thinks', async () => {
    const { page, context } = await visit();
    await newTable(page, '21', { players: 4, seats: ['person', 'champion', 'champion', 'champion'] });
    await page.evaluate(() => {
      window.waits = [];
      // From the tap until the browser has painted what came of it.
      addEventListener('click', ({ timeStamp, isTrusted }) => isTrusted && requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - timeStamp))), true);
    });
    // Between two moves of the person champions think; some of them think little while the board is empty.
    for (let taps = 0; taps < 16; ) {
      await moveOnce(page);
      while (taps < 16 && (await state(page)).turn !== '0') {
        await page.click('[data-act="menu"]');
        await page.waitForSelector('dialog[open]');
        await page.click('dialog[open] header button');
        await page.waitForSelector('dialog[open]', { state: 'detached' });
        taps += 2;
      }
    }
    const waits = (await page.evaluate(() => window.waits)).sort((a, b) => a - b);
    assert.ok(waits.length >= 15);
    console.log(`inputs while champions think: ${waits.map(Math.round).join(', ')} ms until painted`);
    // Other programs of a busy machine come in between most of them; a page that waits for a bot makes all of them late.
    assert.ok(waits[Math.floor(waits.length / 4)] <= 100, `${waits.map(Math.round).join(', ')} ms`);
    quiet(page);
    await context.close();
  });
});
