// What the page says when a part of it can't be had, and that two taps are no more than one.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { suite } from './support.mjs';

describe('a part that can’t be had', () => {
  const { shared, visit } = suite();

  // A visit to an address behind the #, of which files that fit are gone.
  async function without(gone, hash = '') {
    const context = await shared.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
    await context.route(gone, (route) => route.abort());
    const page = await context.newPage();
    await page.goto(`${shared.address}/?pace=0${hash}`);
    return { context, page };
  }
  const alert = (page) => page.locator('[role="alert"]').first().textContent({ timeout: 20_000 });

  for (const [what, gone, hash] of [
    ['the settings', /Settings-.*\.js$/, '#/settings'],
    ['the rules', /Rules-.*\.js$/, '#/rules/101'],
    ['the form', /NewTable-.*\.js$/, '#/new/101'],
    ['the host of the tables', /\/host-.*\.js$/, ''],
    ['the module, for the form', /\.wasm$/, '#/new/101'],
  ])
    test(`${what}: it is said, with a way out`, async () => {
      const { page, context } = await without(gone, hash);
      assert.ok((await alert(page)).length > 20);
      assert.equal(await page.locator('[data-act="reload"]').count(), 1);
      await context.unroute(gone);
      await page.click('[data-act="reload"]');
      await page.waitForFunction(() => document.querySelector('main')?.childElementCount > 0 && !document.querySelector('[role="alert"]'));
      await context.close();
    });

  test('the module, at home: it is said there', async () => {
    const { page, context } = await without(/\.wasm$/);
    assert.match(await alert(page), /reload/);
    await context.close();
  });

  test('the texts: the house’s name, and a way to try again', async () => {
    const { page, context } = await without(/shell-.*\.js$|en-.*\.js$/);
    await page.waitForSelector('#app > a');
    await context.close();
  });

  test('an address that can’t be decoded leads home', async () => {
    const { page, context } = await without('**/nothing', '#/table/%');
    await page.waitForSelector('[data-act="play 101"]:enabled');
    await context.close();
  });

  test('two taps on a box open one table', async () => {
    const { page, context } = await visit();
    await page.evaluate(() => localStorage.setItem('tessera.settings', JSON.stringify({ level: 'novice' })));
    await page.reload();
    await page.waitForSelector('[data-act="play 101"]:enabled');
    await page.evaluate(() => {
      const play = document.querySelector('[data-act="play 101"]');
      play.click();
      play.click();
    });
    await page.waitForSelector('[data-game="101"]');
    await page.goto(`${shared.address}/?pace=0#/`);
    await page.waitForSelector('[data-act="continue"]');
    assert.equal(await page.locator('a[href^="#/table/"]').count(), 1);
    await context.close();
  });
});
