// usage: node scripts/positions.mjs [MODULE.wasm] [FOLDER]
//
// Bots play a game of every kind, and the table is written down as the page would be given it, for
// screenshots and for trying boards without a worker: one JSON file a position, a Snapshot of
// src/table/contract.ts each. The seat that looks is a person's, played by a bot here.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { doorOf, load } from '../../tests/wasm/module.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [modulePath = join(root, 'build/wasm/tessera.wasm'), folder = join(root, 'build/positions')] = process.argv.slice(2);
const door = doorOf(await load(modulePath));

const kinds = [
  { name: '101-expert', game: '101', players: 2, options: {} },
  { name: '101-classic', game: '101', players: 2, options: { mode: 'classic' } },
  { name: '101-junior-front', game: '101', players: 2, options: { mode: 'junior', backs: 'front' } },
  { name: '101-solo', game: '101', players: 1, options: {} },
  { name: '101-3', game: '101', players: 3, options: {} },
  { name: '101-4', game: '101', players: 4, options: {} },
  { name: 'lexio-3', game: 'lexio', players: 3, options: { rounds: '2' } },
  { name: 'lexio-4', game: 'lexio', players: 4, options: { rounds: '2' } },
  { name: 'lexio-5', game: 'lexio', players: 5, options: { rounds: '2' } },
  { name: '21-2', game: '21', players: 2, options: {} },
  { name: '21-3', game: '21', players: 3, options: {} },
  { name: '21-teams', game: '21', players: 4, options: { teams: 'on' } },
];
const names = ['Camille', 'Sacha'];

// As the host gives it to the page.
function snapshot(table, viewer) {
  const { round_ends: roundEnds, log_kept: _, round_ends_kept: __, ...rest } = door('snapshot', { table, viewer });
  return { ...rest, roundEnds, hereAndNow: 0, notice: null, elsewhere: false };
}

const turnOf = (table) => door('snapshot', { table, viewer: null, after: 2 ** 31 }).public;

// What a bot would do in this seat, from what the seat was told.
function chosen(table, kind, seat, level, seed) {
  const follower = `${table}/${seat}`;
  door('follow', { follower, game: kind.game, players: kind.players, options: kind.options, viewer: seat });
  door('hear', { follower, lines: door('told', { table, viewer: seat }).lines });
  return door('choose', { follower, level, seed });
}

function play(kind, people, seed, write) {
  const seats = Array.from({ length: kind.players }, (_, seat) =>
    seat < people ? { kind: 'person', name: names[seat] } : { kind: 'bot', level: 'skilled' },
  );
  const { table } = door('open', { ...kind, clock: { kind: 'none' }, seats, now: 0, table: `positions-${kind.name}-${people}`, seed });
  for (let moves = 0; ; ++moves) {
    const { turn, phase } = turnOf(table);
    write(table, moves, phase === 'over', turn);
    if (phase === 'over') return;
    const asked = door('bot_request', { table });
    const bits = moves.toString(16).padStart(16, '0');
    const move = chosen(table, kind, turn, 'skilled', asked?.seed ?? bits);
    if (asked) door('bot_answer', { table, seat: turn, position: asked.position, move, now: 0 });
    else door('command', { table, seat: turn, command: { kind: 'act', move }, now: 0 });
  }
}

mkdirSync(folder, { recursive: true });
let files = 0;
for (const kind of kinds) {
  const file = (label, data) => {
    writeFileSync(join(folder, `${kind.name}-${label}.json`), `${JSON.stringify(data, null, 1)}\n`);
    files++;
  };
  const every = kind.game === 'lexio' ? 9 : 13;
  play(kind, 1, '0000000000000007', (table, moves, over, turn) => {
    if (over) file('over', snapshot(table, 0));
    else if (turn === 0 && moves % every < kind.players) file(`move-${String(moves).padStart(3, '0')}`, snapshot(table, 0));
    else if (moves === every * 2) file('onlooker', snapshot(table, null));
  });
}
console.log(`${files} positions in ${folder}`);
