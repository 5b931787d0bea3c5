// What the page promises to scripts, tried with nothing else: a script that knows these attributes and no more plays whole
// games with a real pointer, on a phone by touch as well as on a desk.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { desk, phone, quiet, suite } from './support.mjs';

const acts = (act) => `[data-act="${act}"]:enabled`;

class Script {
  constructor(page, touch) {
    this.page = page;
    this.touch = touch;
  }
  async click(selector) {
    const found = this.page.locator(selector).first();
    await (this.touch ? found.tap() : found.click());
  }
  async has(selector) {
    return (await this.page.locator(selector).count()) > 0;
  }
  async clickIf(selector) {
    if (!(await this.has(selector))) return false;
    await this.click(selector);
    return true;
  }
  table() {
    return this.page.locator('[data-game]').evaluate(({ dataset }) => ({ ...dataset }));
  }
  // Clicks, then `confirm` if it is enabled.
  async act(selector) {
    if (!(await this.clickIf(selector))) return false;
    await this.clickIf(acts('confirm'));
    return true;
  }

  async start(game, { players, options = {}, seats }) {
    const { page } = this;
    await this.click(`[data-act="new ${game}"]`);
    await page.selectOption('[data-players]', String(players));
    for (const [key, value] of Object.entries(options)) await page.selectOption(`[data-option="${key}"]`, value);
    for (const [seat, who] of seats.entries()) await page.selectOption(`[data-seat="${seat}"]`, who);
    await this.click('[data-act="start"]');
    await page.waitForSelector(`[data-game="${game}"]`);
  }

  // To the end, or so many clicks. A turn ends when the table says so; until then what is enabled is there or will be.
  async play(most = Infinity) {
    for (let idle = 0, clicks = 0; clicks < most; ) {
      const { game, turn, viewer } = await this.table();
      if (turn === 'over') return this.table();
      const done = (await this.clickIf(acts('ready'))) || (turn === viewer && (await this[`move${game}`]()));
      idle = done ? 0 : idle + 1;
      clicks += done ? 1 : 0;
      assert.ok(idle < 3000, `stuck: ${JSON.stringify(await this.table())}`);
      if (!done) await this.page.waitForTimeout(10);
    }
    return this.table();
  }
  async move101() {
    for (const act of ['take ', 'place ', 'flip ']) if (await this.act(`[data-act^="${act}"]:enabled`)) return true;
    return false;
  }
  // The last tile if it may be played, else a pass. Whoever leads can't pass, and finds one that may.
  async movelexio() {
    const tiles = await this.page.locator('[data-tile]').evaluateAll((all) => all.map(({ dataset }) => dataset.tile));
    for (const tile of (await this.has(acts('pass'))) ? tiles.slice(-1) : tiles) {
      await this.click(`[data-tile="${tile}"]`);
      if (await this.act(acts('play'))) return true;
      await this.click(`[data-tile="${tile}"]`);
    }
    return this.act(acts('pass'));
  }
  async move21() {
    if (await this.act('[data-act^="exchange "]:enabled')) return true;
    if (await this.act(acts('pass'))) return true;
    if (!(await this.clickIf('[data-token]:enabled'))) return false;
    await this.click('[data-cell]:enabled');
    await this.clickIf('[data-star]:enabled');
    return this.clickIf(acts('confirm'));
  }
}

describe('what is promised to scripts', () => {
  const { visit } = suite();
  const sit = async (options) => {
    const { page, context } = await visit(options);
    return { page, context, script: new Script(page, options.hasTouch ?? false) };
  };
  const bots = (players) => ['person', ...Array(players - 1).fill('novice')];
  test('a whole game of Lexio by clicks', async () => {
    const { page, context, script } = await sit({ viewport: phone });
    await script.start('lexio', { players: 3, options: { rounds: '1' }, seats: bots(3) });
    const end = await script.play();
    assert.match(end.result, /^result -?\d+( -?\d+)* winner( \d)+$/);
    quiet(page);
    await context.close();
  });

  // Long enough for everything that a turn can ask for.
  const parts = [
    { game: '101', players: 2, options: { mode: 'expert' }, how: { viewport: phone, hasTouch: true } },
    { game: '101', players: 2, options: { mode: 'classic' }, how: { viewport: desk } },
    { game: '21', players: 2, options: {}, how: { viewport: desk } },
    { game: '21', players: 4, options: { teams: 'on' }, how: { viewport: phone, hasTouch: true } },
  ];
  for (const { game, players, options, how } of parts)
    test(`a dozen moves of ${[game, players, ...Object.values(options)].join(' ')} ${how.hasTouch ? 'by touch' : 'by clicks'}`, async () => {
      const { page, context, script } = await sit(how);
      await script.start(game, { players, options, seats: bots(players) });
      assert.notEqual((await script.play(12)).turn, 'over');
      quiet(page);
      await context.close();
    });

  test('two people at one device are ready one after the other', async () => {
    const { page, context, script } = await sit({ viewport: phone });
    await script.start('lexio', { players: 3, options: { rounds: '1' }, seats: ['person', 'person', 'novice'] });
    await page.waitForSelector(acts('ready'));
    assert.equal((await script.table()).viewer, '-');
    assert.match((await script.play()).result, /^result /);
    quiet(page);
    await context.close();
  });

  test('undo, hint, resign and rematch', async () => {
    const { page, context, script } = await sit({ viewport: desk });
    await script.start('101', { players: 2, options: { mode: 'junior' }, seats: ['person', 'person'] });
    assert.ok(!(await script.has(acts('undo'))), 'nothing to take back yet');
    const { turn } = await script.table();
    assert.ok(await script.act('[data-act^="take "]:enabled'));
    await page.waitForSelector('[data-act^="place "]:enabled');
    await script.act('[data-act^="place "]:enabled');
    await page.waitForSelector(`[data-game]:not([data-turn="${turn}"])`);
    await script.click(acts('undo'));
    await page.waitForSelector(`[data-turn="${turn}"]`);
    await page.waitForSelector('[data-act^="place "]:enabled');
    await script.click(acts('hint'));
    await page.waitForSelector(`${acts('hint')}`); // it may be asked for again
    assert.ok(await script.act(acts('resign')));
    await page.waitForSelector('[data-turn="over"]');
    assert.equal((await script.table()).result, `resigned ${turn}`);
    await script.click(acts('rematch'));
    await page.waitForSelector('[data-game]:not([data-turn="over"])');
    quiet(page);
    await context.close();
  });

  test('what makes a move is enabled exactly when it is legal', async () => {
    const { page, context, script } = await sit({ viewport: desk });
    await script.start('lexio', { players: 3, options: { rounds: '1' }, seats: ['person', 'person', 'person'] });
    await page.waitForSelector(acts('ready'));
    await script.click(acts('ready'));
    await page.waitForSelector('[data-tile]');
    // Nothing is picked yet, and whoever leads must play.
    const { turn, viewer } = await script.table();
    assert.equal(turn, viewer);
    assert.ok(!(await script.has(acts('play'))));
    assert.ok(!(await script.has(acts('pass'))));
    await page.waitForSelector('[data-act="play"]:disabled');
    await page.waitForSelector('[data-act="pass"]:disabled');
    quiet(page);
    await context.close();
  });
});
