import { type Explored, pathTo } from '../../machines/explore.ts';
import { Fault } from '../../machines/fault.ts';
import type { Journey } from '../../machines/journey.ts';
import type { Findings } from '../../machines/report.ts';
import type { Snapshot } from '../../machines/situation-key.ts';
import type { Thought } from '../../machines/thought.ts';
import {
  backComplaints,
  type Complaints,
  clearingComplaints,
  gateComplaints,
  keyComplaints,
  reloadComplaints,
  screenComplaints,
  settledComplaints,
  thoughtOf,
} from '../../test/support/journey-invariants.ts';

type Law = (journey: Journey, thought: Thought, snapshot: Snapshot) => Complaints;

const fault = new Fault('failed');

/** What holds in every situation of every journey, by a sentence that says so. */
export const laws: Readonly<Record<string, Law>> = {
  'every screen has an address and says why it is blocked': (journey, _thought, snapshot) =>
    screenComplaints(journey, snapshot),
  'nobody is at a step before all that comes first is settled': settledComplaints,
  'loading the page again changes nothing': (_journey, thought, snapshot) =>
    reloadComplaints(thought, snapshot),
  'gates and walk find the same step': gateComplaints,
  'changing an answer forgets what the definition says, and says so': clearingComplaints,
  'forward and Back come to the same step with its answer': backComplaints,
  'trying again keeps the idempotency key, another answer renews it': (journey, thought, snapshot) =>
    keyComplaints(journey, thought, snapshot, fault),
};

/** The way to a step depends on what is settled, not on what is being entered: each of these situations is enough. */
function settledApart(): (snapshot: Snapshot) => boolean {
  const seen = new WeakMap<object, WeakSet<object>>();
  return ({ context: { answers, outcomes } }) => {
    const together = seen.get(answers) ?? new WeakSet();
    seen.set(answers, together);
    return !together.has(outcomes) && Boolean(together.add(outcomes));
  };
}

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
