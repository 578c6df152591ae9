import type { Journey } from '../../machines/engine/index.ts';
import {
  type AnyExplored,
  type AnyFlow,
  type Explored,
  type Findings,
  isJourney,
  pathTo,
} from '../../machines/exploration/index.ts';
import { invariants } from '../../test/support/invariants.ts';
import { deadEnds, simulatorOf } from '../../test/support/journey-invariants.ts';
import { machineComplaints } from '../../test/support/machine-invariants.ts';

type Failures = Findings['failures'];

/** Every invariant that a flow violates, each complaint once, with the shortest path to a state that violates it. */
export function violations(flow: AnyFlow, explored: AnyExplored): Failures {
  if (isJourney(flow) && 'compiled' in explored) {
    return [...violationsIn(flow.journey, explored), ...deadEndsIn(explored)];
  }
  if (isJourney(flow) || 'compiled' in explored) return [];
  return machineComplaints(flow, explored).map((what) => ({ kind: 'invariant', what }));
}

function violationsIn(journey: Journey, explored: Explored): Failures {
  const simulator = simulatorOf(journey);
  const found = new Map<string, Failures[number]>();
  for (const [id, snapshot] of explored.states) {
    const adopted = simulator.restore(snapshot);
    for (const [invariant, complaintsIn] of Object.entries(invariants)) {
      for (const what of complaintsIn(journey, simulator, adopted)) {
        if (!found.has(what))
          found.set(what, { kind: 'invariant', invariant, what, path: pathTo(explored, id) });
      }
    }
  }
  return [...found.values()];
}

/** States from which no end can be reached. The first stands for all. */
function deadEndsIn(explored: Explored): Failures {
  const ends = new Set(deadEnds(explored));
  const first = [...explored.states.keys()].find((id) => ends.has(`no end can be reached from ${id}`));
  if (first === undefined) return [];
  const what = `no end can be reached from ${ends.size} states`;
  return [
    {
      kind: 'invariant',
      invariant: 'there is a way on from everywhere',
      what,
      path: pathTo(explored, first),
    },
  ];
}
