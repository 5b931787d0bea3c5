import { expect, it } from 'vitest';
import choices from '../../../../tests/golden/21-choices.json';
import end from '../../../../tests/golden/21-view-end.json';
import onlooker from '../../../../tests/golden/21-view-onlooker.json';
import view from '../../../../tests/golden/21-view.json';
import { isStarChoice, type TwentyOneChoices, type TwentyOneView } from './data';

// The types are those of the library's own examples: what JSON holds in place of a union is widened to it.
type Widened<T> = T extends string ? string : T extends number | boolean | null | undefined ? T : T extends (infer Item)[] ? Widened<Item>[] : { [Key in keyof T]: Widened<T[Key]> };

it('has the fields of the library’s views', () => {
  for (const example of [view, onlooker, end] as unknown as Widened<TwentyOneView>[]) {
    expect(example.game).toBe('21');
    expect(example.board.squares).toHaveLength(example.board.columns * example.board.rows);
    for (const seat of example.seats) expect(Object.keys(seat)).toEqual(['seat', 'score', 'earned', 'team', 'colour', 'start_square', 'hand_size', 'stock_size', 'left', 'left_total']);
  }
  view satisfies Widened<Omit<TwentyOneView, 'viewer' | 'result' | 'ending' | 'board' | 'seats'>>;
});

it('tells a star’s squares from a number’s', () => {
  const { tokens } = choices as Extract<TwentyOneChoices, { action: 'place' }>;
  for (const { token, squares } of tokens) for (const square of squares) expect(isStarChoice(square)).toBe(token === '*');
});
