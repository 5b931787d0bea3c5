// Undo, hints, giving up and rematches, by the buttons.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { againstBots, newTable, playMoves, playOn, state } from './playing.mjs';
import { quiet, suite } from './support.mjs';

describe('at a table', () => {
  const { visit } = suite();

  test('a placement can be taken back until something is revealed', async () => {
    const { page, context } = await visit();
    // Junior flips nothing, so that the placement shows nobody anything new.
    await newTable(page, '101', { players: 2, options: { mode: 'junior' }, seats: ['person', 'person'] });
    const { turn } = await playMoves(page, 2);
    const mover = turn === '0' ? '1' : '0';
    await page.click('[data-act="undo"]:enabled');
    await page.waitForSelector(`[data-turn="${mover}"]`);
    await page.waitForSelector('[data-act^="place "]:enabled');
    quiet(page);
    await context.close();
  });

  test('a hint names a legal move, which one tap plays', async () => {
    const { page, context } = await visit();
    await newTable(page, '21', { players: 2, seats: againstBots(2) });
    await playMoves(page, 4);
    await page.click('[data-act="hint"]:enabled');
    await page.click('[data-act="take-hint"]');
    await page.waitForSelector('[data-act="take-hint"]', { state: 'detached' });
    assert.equal(await page.locator('[role="alert"]').count(), 0, 'nothing was refused');
    await playMoves(page, 0);
    quiet(page);
    await context.close();
  });

  test('giving up ends a game of two, and a rematch begins the next', async () => {
    const { page, context } = await visit();
    await newTable(page, '21', { players: 2, seats: againstBots(2) });
    await playMoves(page, 1);
    await page.click('[data-act="resign"]');
    await page.click('dialog [data-act="confirm"]');
    await page.waitForSelector('[data-turn="over"]');
    assert.equal((await state(page)).result, 'resigned 0');
    await page.click('[data-act="rematch"]');
    await page.waitForSelector('[data-game]:not([data-turn="over"])');
    quiet(page);
    await context.close();
  });

  test('who leaves a game of more is played for to the end', async () => {
    const { page, context } = await visit();
    await newTable(page, 'lexio', { players: 3, options: { rounds: '1' }, seats: againstBots(3) });
    await playMoves(page, 1);
    await page.click('[data-act="resign"]');
    await page.click('dialog [data-act="confirm"]');
    await page.waitForSelector('[data-turn="over"]');
    assert.match((await state(page)).result, /^result /);
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
