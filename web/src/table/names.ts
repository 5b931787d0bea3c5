import { words } from '../words/words.svelte';
import type { Level, Sitter } from './contract';

// What everybody at a table is called: a person's name, or a bot's level, numbered where several have the same.
export function namesOf(sitters: Sitter[]): string[] {
  return sitters.map((sitter, seat) => {
    if (sitter.kind === 'person') return sitter.name || words.text('page.you');
    const alike = sitters.flatMap((other, i) => (other.kind === 'bot' && other.level === sitter.level ? [i] : []));
    const level = words.text(`page.level_${sitter.level satisfies Level}`);
    return alike.length > 1 ? `${level} ${alike.indexOf(seat) + 1}` : level;
  });
}
