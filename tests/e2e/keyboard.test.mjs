// A game of each without a pointer: Tab to what is there, arrows within it, Enter.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { state, yourMove } from './playing.mjs';
import { quiet, suite } from './support.mjs';

const focused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

// Tab goes round the page, and with Shift the other way: the shorter one is taken. How far it is is a guess, from all that could
// take the focus; what has it is looked at.
async function tabTo(page, selector, most = 80) {
  const steps = await page.evaluate((wanted) => {
    const stops = [...document.querySelectorAll('a[href], button, input, select, [tabindex]')].filter(
      (stop) => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility() && !stop.closest('[inert]'),
    );
    const from = stops.indexOf(document.activeElement);
    const ways = stops.flatMap((stop, to) => (stop.matches(wanted) ? [to - from] : []));
    return ways.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
  }, selector);
  const key = steps < 0 ? 'Shift+Tab' : 'Tab';
  for (let i = 0; i < Math.abs(steps); ++i) await page.keyboard.press(key);
  for (let i = 0; i < most; ++i) {
    if (await focused(page, selector)) return true;
    await page.keyboard.press(key);
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
    for (const act of ['take', 'place', 'flip']) if (await press(page, `[data-act^="${act} "]:enabled`)) return true;
    return false;
  },
  async lexio(page) {
    if (await press(page, '[data-act="cycle"]:enabled')) return press(page, '[data-act="play"]:enabled');
    return press(page, '[data-act="pass"]:enabled');
  },
  async 21(page) {
    if (await press(page, '[data-act^="exchange "]:enabled')) return true;
    if (!(await press(page, '[data-cell]:enabled'))) return press(page, '[data-act="pass"]:enabled');
    await press(page, '[data-star]:enabled');
    return true;
  },
};

describe('by keyboard alone', () => {
  const { visit } = suite();
  for (const game of ['101', 'lexio', '21'])
    test(game, async () => {
      const { page, context } = await visit({ viewport: { width: 1280, height: 800 } });
      assert.ok(await press(page, `[data-act="new ${game}"]`));
      await page.waitForSelector('[data-act="start"]');
      // A list goes to what is typed: to the bot that begins so, to the number.
      const choose = async (selector, typed, value = typed) => {
        assert.ok(await tabTo(page, selector));
        await page.keyboard.type(typed);
        assert.equal(await page.locator(selector).inputValue(), value);
      };
      if (game === 'lexio') await choose('[data-players]', '3');
      for (const seat of game === 'lexio' ? [1, 2] : [1]) await choose(`[data-seat="${seat}"]`, 'Bot: Novice', 'novice');
      if (game === '101') await choose('[data-option="mode"]', 'Classic', 'classic');
      if (game === 'lexio') {
        // From 5 on, what begins with 1 is 10; the first of the list is 1.
        await choose('[data-option="rounds"]', '1', '10');
        await page.keyboard.press('Home');
      }
      assert.ok(await press(page, '[data-act="start"]'));
      await page.waitForSelector('[data-game]');
      const deadline = Date.now() + 150_000;
      for (;;) {
        await yourMove(page);
        const now = await state(page);
        if (now.turn === 'over') break;
        assert.ok(Date.now() < deadline, `no end: ${JSON.stringify(now)}`);
        if (await press(page, '[data-act="ready"]:enabled')) continue;
        if (await decide[game](page)) await press(page, '[data-act="confirm"]:enabled');
      }
      assert.ok(await press(page, '[data-act="rematch"]:enabled'));
      await page.waitForSelector('[data-game]:not([data-turn="over"])');
      quiet(page);
      await context.close();
    });
});
