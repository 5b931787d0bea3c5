// usage: node signature.mjs MODULE.wasm PROGRAM...
//
// The same seed must give the same games everywhere: compares the module's
// signature with the one each native program prints. And every level plays there.
import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";

import { doorOf, load } from "./module.mjs";

// What is compared: the name of the module's function, and how the program is asked for the same.
// Fewer games are enough of the programs after the first: they may be slow, with sanitizers.
const signatures = [
  { name: "tessera_signature", flags: [], games: 1000, seed: 1n, only: 0 },
  { name: "tessera_signature", flags: [], games: 1000, seed: 2026n, only: 0 },
  { name: "tessera_signature", flags: [], games: 200, seed: 7n },
  { name: "tessera_bot_signature", flags: ["--bots"], games: 1, seed: 1n },
  { name: "tessera_bot_signature", flags: ["--bots"], games: 1, seed: 2026n, only: 0 },
  { name: "tessera_table_signature", flags: ["--tables"], games: 1, seed: 1n },
  { name: "tessera_table_signature", flags: ["--tables"], games: 10, seed: 2026n, only: 0 },
];

function hex(signature) {
  return BigInt.asUintN(64, signature).toString(16).padStart(16, "0");
}

const [modulePath, ...programs] = process.argv.slice(2);
if (programs.length === 0) {
  console.error("usage: node signature.mjs MODULE.wasm PROGRAM...");
  process.exit(2);
}

async function printedBy(program, { games, flags, seed }) {
  const args = ["signature", "--games", String(games), "--seed", String(seed), ...flags];
  const { stdout } = await promisify(execFile)(program, args);
  return stdout.trim();
}

// All programs are asked at once, so that the slow ones keep every core busy.
const asked = signatures.map((signature) => ({
  ...signature,
  printing: programs
    .filter((_, i) => signature.only === undefined || signature.only === i)
    .map(async (program) => ({ program, printed: await printedBy(program, signature) })),
}));
const wasm = await load(modulePath);
let same = true;
for (const { name, games, seed, printing } of asked) {
  const expected = hex(wasm[name](games, seed));
  console.log(`${name}, ${games} games, seed ${seed}: ${expected} ${modulePath}`);
  for (const { program, printed } of await Promise.all(printing)) {
    console.log(`${name}, ${games} games, seed ${seed}: ${printed} ${program}`);
    same &&= printed === expected;
  }
}
if (!same) console.error("the signatures differ");

// In how many games this level makes a legal first move.
const door = doorOf(wasm);
function firstMoves(level) {
  return door("games").filter(({ name, players }) => {
    const seats = Array.from({ length: players.default }, () => ({ kind: "bot", level }));
    const { table } = door("open", { game: name, players: players.default, clock: { kind: "none" }, seats, now: 0 });
    const asked = door("bot_request", { table });
    const { lines } = door("told", { table, viewer: asked.seat });
    door("follow", { follower: "bot", game: name, players: players.default, viewer: asked.seat });
    door("hear", { follower: "bot", lines });
    const move = door("choose", { follower: "bot", level, seed: asked.seed });
    const { first, end } = door("bot_answer", { table, seat: asked.seat, position: asked.position, move, now: 0 });
    return end > first;
  }).length;
}
let moved = true;
for (const name of ["novice", "casual", "skilled", "expert", "champion"]) {
  const began = performance.now();
  const moves = firstMoves(name);
  console.log(`${name}: first moves in ${moves} games, ${Math.round(performance.now() - began)} ms`);
  moved &&= moves === 3;
}
if (!moved) console.error("a level made no move, or an illegal one");
process.exit(same && moved ? 0 : 1);
