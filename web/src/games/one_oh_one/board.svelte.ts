import type { Seat, Snapshot } from '../../table/contract';
import type { TableUi } from '../../table/table_ui.svelte';
import { peopleHere } from '../../table/viewpoint';
import { words } from '../../words/words.svelte';
import type { Cell, CellChoice, GridData, OneOhOneChoices, OneOhOneView, RowChoice, Sight } from './data';
import { Flights } from './motion';

export type Table = TableUi<OneOhOneView, OneOhOneChoices>;

// One of the grids on the table. Whoever plays alone has two, everybody else one.
export interface GridRef {
  seat: Seat;
  number: number;
}

export interface Hinted {
  rank: number; // from 1
  value: string;
}

export const same = (a: GridRef, b: GridRef): boolean => a.seat === b.seat && a.number === b.number;

// What somebody is looking at and pointing at on the board, besides what is chosen.
export class BoardUi {
  aimed = $state<Cell | null>(null);
  // A token of the box, whose back is explained.
  shown = $state.raw<{ row: number; depth: number } | null>(null);
  // On a phone, a grid that is looked at instead of the own.
  visited = $state.raw<GridRef | null>(null);
  readonly flights = new Flights();

  constructor(readonly table: Table) {}

  get view(): OneOhOneView {
    return this.table.view;
  }
  get alone(): boolean {
    return this.view.players === 1;
  }
  // Through whose eyes lines are ahead or behind; an onlooker sees them with those of the first seat.
  get seat(): Seat {
    return this.table.viewer ?? 0;
  }
  get grids(): GridRef[] {
    return this.view.seats.flatMap(({ seat, grids }) => grids.map((_, number) => ({ seat, number })));
  }
  // The grid that a viewer builds.
  get home(): GridRef {
    const placed = this.view.placed >= this.view.placements;
    return { seat: this.seat, number: this.alone ? (this.view.current_grid ?? (placed ? 1 : 0)) : 0 };
  }
  get others(): GridRef[] {
    return this.grids.filter((grid) => !same(grid, this.home));
  }
  // Two grids that stand side by side. Where several people share a device they stay where they are.
  get pair(): [GridRef, GridRef] {
    const [first, second] = this.grids as [GridRef, GridRef];
    const fixed = this.alone || peopleHere(this.table.snapshot as unknown as Snapshot).length > 1;
    return fixed || same(first, this.home) ? [first, second] : [second, first];
  }
  // The grid that the next token goes to.
  get current(): GridRef | null {
    const { turn, current_grid } = this.view;
    return turn === null || current_grid === null ? null : { seat: turn, number: current_grid };
  }
  grid({ seat, number }: GridRef): GridData {
    return this.view.seats[seat]!.grids[number]!;
  }

  get cellChoices(): Map<Cell, CellChoice> {
    const { choices } = this.table;
    return new Map(choices?.action === 'place' ? choices.cells.map((choice) => [choice.cell, choice]) : []);
  }
  get rowChoices(): Map<number, RowChoice> {
    const { choices } = this.table;
    return new Map(choices && choices.action !== 'place' ? choices.rows.map((choice) => [choice.row, choice]) : []);
  }
  get aimedChoice(): CellChoice | undefined {
    const chosen = [...this.cellChoices.values()].find(({ move }) => move === this.table.chosen);
    return (this.aimed === null ? undefined : this.cellChoices.get(this.aimed)) ?? chosen;
  }

  sightAt({ row, depth }: { row: number; depth: number }): Sight | undefined {
    return this.view.box[row - 1]?.tokens[depth];
  }

  // The three best moves of a hint, with what they promise: who plays alone has points to expect, no win.
  hinted(move: string): Hinted | null {
    const rank = this.table.hint?.moves.slice(0, 3).findIndex((hint) => hint.move === move) ?? -1;
    if (rank < 0) return null;
    const { win, points } = this.table.hint!.moves[rank]!;
    return { rank: rank + 1, value: this.alone ? words.number(Math.round(points)) : words.percent(win) };
  }

  // Another position, or another viewer: nothing of before is pointed at any more.
  forget(): void {
    this.aimed = null;
    this.shown = null;
  }
}
