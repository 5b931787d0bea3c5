// Undo, hints, giving up and rematches, by the buttons.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newTable, playOn, quiet, state, suite } from './support.mjs';

describe('at a table', () => {
  const { visit } = suite();

  test('a placement can be taken back until something is revealed', async () => {
    const { page, context } = await visit();
    // Junior flips nothing, so that the placement shows nobody anything new.
    await newTable(page, '101', { players: 2, options: { mode: 'junior' }, seats: ['person', 'person'] });
    await playOn(page, { until: (_, moves) => moves >= 2 });
    const mover = (await state(page)).turn === '0' ? '1' : '0';
    await page.click('[data-act="undo"]:enabled');
    await page.waitForSelector(`[data-turn="${mover}"]`);
    await page.waitForSelector('[data-act^="place "]:enabled');
    quiet(page);
    await context.close();
  });

  test('a hint names a legal move, which one tap plays', async () => {
    const { page, context } = await visit();
    await newTable(page, '21', { players: 2, seats: ['person', 'novice'] });
    await playOn(page, { until: (now, moves) => moves >= 4 && now.turn === now.viewer });
    await page.click('[data-act="hint"]:enabled');
    await page.click('[data-act="take-hint"]', { timeout: 30_000 });
    await page.waitForFunction(() => document.querySelector('[data-act="take-hint"]') === null);
    quiet(page);
    await context.close();
  });

  test('giving up ends a game of two', async () => {
    const { page, context } = await visit();
    await newTable(page, '21', { players: 2, seats: ['person', 'novice'] });
    await playOn(page, { until: (now, moves) => moves >= 1 && now.turn === now.viewer });
    await page.click('[data-act="menu"]');
    await page.click('[data-act="resign"]');
    await page.click('[data-act="resign-really"]');
    await page.waitForSelector('[data-turn="over"]');
    assert.equal((await state(page)).result, 'resigned 0');
    await page.click('[data-act="rematch"]');
    await page.waitForFunction(() => document.querySelector('[data-game]')?.dataset.turn !== 'over');
    quiet(page);
    await context.close();
  });

  test('the record of a finished game is downloaded whole', async () => {
    const { page, context } = await visit();
    await newTable(page, '101', { players: 1, options: { mode: 'classic' }, seats: ['person'] });
    const end = await playOn(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-act="download"]')]);
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    const record = Buffer.concat(chunks).toString('utf8');
    assert.match(record, /^tessera 1\ngame 101\nplayers 1\n/);
    assert.match(record, /^tag fair 1 /m, 'with the secret that its chance came from');
    assert.equal(record.trimEnd().split('\n').at(-1), end.result);
    quiet(page);
    await context.close();
  });
});
