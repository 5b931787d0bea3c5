import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// Which room of the page may import from which: what ARCHITECTURE.md says of src/, for web/src.

const root = fileURLToPath(new URL('.', import.meta.url));
// The contract is what every room speaks of; the router is a door that every screen may go through.
const shared = ['contract', 'router'];
const needs: Record<string, string[]> = {
  contract: [],
  router: ['contract', 'games list'],
  'games list': ['contract'],
  settings: ['contract'],
  sound: ['settings'],
  words: ['contract'],
  look: ['words'],
  engine: ['contract'],
  online: ['contract'],
  table: [...shared, 'games list', 'words', 'settings', 'sound', 'look'],
  games: [...shared, 'games list', 'words', 'settings', 'sound', 'look', 'table'],
  screens: [...shared, 'games list', 'words', 'settings', 'look', 'table', 'games', 'online'],
};
// What a game's folder shows to others.
const doors = ['index', 'Lid.svelte', 'Fan.svelte'];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path) ? [path] : [];
  });
}

function roomOf(path: string): string {
  const within = relative(root, path).replace(/\.ts$/, '');
  if (within === 'table/contract') return 'contract';
  if (within === 'table/games') return 'games list';
  if (within === 'router.svelte') return 'router';
  return within.split('/')[0]!;
}

const imports = files(root).flatMap((file) => {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
  return [...found].map(([, path]) => ({ file, path: resolve(dirname(file), path!.replace(/\?.*$/, '')) }));
});
const rooms = imports.filter(({ file }) => roomOf(file) in needs);

it('finds the imports', () => {
  expect(rooms.length).toBeGreaterThan(100);
  expect(rooms.some(({ file, path }) => roomOf(file) === 'screens' && roomOf(path) === 'table')).toBe(true);
});

it('imports only from rooms that a room may know', () => {
  const wrong = rooms.filter(({ file, path }) => path.startsWith(root) && roomOf(file) !== roomOf(path) && !needs[roomOf(file)]!.includes(roomOf(path)));
  expect(wrong.map(({ file, path }) => `${relative(root, file)}: ${relative(root, path)}`)).toEqual([]);
});

it('reaches into no game from outside', () => {
  const folders = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const gameOf = (path: string) => folders.find(({ name }) => `${path}/`.startsWith(join(root, 'games', name, '/')))?.name;
  const wrong = imports.filter(({ file, path }) => {
    const game = gameOf(path);
    if (!game || game === gameOf(file)) return false;
    const inside = relative(join(root, 'games', game), path);
    return inside !== '' && !doors.includes(inside) && !file.endsWith('golden_types.ts');
  });
  expect(wrong.map(({ file, path }) => `${relative(root, file)}: ${relative(root, path)}`)).toEqual([]);
});
