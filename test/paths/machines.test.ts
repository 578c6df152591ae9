import { getAdjacencyMap } from '@xstate/graph';
import { describe, expect, test } from 'vitest';
import { allFlows } from '../../journeys/registry.ts';
import {
  complaintsAbout,
  coverageOf,
  coveringPaths,
  describePath,
  explorableMachine,
  explore,
  flowId,
  replayer,
  takenIn,
} from '../../machines/exploration/index.ts';
import { supportingMachines } from '../../machines/supporting-machines.ts';
import { machineComplaints } from '../support/machine-invariants.ts';

test('there are machines, and no two flows have one name', () => {
  expect(supportingMachines.length).toBeGreaterThan(0);
  expect(allFlows).toEqual(expect.arrayContaining([...supportingMachines]));
  expect(new Set(allFlows.map(flowId)).size).toBe(allFlows.length);
});

describe.each(supportingMachines.map((flow) => [flow.id, flow] as const))('%s', (_id, flow) => {
  const explored = explore(flow);

  test('every transition and every rule both ways is reached, or exempt with a reason', () => {
    const coverage = coverageOf(explored);
    expect(complaintsAbout(coverage, flow)).toEqual([]);
    expect(coverage.transitions.total).toBeGreaterThan(0);
    for (const { why } of flow.exemptions ?? []) expect(why.length).toBeGreaterThan(20);
  });

  test('it says of every transition why it is taken, reaches every state, and gets stuck in none', () => {
    expect(machineComplaints(flow, explored)).toEqual([]);
  });

  test('the small set of paths takes every transition, can be taken from its start, and can be told', () => {
    const paths = coveringPaths(flow, explored);
    const taken = takenIn({ starts: explored.starts, edges: paths.flatMap(({ edges }) => edges) });
    expect([...takenIn(explored)].filter((id) => !taken.has(id))).toEqual([]);
    const replay = replayer(flow);
    expect(paths.filter((path) => replay.path(path) === undefined)).toEqual([]);
    const told = paths.map((path) => describePath(explored, path));
    expect(told.filter((words) => /undefined|xstate\./.test(words))).toEqual([]);
  });

  test('@xstate/graph finds the same situations', () => {
    const it = explorableMachine(flow);
    const found = Object.values(flow.initialScenarios).flatMap((input) =>
      Object.keys(
        getAdjacencyMap(flow.machine, {
          input,
          events: (at) => [...it.events(at)] as never,
          serializeState: (at) => it.key(at) as never,
        }),
      ),
    );
    expect(new Set(found)).toEqual(new Set(explored.states.keys()));
  });
});
