// What the page weighs, what it does without a secure context, how soon it answers, and what it never knows.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { newTable, playOn, quiet, state, suite } from './support.mjs';

describe('the page', () => {
  const { shared, visit, open } = suite();

  test('the first view is at most 60 KB of script and style', async () => {
    const context = await shared.browser.newContext({ locale: 'fr' });
    const page = await context.newPage();
    let bytes = 0;
    const files = [];
    page.on('response', async (response) => {
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      const size = gzipSync(await response.body(), { level: 9 }).length;
      files.push(`${response.url().split('/').at(-1)} ${size}`);
      bytes += size;
    });
    await page.goto(`${shared.address}/`);
    await page.waitForSelector('[data-act="play 101"]:enabled');
    assert.ok(bytes > 0 && bytes <= 60_000, `${bytes} bytes: ${files.join(', ')}`);
    await context.close();
  });

  test('all works from an address that is no secure context', async () => {
    const context = await shared.browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } });
    const page = await open(context, '', shared.address.replace(/\/\/[^:]+/, '//tessera.test'));
    assert.equal(await page.evaluate(() => window.isSecureContext), false);
    await newTable(page, '101', { players: 2, seats: ['person', 'novice'] });
    await playOn(page, { until: (_, moves) => moves >= 6 });
    await page.reload();
    await page.waitForSelector('[data-game="101"]');
    assert.equal((await playOn(page)).turn, 'over');
    quiet(page);
    await context.close();
  });

  test('an input is answered within 100 ms while a champion thinks', async () => {
    const { page, context } = await visit();
    await newTable(page, '21', { players: 2, seats: ['person', 'champion'] });
    await playOn(page, { until: (now, moves) => moves >= 3 && now.turn === '1', seconds: 60 });
    const waits = [];
    for (let i = 0; i < 5 && (await state(page)).turn === '1'; ++i) {
      // From the tap until the browser has painted what came of it.
      waits.push(
        await page.evaluate(async () => {
          const begin = performance.now();
          document.querySelector('[data-act="menu"]').click();
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          const took = document.querySelector('dialog[open]') ? performance.now() - begin : Infinity;
          document.querySelector('dialog[open] .icon-button')?.click();
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          return took;
        }),
      );
    }
    assert.ok(waits.length > 0, 'the champion was still thinking');
    assert.ok(Math.min(...waits) <= 100, `${waits.map(Math.round).join(', ')} ms`);
    quiet(page);
    await context.close();
  });

  test('what a viewer may not know is in no page and no message of a worker', async () => {
    const context = await shared.browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } });
    // Every message that reaches the page is written down, as the page sees it.
    await context.addInitScript(() => {
      window.heard = [];
      const Plain = window.Worker;
      window.Worker = class extends Plain {
        constructor(...args) {
          super(...args);
          this.addEventListener('message', ({ data }) => window.heard.push(JSON.stringify(data)));
        }
      };
    });
    const page = await open(context);
    await newTable(page, 'lexio', { players: 3, options: { rounds: '1' }, seats: ['person', 'novice', 'novice'] });
    await playOn(page, { until: (now, moves) => moves >= 2 && now.turn === now.viewer });
    const { heard, dom } = await page.evaluate(() => ({ heard: window.heard, dom: document.documentElement.outerHTML }));
    assert.ok(heard.length > 3);
    // Tiles are named in snapshots only as one's own hand, as played, or as unseen by the viewer.
    for (const message of heard) {
      assert.doesNotMatch(message, /secret/i);
      const { snapshot } = JSON.parse(message);
      if (!snapshot?.view) continue;
      const own = new Set(snapshot.view.hand);
      for (const tile of snapshot.view.unseen ?? []) assert.ok(!own.has(tile));
      for (const seat of snapshot.view.seats) assert.equal(seat.hand ?? null, null, 'no hand of another seat');
    }
    const shown = new Set([...dom.matchAll(/data-tile="(\w+)"/g)].map(([, tile]) => tile));
    const hand = await page.locator('[data-tile]').evaluateAll((tiles) => tiles.map((tile) => tile.dataset.tile));
    assert.deepEqual([...shown].sort(), [...new Set(hand)].sort());
    quiet(page);
    await context.close();
  });
});
