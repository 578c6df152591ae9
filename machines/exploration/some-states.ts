import { statePath } from '../engine/index.ts';
import type { Snapshot } from './state-key.ts';

/** How a journey is looked into before it is explored. */
export interface Walkable {
  readonly starts: readonly Snapshot[];
  next(at: Snapshot): readonly Snapshot[];
  /** A coarse name of a state. */
  key(at: Snapshot): string;
}

/** A few states of each place, found breadth first. */
export function* someStates({ starts, next, key }: Walkable, atEach: number): Iterable<Snapshot> {
  const found = new Map(starts.map((at) => [key(at), at]));
  const counts = new Map<string, number>();
  // A map that grows while it is gone through is the queue.
  for (const at of found.values()) {
    const place = statePath(at.value).join('.');
    const count = counts.get(place) ?? 0;
    if (count === atEach) continue;
    counts.set(place, count + 1);
    yield at;
    for (const to of next(at)) {
      const name = key(to);
      if (!found.has(name)) found.set(name, to);
    }
  }
}
