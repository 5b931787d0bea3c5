import type { TableUi } from '../../table/table_ui.svelte';
import { isStarChoice, type Line, type NumberChoice, type Square, type StarChoice, type TwentyOneChoices, type TwentyOneView } from './data';

// A placement in the making: a token, a square, and for a star the number it stands for. The table's
// `chosen` move is what it comes to.
export class Choosing {
  #picked = $state<string | null>(null);
  aimed = $state<string | null>(null);
  declared = $state<number | null>(null);

  constructor(readonly table: TableUi<TwentyOneView, TwentyOneChoices>) {}

  get placements() {
    const choices = this.table.choices;
    return choices?.action === 'place' ? choices.tokens : [];
  }
  get exchanges() {
    const choices = this.table.choices;
    return choices?.action === 'exchange' ? choices : null;
  }
  // The token in hand that is to be placed: the one picked, or the first that fits anywhere.
  get token(): string | null {
    const fitting = this.placements.map(({ token }) => token);
    if (this.#picked !== null && fitting.includes(this.#picked)) return this.#picked;
    return fitting[0] ?? null;
  }
  get squares(): Map<string, NumberChoice | StarChoice> {
    const found = this.placements.find(({ token }) => token === this.token);
    return new Map(found?.squares.map((choice) => [choice.square, choice]));
  }
  get choice(): NumberChoice | StarChoice | null {
    return this.aimed === null ? null : (this.squares.get(this.aimed) ?? null);
  }
  // The number that would lie on the square.
  get number(): number | null {
    const { choice } = this;
    if (choice === null) return null;
    return isStarChoice(choice) ? this.declared : Number(this.token);
  }
  get points(): number {
    const { choice } = this;
    if (choice === null) return 0;
    return isStarChoice(choice) && choice.scores_as !== this.declared ? 0 : choice.points;
  }
  get scores(): boolean {
    const { choice } = this;
    if (choice === null) return false;
    return isStarChoice(choice) ? choice.scores_as !== null && choice.scores_as === this.declared : choice.scores;
  }
  // The lines that the token would be in, each with its total.
  get lines(): (Line & { total: number })[] {
    const square = this.#square(this.aimed);
    const { number } = this;
    if (!square?.lines || number === null) return [];
    return square.lines.map((line) => ({ ...line, total: line.sum + number }));
  }

  pick(token: string): void {
    this.#picked = token;
    this.aim(null);
  }

  // A first tap shows what would happen. For a star its number comes next: the one that scores is proposed.
  aim(square: string | null): void {
    this.aimed = square;
    const { choice } = this;
    this.declared = choice && isStarChoice(choice) ? (choice.scores_as ?? null) : null;
    this.#offer();
  }

  declare(number: number): void {
    this.declared = number;
    this.#offer();
  }

  #offer(): void {
    const { choice } = this;
    if (choice === null) this.table.chosen = null;
    else if (!isStarChoice(choice)) this.table.choose(choice.move, { shows: true });
    else if (this.declared !== null) this.table.choose(choice.pattern.replace('#', String(this.declared)), { shows: true });
    else this.table.chosen = null;
  }

  #square(name: string | null): Square | undefined {
    return name === null ? undefined : this.table.view.board.squares.find(({ square }) => square === name);
  }

  valueOn = (square: string): number => this.#square(square)?.value ?? 0;
}
