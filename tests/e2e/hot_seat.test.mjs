// People pass one device around.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newTable, playOn, playMoves, state } from './playing.mjs';
import { quiet, suite } from './support.mjs';

// Every tile and token that has been on the page, with whom it was shown to.
const watch = (context) =>
  context.addInitScript(() => {
    window.seen = {};
    const look = () => {
      const table = document.querySelector('[data-game]');
      if (!table) return;
      const pieces = table.querySelectorAll('button[data-tile], button[data-token]');
      const shown = (window.seen[table.dataset.viewer] ??= new Set());
      for (const { dataset } of pieces) shown.add(dataset.tile ?? dataset.token);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
const seenBy = (page, viewer) => page.evaluate((viewer) => [...(window.seen[viewer] ?? [])], viewer);

const viewers = (page) => page.evaluate(() => Object.keys(window.seen).sort());

describe('friends at one device', () => {
  const { newContext, open } = suite();

  test('Lexio hides the hands between them', async () => {
    const context = await newContext();
    await watch(context);
    const page = await open(context);
    await newTable(page, 'lexio', { players: 3, options: { rounds: '1' }, seats: ['person', 'person', 'novice'] });
    await page.waitForSelector('[data-act="ready"]');
    assert.equal((await state(page)).viewer, '-');

    assert.equal((await playOn(page)).turn, 'over');
    assert.deepEqual(await viewers(page), ['-', '0', '1'], 'never with the eyes of the bot');
    const [nobody, first, second] = await Promise.all(['-', '0', '1'].map((viewer) => seenBy(page, viewer)));
    assert.deepEqual(nobody, [], 'no tile while the device is handed over');
    assert.equal(first.length, 12);
    assert.equal(second.length, 12);
    assert.deepEqual(first.filter((tile) => second.includes(tile)), [], 'nobody saw a tile of the other');
    quiet(page);
    await context.close();
  });

  test('Lexio shows everybody how a round ended before the device is handed on', async () => {
    const context = await newContext();
    const page = await open(context);
    await newTable(page, 'lexio', { players: 3, options: { rounds: '3' }, seats: ['person', 'person', 'person'] });
    await page.waitForSelector('[data-act="ready"]');
    const { names, after } = await page.evaluate(async () => {
      const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
      const act = (name) => document.querySelector(`[data-game] [data-act="${name}"]:enabled`);
      let after = '';
      const click = (name) => {
        if (!act(name)) return false;
        act(name).click();
        after = name;
        return true;
      };
      for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause()) {
        const totals = [...document.querySelectorAll('[data-total] .name')];
        if (totals.length > 0) return { names: totals.map((name) => name.textContent).sort(), after };
        if (click('ready')) continue;
        if (click('cycle')) {
          await pause();
          click('play');
        } else click('pass');
        await pause();
        click('confirm');
      }
      throw new Error('no round ended');
    });
    assert.notEqual(after, 'ready', 'seen by whoever made the last move too');
    assert.deepEqual(names, ['Player 1', 'Player 2', 'Player 3'], 'nobody is “you”');
    await page.click('[data-act="ready"]');
    await page.waitForFunction(() => !document.querySelector('[data-total]'));
    quiet(page);
    await context.close();
  });

  test('101 hides nothing, and nobody hands over anything', async () => {
    const context = await newContext();
    await watch(context);
    const page = await open(context);
    await newTable(page, '101', { players: 2, seats: ['person', 'person'] });
    // The first is shown to nobody in particular, for the moment until it is known whose turn it is.
    await page.waitForSelector('[data-game]:not([data-viewer="-"])');
    await page.evaluate(() => (window.seen = {}));
    await playMoves(page, 12);
    assert.deepEqual(await viewers(page), ['0', '1']);
    quiet(page);
    await context.close();
  });

  test('21 hides the hands between them', async () => {
    const context = await newContext();
    await watch(context);
    const page = await open(context);
    await newTable(page, '21', { players: 2, seats: ['person', 'person'] });
    await page.waitForSelector('[data-act="ready"]');
    assert.equal((await state(page)).viewer, '-');
    await playMoves(page, 8);
    assert.deepEqual(await seenBy(page, '-'), [], 'no token while the device is handed over');
    assert.ok((await seenBy(page, '0')).length >= 3 && (await seenBy(page, '1')).length >= 3);
    quiet(page);
    await context.close();
  });
});
