// usage: node bench/wasm_bench.mjs MODULE.wasm PROGRAM [--seconds N] [--chromium PATH]
//
// Simulations a second of the module, under node and, if asked for, in Chromium, beside those of the native program in the
// same run: what `tessera bench` measures. All in processor time, so that other work of the machine stays out of it. Prints a
// table for docs/performance.md, and ends with status 1 where the module has less than 60 % of the native speed.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { doorOf, load } from "../tests/wasm/module.mjs";

const [modulePath, program, ...rest] = process.argv.slice(2);
if (program === undefined) {
  console.error("usage: node bench/wasm_bench.mjs MODULE.wasm PROGRAM [--seconds N] [--chromium PATH]");
  process.exit(2);
}
const option = (name) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined);
const seconds = Number(option("--seconds") ?? 1);
const chromium = option("--chromium");

// Runs in a page too. How many simulations were made in about so many seconds.
function simulate(door, game, players, seconds) {
  const simulations = 500;
  const began = performance.now();
  let done = 0;
  for (let seed = 1; performance.now() - began < seconds * 1000; ++seed) {
    const options = game === "lexio" ? { rounds: 1 } : {};
    door("simulate", { game, players, options, simulations, seed: seed.toString(16).padStart(16, "0") });
    done += simulations;
  }
  return done;
}

// `run` makes simulations for a while and says how many, `spent` says the processor time so far, in seconds. A first run
// is for the compiler.
async function rate(run, spent) {
  await run(seconds / 2);
  const before = await spent();
  const done = await run(seconds);
  return done / ((await spent()) - before);
}

const native = JSON.parse(execFileSync(program, ["bench", "--json", "--seconds", String(seconds)], { encoding: "utf8" })).results;
const door = doorOf(await load(modulePath));
const spentHere = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const rows = [];
for (const { game, players, simulations_per_second: native_rate } of native)
  rows.push({ game, players, native: native_rate, node: await rate((seconds) => simulate(door, game, players, seconds), spentHere) });
if (chromium !== undefined) await measureInChromium();

const column = (number) => Math.round(number).toLocaleString("en");
const share = (part, whole) => (part / whole).toFixed(2);
console.log(`| game | players | native | node | ratio |${chromium ? " Chromium | ratio |" : ""}`);
console.log(`|---|---|---|---|---|${chromium ? "---|---|" : ""}`);
for (const { game, players, native, node, page } of rows)
  console.log(
    `| ${game} | ${players} | ${column(native)} | ${column(node)} | ${share(node, native)} |` +
      (chromium ? ` ${column(page)} | ${share(page, native)} |` : ""),
  );
const worst = Math.min(...rows.flatMap(({ native, node, page = Infinity }) => [node / native, page / native]));
console.log(`\nthe smallest ratio: ${worst.toFixed(2)}`);
process.exit(worst >= 0.6 ? 0 : 1);

async function measureInChromium() {
  const web = join(dirname(fileURLToPath(import.meta.url)), "../web/package.json");
  const { chromium: browsers } = createRequire(web)("playwright-core");
  const bytes = readFileSync(modulePath);
  const server = createServer((request, response) => {
    const wasm = request.url === "/tessera.wasm";
    response.setHeader("content-type", wasm ? "application/wasm" : "text/html").end(wasm ? bytes : "<!doctype html>");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await browsers.launch({ executablePath: chromium, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.evaluate(openInPage, simulate.toString());
    const system = await browser.newBrowserCDPSession();
    const spent = async () => {
      const { processInfo } = await system.send("SystemInfo.getProcessInfo");
      return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    for (const row of rows)
      row.page = await rate((seconds) => page.evaluate(({ game, players, seconds }) => window.simulate(game, players, seconds), { ...row, seconds }), spent);
  } finally {
    await browser.close();
    server.close();
  }
}

// In the page: the module with just what simulations need.
async function openInPage(simulate) {
  const module = await WebAssembly.compileStreaming(fetch("/tessera.wasm"));
  const imports = {};
  for (const { module: space, name } of WebAssembly.Module.imports(module)) (imports[space] ??= {})[name] = () => 0;
  const wasm = (await WebAssembly.instantiate(module, imports)).exports;
  wasm._initialize();
  const door = (call, fields) => {
    const request = new TextEncoder().encode(JSON.stringify({ call, ...fields }));
    const at = wasm.tessera_request(request.length);
    new Uint8Array(wasm.memory.buffer, at, request.length).set(request);
    const size = wasm.tessera_call();
    const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.tessera_answer(), size)));
    if (answer.refused) throw new Error(JSON.stringify(answer.refused));
  };
  // The same function as under node.
  const run = eval(`(${simulate})`);
  window.simulate = (game, players, seconds) => run(door, game, players, seconds);
}
