// usage: node tests/e2e/engine.mjs FOLDER [CHROMIUM]
//
// The tables and bots of the page that was built into FOLDER, in Chromium with its real workers, without the screens: whole
// games, a reload, a second tab, no secure context, how fast answers are while a champion thinks, and how fast that is stopped.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { serveFiles } from "./serve_files.mjs";

const [folder, executablePath = "/usr/bin/chromium"] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: node tests/e2e/engine.mjs FOLDER [CHROMIUM]");
  process.exit(2);
}
const { chromium } = createRequire(join(dirname(fileURLToPath(import.meta.url)), "../../web/package.json"))("playwright-core");
const script = readdirSync(join(folder, "assets")).find((name) => /^host-.*\.js$/.test(name));
const { port, close } = await serveFiles(folder);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--host-resolver-rules=MAP tessera.test 127.0.0.1"] });

// A page with nothing on it but a host of tables, as `host`, and what it was sent.
async function openPage(context, origin = `http://127.0.0.1:${port}`) {
  const page = await context.newPage();
  page.on("console", (message) => (problems.push(message.text()), undefined));
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(`${origin}/blank`);
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
      if (typeof choices !== "object" || choices === null) return "";
      if (typeof choices.move === "string") return choices.move;
      if (choices.square !== undefined && choices.least !== undefined) return `place *${choices.least} ${choices.square}`;
      for (const value of Object.values(choices)) if (anyMove(value)) return anyMove(value);
      return choices.pass === true ? "pass" : "";
    };
    window.until = async (so) => {
      while (!so()) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    // Plays seat 0 to the end, or so many moves.
    window.playOn = async (most = Infinity) => {
      for (let moves = 0; moves < most; ++moves) {
        await until(() => latest.choices !== null || latest.public.phase === "over");
        if (latest.public.phase === "over") return;
        const refused = await session.act(0, anyMove(latest.choices));
        if (refused) throw new Error(refused.code);
      }
    };
  }, script);
  return page;
}

const problems = [];
const open = (page, game, players, level, options = {}) =>
  page.evaluate(
    async ({ game, players, level, options }) => {
      const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
      const id = await host.open({ game, players, options, clock: { kind: "none" }, seats: [{ kind: "person", name: "A" }, ...bots] });
      if (id.code) throw new Error(id.code);
      await sitAt(id);
      return id;
    },
    { game, players, level, options },
  );

const tests = {
  async "plays whole games"() {
    const page = await openPage(await browser.newContext());
    for (const [game, players, options] of [["101", 2, {}], ["lexio", 3, { rounds: "1" }], ["21", 2, {}]]) {
      await open(page, game, players, "skilled", options);
      const record = await page.evaluate(async () => (await playOn(), latest.record));
      assert.match(record, /^result /);
      assert.ok((await page.evaluate(() => session.verify())).outcomes > 0);
      await page.evaluate(() => session.close());
    }
    assert.equal((await page.evaluate(() => host.kept())).length, 3);
  },

  async "goes on after a reload and after a tab was closed"() {
    const context = await browser.newContext();
    const page = await openPage(context);
    const id = await open(page, "lexio", 3, "novice");
    const before = await page.evaluate(async () => (await playOn(3), await until(() => latest.choices !== null), latest));
    await page.close();
    const again = await openPage(context);
    const after = await again.evaluate(async (id) => (await sitAt(id), await until(() => latest.choices !== null), latest), id);
    assert.deepEqual({ ...after, hereAndNow: 0 }, { ...before, hereAndNow: 0 });
    await again.evaluate(() => playOn(2));
  },

  async "lets one tab play at a time"() {
    const context = await browser.newContext();
    const [one, two] = [await openPage(context), await openPage(context)];
    const id = await open(one, "101", 2, "novice");
    await one.evaluate(() => playOn(2));
    const refused = await two.evaluate(async (id) => (await host.sit(id)).code, id);
    assert.equal(refused, "page.table_elsewhere");
    await two.evaluate((id) => sitAt(id, { takeOver: true }), id);
    await one.evaluate(() => until(() => latest.elsewhere));
    assert.equal(await one.evaluate(async () => (await session.act(0, "take 1"))?.code), "page.table_elsewhere");
    await two.evaluate(() => playOn(2));
  },

  async "plays without a secure context"() {
    const page = await openPage(await browser.newContext(), `http://tessera.test:${port}`);
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await open(page, "21", 2, "novice");
    await page.evaluate(() => playOn(3));
    assert.equal(await page.evaluate(() => latest.notice), null);
  },

  async "says that it keeps nothing where a browser has no database"() {
    const context = await browser.newContext();
    // Workers start from the same files: one without a database is put before them.
    await context.route(/table_worker-.*\.js$/, async (route) => {
      const fetched = await route.fetch();
      const body = `Object.defineProperty(self, "indexedDB", { value: undefined });\n${await fetched.text()}`;
      await route.fulfill({ response: fetched, body });
    });
    const page = await openPage(context);
    await open(page, "101", 1, "novice");
    assert.equal(await page.evaluate(() => latest.notice?.code), "page.not_kept");
    await page.evaluate(() => playOn(4));
  },

  async "answers while a champion thinks, and stops it"() {
    const page = await openPage(await browser.newContext());
    await open(page, "21", 4, "champion");
    const figures = await page.evaluate(async () => {
      await until(() => latest.choices !== null);
      await session.act(0, anyMove(latest.choices));
      const answers = [];
      // Three champions think one after the other.
      while (latest.choices === null && answers.length < 300) {
        const began = performance.now();
        await session.check(0, "place 1 H8");
        answers.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await until(() => latest.choices !== null);
      const acts = [];
      const stops = [];
      for (let i = 0; i < 10; ++i) {
        const hint = session.hint(0);
        await new Promise((resolve) => setTimeout(resolve, 150));
        const began = performance.now();
        session.stopHint();
        const stopped = await hint;
        if (stopped !== null) continue; // it was ready
        stops.push(performance.now() - began);
      }
      const began = performance.now();
      const hint = await session.hint(0);
      const hintTook = performance.now() - began;
      if (!hint) throw new Error("no hint");
      for (let i = 0; i < 3; ++i) {
        await until(() => latest.choices !== null);
        const acted = performance.now();
        await session.act(0, anyMove(latest.choices));
        acts.push(performance.now() - acted);
      }
      return { answers, stops, acts, hintTook };
    });
    const sorted = (list) => [...list].sort((a, b) => a - b);
    const at = (list, share) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))].toFixed(1);
    const { answers, stops, acts, hintTook } = figures;
    console.log(`  answers while champions think: ${answers.length}, median ${at(answers, 0.5)} ms, p99 ${at(answers, 0.99)} ms`);
    console.log(`  hints stopped: ${stops.length}, median ${at(stops, 0.5)} ms, worst ${at(stops, 1)} ms; a whole hint ${hintTook.toFixed(0)} ms`);
    console.log(`  moves until the page has them, on the disk: ${acts.map((ms) => ms.toFixed(1)).join(", ")} ms`);
    assert.ok(answers.length > 5 && stops.length > 3);
    assert.ok(Number(at(stops, 0.5)) < 50, "a stop takes less than 50 ms");
    assert.ok(Number(at(answers, 0.5)) < 16, "an answer takes less than 16 ms");
    assert.ok(Number(at(answers, 0.99)) < 100, "and always less than 100 ms");
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  const began = performance.now();
  try {
    await test();
    console.log(`ok ${name} (${Math.round(performance.now() - began)} ms)`);
  } catch (error) {
    failed++;
    console.log(`NOT OK ${name}: ${error.stack}`);
  }
}
for (const problem of problems) console.log(`console: ${problem}`);
await browser.close();
close();
console.log(`${Object.keys(tests).length - failed} passed, ${failed} failed`);
process.exit(failed === 0 && problems.length === 0 ? 0 : 1);
