import type { Message } from '../table/contract';
import type { Person } from './connection';
import { refusalIn } from './record';

// Gives the person at this device a name, and with the first one a key, which the browser keeps.
export async function setName(name: string): Promise<Person | Message> {
  const body = JSON.stringify({ name });
  const answer = await fetch('/api/me', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).catch(() => null);
  if (answer === null) return { code: 'page_remote.lost' };
  const said = (await answer.json().catch(() => null)) as { person?: Person } | null;
  return said?.person ?? refusalIn(said);
}
