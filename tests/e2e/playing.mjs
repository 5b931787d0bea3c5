// Plays at a table that a page shows: by what its elements say of themselves, and by clicks that the page makes on them at
// once, so that whole games take seconds. contract.test.mjs plays with a real pointer, keyboard.test.mjs with keys.
import assert from 'node:assert/strict';

// What the table's root says about it.
export const state = (page) =>
  page.evaluate(() => {
    const table = document.querySelector('[data-game]');
    return table ? { ...table.dataset } : null;
  });

// Fills in the form of a new table and starts it. `seats` are values of data-seat, in order.
export async function newTable(page, game, { players, options = {}, seats = [], clock } = {}) {
  await page.click(`[data-act="new ${game}"]`);
  await page.waitForSelector('[data-act="start"]');
  if (players) await page.selectOption('[data-players]', String(players));
  for (const [key, value] of Object.entries(options)) await page.selectOption(`[data-option="${key}"]`, value);
  for (const [seat, who] of seats.entries()) await page.selectOption(`[data-seat="${seat}"]`, who);
  if (clock) await page.selectOption('[data-clock]', clock);
  await page.click('[data-act="start"]');
  await page.waitForSelector('[data-game]');
}

// One person and bots that play fast.
export const againstBots = (players) => ['person', ...Array(players - 1).fill('novice')];

// Numbers that look random and come out the same every time.
export function dice(seed) {
  let value = seed;
  return (most) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return Math.floor((value / 2 ** 32) * most);
  };
}

// Waits until the game is over, or whoever looks has something to do.
export const yourMove = (page, seconds = 60) =>
  page.waitForFunction(
    () => {
      const table = document.querySelector('[data-game]');
      if (!table) return false;
      const { turn, viewer } = table.dataset;
      if (turn === 'over' || table.querySelector('[data-act="ready"]:enabled')) return true;
      const acts = ['take ', 'place ', 'flip ', 'exchange '].map((act) => `[data-act^="${act}"]:enabled`);
      const rest = ['[data-act="pass"]:enabled', '[data-act="cycle"]:enabled', '[data-token]:enabled', '[data-cell]:enabled'];
      return turn === viewer && table.querySelector([...acts, ...rest].join()) !== null;
    },
    null,
    { timeout: seconds * 1000, polling: 10 },
  );

// One step of whoever looks, in the page: leaves a hand-over or the end of a round, or makes one decision. Says which.
const step = (page, chances) =>
  page.evaluate(async (chances) => {
    const table = document.querySelector('[data-game]');
    const drawn = () => new Promise((resolve) => setTimeout(resolve));
    const click = async (selector) => {
      const found = table.querySelectorAll(`${selector}:enabled`);
      if (found.length === 0) return false;
      found[Math.floor((chances.pop() ?? 0) * found.length)].click();
      await drawn();
      return true;
    };
    const decide = {
      async 101() {
        return (await click('[data-act^="take "]')) || (await click('[data-act^="place "]')) || (await click('[data-act^="flip "]'));
      },
      async lexio() {
        if (await click('[data-act="cycle"]')) return click('[data-act="play"]');
        return click('[data-act="pass"]');
      },
      async 21() {
        if (await click('[data-act^="exchange "]')) return true;
        if (!(await click('[data-token]'))) return click('[data-act="pass"]');
        if (!(await click('[data-cell]'))) return false;
        await click('[data-star]');
        return true;
      },
    };
    if (table.dataset.turn === 'over') return 'over';
    if (await click('[data-act="ready"]')) return 'ready';
    if (!(await decide[table.dataset.game]())) return 'nothing';
    await click('[data-act="confirm"]');
    return 'moved';
  }, chances);

// One move, without waiting for what comes of it.
export async function moveOnce(page) {
  await yourMove(page);
  assert.equal(await step(page, []), 'moved');
}

// Plays on until `until(state, moves)` says so or the game is over. Returns the last state.
export async function playOn(page, { random = dice(7), until = () => false, seconds = 120 } = {}) {
  const deadline = Date.now() + seconds * 1000;
  for (let moves = 0; Date.now() < deadline; ) {
    await yourMove(page, seconds);
    const now = await state(page);
    if (now.turn === 'over' || (await until(now, moves))) return now;
    const done = await step(page, Array.from({ length: 4 }, () => random(1000) / 1000));
    if (done === 'moved') moves++;
  }
  throw new Error(`no end after ${seconds} s: ${JSON.stringify(await state(page))}`);
}

// As many moves as that, and the next one is due. The game must not end before.
export async function playMoves(page, count, random) {
  const now = await playOn(page, { random, until: ({ turn, viewer }, moves) => moves >= count && turn === viewer });
  assert.notEqual(now.turn, 'over', 'the game goes on');
  return now;
}
