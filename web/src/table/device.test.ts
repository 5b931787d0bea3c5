import { beforeEach, describe, expect, it } from 'vitest';
import type { PublicData, Seat, Snapshot } from './contract';
import { Device } from './device.svelte';

// A table whose looks are answered when the test says so.
type Sitter = Pick<PublicData['seats'][number], 'holder' | 'bot'>;
const person: Sitter = { holder: 'person', bot: null };
const away: Sitter = { holder: 'person', bot: 'skilled' };
const bot: Sitter = { holder: 'bot', bot: 'casual' };

class FakeTable {
  snapshot!: Snapshot;
  looks: (Seat | null)[] = [];
  #answers: (() => void)[] = [];
  session = {
    look: (viewer: Seat | null): Promise<null> => {
      this.looks.push(viewer);
      return new Promise((answer) => this.#answers.push(() => answer(null)));
    },
  };
  constructor(
    private seats: Sitter[],
    private secrets = true,
  ) {
    this.set(null);
  }
  set(turn: Seat | null, viewer: Seat | null = this.snapshot?.viewer ?? null, phase = 'playing', seats = this.seats): void {
    this.seats = seats;
    this.snapshot = { viewer, secrets: this.secrets, public: { seats, turn, phase } } as unknown as Snapshot;
  }
  // The oldest look is answered: a snapshot, and that it was done.
  async answer(): Promise<void> {
    const { turn, phase } = this.snapshot.public;
    this.set(turn, this.looks.shift()!, phase);
    this.#answers.shift()!();
    await Promise.resolve();
    await Promise.resolve();
  }
}

let table: FakeTable;
let device: Device;
const turn = (seat: Seat | null, phase = 'playing', seats?: Sitter[]) => {
  table.set(seat, table.snapshot.viewer, phase, seats);
  device.follow();
};
async function answer(): Promise<void> {
  await table.answer();
  device.follow();
}
// A has the device, and looks.
beforeEach(async () => {
  table = new FakeTable([person, person, bot]);
  device = new Device(table);
  turn(0);
  expect(device.handOver).toBe(0);
  device.ready();
  device.follow();
  await answer();
  expect(device).toMatchObject({ handOver: null, isCovered: false });
  expect(table.snapshot.viewer).toBe(0);
});

describe('a device that is handed over', () => {
  it('shows nobody’s tiles until the next one has it', async () => {
    turn(1);
    expect(device).toMatchObject({ handOver: 1, isCovered: true });
    expect(table.looks).toEqual([null]);
    device.ready(); // before the table has answered: what A saw is still here
    device.follow();
    expect(device).toMatchObject({ handOver: null, isCovered: true });
    await answer();
    expect(device.isCovered).toBe(false); // as an onlooker
    await answer();
    expect(table.snapshot.viewer).toBe(1);
    expect(device.isCovered).toBe(false);
  });

  it('goes back to the first when the other’s time has run out', async () => {
    turn(1);
    await answer();
    turn(0);
    // Who has it now? It may be on its way to B.
    expect(device).toMatchObject({ handOver: 0, isCovered: true });
    expect(table.snapshot.viewer).toBeNull();
    device.ready();
    device.follow();
    await answer();
    expect(table.snapshot.viewer).toBe(0);
    expect(device.isCovered).toBe(false);
  });

  it('is asked for nothing while a bot plays for who was too late', async () => {
    turn(1);
    await answer();
    turn(2);
    expect(device).toMatchObject({ handOver: null, isCovered: false });
    expect(table.snapshot.viewer).toBeNull();
    turn(0);
    expect(device.handOver).toBe(0);
  });

  it('does not stand before the end of the game', async () => {
    turn(1);
    await answer();
    turn(null, 'over');
    expect(device).toMatchObject({ handOver: null, isCovered: false });
    device.ready();
    device.follow();
    expect(table.looks).toEqual([]);
  });

  it('never looks with the eyes of who has lost the seat', async () => {
    turn(1);
    await answer();
    turn(0, 'playing', [person, away, bot]);
    device.ready();
    device.follow();
    expect(table.looks).toEqual([0]);
    expect(device.handOver).toBeNull();
  });
});

it('asks once for the same eyes', async () => {
  turn(1);
  turn(1);
  expect(table.looks).toEqual([null]);
  await answer();
  turn(1);
  expect(table.looks).toEqual([]);
});

it('follows every turn where nothing is hidden', async () => {
  table = new FakeTable([person, person], false);
  device = new Device(table);
  turn(1);
  expect(table.looks).toEqual([1]);
  expect(device).toMatchObject({ handOver: null, isCovered: false });
  await answer();
  turn(0);
  expect(table.looks).toEqual([0]);
});
