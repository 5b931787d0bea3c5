// usage: node fairness.mjs MODULE.wasm FOLDER
//
// The module finds the records in the folder fair, with hashes that its host computes, and
// finds out when a secret was changed.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

import { doorOf, load, Refused } from "./module.mjs";

const [modulePath, folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: node fairness.mjs MODULE.wasm FOLDER");
  process.exit(2);
}
const door = doorOf(await load(modulePath));

// The number of chance lines, or the first that is wrong as a negative number.
function verify(record) {
  try {
    return door("verify", { record }).outcomes;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return -error.refusal.arguments.line;
  }
}

let lines = 0;
const wrong = [];
const files = readdirSync(folder);
for (const file of files) {
  const record = readFileSync(join(folder, file), "utf8");
  const outcomes = record.split("\n").filter((line) => line.startsWith("~ ")).length;
  if (verify(record) !== outcomes) wrong.push(file);
  // The commitment tells on the line of the tag, the fifth at the earliest.
  const forged = record.replace(/ secret ../, (begin) => (begin.endsWith("00") ? " secret 01" : " secret 00"));
  if (verify(forged) > -5) wrong.push(`${file} with another secret`);
  lines += outcomes;
}
console.log(`${lines} chance lines of ${files.length} records verified in ${modulePath}`);
if (wrong.length > 0) console.error(`wrong: ${wrong.join(", ")}`);
process.exit(files.length > 0 && wrong.length === 0 ? 0 : 1);
