// Two people and a bot pass one device around.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newTable, playOn, quiet, state, suite } from './support.mjs';

describe('friends at one device', () => {
  const { visit } = suite();

  test('Lexio hides the hands between them', async () => {
    const { page, context } = await visit();
    await newTable(page, 'lexio', { players: 3, options: { rounds: '1' }, seats: ['person', 'person', 'novice'] });
    await page.waitForSelector('[data-act="ready"]');
    assert.equal((await state(page)).viewer, '-');
    assert.equal(await page.locator('[data-tile]').count(), 0, 'no tile is shown while the device is handed over');

    const seen = new Set();
    await playOn(page, {
      until: ({ viewer, turn }) => {
        if (viewer !== '-') assert.notEqual(viewer, '2', 'never with the eyes of the bot');
        if (viewer !== '-' && viewer === turn) seen.add(viewer);
        return false;
      },
    });
    assert.deepEqual([...seen].sort(), ['0', '1']);
    quiet(page);
    await context.close();
  });

  test('101 hides nothing, and nobody hands over anything', async () => {
    const { page, context } = await visit();
    await newTable(page, '101', { players: 2, seats: ['person', 'person'] });
    const end = await playOn(page, {
      until: ({ viewer }) => {
        assert.notEqual(viewer, '-');
        return false;
      },
    });
    assert.equal(end.turn, 'over');
    quiet(page);
    await context.close();
  });

  test('21 hides the hands between them', async () => {
    const { page, context } = await visit();
    await newTable(page, '21', { players: 2, seats: ['person', 'person'] });
    await page.waitForSelector('[data-act="ready"]');
    assert.equal(await page.locator('[data-token]').count(), 0);
    await playOn(page, { until: (_, moves) => moves >= 8 });
    quiet(page);
    await context.close();
  });
});
