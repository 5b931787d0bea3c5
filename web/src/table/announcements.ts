import type { LogEntry } from './contract';
import type { TableUi } from './table_ui.svelte';
import { words } from '../words/words.svelte';

export interface News {
  fresh: LogEntry[];
  undone: boolean; // something that was in the log stands no more
}

// What a log has that it had not before.
export function newsOf(before: LogEntry[], after: LogEntry[]): News {
  const newest = before.at(-1)?.number ?? -1;
  const standing = new Set(after.map(({ number }) => number));
  return { fresh: after.filter(({ number }) => number > newest), undone: before.some(({ number }) => !standing.has(number)) };
}

// What is said aloud of it: who did what, and whether it is the listener's turn.
export function announcements(table: TableUi, { fresh, undone }: News): string {
  const said = undone ? [words.text('page_table.undone')] : [];
  said.push(...fresh.map(({ seat, story }) => [seat === null ? '' : table.name(seat), table.say(story)].filter(Boolean).join(' ')));
  if (table.yourTurn) said.push(words.text('page_table.your_turn'));
  return said.join('. ');
}
