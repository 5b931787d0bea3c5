// A real browser on what `tessera serve` serves. Bots answer without a pause (?pace=0), and nothing moves longer than it must.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const require = createRequire(`${root}/web/package.json`);
const { chromium } = require('playwright-core');

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

// How long a page may take for one thing where nothing is said of time: machines are busy.
const patience = 30_000;

// Starts the program on a free port, and hands out the address it names. It serves files alone: no games of this machine's.
export async function serve() {
  const program = process.env.TESSERA ?? `${root}/build/release/tessera`;
  const server = spawn(program, ['serve', '--port', '0', '--store', 'none', '--files', `${root}/build/web`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/[^\s/]+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`tessera serve ended with ${code}: ${said}`)));
  });
  return { server, address };
}

// Preloading parts of the browser's own window costs as much as a page of ours. The others are those that playwright
// turns off and that would come in between: the last list of features counts alone.
const turnedOff = ['PreloadTopChromeWebUI', 'HttpsUpgrades', 'Translate', 'MediaRouter', 'OptimizationHints', 'PaintHolding'];
export const launching = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--host-resolver-rules=MAP tessera.test 127.0.0.1', `--disable-features=${turnedOff.join(',')}`],
};

// A server and a browser for the tests of a file: those that run.mjs shares among many, or its own.
export function suite() {
  const { TESSERA_SERVED: address, TESSERA_BROWSER: browser } = process.env;
  const shared = { address: '', insecure: '', browser: null, server: null };
  before(async () => {
    Object.assign(shared, address ? { address } : await serve());
    // The same page from an address that is no secure context.
    shared.insecure = shared.address.replace(/\/\/[^:]+/, '//tessera.test');
    shared.browser = await (browser ? chromium.connect(browser) : chromium.launch(launching));
  });
  after(async () => {
    await shared.browser?.close();
    shared.server?.kill();
  });

  // `options` are those of a browser context: viewport, locale, colorScheme ...
  async function visit(options = {}, query = '') {
    const context = await newContext(options);
    const page = await open(context, query);
    return { context, page };
  }
  async function newContext(options = {}) {
    const context = await shared.browser.newContext({ viewport: phone, locale: 'en', reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(patience);
    // Nobody hears it, and playing it takes time.
    await context.addInitScript(() => (localStorage['tessera.settings'] ??= '{"sound":false}'));
    return context;
  }
  async function open(context, query = '', host = shared.address) {
    const page = await context.newPage();
    listenTo(page);
    await page.goto(`${host}/?pace=0${query}`);
    await page.waitForSelector('[data-act="play 101"]:enabled');
    return page;
  }
  return { shared, visit, newContext, open };
}

// What a page writes to its console, and what goes wrong in it.
export function listenTo(page) {
  page.problems = [];
  page.on('console', (message) => page.problems.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => page.problems.push(`error: ${error.message}`));
}

export const quiet = (page) => assert.deepEqual(page.problems, [], 'nothing on the console');
