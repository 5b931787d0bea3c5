import { sounds } from '../sound/sounds';
import type { LogEntry } from './contract';
import type { TableUi } from './table_ui.svelte';

// The sound of what has just happened.
export function soundOf(table: TableUi, fresh: LogEntry[]): void {
  if (fresh.length === 0) return;
  if (table.over) sounds.play('end');
  else if (table.view.last_event?.action === 'flip' || table.view.last_event?.action === 'take') sounds.play('flip');
  else if (table.view.last_event?.action !== 'pass') sounds.play('place');
  if (table.yourTurn && fresh.some((entry) => entry.seat !== table.viewer)) setTimeout(() => sounds.play('turn'), 180);
}
