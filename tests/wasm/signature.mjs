// usage: node signature.mjs MODULE.wasm PROGRAM...
//
// The same seed must give the same games everywhere: compares the module's
// signature with the one each native program prints.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { promisify } from "node:util";

// What is compared: the name of the module's function, and how the program is asked for the same.
const signatures = [
  { name: "tessera_signature", games: 1000, flags: [] },
  { name: "tessera_bot_signature", games: 1, flags: ["--bots"] },
];
const seeds = [1n, 2026n];
// Of the programs after the first one seed is enough: they may be slow, with sanitizers.
const seedsFor = (program) => (program === 0 ? seeds : seeds.slice(0, 1));

async function load(path) {
  const module = await WebAssembly.compile(readFileSync(path));
  // The rules ask nothing of their surroundings; what the C library may link in
  // must never be called.
  const imports = {};
  for (const { module: space, name } of WebAssembly.Module.imports(module)) {
    imports[space] ??= {};
    imports[space][name] = () => {
      throw new Error(`the module called ${space}.${name}`);
    };
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize();
  return exports;
}

function hex(signature) {
  return BigInt.asUintN(64, signature).toString(16).padStart(16, "0");
}

const [modulePath, ...programs] = process.argv.slice(2);
if (programs.length === 0) {
  console.error("usage: node signature.mjs MODULE.wasm PROGRAM...");
  process.exit(2);
}

async function printedBy(program, { games, flags }, seed) {
  const args = ["signature", "--games", String(games), "--seed", String(seed), ...flags];
  const { stdout } = await promisify(execFile)(program, args);
  return stdout.trim();
}

// All programs are asked at once, so that the slow ones keep every core busy.
const asked = seeds.flatMap((seed) =>
  signatures.map((signature) => ({
    seed,
    signature,
    printing: programs
      .filter((_, i) => seedsFor(i).includes(seed))
      .map((program) => printedBy(program, signature, seed)),
  })),
);
const wasm = await load(modulePath);
let same = true;
for (const { seed, signature, printing } of asked) {
  const expected = hex(wasm[signature.name](signature.games, seed));
  console.log(`${signature.name}, seed ${seed}: ${expected} ${modulePath}`);
  for (const [i, printed] of (await Promise.all(printing)).entries()) {
    console.log(`${signature.name}, seed ${seed}: ${printed} ${programs[i]}`);
    same &&= printed === expected;
  }
}
if (!same) console.error("the signatures differ");
process.exit(same ? 0 : 1);
