import type { Seat, Snapshot, TableSession } from './contract';
import { peopleHere, viewpoint } from './viewpoint';

// The device that people pass around: to whom it was handed, and whether they may see what is on the screen.
export class Device {
  #shown = $state<Seat | null>(null); // whoever has it; null while it is handed over
  #asked: Seat | null | undefined = undefined; // the eyes that were asked for and have not been answered

  constructor(private readonly table: { readonly snapshot: Snapshot; readonly session: Pick<TableSession, 'look'> }) {}

  // To whom it is to be handed; null when nobody waits for it.
  get handOver(): Seat | null {
    const { snapshot } = this.table;
    if (snapshot.public.phase === 'over') return null;
    const next = viewpoint(snapshot, this.#shown);
    return next.kind === 'hand_over' ? next.seat : null;
  }

  // Whether nothing may be seen: what is here may still be what the one before saw.
  get isCovered(): boolean {
    if (this.handOver !== null) return true;
    const { snapshot } = this.table;
    const { viewer, secrets } = snapshot;
    return secrets && viewer !== null && viewer !== this.#shown && peopleHere(snapshot).length > 1 && snapshot.public.phase !== 'over';
  }

  // To be called in an effect: looks with the eyes of whoever has it. While it is on its way nobody does, so that it
  // is not known who has it when the turn goes elsewhere meanwhile.
  follow(): void {
    const next = viewpoint(this.table.snapshot, this.#shown);
    if (this.handOver !== null) {
      this.#shown = null;
      this.#look(null);
    } else if (next.kind === 'look') {
      this.#shown = next.seat;
      this.#look(next.seat);
    }
  }

  // Whom it was to be handed to says that they have it.
  ready(): void {
    if (this.handOver !== null) this.#shown = this.handOver;
  }

  #look(viewer: Seat | null): void {
    if (this.table.snapshot.viewer === viewer || this.#asked === viewer) return;
    this.#asked = viewer;
    void this.table.session.look(viewer).then(() => {
      if (this.#asked === viewer) this.#asked = undefined;
    });
  }
}
