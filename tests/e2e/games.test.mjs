// A whole game of every kind against bots.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { againstBots, newTable, playOn } from './playing.mjs';
import { desk, quiet, suite } from './support.mjs';

const kinds = [
  { game: '101', players: 2, options: { mode: 'expert' } },
  { game: '101', players: 2, options: { mode: 'classic' } },
  { game: '101', players: 2, options: { mode: 'junior', backs: 'front' } },
  { game: '101', players: 1 },
  { game: '101', players: 3 },
  { game: '101', players: 4 },
  { game: 'lexio', players: 3, options: { rounds: '2' } },
  { game: 'lexio', players: 4, options: { rounds: '2' } },
  { game: 'lexio', players: 5, options: { rounds: '2', rulebook: 'publisher' } },
  { game: '21', players: 2 },
  { game: '21', players: 3, options: { board: 'crowded' } },
  { game: '21', players: 4, options: { teams: 'on' } },
];

describe('a whole game against bots', () => {
  const { visit } = suite();
  for (const [number, kind] of kinds.entries()) {
    const name = [kind.game, `${kind.players} players`, ...Object.values(kind.options ?? {})].join(', ');
    test(name, async () => {
      // Every other one on a large screen, and with moves confirmed.
      const large = number % 2 === 1;
      const { page, context } = await visit(large ? { viewport: desk } : {});
      await newTable(page, kind.game, { ...kind, seats: againstBots(kind.players) });
      if (large) {
        await page.click('[data-act="menu"]');
        await page.check('[data-setting="confirm"]');
        await page.keyboard.press('Escape');
      }
      const end = await playOn(page, { seed: number + 1 });
      assert.match(end.result, /^result -?\d+( -?\d+)*( winner( \d)+)?$/);
      const [, scores] = /^result ([-\d ]+?)(?: winner|$)/.exec(end.result);
      assert.equal(scores.split(' ').length, kind.players, 'a score for every seat');
      await page.waitForSelector('[data-act="rematch"]:enabled');
      quiet(page);
      await context.close();
    });
  }
});
