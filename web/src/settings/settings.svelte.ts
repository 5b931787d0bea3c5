// What a person has chosen on this device. Kept in localStorage; where that is refused, for this visit.

import type { Level } from '../table/contract';

interface Kept {
  language: string | null;
  theme: 'system' | 'light' | 'dark';
  confirm: boolean; // ask before a move is played
  sound: boolean;
  name: string;
  level: Level | null; // of the bots last played against; null: never asked
}

const key = 'tessera.settings';
const initial: Kept = { language: null, theme: 'system', confirm: false, sound: true, name: '', level: null };

function read(): Kept {
  try {
    return { ...initial, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...initial };
  }
}

export const settings = $state<Kept>(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

// What is chosen in another tab counts in this one at once.
export function followSettings(changed: (before: Kept) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    const before = { ...settings };
    Object.assign(settings, read());
    changed(before);
  });
}
