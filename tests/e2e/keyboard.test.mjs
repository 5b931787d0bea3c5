// A game of each without a pointer: Tab to what is there, arrows within it, Enter.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { quiet, state, suite } from './support.mjs';

// Tab goes round the page; the first stop that fits is taken.
async function tabTo(page, selector, most = 60) {
  for (let i = 0; i < most; ++i) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

async function press(page, selector, key = 'Enter') {
  if ((await page.locator(selector).count()) === 0 || !(await tabTo(page, selector))) return false;
  await page.keyboard.press(key);
  return true;
}

const decide = {
  async 101(page) {
    for (const act of ['take', 'place', 'flip']) if (await press(page, `[data-act^="${act} "]:enabled`)) return;
  },
  async lexio(page) {
    if (await press(page, '[data-act="cycle"]:enabled')) await press(page, '[data-act="play"]:enabled');
    else await press(page, '[data-act="pass"]:enabled');
  },
  async 21(page) {
    if (await press(page, '[data-act^="exchange "]:enabled')) return;
    if (await press(page, '[data-cell]:enabled')) await press(page, '[data-star]:enabled');
    else await press(page, '[data-act="pass"]:enabled');
  },
};

describe('by keyboard alone', () => {
  const { visit } = suite();
  for (const game of ['101', 'lexio', '21'])
    test(game, async () => {
      const { page, context } = await visit({ viewport: { width: 1280, height: 800 } });
      assert.ok(await press(page, `[data-act="new ${game}"]`));
      await page.waitForSelector('[data-act="start"]');
      if (game === 'lexio') {
        assert.ok(await tabTo(page, '[data-option="rounds"]'));
        await page.keyboard.press('Control+A');
        await page.keyboard.type('1');
      }
      assert.ok(await press(page, '[data-act="start"]'));
      await page.waitForSelector('[data-game]');
      const deadline = Date.now() + 150_000;
      for (;;) {
        assert.ok(Date.now() < deadline, `no end: ${JSON.stringify(await state(page))}`);
        const now = await state(page);
        if (now.turn === 'over') break;
        if (await press(page, '[data-act="ready"]:enabled')) continue;
        if (now.turn !== now.viewer) {
          await page.waitForTimeout(10);
          continue;
        }
        await decide[game](page);
        await press(page, '[data-act="confirm"]:enabled');
      }
      quiet(page);
      await context.close();
    });
});
