// usage: node same_answers.mjs MODULE.wasm DOOR_STDIO
//
// The module and the native door answer the same to every request, to the byte: games of every kind, played and mistaken
// at random, with hints, reviews and bots that go by simulations.
import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { answerOf, load } from "./module.mjs";

const [modulePath, program] = process.argv.slice(2);
if (program === undefined) {
  console.error("usage: node same_answers.mjs MODULE.wasm DOOR_STDIO");
  process.exit(2);
}
// The native door's secrets are the same bytes.
const wasm = await load(modulePath, { entropy: (bytes) => bytes.forEach((_, i) => (bytes[i] = i)) });
const native = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();

let asked = 0;
let different = 0;
async function ask(call, fields = {}) {
  const request = JSON.stringify({ call, ...fields });
  native.stdin.write(`${request}\n`);
  const [here, there] = [answerOf(wasm, request), (await lines.next()).value];
  asked++;
  if (here !== there && ++different <= 5) console.error(`different:\n  ${request}\n  ${here}\n  ${there}`);
  return JSON.parse(here).ok;
}

// Numbers that look random, the same every time.
let state = 12345;
const below = (n) => ((state = (state * 1103515245 + 12345) % 2147483648), Math.floor((state / 2147483648) * n));

function moves(choices, found = []) {
  if (typeof choices !== "object" || choices === null) return found;
  if (typeof choices.move === "string") found.push(choices.move);
  if (choices.square !== undefined && choices.least !== undefined) found.push(`place *${choices.least} ${choices.square}`);
  for (const value of Object.values(choices)) moves(value, found);
  if (choices.pass === true) found.push("pass");
  return found;
}

async function play(game, players, options) {
  const table = `T-${game}-${players}-${Object.values(options).join("-")}`;
  const seats = Array.from({ length: players }, (_, i) => (i % 2 === 0 ? { kind: "person", name: `P${i}` } : { kind: "bot", level: "casual" }));
  await ask("open", { game, players, options, clock: { kind: "total", time: 60000, increment: 1000 }, seats, now: 0, table, seed: "00000000000000ff" });
  for (let now = 0; ; now += below(3000)) {
    const shown = await ask("snapshot", { table, viewer: null });
    const { turn, phase } = shown.public;
    if (phase === "over") break;
    const { choices } = await ask("snapshot", { table, viewer: turn, after: shown.public.events - 3 });
    const bot = await ask("bot_request", { table });
    if (bot) {
      const follower = `${table}/${turn}`;
      await ask("follow", { follower, game, players, options, viewer: turn });
      await ask("hear", { follower, lines: (await ask("told", { table, viewer: turn })).lines });
      if (below(12) === 0) await ask("analyse", { follower, event: now, simulations: 200 });
      const move = await ask("choose", { follower, level: below(10) === 0 ? "champion:200" : "casual", seed: bot.seed });
      await ask("bot_answer", { table, seat: turn, position: bot.position, move, now });
    } else {
      const all = moves(choices);
      await ask("command", { table, seat: turn, command: { kind: "act", move: below(9) === 0 ? "fly" : all[below(all.length)] }, now });
      if (below(9) === 0) await ask("command", { table, seat: turn, command: { kind: "undo" }, now });
    }
    if (below(20) === 0) await ask("tick", { table, now: now + 70000 });
  }
  const record = await ask("record", { table });
  await ask("verify", { record });
  await ask("replay", { record, viewer: 0, at: 7 });
  await ask("review_begin", { record, seat: 0, simulations: 100 });
  for (let step = await ask("review_step"); !step.review; ) step = await ask("review_step");
  await ask("rematch", { table, now: 1 });
  const log = await ask("log", { table, from: 0 });
  await ask("drop", { table });
  await ask("restore", { bytes: log.join("") });
}

await ask("games");
for (const bad of ["", "{", "[]", '{"call":"snapshot","table":"x","viewer":9}']) {
  native.stdin.write(`${bad}\n`);
  asked++;
  if (answerOf(wasm, bad) !== (await lines.next()).value) different++;
}
for (const [game, players, options] of [
  ["101", 1, {}],
  ["101", 2, { mode: "classic" }],
  ["101", 4, { mode: "junior", backs: "front" }],
  ["lexio", 3, { rounds: "2" }],
  ["lexio", 5, { rulebook: "publisher", rounds: "1" }],
  ["21", 2, {}],
  ["21", 4, { teams: "on", lines: "each" }],
])
  await play(game, players, options);
native.stdin.end();
console.log(`${asked} requests, ${different} answered differently`);
process.exit(different === 0 ? 0 : 1);
