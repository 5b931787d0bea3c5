// The tables and bots of the page in their real workers, without the screens: how fast answers are while champions think, how
// fast thinking is stopped, and that games of stronger bots come to their end.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { listenTo, quiet, root, suite } from './support.mjs';

const script = readdirSync(`${root}/build/web/assets`).find((name) => /^host-.*\.js$/.test(name));

describe('tables and bots', () => {
  const { shared, newContext } = suite();

  // A page with nothing on it but a host of tables, as `host`, and what it was sent.
  async function openPage(context) {
    const page = await context.newPage();
    listenTo(page);
    await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }));
    await page.goto(`${shared.address}/blank`);
    await page.evaluate(async (script) => {
      const { createHost } = await import(`/assets/${script}`);
      window.host = createHost({ pace: 0 });
      window.sitAt = async (id, how) => {
        const session = await host.sit(id, how);
        if (session.code) throw new Error(session.code);
        session.subscribe((snapshot) => (window.latest = snapshot));
        return (window.session = session);
      };
      window.anyMove = (choices) => {
        if (typeof choices !== 'object' || choices === null) return '';
        if (typeof choices.move === 'string') return choices.move;
        if (choices.square !== undefined && choices.least !== undefined) return `place *${choices.least} ${choices.square}`;
        for (const value of Object.values(choices)) if (anyMove(value)) return anyMove(value);
        return choices.pass === true ? 'pass' : '';
      };
      window.until = async (so) => {
        while (!so()) await new Promise((resolve) => setTimeout(resolve, 5));
      };
      // Plays seat 0 to the end, or so many moves.
      window.playOn = async (most = Infinity) => {
        for (let moves = 0; moves < most; ++moves) {
          await until(() => latest.choices !== null || latest.public.phase === 'over');
          if (latest.public.phase === 'over') return;
          const refused = await session.act(0, anyMove(latest.choices));
          if (refused) throw new Error(refused.code);
        }
      };
    }, script);
    return page;
  }

  const open = (page, game, players, level, options = {}) =>
    page.evaluate(
      async ({ game, players, level, options }) => {
        const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }));
        const id = await host.open({ game, players, options, clock: { kind: 'none' }, seats: [{ kind: 'person', name: 'A' }, ...bots] });
        if (id.code) throw new Error(id.code);
        await sitAt(id);
        return id;
      },
      { game, players, level, options },
    );

  test('play whole games, whose chance can be verified', async () => {
    const context = await newContext();
    const page = await openPage(context);
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

  test('answer while a champion thinks, and stop it', async () => {
    const context = await newContext();
    const page = await openPage(context);
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
    const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
    const said = (list) => `${list.length} times, ${middle(list).toFixed(1)} ms in the middle, ${Math.max(...list).toFixed(1)} ms at most`;
    console.log(`answers while champions think: ${said(answers)}`);
    console.log(`hints stopped: ${said(stops)}`);
    console.log(`moves until the page has them, on the disk: ${said(acts)}`);
    assert.ok(answers.length > 5 && stops.length > 3);
    // In the middle, since other programs of a busy machine come in between some of them.
    assert.ok(middle(answers) <= 16, `an answer within 16 ms: ${said(answers)}`);
    assert.ok(middle(stops) <= 100, `stopped within 100 ms: ${said(stops)}`);
    quiet(page);
    await context.close();
  });
});
