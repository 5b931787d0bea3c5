// Closing, reloading and opening twice lose no move and play none twice.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newTable, playOn, quiet, suite } from './support.mjs';

const logOf = async (page) => {
  await page.click('[data-act="menu"]');
  await page.click('[data-act="log"]');
  const entries = await page.locator('dialog li').allTextContents();
  await page.keyboard.press('Escape');
  return entries.map((entry) => entry.replace(/\s+/g, ' ').trim());
};

describe('games that are kept', () => {
  const { visit, open } = suite();

  test('a reload shows the same table with the same moves', async () => {
    const { page, context } = await visit();
    await newTable(page, '101', { players: 2, seats: ['person', 'novice'] });
    await playOn(page, { until: (now, moves) => moves >= 9 && now.turn === now.viewer });
    const before = await logOf(page);
    await page.reload();
    await page.waitForSelector('[data-game]');
    assert.deepEqual(await logOf(page), before);
    assert.equal((await playOn(page)).turn, 'over');
    quiet(page);
    await context.close();
  });

  test('a closed tab is offered again at home', async () => {
    const { page, context } = await visit();
    await newTable(page, '21', { players: 2, seats: ['person', 'novice'] });
    await playOn(page, { until: (now, moves) => moves >= 5 && now.turn === now.viewer });
    const before = await logOf(page);
    await page.close();
    const again = await open(context);
    await again.click('[data-act="continue"]');
    await again.waitForSelector('[data-game="21"]');
    assert.deepEqual(await logOf(again), before);
    quiet(again);
    await context.close();
  });

  test('a second tab takes the table over, and the first stops', async () => {
    const { page, context } = await visit();
    await newTable(page, '101', { players: 2, seats: ['person', 'novice'] });
    await playOn(page, { until: (now, moves) => moves >= 4 && now.turn === now.viewer });
    const address = page.url();
    const second = await open(context);
    await second.goto(address);
    // It says that the table is open elsewhere, and offers to take it over.
    const takeOver = second.locator('[data-act="play-here"]');
    await takeOver.click();
    await second.waitForSelector('[data-game="101"]');
    await page.waitForSelector('[data-act="play-here"]');
    assert.equal(await page.locator('[data-act^="take "]:enabled, [data-act^="place "]:enabled').count(), 0, 'the first tab plays no more');
    assert.equal((await playOn(second)).turn, 'over');
    await context.close();
  });
});
