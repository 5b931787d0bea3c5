import type { TableUi } from '../../table/table_ui.svelte';
import { words } from '../../words/words.svelte';
import { tileName, type LexioChoices, type LexioView, type Play, type Tile } from './data';

const playsOf = (table: TableUi<LexioView, LexioChoices>): Play[] => table.snapshot.choices?.groups.flatMap((group) => group.plays) ?? [];

// A legal move by its name alone.
export function moveTitle(table: TableUi<LexioView, LexioChoices>, move: string): string {
  const play = playsOf(table).find((other) => other.move === move);
  return play === undefined ? moveText(table, move) : table.say(play.name);
}

// A move in words. A legal play is called by its name, with its tiles where several have the same; one of another
// time is its tiles.
export function moveText(table: TableUi<LexioView, LexioChoices>, move: string): string {
  if (move === 'pass') return words.text('page_lexio.pass');
  const plays = playsOf(table);
  const play = plays.find((other) => other.move === move);
  const list = (tiles: readonly Tile[]) => new Intl.ListFormat(words.language).format(tiles.map((tile) => table.say(tileName(tile))));
  if (play === undefined) return list(move.split(' ').slice(1) as Tile[]);
  const name = table.say(play.name);
  if (plays.every((other) => other === play || table.say(other.name) !== name)) return name;
  const tiles = list(play.tiles);
  return words.text('page_lexio.with_tiles', { combination: name, tiles });
}
