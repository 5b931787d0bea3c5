import { describe, expect, it } from 'vitest';
import type { PublicData, Snapshot } from './contract';
import { ownSeat, peopleHere, viewpoint } from './viewpoint';

// Whose eyes a device shows, from who sits there and who is to act.
type Sitter = Pick<PublicData['seats'][number], 'holder' | 'bot'>;
const person: Sitter = { holder: 'person', bot: null };
const away: Sitter = { holder: 'person', bot: 'skilled' };
const bot: Sitter = { holder: 'bot', bot: 'casual' };

function table(seats: Sitter[], turn: number | null, viewer: number | null, secrets = true): Snapshot {
  return { viewer, secrets, public: { seats, turn } } as unknown as Snapshot;
}

describe('one person at the device', () => {
  it('always looks with that seat', () => {
    expect(viewpoint(table([bot, person], 0, null), null)).toEqual({ kind: 'look', seat: 1 });
    expect(viewpoint(table([bot, person], 0, 1), 1)).toEqual({ kind: 'stay' });
    expect(viewpoint(table([away, person], 0, 0), 0)).toEqual({ kind: 'look', seat: 1 });
  });
});

describe('several people who hide their hands', () => {
  it('hand the device over when the turn goes to another of them', () => {
    expect(viewpoint(table([person, person, bot], 1, 0), 0)).toEqual({ kind: 'hand_over', seat: 1 });
    expect(viewpoint(table([person, person, bot], 1, null), null)).toEqual({ kind: 'hand_over', seat: 1 });
  });
  it('keep it while bots play, and when it is the same person’s turn again', () => {
    expect(viewpoint(table([person, person, bot], 2, 0), 0)).toEqual({ kind: 'stay' });
    expect(viewpoint(table([person, person, bot], 0, 0), 0)).toEqual({ kind: 'stay' });
  });
  it('see with the eyes of whoever has it', () => {
    expect(viewpoint(table([person, person, bot], 1, null), 1)).toEqual({ kind: 'look', seat: 1 });
  });
});

describe('several people who hide nothing', () => {
  it('see every turn as whoever is to act', () => {
    expect(viewpoint(table([person, person], 1, 0, false), 0)).toEqual({ kind: 'look', seat: 1 });
    expect(viewpoint(table([person, person, bot], 2, 0, false), 0)).toEqual({ kind: 'stay' });
  });
});

describe('nobody at the device', () => {
  it('is an onlooker', () => {
    expect(viewpoint(table([bot, bot], 0, null), null)).toEqual({ kind: 'stay' });
    expect(viewpoint(table([away, bot], 0, 0), 0)).toEqual({ kind: 'look', seat: null });
  });
});

describe('a table at a server', () => {
  const remote = (seats: Sitter[], turn: number | null, viewer: number | null): Snapshot => ({ ...table(seats, turn, viewer), remote: { hints: false, here: [], onlookers: 0, next: null } });
  it('is looked at from one seat, whoever’s turn it is, and never handed over', () => {
    for (const turn of [0, 1, null]) expect(viewpoint(remote([person, person], turn, 1), null)).toEqual({ kind: 'stay' });
    expect(viewpoint(remote([person, away], 0, 1), null)).toEqual({ kind: 'stay' });
  });
  it('has nobody here where somebody watches', () => {
    expect(viewpoint(remote([person, person], 0, null), null)).toEqual({ kind: 'stay' });
    expect(peopleHere(remote([person, person], 0, null))).toEqual([]);
    expect(peopleHere(remote([person, person], 0, 1))).toEqual([1]);
  });
});

describe('what everybody at the device looks at', () => {
  it('speaks to the only one there', () => expect(ownSeat(table([bot, person], null, 1))).toBe(1));
  it('speaks to nobody where they are several', () => expect(ownSeat(table([person, person, bot], null, 1))).toBeNull());
});
