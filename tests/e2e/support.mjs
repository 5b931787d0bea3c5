// A real browser on what `tessera serve` serves. Bots answer without a pause (?pace=0).
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { chromium } = createRequire(`${root}/web/package.json`)('playwright-core');

// Starts the program on a free port, and hands out the address it names.
async function serve() {
  const program = process.env.TESSERA ?? `${root}/build/release/tessera`;
  const server = spawn(program, ['serve', '--port', '0', '--files', `${root}/build/web`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/[^\s/]+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.on('exit', (code) => reject(new Error(`tessera serve ended with ${code}: ${said}`)));
  });
  return { server, address };
}

// One server and one browser for the tests of a file. What a page writes to its console fails the test.
export function suite() {
  const shared = { address: '', browser: null, server: null };
  before(async () => {
    Object.assign(shared, await serve());
    shared.browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--host-resolver-rules=MAP tessera.test 127.0.0.1'],
    });
  });
  after(async () => {
    await shared.browser?.close();
    shared.server?.kill();
  });

  // `options` are those of a browser context: viewport, locale, colorScheme ...
  async function visit(options = {}, query = '') {
    const context = await shared.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en', ...options });
    const page = await open(context, query);
    return { context, page };
  }
  async function open(context, query = '', host = shared.address) {
    const page = await context.newPage();
    page.problems = [];
    page.on('console', (message) => page.problems.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => page.problems.push(`error: ${error.message}`));
    await page.goto(`${host}/?pace=0${query}`);
    await page.waitForSelector('[data-act="new 101"]');
    return page;
  }
  return { shared, visit, open };
}

export const quiet = (page) => assert.deepEqual(page.problems, [], 'nothing on the console');

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
  for (const [key, value] of Object.entries(options)) {
    const field = page.locator(`[data-option="${key}"]`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  for (const [seat, who] of seats.entries()) await page.selectOption(`[data-seat="${seat}"]`, who);
  if (clock) await page.selectOption('[data-clock]', clock);
  await page.click('[data-act="start"]');
  await page.waitForSelector('[data-game]');
}

// Numbers that look random and come out the same every time.
export function dice(seed) {
  let value = seed;
  return (most) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return Math.floor((value / 2 ** 32) * most);
  };
}

async function enabled(page, selector) {
  const found = page.locator(`${selector}:enabled`);
  return (await found.count()) > 0 ? found : null;
}

async function clickOne(page, selector, random) {
  const found = await enabled(page, selector);
  if (!found) return false;
  // What is enabled now may be gone when the click comes: then there was nothing to click.
  return found
    .nth(random(await found.count()))
    .click({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    );
}

// One decision of whoever is to move, made by clicks alone.
const decide = {
  async 101(page, random) {
    for (const act of ['take', 'place', 'flip']) if (await clickOne(page, `[data-act^="${act} "]`, random)) return;
  },
  async lexio(page, random) {
    if (await clickOne(page, '[data-act="cycle"]', random)) await clickOne(page, '[data-act="play"]', random);
    else await clickOne(page, '[data-act="pass"]', random);
  },
  async 21(page, random) {
    if (await clickOne(page, '[data-act^="exchange "]', random)) return;
    await clickOne(page, '[data-token]', random);
    if (await clickOne(page, '[data-cell]', random)) await clickOne(page, '[data-star]', random);
    else await clickOne(page, '[data-act="pass"]', random);
  },
};

// Plays on until `until(state)` says so or the game is over. Returns the last state.
export async function playOn(page, { random = dice(7), until = () => false, seconds = 120 } = {}) {
  const deadline = Date.now() + seconds * 1000;
  for (let moves = 0; Date.now() < deadline; ) {
    const now = await state(page);
    assert.ok(now, 'a table is shown');
    if (now.turn === 'over' || until(now, moves)) return now;
    const ready = await enabled(page, '[data-act="ready"]');
    if (ready) {
      await ready.click({ timeout: 2000 }).catch(() => undefined);
      continue;
    }
    if (now.turn !== now.viewer) {
      await page.waitForTimeout(10);
      continue;
    }
    await decide[now.game](page, random);
    const confirm = await enabled(page, '[data-act="confirm"]');
    if (confirm) await confirm.click({ timeout: 2000 }).catch(() => undefined);
    moves++;
  }
  throw new Error(`no end after ${seconds} s: ${JSON.stringify(await state(page))}`);
}
