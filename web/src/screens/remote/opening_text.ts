import { clockText } from '../../table/clock';
import type { GameSpec, PublicData } from '../../table/contract';
import { words, type Key } from '../../words/words.svelte';

const day = 86_400_000;

// What a table was opened as, in short: every option, and the clock.
export function agreedOn(opening: PublicData['opening'], specs: GameSpec[]): string[] {
  const options = specs.find(({ name }) => name === opening.game)?.options ?? [];
  const said = options
    .filter(({ players }) => players === null || players.includes(opening.players))
    .map(({ key, words: values }) => {
      const value = opening.options[key]!;
      const text = values.length > 0 ? words.text(`page_options.${key}_${value}` as Key) : words.number(Number(value));
      return `${words.text(`page_options.${key}` as Key)}: ${text}`;
    });
  return [...said, clockOf(opening.clock)];
}

function clockOf({ kind, time, increment }: PublicData['opening']['clock']): string {
  switch (kind) {
    case 'none':
      return words.text('page.clock_none');
    case 'move':
      return words.text('page_remote.clock_move', { time: clockText(time) });
    case 'total':
      return words.text('page_remote.clock_total', { time: clockText(time), more: clockText(increment) });
    case 'days':
      return words.text('page_remote.clock_days', { days: Math.round(time / day) });
  }
}
