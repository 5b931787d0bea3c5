// Fingers that miss, keys, and what is said to those who do not see the page.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newTable, playMoves, playOn, state } from './playing.mjs';
import { suite } from './support.mjs';

const focused = (page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.dataset.act || document.activeElement?.tagName);
const menuOf = async (page) => {
  await page.click('[data-act="menu"]');
  await page.waitForSelector('dialog[open]');
};

describe('the page in the hand', () => {
  const { visit } = suite();

  test('a tap on a taken square of 21 aims at the nearest one that can be chosen', async () => {
    const { page, context } = await visit({ viewport: { width: 1280, height: 900 } });
    await newTable(page, '21', { players: 2, seats: ['person', 'novice'] });
    await playMoves(page, 3);
    await page.waitForSelector('[data-cell]:enabled');
    assert.equal(await page.locator('[data-cell][aria-pressed="true"]').count(), 0);
    // In the middle of a token that lies there.
    const token = page.locator('[data-cell]:disabled:has(svg:not(.sign))').first();
    const { x, y, width, height } = await token.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForSelector('[data-cell][aria-pressed="true"]');
    assert.equal((await state(page)).turn, (await state(page)).viewer, 'nothing was played');
    await context.close();
  });

  test('a menu that the phone’s back closes can be opened again', async () => {
    const { page, context } = await visit();
    await newTable(page, '101', { players: 2, seats: ['person', 'novice'] });
    for (let i = 0; i < 2; ++i) {
      await menuOf(page);
      // A close request: what a phone's back is to a dialog.
      await page.evaluate(() => {
        const dialog = document.querySelector('dialog[open]');
        if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
      });
      await page.waitForFunction(() => document.querySelector('dialog') === null);
    }
    await context.close();
  });

  test('single keys work in the board alone', async () => {
    const { page, context } = await visit({ viewport: { width: 1280, height: 900 } });
    await newTable(page, '101', { players: 2, seats: ['person', 'person'] });
    await page.waitForSelector('[data-act^="take "]:enabled');
    await page.focus('[data-act="menu"]');
    await page.keyboard.press('i');
    assert.equal(await page.locator('dialog[open]').count(), 0);
    await page.focus('[data-act^="take "]:enabled');
    await page.keyboard.press('i');
    await page.waitForSelector('dialog[open]');
    await context.close();
  });

  test('the end of a game takes the focus, the tab says it, and the moves can be reviewed', async () => {
    const { page, context } = await visit();
    assert.equal(await page.title(), 'Tessera');
    await newTable(page, 'lexio', { players: 3, options: { rounds: '1' }, seats: ['person', 'novice', 'novice'] });
    await page.waitForFunction(() => document.title.includes('Lexio'));
    assert.equal((await playOn(page)).turn, 'over');
    await page.waitForSelector('#result-title');
    assert.equal(await focused(page), 'result-title');
    assert.match(await page.title(), /over/);
    await page.click('[data-act="review"]');
    await page.waitForSelector('[data-review="done"]', { timeout: 120_000 });
    assert.match(await page.locator('[data-good]').textContent(), /%|never/);
    const said = await page.locator('[data-review]').textContent();
    assert.doesNotMatch(said, /page_|lexio\.|play \d|undefined/);
    await context.close();
  });

  test('another screen begins at its top, by its own name', async () => {
    const { page, context } = await visit();
    await page.click('a[href="#/settings"]');
    await page.waitForFunction(() => document.title === 'Settings · Tessera');
    assert.equal(await focused(page), 'MAIN');
    await context.close();
  });
});
