// usage: node independent_verifier.mjs FOLDER
//
// Computes every chance line of the records in a folder anew. Written from docs/fairness.md
// and docs/record-format.md alone, so that a mistake in the library does not repeat itself here.
import { createHash, createHmac } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

function numberBytes(number) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return bytes;
}

function message({ table, words }, outcome, block) {
  const id = Buffer.from(table, "ascii");
  return Buffer.concat([
    Buffer.from("tessera fair 1", "ascii"),
    Buffer.from([id.length]),
    id,
    Buffer.from([words.length]),
    ...words.flatMap(({ seat, text }) => [Buffer.from([seat, text.length]), text]),
    numberBytes(outcome),
    numberBytes(block),
  ]);
}

class Stream {
  constructor(fair, outcome) {
    Object.assign(this, { fair, outcome, block: 0, bytes: Buffer.alloc(0) });
  }
  next() {
    if (this.bytes.length === 0)
      this.bytes = createHmac("sha256", this.fair.secret)
        .update(message(this.fair, this.outcome, this.block++))
        .digest();
    const x = this.bytes.readUInt32BE(0);
    this.bytes = this.bytes.subarray(8);
    return x;
  }
  below(n) {
    const all = 2n ** 32n;
    for (;;) {
      const p = BigInt(this.next()) * BigInt(n);
      if (p % all >= all % BigInt(n)) return Number(p / all);
    }
  }
  shuffle(list) {
    for (let k = list.length; k >= 2; --k) {
      const j = this.below(k);
      [list[k - 1], list[j]] = [list[j], list[k - 1]];
    }
    return list;
  }
}

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

class OneOhOne {
  constructor(players) {
    this.players = players;
  }
  act() {}
  chance(kind, stream) {
    if (kind === "start") return `start ${stream.below(this.players)}`;
    const tokens = [..."BGOPR"].flatMap((colour) => range(1, 10).map((number) => colour + number));
    return `deal ${stream.shuffle(tokens).join(" ")}`;
  }
  happened() {}
}

class Lexio {
  constructor(players) {
    this.players = players;
    const highest = { 3: 9, 4: 13, 5: 15 }[players];
    this.tiles = [...range(3, highest), 1, 2].flatMap((number) => [..."ctms"].map((suit) => number + suit));
  }
  act() {}
  chance(_kind, stream) {
    const dealt = stream.shuffle([...this.tiles]);
    const size = this.players === 4 ? 13 : 12;
    const hands = range(0, this.players - 1).map((seat) =>
      dealt
        .slice(seat * size, (seat + 1) * size)
        .sort((a, b) => this.tiles.indexOf(a) - this.tiles.indexOf(b))
        .join(" "),
    );
    return `deal ${hands.join(" | ")}`;
  }
  happened() {}
}

const order21 = (token) => (token === "*" ? 18 : Number(token));
const sorted21 = (tokens) => [...tokens].sort((a, b) => order21(a) - order21(b));

class TwentyOne {
  constructor(players) {
    this.players = players;
    const own = [...range(1, 9), ...range(1, 9), ...range(10, 17), "*", "*", "*"].map(String);
    this.stocks = range(1, players).map(() => sorted21(own));
    this.hands = 0;
  }
  act(seat, words) {
    this.seat = seat;
    this.goesBack = words[0] === "exchange" ? words[1] : undefined;
  }
  chance(kind, stream) {
    if (kind === "start") return `start ${stream.below(this.players)}`;
    if (kind === "draw") return `draw ${this.stocks[this.seat][stream.below(this.stocks[this.seat].length)]}`;
    for (;;) {
      const stock = [...this.stocks[this.hands]];
      const hand = range(1, 3).map(() => stock.splice(stream.below(stock.length), 1)[0]);
      if (hand.some((token) => order21(token) <= 9)) return `hand ${this.hands} ${sorted21(hand).join(" ")}`;
    }
  }
  happened([kind, ...rest]) {
    const take = (seat, token) => this.stocks[seat].splice(this.stocks[seat].indexOf(token), 1);
    if (kind === "hand") {
      for (const token of rest.slice(1)) take(this.hands, token);
      ++this.hands;
    } else if (kind === "draw") {
      take(this.seat, rest[0]);
      if (this.goesBack) this.stocks[this.seat] = sorted21([...this.stocks[this.seat], this.goesBack]);
    }
  }
}

const games = { 101: OneOhOne, lexio: Lexio, 21: TwentyOne };

function readFair(words) {
  const [version, , table, , secret, ...rest] = words;
  if (version !== "1") throw new Error(`fair ${version}`);
  const added = [];
  for (let i = 0; i < rest.length; i += 3)
    added.push({ seat: Number(rest[i + 1]), text: Buffer.from(rest[i + 2], "hex") });
  return { table, secret: Buffer.from(secret, "hex"), words: added };
}

// The number of chance lines, all of them computed anew.
function verify(record) {
  let name, game, fair, commitment;
  let outcomes = 0;
  for (const line of record.split("\n")) {
    const words = line.split(" ").filter((word) => word !== "");
    if (words.length === 0 || line.startsWith("#")) continue;
    if (words[0] === "game") name = words[1];
    else if (words[0] === "players") game = new games[name](Number(words[1]));
    else if (words[0] === "tag" && words[1] === "commitment") commitment = words[2];
    else if (words[0] === "tag" && words[1] === "fair") fair = readFair(words.slice(2));
    else if (words[0] === "~") {
      const computed = game.chance(words[1], new Stream(fair, outcomes));
      if (computed !== words.slice(1).join(" ")) throw new Error(`"${line}" should be "~ ${computed}"`);
      game.happened(words.slice(1));
      ++outcomes;
    } else if (/^[0-9]+$/.test(words[0])) game.act(Number(words[0]), words.slice(1));
  }
  const shown = createHash("sha256").update(fair.secret).digest("hex");
  if (shown !== commitment) throw new Error(`the commitment is ${shown}, not ${commitment}`);
  return outcomes;
}

if (process.argv.length !== 3) {
  console.error("usage: node independent_verifier.mjs FOLDER");
  process.exit(2);
}
const tables = new Set();
let lines = 0;
let wrong = 0;
for (const file of readdirSync(process.argv[2])) {
  const record = readFileSync(join(process.argv[2], file), "utf8");
  try {
    lines += verify(record);
    tables.add(/^game .*\nplayers .*$/m.exec(record)[0]);
  } catch (error) {
    console.error(`${file}: ${error.message}`);
    ++wrong;
  }
}
console.log(`${lines} chance lines at ${tables.size} kinds of table are what the secrets give, ${wrong} records wrong`);
// 101 has 4 numbers of players, Lexio and 21 have 3 each.
process.exit(wrong === 0 && tables.size === 10 ? 0 : 1);
