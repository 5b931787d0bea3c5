import type { TableUi } from '../../table/table_ui.svelte';
import { words } from '../../words/words.svelte';
import { tileName, type LexioChoices, type LexioView } from './data';

// A legal move in words. Where several plays have the same name, with its tiles.
export function moveText(table: TableUi<LexioView, LexioChoices>, move: string): string {
  if (move === 'pass') return words.text('page_lexio.pass');
  const plays = table.snapshot.choices?.groups.flatMap((group) => group.plays) ?? [];
  const play = plays.find((other) => other.move === move);
  if (play === undefined) return move;
  const name = table.say(play.name);
  if (plays.every((other) => other === play || table.say(other.name) !== name)) return name;
  const tiles = new Intl.ListFormat(words.language).format(play.tiles.map((tile) => table.say(tileName(tile))));
  return words.text('page_lexio.with_tiles', { combination: name, tiles });
}
