// Games of stronger bots come to their end in the page's workers, without the screens, and their chance can be verified.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { open, openPage } from './engine_page.mjs';
import { quiet, suite } from './support.mjs';

describe('tables and bots', () => {
  const { shared, newContext } = suite();

  test('play whole games, whose chance can be verified', async () => {
    const context = await newContext();
    const page = await openPage(context, shared.address);
    const games = [
      ['101', 2, {}],
      ['lexio', 3, { rounds: '1' }],
      ['21', 2, {}],
    ];
    for (const [game, players, options] of games) {
      await open(page, game, players, 'skilled', options);
      const record = await page.evaluate(async () => (await playOn(), latest.record));
      assert.match(record, /^result /);
      assert.ok((await page.evaluate(() => session.verify())).outcomes > 0);
      await page.evaluate(() => session.close());
    }
    assert.equal((await page.evaluate(() => host.kept())).length, 3);
    quiet(page);
    await context.close();
  });
});
