// Every screen, in every language, light and dark, at every size: nothing to scroll sideways, nothing that
// axe-core objects to, no key instead of a sentence, nothing on the console.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { againstBots, newTable, playMoves, playOn, yourMove } from './playing.mjs';
import { desk, listenTo, phone, quiet, require, suite } from './support.mjs';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const narrow = { width: 360, height: 640 };
const tablet = { width: 768, height: 1024 };
const sizes = [narrow, phone, tablet, { width: 844, height: 390 }, desk];

async function violations(page) {
  // The page's own policy forbids inline scripts; the debugger's evaluation is not one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate((values) => window.axe.run({ runOnly: { type: 'tag', values } }), tags);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`);
}

const painted = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function look(page, where, thorough) {
  for (const size of thorough ? sizes : [narrow, tablet, desk]) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(painted));
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    assert.ok(wide <= 0, `${where} scrolls sideways at ${size.width}, by ${wide}`);
  }
  const text = await page.evaluate(() => document.body.innerText);
  assert.doesNotMatch(text, /\b(page|page_\w+|core|table|101|lexio|21)\.[a-z_]{3,}\b/, `${where} shows a key`);
  for (const colorScheme of thorough ? ['light', 'dark'] : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await painted(page);
      assert.deepEqual(await violations(page), [], `${where}, ${colorScheme}, ${size.width}`);
    }
  }
  await page.setViewportSize(phone);
}

const tables = {
  101: { players: 2 },
  lexio: { players: 4 },
  21: { players: 4, options: { teams: 'on' } },
};
const go = (page, hash) => page.evaluate((hash) => (location.hash = hash), hash);

export function screensIn(languages, thorough) {
  const { shared, visit } = suite();
  // The same address in another language: a game goes on where it was.
  async function speak(page, language) {
    await page.goto(`${shared.address}/?pace=0&lang=${language}${new URL(page.url()).hash}`);
    await page.waitForSelector(`html[lang="${language}"] :is([data-game], [data-act^="new "])`);
  }

  test('home, settings, the rules', async () => {
    const { page, context } = await visit();
    for (const language of languages) {
      await go(page, '#/');
      await speak(page, language);
      await look(page, 'home', thorough);
      await page.click('[data-act="play 101"]:enabled');
      await page.waitForSelector('dialog[open]');
      await look(page, 'against whom', thorough);
      await page.keyboard.press('Escape');
      await go(page, '#/settings');
      await page.waitForSelector('[data-setting="language"]');
      await look(page, 'settings', thorough);
      for (const game of Object.keys(tables)) {
        await go(page, `#/rules/${game}`);
        await page.waitForSelector('article h2');
        await look(page, `the rules of ${game}`, thorough && game === '101');
        await go(page, `#/new/${game}`);
        await page.waitForSelector('[data-act="start"]');
        await look(page, `the form of ${game}`, thorough);
      }
    }
    quiet(page);
    await context.close();
  });

  for (const [game, table] of Object.entries(tables))
    test(game, async () => {
      const { page, context } = await visit();
      const options = game === 'lexio' ? { rounds: String(languages.length + 1) } : table.options;
      await newTable(page, game, { ...table, options, seats: againstBots(table.players) });
      await playMoves(page, 3);
      for (const language of languages) {
        await speak(page, language);
        await yourMove(page);
        await look(page, 'the table', thorough);
        await page.click('[data-act="menu"]');
        await look(page, 'the menu', thorough);
        await page.click('[data-act="in-words"]');
        await look(page, 'the table in words', thorough);
        await page.keyboard.press('Escape');
        await page.click('[data-act="menu"]');
        await page.click('[data-act="log"]');
        await look(page, 'the log', thorough);
        await page.keyboard.press('Escape');
        await page.click('[data-act="resign"]');
        await look(page, 'giving up', thorough);
        await page.keyboard.press('Escape');
        await page.click('[data-act="hint"]:enabled');
        await page.waitForSelector('[data-act="take-hint"]');
        await look(page, 'a hint', thorough);
      }
      for (const language of game === 'lexio' ? languages : []) {
        await speak(page, language);
        await playOn(page, { stopsAtRoundEnd: true });
        await look(page, 'the end of a round', thorough);
      }
      assert.equal((await playOn(page)).turn, 'over');
      for (const language of languages) {
        await speak(page, language);
        await page.waitForSelector('[data-act="rematch"]:enabled');
        await look(page, 'the result', thorough);
        if (game === '21') continue; // of all bots those of 21 take longest to judge the moves
        await page.click('[data-act="review"]');
        await page.waitForSelector('[data-review="done"]', { timeout: 120_000 });
        await look(page, 'the review', thorough);
      }
      await go(page, '#/');
      await page.waitForSelector('[data-act="play 101"]:enabled');
      await look(page, 'home with games', thorough);
      quiet(page);
      await context.close();
    });

  test('a device that is handed over, and a table that is open elsewhere', async () => {
    const { page, context } = await visit();
    await newTable(page, 'lexio', { players: 3, seats: ['person', 'person', 'person'] });
    const second = await context.newPage();
    listenTo(second);
    for (const language of languages) {
      await speak(page, language);
      await page.waitForSelector('[data-act="ready"]');
      await look(page, 'the hand-over', thorough);
      await second.goto(page.url());
      await second.waitForSelector('[data-act="play-here"]');
      await look(second, 'a table that is open elsewhere', thorough);
      await second.goto('about:blank');
    }
    quiet(page);
    quiet(second);
    await context.close();
  });
}
