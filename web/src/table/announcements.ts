import type { LogEntry } from './contract';
import type { TableUi } from './table_ui.svelte';
import { words } from '../words/words.svelte';

// What is said aloud of new entries: who did what, and whether it is the listener's turn.
export function announcements(table: TableUi, fresh: LogEntry[]): string {
  const said = fresh.map(({ seat, story }) => [seat === null ? '' : table.name(seat), table.say(story)].filter(Boolean).join(' '));
  if (table.yourTurn) said.push(words.text('page_table.your_turn'));
  return said.join('. ');
}
