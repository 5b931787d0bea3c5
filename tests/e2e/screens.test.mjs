// Every screen, in every language, light and dark, at every size: nothing to scroll sideways, nothing that
// axe-core objects to, no key instead of a sentence, nothing on the console.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { newTable, playOn, quiet, suite } from './support.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const axe = readFileSync(createRequire(`${root}/web/package.json`).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

async function violations(page) {
  // The page's own policy forbids inline scripts; the debugger's evaluation is not one.
  await page.evaluate(axe);
  const { violations } = await page.evaluate((values) => window.axe.run({ runOnly: { type: 'tag', values } }), tags);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`);
}

async function look(page, where, thorough) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(wide, 0, `${where} scrolls sideways at ${size.width}`);
  }
  const text = await page.evaluate(() => document.body.innerText);
  assert.doesNotMatch(text, /\b(page|page_\w+|core|table|101|lexio|21)\.[a-z_]{3,}\b/, `${where} shows a key`);
  for (const colorScheme of thorough ? ['light', 'dark'] : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of [sizes[1], sizes[4]]) {
      await page.setViewportSize(size);
      assert.deepEqual(await violations(page), [], `${where}, ${colorScheme}, ${size.width}`);
    }
  }
  await page.setViewportSize(sizes[1]);
}

describe('every screen', () => {
  const { visit } = suite();
  for (const language of ['en', 'fr', 'nl', 'de'])
    test(language, async () => {
      // What axe-core looks for does not depend on the language.
      const thorough = language === 'en';
      const { page, context } = await visit({}, `&lang=${language}`);
      assert.equal(await page.getAttribute('html', 'lang'), language);
      await look(page, 'home', thorough);
      for (const [name, address] of [['settings', '#/settings'], ['rules', '#/rules/101']]) {
        await page.evaluate((hash) => (location.hash = hash), address);
        await page.waitForSelector(name === 'rules' ? 'article h2' : '[data-setting="language"]');
        await look(page, name, thorough);
      }
      const games = { 101: { players: 2 }, lexio: { players: 4, options: { rounds: '1' } }, 21: { players: 4, options: { teams: 'on' } } };
      for (const [game, table] of Object.entries(games)) {
        await page.evaluate(() => (location.hash = '#/'));
        await page.click(`[data-act="new ${game}"]`);
        await page.waitForSelector('[data-act="start"]');
        await look(page, `the form of ${game}`, thorough);
        await page.evaluate(() => (location.hash = '#/'));
        await newTable(page, game, { ...table, seats: ['person', ...Array(table.players - 1).fill('novice')] });
        await playOn(page, { until: (now, moves) => moves >= 3 && now.turn === now.viewer });
        await look(page, `the table of ${game}`, thorough);
        await page.click('[data-act="menu"]');
        await look(page, `the menu of ${game}`, thorough);
        await page.click('[data-act="in-words"]');
        await look(page, `${game} in words`, thorough);
        await page.keyboard.press('Escape');
        await playOn(page, { seconds: 120 });
        await look(page, `the result of ${game}`, thorough);
      }
      quiet(page);
      await context.close();
    });
});
