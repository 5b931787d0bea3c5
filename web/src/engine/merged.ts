import type { Snapshot } from '../table/contract';
import type { Showing } from './live_table';

// The newest snapshot, made of the one before and what is new since.
export function merged(before: Snapshot | null, { snapshot, ...rest }: Showing): Snapshot {
  const { log_kept, log, round_ends_kept, round_ends, ...same } = snapshot;
  return {
    ...same,
    log: [...(before?.log.slice(0, log_kept) ?? []), ...log],
    roundEnds: [...(before?.roundEnds.slice(0, round_ends_kept) ?? []), ...round_ends],
    ...rest,
  };
}
