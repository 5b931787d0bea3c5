// A whole game of every kind against bots, one after the other on the same page. secrets.test.mjs plays 101 for experts,
// Lexio for three and 21 for two.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { againstBots, newTable, playOn } from './playing.mjs';
import { desk, quiet, suite } from './support.mjs';

const kinds = [
  { game: '101', players: 2, options: { mode: 'classic' } },
  { game: '101', players: 2, options: { mode: 'junior', backs: 'front' } },
  { game: '101', players: 1 },
  { game: '101', players: 3 },
  { game: '101', players: 4 },
  { game: 'lexio', players: 4, options: { rounds: '2' } },
  { game: 'lexio', players: 5, options: { rounds: '2', rulebook: 'publisher' } },
  { game: '21', players: 3, options: { board: 'crowded' } },
  { game: '21', players: 4, options: { teams: 'on' } },
];

describe('a whole game against bots', () => {
  const { visit } = suite();
  const visits = {};
  after(() => Promise.all(Object.values(visits).map(({ context }) => context.close())));

  // On a large screen moves are confirmed.
  async function home(large) {
    const { page } = (visits[large] ??= await visit(large ? { viewport: desk } : {}));
    await page.evaluate(() => (location.hash = '#/'));
    return page;
  }
  async function confirmMoves(page) {
    await page.click('[data-act="menu"]');
    await page.check('[data-setting="confirm"]');
    await page.keyboard.press('Escape');
  }

  for (const [number, kind] of kinds.entries()) {
    const name = [kind.game, `${kind.players} players`, ...Object.values(kind.options ?? {})].join(', ');
    test(name, async () => {
      const large = number % 2 === 1;
      const page = await home(large);
      await newTable(page, kind.game, { ...kind, seats: againstBots(kind.players) });
      if (large) await confirmMoves(page);
      const end = await playOn(page, { seed: number + 1 });
      assert.match(end.result, /^result -?\d+( -?\d+)*( winner( \d)+)?$/);
      const [, scores] = /^result ([-\d ]+?)(?: winner|$)/.exec(end.result);
      assert.equal(scores.split(' ').length, kind.players, 'a score for every seat');
      await page.waitForSelector('[data-act="rematch"]:enabled');
      quiet(page);
    });
  }
});
