import { beforeAll, describe, expect, test } from 'vitest';
import { notices } from '../../content/notices.ts';
import { flows } from '../../journeys/registry.ts';
import { orderFrom } from '../../journeys/repair/calls/order.ts';
import type { RepairSituation } from '../../journeys/repair/situation.ts';
import { checkDefinition } from '../../machines/check.ts';
import { coveringPaths, replayer } from '../../machines/cover.ts';
import { complaintsAbout, coverageOf, takenIn } from '../../machines/coverage.ts';
import { describePath } from '../../machines/describe.ts';
import { expects } from '../../machines/dispatch.ts';
import { type Explored, explore } from '../../machines/explore.ts';
import { Fault } from '../../machines/fault.ts';
import { situationOf } from '../../machines/memory.ts';
import type { Flow } from '../../machines/samples.ts';
import { placeOf, screenOf } from '../../machines/screen.ts';
import type { Snapshot } from '../../machines/situation-key.ts';
import type { Thought } from '../../machines/thought.ts';
import { walk } from '../../machines/walk.ts';
import {
  backComplaints,
  type Complaints,
  clearingComplaints,
  deadEnds,
  gateComplaints,
  keyComplaints,
  reloadComplaints,
  screenComplaints,
  settledComplaints,
  thoughtOf,
} from '../support/journey-invariants.ts';

interface Walked {
  readonly explored: Explored;
  /** Keys of all the messages that came on the screen. */
  readonly shown: ReadonlySet<string>;
  /** Every arrival at a state that sends something. */
  readonly sending: readonly Snapshot[];
}

const known = new Map<Flow, Walked>();

/** Walks a flow once, however many tests ask. */
function walked(flow: Flow): Walked {
  const before = known.get(flow);
  if (before) return before;
  const shown = new Set<string>();
  const sending: Snapshot[] = [];
  const explored = explore(flow, (snapshot) => {
    const { notices: said, halted, questions } = screenOf(flow.journey, snapshot);
    for (const { notice } of said) shown.add(notice);
    for (const { complaints } of questions) for (const { notice } of complaints) shown.add(notice);
    if (halted) shown.add(halted.notice);
    if (placeOf(snapshot.value)[1].startsWith('doing:')) sending.push(snapshot);
  });
  known.set(flow, { explored, shown, sending });
  return { explored, shown, sending };
}

test('there are journeys', () => expect(flows.length).toBeGreaterThan(0));

describe.each(flows.map((flow) => [flow.journey.id, flow] as const))('%s', (_id, flow) => {
  const { journey } = flow;
  let explored: Explored;
  let shown: ReadonlySet<string>;
  let thought: Thought;

  beforeAll(() => {
    thought = thoughtOf(journey);
    ({ explored, shown } = walked(flow));
  }, 60_000);

  /** What is wrong in any of the situations, each complaint once. */
  const everywhere = (law: (snapshot: Snapshot) => Complaints): readonly string[] => [
    ...new Set([...explored.situations.values()].flatMap((snapshot) => law(thought.adopt(snapshot)))),
  ];

  test('every arrow, every rule both ways and every outcome is reached, or waived with a reason', () => {
    expect(complaintsAbout(coverageOf(explored), flow)).toEqual([]);
    for (const { why } of flow.waivers ?? []) expect(why.length).toBeGreaterThan(20);
  });

  test('its definition has no faults', () => {
    expect(checkDefinition(flow, explored)).toEqual([]);
  });

  test('there is a way on from everywhere', () => {
    expect(deadEnds(explored)).toEqual([]);
  });

  test('one can always leave or go back', () => {
    const held = [...explored.situations.values()].filter((snapshot) => {
      if (snapshot.status !== 'active' || placeOf(snapshot.value)[1] !== 'asking') return false;
      return !(['EXIT', 'BACK', 'ASIDE'] as const).some((event) => expects(snapshot, event));
    });
    expect(held.map(({ value }) => value)).toEqual([]);
  });

  test('nobody is at a step before all that comes first is settled', () => {
    expect(everywhere((snapshot) => settledComplaints(journey, thought, snapshot))).toEqual([]);
  });

  test('loading the page again changes nothing', () => {
    expect(everywhere((snapshot) => reloadComplaints(thought, snapshot))).toEqual([]);
  });

  test('gates and walk find the same step', () => {
    // The way to a step depends on what is settled, not on what is being entered.
    const seen = new WeakMap<object, WeakSet<object>>();
    const isNew = ({ context: { answers, outcomes } }: Snapshot) => {
      const together = seen.get(answers) ?? new WeakSet();
      seen.set(answers, together);
      return !together.has(outcomes) && Boolean(together.add(outcomes));
    };
    const law = (snapshot: Snapshot) => (isNew(snapshot) ? gateComplaints(journey, thought, snapshot) : []);
    expect(everywhere(law)).toEqual([]);
  });

  test('changing an answer forgets what the definition says, and says so', () => {
    expect(everywhere((snapshot) => clearingComplaints(journey, thought, snapshot))).toEqual([]);
  });

  test('forward and Back come to the same step with its answer', () => {
    expect(everywhere((snapshot) => backComplaints(journey, thought, snapshot))).toEqual([]);
  });

  test('trying again keeps the idempotency key, another answer renews it', () => {
    const fault = new Fault('failed');
    expect(everywhere((snapshot) => keyComplaints(journey, thought, snapshot, fault))).toEqual([]);
  });

  test('every screen has an address and says why it is blocked', () => {
    expect(everywhere((snapshot) => screenComplaints(journey, snapshot))).toEqual([]);
  });

  test('every message that is shown has its words', () => {
    expect([...shown].filter((key) => !Object.hasOwn(notices, key))).toEqual([]);
    expect(shown.size).toBeGreaterThan(0);
  });

  test('the smallest set of paths takes every arrow, can be taken from its start, and can be told', () => {
    const paths = coveringPaths(flow, explored);
    const moves = paths.flatMap((path) => path.moves);
    const missed = [...takenIn(explored)].filter(
      (id) => !takenIn({ starts: explored.starts, moves }).has(id),
    );
    expect(missed).toEqual([]);
    const replay = replayer(flow);
    expect(paths.filter((path) => replay.path(path) === undefined)).toEqual([]);
    const told = paths.map((path) => describePath(explored, path));
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('a repair that is sent', () => {
  test('holds no answer of a step that was passed over', () => {
    const flow = flows.find(({ journey }) => journey.id === 'repair');
    if (!flow) throw new Error('there is no repair journey');
    const { journey } = flow;
    const strays = new Set<string>();
    const sent = walked(flow).sending.filter(({ value }) => placeOf(value)[1] === 'doing:submit');
    for (const { context } of sent) {
      const situation = situationOf(context) as RepairSituation;
      const onTheWay = new Set(
        walk(journey, context).steps.flatMap(({ step: { asks }, found }) =>
          found.as === 'passedOver' ? [] : asks.map(({ question }) => question),
        ),
      );
      const answers = Object.fromEntries(
        Object.entries(situation.answers).filter(([question]) => onTheWay.has(question)),
      ) as RepairSituation['answers'];
      const [whole, without] = [situation, { ...situation, answers }].map((it) =>
        JSON.stringify(orderFrom(it)),
      );
      if (whole !== without) {
        strays.add(
          Object.keys(situation.answers)
            .filter((question) => !onTheWay.has(question))
            .join(),
        );
      }
    }
    expect([...strays]).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
  });
});
