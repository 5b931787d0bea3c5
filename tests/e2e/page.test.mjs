// What the page weighs, what it does without a secure context, and in several tabs.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { againstBots, newTable, playMoves, playOn } from './playing.mjs';
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
    // With what comes once the screen stands: the shelf asks for the games that were played.
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(
      files.map(async (file) => ({ name: file.url().split('/').at(-1), bytes: gzipSync(await file.body(), { level: 9 }).length })),
    );
    const bytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = sizes.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
    console.log(`the first view: ${bytes} bytes of script and style, gzipped (${list})`);
    assert.ok(sizes.some(({ name }) => name.startsWith('table_worker-')), 'with the worker that knows what was played');
    assert.ok(bytes <= 60_000, `${bytes} bytes: ${list}`);
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
    await newTable(page, 'lexio', { players: 3, options: { rounds: '1' }, seats: againstBots(3) });
    await playMoves(page, 1);
    await page.reload();
    await page.waitForSelector('[data-game="lexio"]');
    assert.equal((await playOn(page)).turn, 'over');
    await page.waitForSelector('[data-act="rematch"]:enabled');
    for (const [game, players] of [['101', 2], ['21', 2]]) {
      await page.evaluate(() => (location.hash = '#/'));
      await newTable(page, game, { players, seats: againstBots(players) });
      await playMoves(page, 2);
      assert.equal(await page.locator('[data-notice]').count(), 0, 'every move is kept');
    }
    quiet(page);
    await context.close();
  });

  test('what is chosen in one tab counts in the others at once', async () => {
    const { page, context } = await visit();
    await newTable(page, '101', { players: 2, seats: againstBots(2) });
    const second = await open(context);
    await second.click('a[href="#/settings"]');
    await second.selectOption('[data-setting="theme"]', 'dark');
    await page.waitForSelector('html[data-theme="dark"]');
    await second.selectOption('[data-setting="language"]', 'nl');
    await page.waitForSelector('html[lang="nl"]');
    quiet(page);
    await context.close();
  });
});
