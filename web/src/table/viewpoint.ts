import type { Seat, Snapshot } from './contract';

// Whose eyes a device shows, when several people play at it.

// At a server others sit at devices of their own.
export const peopleHere = ({ public: { seats }, viewer, remote }: Snapshot): Seat[] =>
  seats.flatMap((sitter, seat) => (sitter.holder === 'person' && sitter.bot === null && (!remote || seat === viewer) ? [seat] : []));

// Who "you" is where everybody at the device looks on: nobody where they are several.
export const ownSeat = (snapshot: Snapshot): Seat | null => (peopleHere(snapshot).length > 1 ? null : snapshot.viewer);

export type Viewpoint =
  | { kind: 'stay' }
  | { kind: 'look'; seat: Seat | null } // at once
  | { kind: 'hand_over'; seat: Seat }; // after the device was handed to them

// `shown` is whom the device was last shown to; nobody at first. People who hide nothing from each other
// see every turn with the eyes of whoever is to act; others only after the device was handed over.
export function viewpoint(snapshot: Snapshot, shown: Seat | null): Viewpoint {
  const people = peopleHere(snapshot);
  const { turn } = snapshot.public;
  const next = turn !== null && people.includes(turn) ? turn : null;
  if (people.length === 0) return shown === null ? { kind: 'stay' } : { kind: 'look', seat: null };
  if (people.length === 1) {
    const seat = people[0]!;
    return snapshot.viewer === seat ? { kind: 'stay' } : { kind: 'look', seat };
  }
  if (!snapshot.secrets) {
    const seat = next ?? shown ?? people[0]!;
    return snapshot.viewer === seat ? { kind: 'stay' } : { kind: 'look', seat };
  }
  if (next !== null && next !== shown) return { kind: 'hand_over', seat: next };
  if (next !== null && snapshot.viewer !== next) return { kind: 'look', seat: next };
  return { kind: 'stay' };
}
