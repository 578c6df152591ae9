import { beforeAll, describe, expect, test } from 'vitest';
import { offeredJourneys } from '../../journeys/offered.ts';
import { flows } from '../../journeys/registry.ts';
import { configure, machineOf, memoryOf } from '../../machines/engine/index.ts';
import {
  type Arrival,
  eventsOf,
  explorableJourney,
  type RecordedPath,
  type Report,
  type Simulator,
  type Snapshot,
  simulate,
  takenOn,
} from '../../machines/exploration/index.ts';
import { currentReport } from '../../scripts/paths/record.ts';
import { replay } from '../../scripts/paths/replay.ts';
import { defaultRegistry } from '../../scripts/paths/sources.ts';
import { exceptions, invariants } from '../support/invariants.ts';
import { loneErrorPages } from '../support/journey-invariants.ts';

/** What a walk demands of each journey besides the invariants of its states. */
const demands = [
  ...Object.keys(invariants),
  'what the provider said no to is asked anew at each opening of its step, and leads on by then',
  'each question that is said to be asked again is asked on the way on',
  'states of one name lead to states of one name, where there are few enough to name them exactly',
  'each answer is read by something, or exempt with a reason',
  'nothing that is not asked is ever sent',
  'an operation whose outcome is kept reads each answer that it sends',
  'nothing is sent on the strength of what may be old',
  'every exception from an invariant is needed',
  'every message that is shown has its text, with all that is to be filled in',
];

/** Journeys with too many states to tell them all apart. */
const coarselyNamed = ['repair', 'payment', 'case', 'profile', 'complaint'];

/** What the walks found, explored once with `npm run paths`, and anew only where the sources have changed since. */
const reports = new Map<string, Report>();
const reportOf = (id: string): Report => {
  const report = reports.get(id);
  if (!report) throw new Error(`${id} has not been walked`);
  return report;
};

beforeAll(async () => {
  for (const flow of flows) reports.set(flow.journey.id, await currentReport(flow, defaultRegistry));
});

test('there are journeys', () => expect(flows.length).toBeGreaterThan(0));

test('each demand was looked at somewhere, and nothing besides them', () => {
  const lookedAt = [...reports.values()].map((report) => report.lookedAt);
  expect(new Set(lookedAt.flatMap(Object.keys))).toEqual(new Set(demands));
  const unseen = demands.filter((demand) => !lookedAt.some((found) => (found[demand] ?? 0) > 0));
  expect(unseen).toEqual([]);
});

test('every exception has a reason, and a journey in which it is needed', () => {
  const ids = flows.map(({ journey }) => journey.id);
  for (const [exception, why] of Object.entries(exceptions)) {
    expect(ids).toContain(exception.split(':')[0]);
    expect(why.length).toBeGreaterThan(20);
  }
});

/** Where a machine is after each move of a path. */
function placesOn(simulator: Simulator, report: Report, path: RecordedPath, facts: object | undefined) {
  let at = simulator.start({ facts: facts ?? {} });
  const places = [JSON.stringify(at.value)];
  for (const event of eventsOf(report, path)) {
    at = simulator.next(at, event);
    places.push(JSON.stringify(at.value));
  }
  return places;
}

describe.each(flows.map((flow) => [flow.journey.id, flow] as const))('%s', (id, flow) => {
  const { journey } = flow;
  /** Everything that the recorded paths come to. */
  const arrivals = (): readonly Arrival<Snapshot>[] => {
    const { paths, values } = reportOf(id);
    const it = explorableJourney(flow);
    return paths.flatMap((path) => [...replay(it, path, values)]);
  };

  test('nothing is wrong with what was explored', () => {
    const { failures, states, edges } = reportOf(id);
    expect(failures).toEqual([]);
    expect(states).toBeGreaterThan(1);
    expect(edges).toBeGreaterThan(states - 1);
  });

  test('every transition, every rule both ways and every outcome is reached, or exempt with a reason', () => {
    const { coverage, transitions } = reportOf(id);
    const { uncovered } = coverage;
    expect(uncovered.filter(({ exempt }) => exempt === undefined)).toEqual([]);
    expect(uncovered.map(({ what }) => what)).toEqual((flow.exemptions ?? []).map(({ what }) => what));
    for (const { why } of flow.exemptions ?? []) expect(why.length).toBeGreaterThan(20);
    expect(transitions.filter(({ isTaken }) => isTaken).length).toBeGreaterThan(0);
  });

  test('its states are named exactly, unless they are too many', () => {
    const { precision, lookedAt } = reportOf(id);
    expect(precision === 'exact').toBe(!coarselyNamed.includes(id));
    const pairs =
      lookedAt[
        'states of one name lead to states of one name, where there are few enough to name them exactly'
      ];
    expect((pairs ?? 0) > 0).toBe(precision === 'exact');
  });

  test('there is a way on from everywhere', () => {
    expect(reportOf(id).failures.filter(({ invariant }) => invariant?.includes('way on'))).toEqual([]);
    expect(loneErrorPages(journey)).toEqual([]);
  });

  test.each(demands)('%s', (demand) => {
    const { failures, lookedAt, states } = reportOf(id);
    expect(failures.filter(({ invariant }) => invariant === demand)).toEqual([]);
    if (Object.hasOwn(invariants, demand)) expect(lookedAt[demand]).toBeGreaterThanOrEqual(states);
  });

  test('messages were looked at', () => {
    expect(
      reportOf(id).lookedAt['every message that is shown has its text, with all that is to be filled in'],
    ).toBeGreaterThan(0);
  });

  test('what an end hands over is known where it leads', async () => {
    const { flow: portal } = (await offeredJourneys.find((each) => each.id === id)?.load()) ?? {};
    const outputs = arrivals().flatMap(({ at: { context } }) =>
      context.ended ? [{ ...context.ended, facts: context.facts, memory: memoryOf(context) }] : [],
    );
    // The paths take every transition, so that they come to an end in each way in which one can.
    expect(new Set(outputs.map(({ end }) => end))).toEqual(new Set(Object.keys(journey.ends)));
    const unknown = outputs.flatMap((output) => {
      const {
        at = journey.ends[output.end]?.route,
        announcement: _shown,
        remember: _kept,
        begin = {},
        ...others
      } = portal?.sequel(output) ?? {};
      const next = flows.find((each) => each.journey.steps[0]?.route === at)?.journey.initialFacts ?? {};
      return [...Object.keys(others), ...Object.keys(begin).filter((fact) => !Object.hasOwn(next, fact))];
    });
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('the smallest set of paths takes every transition, can be taken from its start, and can be told', () => {
    const report = reportOf(id);
    const it = explorableJourney(flow);
    const taken = new Set<string>();
    for (const path of report.paths) {
      const [start, ...moves] = replay(it, path, report.values);
      expect(moves.map((move) => move.taken)).toEqual(takenOn(report, path));
      for (const move of [start, ...moves]) for (const transition of move?.taken ?? []) taken.add(transition);
    }
    const reached = report.transitions.filter(({ isTaken }) => isTaken).map((transition) => transition.id);
    expect(reached.filter((transition) => !taken.has(transition))).toEqual([]);
    const told = report.paths.map(({ name }) => name);
    expect(new Set(told).size).toBe(told.length);
  });

  test('its machine takes the same paths when it is built from JSON', () => {
    const { config, implementations } = configure(journey, {
      run: () => new Promise(() => {}),
      newKey: () => 'key',
    });
    const [compiled, rebuilt] = [config, JSON.parse(JSON.stringify(config))].map((each) =>
      simulate(machineOf(each, implementations)),
    ) as [Simulator, Simulator];
    const report = reportOf(id);
    expect(report.paths.length).toBeGreaterThan(0);
    for (const path of report.paths) {
      const facts = flow.samples.initialScenarios[path.scenario];
      expect(placesOn(rebuilt, report, path, facts)).toEqual(placesOn(compiled, report, path, facts));
    }
  });
});
