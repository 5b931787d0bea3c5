// Closing, reloading, crashing and opening twice lose no move and play none twice.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { againstBots, newTable, playMoves, yourMove } from './playing.mjs';
import { quiet, suite } from './support.mjs';

// What has happened at the table, newest first, as its log says it.
async function logOf(page) {
  await page.click('[data-act="menu"]');
  await page.click('[data-act="log"]');
  const entries = await page.locator('dialog li').allTextContents();
  await page.keyboard.press('Escape');
  return entries.map((entry) => entry.replace(/\s+/g, ' ').trim());
}

// Puts a line of script before the worker that holds the tables.
const beforeTables = (context, line) =>
  context.route(/table_worker-.*\.js$/, async (route) => {
    const fetched = await route.fetch();
    await route.fulfill({ response: fetched, body: `${line}\n${await fetched.text()}` });
  });

const acts = '[data-act^="take "]:enabled, [data-act^="place "]:enabled, [data-act^="flip "]:enabled';

describe('games that are kept', () => {
  const { visit, newContext, open } = suite();

  test('a reload shows the same table with the same moves', async () => {
    const { page, context } = await visit();
    await newTable(page, '101', { players: 2, seats: againstBots(2) });
    await playMoves(page, 9);
    const before = await logOf(page);
    await page.reload();
    await yourMove(page);
    assert.deepEqual(await logOf(page), before);
    await playMoves(page, 2);
    quiet(page);
    await context.close();
  });

  test('a closed tab is offered again at home', async () => {
    const { page, context } = await visit();
    await newTable(page, '21', { players: 2, seats: againstBots(2) });
    await playMoves(page, 5);
    const before = await logOf(page);
    await page.close();
    const again = await open(context);
    await again.click('[data-act="continue"]');
    await again.waitForSelector('[data-game="21"]');
    await yourMove(again);
    assert.deepEqual(await logOf(again), before);
    quiet(again);
    await context.close();
  });

  test('a crash the moment a move is shown does not lose it', async () => {
    const { page, context } = await visit();
    await newTable(page, '101', { players: 2, options: { mode: 'classic' }, seats: ['person', 'person'] });
    await playMoves(page, 4);
    const address = page.url();
    const before = await logOf(page);
    const crash = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    await page.locator(acts).first().evaluate(async (button) => {
      const { act } = button.dataset;
      button.click();
      const shown = () => document.querySelector(`[data-act="${act}"]:enabled`) === null && document.querySelector('[data-act]:enabled') !== null;
      document.querySelector('[data-act="confirm"]:enabled')?.click();
      while (!shown()) await new Promise((resolve) => setTimeout(resolve));
    });
    void crash.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await open(context);
    await again.goto(address);
    await again.waitForSelector('[data-game="101"]');
    await yourMove(again);
    const after = await logOf(again);
    assert.deepEqual(after.slice(1), before, 'the move that was shown, and nothing else');
    quiet(again);
    await context.close();
  });

  test('a second tab takes the table over, and the first stops', async () => {
    const { page, context } = await visit();
    await newTable(page, '101', { players: 2, seats: againstBots(2) });
    await playMoves(page, 4);
    const second = await open(context);
    await second.goto(page.url());
    // It says that the table is open elsewhere, and offers to take it over.
    await second.click('[data-act="play-here"]');
    await second.waitForSelector('[data-game="101"]');
    await page.waitForSelector('[data-act="play-here"]');
    assert.equal(await page.locator(acts).count(), 0, 'the first tab plays no more');
    await playMoves(second, 2);
    quiet(page);
    quiet(second);
    await context.close();
  });

  test('tabs that do not hear of each other never both play', async () => {
    const context = await newContext();
    await beforeTables(context, 'self.BroadcastChannel = undefined;');
    const page = await open(context);
    await newTable(page, '101', { players: 2, options: { mode: 'classic' }, seats: ['person', 'person'] });
    await playMoves(page, 4);
    const second = await open(context);
    await second.goto(page.url());
    await yourMove(second);
    await playMoves(second, 1);
    const log = await logOf(second);
    // The first tab still believes that the table is its own; the store knows better.
    await page.locator(acts).first().click();
    const confirm = page.locator('[data-act="confirm"]:enabled');
    if ((await confirm.count()) > 0) await confirm.click();
    await page.waitForSelector('[data-notice="page.table_elsewhere"]');
    assert.equal(await page.locator(acts).count(), 0);
    assert.deepEqual(await logOf(second), log);
    await playMoves(second, 2);
    await context.close();
  });

  test('a disk that refuses says so, and nothing is played that is not kept', async () => {
    const context = await newContext();
    // The page can fill the disk, and free it again.
    const line = `{
      let full = false;
      const disk = new BroadcastChannel("disk");
      disk.onmessage = ({ data }) => ((full = data), disk.postMessage("so be it"));
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (...args) {
        if (full) throw new DOMException("no room", "QuotaExceededError");
        return add.apply(this, args);
      };
    }`;
    await beforeTables(context, line);
    const page = await open(context);
    await newTable(page, '101', { players: 2, options: { mode: 'classic' }, seats: ['person', 'person'] });
    await playMoves(page, 4);
    const before = await logOf(page);
    const disk = (full) =>
      page.evaluate((full) => {
        const channel = new BroadcastChannel('disk');
        channel.postMessage(full);
        return new Promise((heard) => (channel.onmessage = () => heard()));
      }, full);
    await disk(true);
    const play = async () => {
      await page.locator(acts).first().click();
      const confirm = page.locator('[data-act="confirm"]:enabled');
      if ((await confirm.count()) > 0) await confirm.click();
    };
    await play();
    await page.waitForSelector('[data-notice="page.disk_full"]');
    assert.deepEqual(await logOf(page), before, 'the move was not played');
    await disk(false);
    await play();
    await page.waitForSelector('[data-notice]', { state: 'detached' });
    assert.equal((await logOf(page)).length, before.length + 1);
    quiet(page);
    await context.close();
  });

  test('a browser without a database plays, and says that it keeps nothing', async () => {
    const context = await newContext();
    await beforeTables(context, 'Object.defineProperty(self, "indexedDB", { value: undefined });');
    const page = await open(context);
    await newTable(page, '101', { players: 1, seats: ['person'] });
    await page.waitForSelector('[data-notice="page.not_kept"]');
    await playMoves(page, 4);
    quiet(page);
    await context.close();
  });
});
