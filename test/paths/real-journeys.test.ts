import { beforeAll, describe, expect, test } from 'vitest';
import { offeredJourneys } from '../../journeys/offered.ts';
import { flows } from '../../journeys/registry.ts';
import { configure, machineOf, memoryOf } from '../../machines/engine/index.ts';
import {
  checkDefinition,
  complaintsAbout,
  coverageOf,
  coveringPaths,
  describePath,
  type Explored,
  explorableJourney,
  explore,
  type Flow,
  messageCheck,
  type Path,
  replayer,
  type Simulator,
  type Snapshot,
  simulate,
  takenIn,
  unreadAnswers,
} from '../../machines/exploration/index.ts';
import { askedAgainInvariant } from '../support/asked-again-invariant.ts';
import { blockedComplaints } from '../support/blocked-invariant.ts';
import { catalogue } from '../support/catalogue.ts';
import { congruenceCheck } from '../support/congruence.ts';
import { answeredApart, exceptions, type Invariant, invariants } from '../support/invariants.ts';
import { deadEnds, loneErrorPages, simulatorOf } from '../support/journey-invariants.ts';
import { leavingComplaints } from '../support/leaving-invariant.ts';
import { readingInvariant } from '../support/reading-invariant.ts';
import { relyingInvariant } from '../support/relying-invariant.ts';
import { sendingInvariant } from '../support/sending-invariant.ts';

/** Questions whose answers nothing reads on purpose, with the reason. */
const unreadOnPurpose: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment: {
    again: 'ticking it is what counts: the step goes on only then',
    frame: 'the card provider knows what was paid; the answer only lets the step go on',
  },
  profile: { name: 'shown, and never asked for', birth: 'shown, and never asked for' },
};

/** Journeys with too many states to tell them all apart. */
const coarselyNamed = ['repair', 'payment', 'case', 'profile', 'complaint'];

interface Walked {
  readonly explored: Explored;
  readonly messages: ReturnType<typeof messageCheck>;
  readonly sending: ReturnType<typeof sendingInvariant>;
  readonly reading: ReturnType<typeof readingInvariant>;
  readonly relying: ReturnType<typeof relyingInvariant>;
  readonly again: ReturnType<typeof askedAgainInvariant>;
  readonly congruence: ReturnType<typeof congruenceCheck>;
  /** A snapshot for every situation, and for everything that can be answered there. */
  readonly snapshots: readonly Snapshot[];
  /** The smallest set of paths that takes every transition. */
  paths(): readonly Path[];
}

/** Where a machine is after each move of a path. */
function placesOn(simulator: Simulator, { edges }: Path, facts: object | undefined): readonly string[] {
  let at = simulator.start({ facts: facts ?? {} });
  const places = [JSON.stringify(at.value)];
  for (const { event } of edges) {
    at = simulator.next(at, event);
    places.push(JSON.stringify(at.value));
  }
  return places;
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const known = new Map<Flow, Walked>();

/** Walks a flow once, however many tests ask. */
function walked(flow: Flow): Walked {
  const before = known.get(flow);
  if (before) return before;
  const messages = messageCheck(flow.journey, catalogue);
  const sending = sendingInvariant(flow.journey);
  const reading = readingInvariant(flow);
  const again = askedAgainInvariant(flow);
  const relying = relyingInvariant(flow);
  const congruence = congruenceCheck();
  const answered = answeredApart();
  const explored = explore(flow, (snapshot, arriving) => {
    congruence.arrived(snapshot, arriving);
    messages.arrived(snapshot);
    sending.arrived(snapshot);
    reading.arrived(snapshot);
    relying.arrived(snapshot);
    again.arrived(snapshot);
    answered.arrived(snapshot);
  });
  const snapshots = [...explored.states.values(), ...answered.snapshots()];
  const found = {
    explored,
    messages,
    sending,
    reading,
    relying,
    again,
    congruence,
    snapshots,
    paths: once(() => coveringPaths(flow, explored)),
  };
  known.set(flow, found);
  return found;
}

test('there are journeys', () => expect(flows.length).toBeGreaterThan(0));

describe.each(flows.map((flow) => [flow.journey.id, flow] as const))('%s', (_id, flow) => {
  const { journey } = flow;
  let explored: Explored;
  let simulator: Simulator;

  beforeAll(() => {
    simulator = simulatorOf(journey);
    ({ explored } = walked(flow));
  }, 240_000);

  test('every transition, every rule both ways and every outcome is reached, or exempt with a reason', () => {
    expect(complaintsAbout(coverageOf(explored), flow)).toEqual([]);
    for (const { why } of flow.exemptions ?? []) expect(why.length).toBeGreaterThan(20);
  });

  test('states of one name lead to states of one name, where there are few enough to name them exactly', () => {
    expect(explored.precision === 'exact').toBe(!coarselyNamed.includes(journey.id));
    if (explored.precision !== 'exact') return;
    const { congruence } = walked(flow);
    expect(congruence.pairs()).toBeGreaterThan(0);
    expect(congruence.found(explorableJourney(flow))).toEqual([]);
  });

  test('its definition has no faults', () => {
    expect(checkDefinition(flow, explored)).toEqual([]);
  });

  test('each answer is read by something, or exempt with a reason', async () => {
    const exempt = Object.keys(unreadOnPurpose[journey.id] ?? {});
    expect(await unreadAnswers(explored)).toEqual(
      exempt.map((question) => `Nothing in ${journey.id} reads the answer to ${question}`),
    );
  });

  test('what an end hands over is known where it leads', async () => {
    const { flow: portal } = (await offeredJourneys.find(({ id }) => id === journey.id)?.load()) ?? {};
    const outputs = [...explored.states.values()].flatMap(({ context }) =>
      context.ended ? [{ ...context.ended, facts: context.facts, memory: memoryOf(context) }] : [],
    );
    expect(outputs.length).toBeGreaterThan(0);
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

  test('there is a way on from everywhere', () => {
    expect(deadEnds(explored)).toEqual([]);
    expect(loneErrorPages(journey)).toEqual([]);
  });

  test.each(Object.entries<Invariant>(invariants))('%s', (_name, invariant) => {
    const complaints = walked(flow).snapshots.flatMap((snapshot) =>
      invariant(journey, simulator, simulator.restore(snapshot)),
    );
    expect([...new Set(complaints)]).toEqual([]);
  });

  test('what the provider said no to is asked anew at each opening of its step, and leads on by then', () => {
    const complaints = walked(flow).snapshots.flatMap((snapshot) =>
      blockedComplaints(flow, simulator, simulator.restore(snapshot)),
    );
    expect([...new Set(complaints)]).toEqual([]);
  });

  test('nothing that is not asked is ever sent', async () => {
    expect(await walked(flow).sending.complaints()).toEqual([]);
  });

  test('an operation whose outcome is kept reads each answer that it sends', async () => {
    expect(await walked(flow).reading.complaints()).toEqual([]);
  });

  test('each question that is said to be asked again is asked on the way on', () => {
    expect(walked(flow).again.complaints(simulator)).toEqual([]);
  });

  test('nothing is sent on the strength of what may be old', async () => {
    expect(await walked(flow).relying.complaints()).toEqual([]);
  });

  test('every message that is shown has its text, with all that is to be filled in', () => {
    const { messages } = walked(flow);
    expect(messages.complaints()).toEqual([]);
    expect(messages.seen()).toBeGreaterThan(0);
  });

  test('the smallest set of paths takes every transition, can be taken from its start, and can be told', () => {
    const paths = walked(flow).paths();
    const edges = paths.flatMap((path) => path.edges);
    const missed = [...takenIn(explored)].filter(
      (id) => !takenIn({ starts: explored.starts, edges }).has(id),
    );
    expect(missed).toEqual([]);
    const replay = replayer(flow);
    expect(paths.filter((path) => replay.path(path) === undefined)).toEqual([]);
    const told = paths.map((path) => describePath(explored, path));
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
    const paths = walked(flow).paths();
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const facts = flow.samples.initialScenarios[path.scenario];
      expect(placesOn(rebuilt, path, facts)).toEqual(placesOn(compiled, path, facts));
    }
  });
});

test('answers that are not asked any more are there to be sent', () => {
  expect(flows.some((flow) => walked(flow).sending.seen() > 0)).toBe(true);
});

test('there are questions that are asked again', () => {
  expect(flows.some((flow) => walked(flow).again.seen() > 0)).toBe(true);
});

test('every exception from an invariant is needed', () => {
  const needed = flows.flatMap((flow) => {
    const simulator = simulatorOf(flow.journey);
    return [...walked(flow).explored.states.values()]
      .flatMap((snapshot) => leavingComplaints(flow.journey, simulator, simulator.restore(snapshot)))
      .map((complaint) => `${flow.journey.id}: ${complaint}`);
  });
  expect(Object.keys(exceptions).filter((exception) => !needed.includes(exception))).toEqual([]);
});
