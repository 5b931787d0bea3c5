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

// Waits until the game is over, or whoever looks has something to do.
export const yourMove = (page) => drive(page, { most: 0 });

// Plays to the end, or until as many moves were made and the next is due, or until the end of a round is shown. Returns
// what the table's root says then.
// `poll`: how often it looks whether it may go on, in milliseconds; seldom where many pages play at once.
export async function playOn(page, { seed = 7, most = Infinity, stopsAtRoundEnd = false, seconds = 120, poll = 4 } = {}) {
  return drive(page, { seed, most, stopsAtRoundEnd, seconds, poll });
}

// As many moves as that, and the next one is due. The game must not end before.
export async function playMoves(page, count, seed) {
  const now = await playOn(page, { seed, most: count });
  assert.notEqual(now.turn, 'over', 'the game goes on');
  return now;
}

// One move, without waiting for what comes of it.
export const moveOnce = (page) => drive(page, { most: 1, waits: false });

function drive(page, { seed = 7, most = Infinity, stopsAtRoundEnd = false, waits = true, seconds = 60, poll = 4 }) {
  return page.evaluate(inPage, { seed, most: Math.min(most, 1e9), stopsAtRoundEnd, waits, seconds, poll });
}

// In the page: clicks on what is enabled. Numbers that look random and come out the same every time say on which of them.
async function inPage({ seed, most, stopsAtRoundEnd, waits, seconds, poll }) {
  const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const chance = (count) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * count);
  };
  const all = (selector) => [...document.querySelectorAll(`[data-game] ${selector}:enabled`)];
  const click = async (selector) => {
    const found = all(selector);
    if (found.length === 0) return false;
    found[chance(found.length)].click();
    await pause(); // until it is drawn
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
  const acts = ['[data-act^="take "]', '[data-act^="place "]', '[data-act^="flip "]', '[data-act="pass"]', '[data-act="cycle"]', '[data-token]'];
  const deadline = Date.now() + seconds * 1000;
  for (let moves = 0; ; ) {
    const table = document.querySelector('[data-game]');
    const now = { ...table?.dataset };
    if (now.turn === 'over' || (!waits && moves >= most)) return now;
    if (Date.now() > deadline) throw new Error(`no end after ${seconds} s: ${JSON.stringify(now)}`);
    const handedOver = all('[data-act="ready"]').length > 0;
    if (handedOver && stopsAtRoundEnd && now.viewer !== '-') return now;
    if (handedOver && most > 0) await click('[data-act="ready"]');
    else if (handedOver) return now;
    else if (now.turn !== now.viewer || !acts.some((act) => all(act).length > 0)) await pause(poll);
    else if (moves >= most) return now;
    else if (await decide[now.game]()) {
      await click('[data-act="confirm"]');
      moves++;
    }
  }
}
