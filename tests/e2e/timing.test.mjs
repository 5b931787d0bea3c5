// How soon the page and its workers answer while champions think. To be run alone: what else runs makes everything late.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { open, openPage } from './engine_page.mjs';
import { moveOnce, newTable, playMoves, state } from './playing.mjs';
import { quiet, suite } from './support.mjs';

// So many of them are at most as long.
const share = (list, part) => [...list].sort((a, b) => a - b)[Math.ceil(list.length * part) - 1];
const said = (list) =>
  `${list.length} times, ${share(list, 0.5).toFixed(1)} ms in the middle, ${share(list, 0.95).toFixed(1)} for 95 %, ${Math.max(...list).toFixed(1)} ms at most`;

describe('how soon', () => {
  const { shared, visit, newContext } = suite();

  test('tables answer while a champion thinks, and it is stopped', async () => {
    const context = await newContext();
    const page = await openPage(context, shared.address);
    await open(page, '21', 4, 'champion');
    const { answers, stops, acts } = await page.evaluate(async () => {
      await until(() => latest.choices !== null);
      await session.act(0, anyMove(latest.choices));
      const answers = [];
      // Three champions think one after the other.
      while (latest.choices === null && answers.length < 200) {
        const began = performance.now();
        await session.check(0, 'place 1 H8');
        answers.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await until(() => latest.choices !== null);
      const stops = [];
      for (let i = 0; i < 30 && stops.length < 5; ++i) {
        let thinks = false;
        const hint = session.hint(0, () => (thinks = true));
        await Promise.race([hint, until(() => thinks)]);
        const began = performance.now();
        session.stopHint();
        if ((await hint) === null) stops.push(performance.now() - began); // else it was ready
      }
      const acts = [];
      for (let i = 0; i < 3; ++i) {
        await until(() => latest.choices !== null);
        const acted = performance.now();
        await session.act(0, anyMove(latest.choices));
        acts.push(performance.now() - acted);
      }
      return { answers, stops, acts };
    });
    console.log(`answers while champions think: ${said(answers)}`);
    console.log(`hints stopped: ${said(stops)}`);
    console.log(`moves until the page has them, on the disk: ${said(acts)}`);
    assert.ok(answers.length > 50 && stops.length > 3);
    // Nearly all, since a browser also collects its garbage, and other programs run.
    assert.ok(share(answers, 0.95) <= 16, `an answer within 16 ms: ${said(answers)}`);
    assert.ok(share(stops, 0.8) <= 100, `stopped within 100 ms: ${said(stops)}`);
    quiet(page);
    await context.close();
  });

  // Opens the menu and closes it again.
  async function tap(page) {
    await page.click('[data-act="menu"]');
    await page.waitForSelector('dialog[open]');
    await page.click('dialog[open] header button');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  // From each tap until the browser has painted what came of it; empties the list.
  const takeWaits = (page) => page.evaluate(() => window.waits.splice(0));

  test('an input is answered within 100 ms while a champion thinks', async () => {
    const { page, context } = await visit();
    await newTable(page, '21', { players: 4, seats: ['person', 'champion', 'champion', 'champion'] });
    await playMoves(page, 0);
    await page.evaluate(() => {
      window.waits = [];
      addEventListener('click', ({ timeStamp, isTrusted }) => isTrusted && requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - timeStamp))), true);
    });
    for (let taps = 0; taps < 12; ++taps) await tap(page);
    const alone = await takeWaits(page);
    // Between two moves of the person champions think; some of them think little while the board is empty.
    for (let taps = 0; taps < 12; ) {
      await moveOnce(page);
      for (; taps < 12 && (await state(page)).turn !== '0'; ++taps) await tap(page);
    }
    const waits = await takeWaits(page);
    console.log(`inputs until painted, while nobody thinks: ${said(alone)}`);
    console.log(`inputs until painted, while champions think: ${said(waits)}`);
    assert.ok(alone.length >= 20 && waits.length >= 20);
    assert.ok(share(waits, 0.5) <= 100, said(waits));
    // Nine of ten, unless the machine is so busy that they are late while nobody thinks too.
    assert.ok(share(waits, 0.9) <= Math.max(100, 2 * share(alone, 0.9)), `${said(waits)}; while nobody thinks ${said(alone)}`);
    quiet(page);
    await context.close();
  });
});
