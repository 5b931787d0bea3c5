import { words } from '../../words/words.svelte';
import type { Said } from '../../online/remote_table';
import { isReaction } from '../../online/talk.svelte';

// A reaction is said in the language of whoever reads it.
export function textOf({ text, reaction }: Said): string {
  return reaction !== undefined && isReaction(reaction) ? words.text(`page_remote.reaction_${reaction}`) : (text ?? '');
}
