import { beforeAll, describe, expect, test } from 'vitest';
import { notices } from '../../content/notices.ts';
import { flows } from '../../journeys/registry.ts';
import { checkDefinition } from '../../machines/check.ts';
import { coveringPaths, replayer } from '../../machines/cover.ts';
import { complaintsAbout, coverageOf, takenIn } from '../../machines/coverage.ts';
import { describePath } from '../../machines/describe.ts';
import { type Explored, explore } from '../../machines/explore.ts';
import { situationOf } from '../../machines/memory.ts';
import type { Flow } from '../../machines/samples.ts';
import type { Snapshot } from '../../machines/situation-key.ts';
import type { Thought } from '../../machines/thought.ts';
import { deadEnds, gateComplaints, messagesOn, thoughtOf } from '../support/journey-invariants.ts';
import { answeredApart, exceptions, type Law, laws, settledApart } from '../support/journey-laws.ts';
import { leavingComplaints } from '../support/leaving-invariant.ts';
import { sendingLaw } from '../support/sending-invariant.ts';

interface Walked {
  readonly explored: Explored;
  /** Keys of all the messages that came on the screen, and whether each came with its text. */
  readonly shown: ReadonlyMap<string, boolean>;
  readonly sending: ReturnType<typeof sendingLaw>;
  /** A snapshot for every situation, and for everything that can be answered there. */
  readonly snapshots: readonly Snapshot[];
}

const known = new Map<Flow, Walked>();

/** Walks a flow once, however many tests ask. */
function walked(flow: Flow): Walked {
  const before = known.get(flow);
  if (before) return before;
  const shown = new Map<string, boolean>();
  const sending = sendingLaw(flow.journey);
  const answered = answeredApart();
  const explored = explore(flow, (snapshot) => {
    for (const notice of messagesOn(flow.journey, snapshot)) {
      if (shown.get(notice) === false) continue;
      // A message of the provider's data comes among the values, under its key.
      const values = flow.journey.values(situationOf(snapshot.context));
      shown.set(notice, Object.hasOwn(notices, notice) || Boolean(values[notice]));
    }
    sending.arrived(snapshot);
    answered.arrived(snapshot);
  });
  const snapshots = [...explored.situations.values(), ...answered.snapshots()];
  const found = { explored, shown, sending, snapshots };
  known.set(flow, found);
  return found;
}

test('there are journeys', () => expect(flows.length).toBeGreaterThan(0));

describe.each(flows.map((flow) => [flow.journey.id, flow] as const))('%s', (_id, flow) => {
  const { journey } = flow;
  let explored: Explored;
  let shown: Walked['shown'];
  let thought: Thought;

  beforeAll(() => {
    thought = thoughtOf(journey);
    ({ explored, shown } = walked(flow));
  }, 120_000);

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

  test.each(Object.entries<Law>(laws))('%s', (_law, law) => {
    const isNew = law === gateComplaints ? settledApart() : () => true;
    const complaints = walked(flow)
      .snapshots.filter(isNew)
      .flatMap((snapshot) => law(journey, thought, thought.adopt(snapshot)));
    expect([...new Set(complaints)]).toEqual([]);
  });

  test('nothing that is not asked is ever sent', async () => {
    expect(await walked(flow).sending.complaints()).toEqual([]);
  });

  test('every message that is shown has its words', () => {
    expect([...shown].filter(([, hasText]) => !hasText)).toEqual([]);
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

test('answers that are not asked any more are there to be sent', () => {
  expect(flows.some((flow) => walked(flow).sending.seen() > 0)).toBe(true);
});

test('every exception from a law is needed', () => {
  const needed = flows.flatMap((flow) => {
    const thought = thoughtOf(flow.journey);
    return [...walked(flow).explored.situations.values()]
      .flatMap((snapshot) => leavingComplaints(flow.journey, thought, thought.adopt(snapshot)))
      .map((complaint) => `${flow.journey.id}: ${complaint}`);
  });
  expect(Object.keys(exceptions).filter((exception) => !needed.includes(exception))).toEqual([]);
});
