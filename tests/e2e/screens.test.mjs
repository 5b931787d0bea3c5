// Every screen, in every language, at every size, light and dark: nothing to scroll sideways, boards whole on the screen, nothing
// that axe-core objects to, no key instead of a sentence, nothing on the console.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { againstBots, newTable, playMoves, playOn, yourMove } from './playing.mjs';
import { desk, listenTo, phone, quiet, require, suite } from './support.mjs';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const sizes = [{ width: 360, height: 640 }, phone, { width: 768, height: 1024 }, { width: 844, height: 390 }, desk];
// Longer words make trouble where it is narrow or low, or where the layout is another.
const tight = [sizes[0], sizes[3], desk];
const languages = ['fr', 'nl', 'de', 'en'];

// What axe-core looks for does not depend on the language, and of it the contrast alone on whether it is dark. What lies behind a
// sheet that has to be closed first, or is inert, can't be reached.
async function violations(page, dark) {
  // The page's own policy forbids inline scripts; the debugger's evaluation is not one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const only = dark ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: tags };
  const found = await page.evaluate((runOnly) => {
    const sheet = document.querySelector('dialog:modal');
    return window.axe.run(sheet ?? { exclude: [['[inert]']] }, { runOnly });
  }, only);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`);
}

// Chooses a language as another tab would, so that the screen stays as it is, and says how much wider and higher than the
// window the page is then.
const speak = (page, language) =>
  page.evaluate(async (language) => {
    const root = document.documentElement;
    const painted = () => new Promise(requestAnimationFrame);
    const newValue = JSON.stringify({ ...JSON.parse(localStorage['tessera.settings']), language });
    localStorage['tessera.settings'] = newValue;
    dispatchEvent(new StorageEvent('storage', { key: 'tessera.settings', newValue }));
    while (root.lang !== language || document.querySelector('article[lang]:not(:lang(' + language + '))')) await painted();
    await painted();
    return { wide: root.scrollWidth - root.clientWidth, high: root.scrollHeight - root.clientHeight, text: document.body.innerText };
  }, language);

async function look(page, where, { whole = false } = {}) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const language of tight.includes(size) ? languages : ['en']) {
      const { wide, high, text } = await speak(page, language);
      const here = `${where}, ${language}, ${size.width}`;
      assert.ok(wide <= 0, `${here}: wider than the screen by ${wide}`);
      assert.ok(!whole || high <= 0, `${here}: higher than the screen by ${high}`);
      assert.doesNotMatch(text, /\b(page|page_\w+|core|table|101|lexio|21)\.[a-z_]{3,}\b/, `${here}: a key`);
    }
    if (size !== phone && size !== desk) continue;
    assert.deepEqual(await violations(page, false), [], `${where}, light, ${size.width}`);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    assert.deepEqual(await violations(page, true), [], `${where}, dark, ${size.width}`);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }
  await page.setViewportSize(phone);
}

const tables = {
  101: { players: 2 },
  lexio: { players: 4, options: { rounds: '2' } },
  21: { players: 4, options: { teams: 'on' } },
};
const go = (page, hash) => page.evaluate((hash) => (location.hash = hash), hash);

describe('every screen', () => {
  const { visit } = suite();

  test('home, settings, the rules', async () => {
    const { page, context } = await visit();
    await look(page, 'home');
    await page.click('[data-act="play 101"]:enabled');
    await page.waitForSelector('dialog[open]');
    await look(page, 'against whom');
    await page.keyboard.press('Escape');
    await go(page, '#/settings');
    await page.waitForSelector('[data-setting="language"]');
    await look(page, 'settings');
    for (const game of Object.keys(tables)) {
      await go(page, `#/rules/${game}`);
      await page.waitForSelector('article h2');
      await look(page, `the rules of ${game}`);
      await go(page, `#/new/${game}`);
      await page.waitForSelector('[data-act="start"]');
      await look(page, `the form of ${game}`);
    }
    quiet(page);
    await context.close();
  });

  for (const [game, table] of Object.entries(tables))
    test(game, async () => {
      const { page, context } = await visit();
      await newTable(page, game, { ...table, seats: againstBots(table.players) });
      await playMoves(page, 3);
      await yourMove(page);
      await look(page, 'the table', { whole: true });
      await page.click('[data-act="menu"]');
      if (game === '101') await look(page, 'the menu');
      await page.click('[data-act="in-words"]');
      await look(page, 'the table in words');
      await page.keyboard.press('Escape');
      await page.click('[data-act="menu"]');
      await page.click('[data-act="log"]');
      await look(page, 'the log');
      await page.keyboard.press('Escape');
      if (game !== 'lexio') {
        // A game of two is given up, one of more is left to a bot.
        await page.click('[data-act="resign"]');
        await look(page, 'giving up');
        await page.keyboard.press('Escape');
      }
      await page.click('[data-act="hint"]:enabled');
      await page.waitForSelector('[data-act="take-hint"]');
      await look(page, 'a hint', { whole: true });
      if (game === 'lexio') {
        await playOn(page, { stopsAtRoundEnd: true });
        await look(page, 'the end of a round');
      }
      assert.equal((await playOn(page)).turn, 'over');
      await page.waitForSelector('[data-act="rematch"]:enabled');
      await look(page, 'the result');
      if (game !== '21') {
        // Of all bots those of 21 take longest to judge the moves.
        await page.click('[data-act="review"]');
        await page.waitForSelector('[data-review="done"]', { timeout: 120_000 });
        await look(page, 'the review');
      } else {
        await go(page, '#/');
        await page.waitForSelector('[data-act="play 101"]:enabled');
        await look(page, 'home with games');
      }
      quiet(page);
      await context.close();
    });

  test('a device that is handed over, and a table that is open elsewhere', async () => {
    const { page, context } = await visit();
    await newTable(page, 'lexio', { players: 3, seats: ['person', 'person', 'person'] });
    await page.waitForSelector('[data-act="ready"]');
    await look(page, 'the hand-over');
    const second = await context.newPage();
    listenTo(second);
    await second.goto(page.url());
    await second.waitForSelector('[data-act="play-here"]');
    await look(second, 'a table that is open elsewhere');
    quiet(page);
    quiet(second);
    await context.close();
  });
});
