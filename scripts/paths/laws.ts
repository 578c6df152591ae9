import { type Explored, pathTo } from '../../machines/explore.ts';
import type { Journey } from '../../machines/journey.ts';
import type { Findings } from '../../machines/report.ts';
import { gateComplaints, thoughtOf } from '../../test/support/journey-invariants.ts';
import { laws, settledApart } from '../../test/support/journey-laws.ts';

/** Every law that is broken somewhere, each complaint once, with the shortest way to where it is. */
export function brokenLaws(journey: Journey, explored: Explored): Findings['failures'] {
  const thought = thoughtOf(journey);
  const isNew = settledApart();
  const found = new Map<string, Findings['failures'][number]>();
  for (const [id, snapshot] of explored.situations) {
    const adopted = thought.adopt(snapshot);
    const settled = isNew(snapshot);
    for (const [law, holds] of Object.entries(laws)) {
      if (holds === gateComplaints && !settled) continue;
      for (const what of holds(journey, thought, adopted)) {
        if (!found.has(what)) found.set(what, { kind: 'invariant', law, what, path: pathTo(explored, id) });
      }
    }
  }
  return [...found.values()];
}
