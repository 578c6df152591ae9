import {
  type Arriving,
  type Explored,
  explorableJourney,
  type Failure,
  type Flow,
  type Snapshot,
  unreadAnswers,
} from '../../machines/exploration/index.ts';
import { askedAgainInvariant } from '../../test/support/asked-again-invariant.ts';
import { blockedComplaints } from '../../test/support/blocked-invariant.ts';
import { congruenceCheck, type Incongruence } from '../../test/support/congruence.ts';
import { answeredApart, exceptions, invariants } from '../../test/support/invariants.ts';
import { simulatorOf } from '../../test/support/journey-invariants.ts';
import { leavingComplaints } from '../../test/support/leaving-invariant.ts';
import { readingInvariant } from '../../test/support/reading-invariant.ts';
import { relyingInvariant } from '../../test/support/relying-invariant.ts';
import { sendingInvariant } from '../../test/support/sending-invariant.ts';

/** Questions whose answers nothing reads on purpose, with the reason. */
const unreadOnPurpose: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment: {
    again: 'ticking it is what counts: the step goes on only then',
    frame: 'the card provider knows what was paid; the answer only lets the step go on',
  },
  profile: { name: 'shown, and never asked for', birth: 'shown, and never asked for' },
};

/** What is wrong by a demand, and at how many situations it was looked for. */
interface Finding {
  readonly complaints: readonly string[];
  readonly lookedAt: number;
}

/** What the arrivals of a walk say of a journey. */
export interface ArrivalFindings {
  readonly failures: readonly Failure[];
  /** At how many situations each demand was looked at. */
  readonly lookedAt: Readonly<Record<string, number>>;
}

/**
 * Checks what shows only in all arrivals of a walk, not in the one situation that stands for each state: which answers
 * were given, what operations send, and whether states of one name are alike.
 */
export function arrivalCheck(flow: Flow) {
  const { journey } = flow;
  const answered = answeredApart();
  const congruence = congruenceCheck();
  const sending = sendingInvariant(journey);
  const reading = readingInvariant(flow);
  const relying = relyingInvariant(flow);
  const again = askedAgainInvariant(flow);
  const watching = [answered, congruence, sending, reading, relying, again];
  return {
    arrived(at: Snapshot, arriving: Arriving<Snapshot>): void {
      for (const each of watching) each.arrived(at, arriving);
    },
    async findings(explored: Explored): Promise<ArrivalFindings> {
      const isExact = explored.precision === 'exact';
      const found: Readonly<Record<string, Finding>> = {
        ...ofSituations(flow, explored, answered.snapshots()),
        'each question that is said to be asked again is asked on the way on': {
          complaints: again.complaints(simulatorOf(journey)),
          lookedAt: again.seen(),
        },
        'states of one name lead to states of one name, where there are few enough to name them exactly': {
          complaints: isExact ? congruence.found(explorableJourney(flow)).map(differing) : [],
          lookedAt: isExact ? congruence.pairs() : 0,
        },
        'each answer is read by something, or exempt with a reason': await unread(journey.id, explored),
        'nothing that is not asked is ever sent': {
          complaints: await sending.complaints(),
          lookedAt: sending.seen(),
        },
        'an operation whose outcome is kept reads each answer that it sends': {
          complaints: await reading.complaints(),
          lookedAt: reading.seen(),
        },
        'nothing is sent on the strength of what may be old': {
          complaints: await relying.complaints(),
          lookedAt: relying.seen(),
        },
      };
      const entries = Object.entries(found);
      return {
        failures: entries.flatMap(([invariant, { complaints }]) =>
          [...new Set(complaints)].map((what) => ({ kind: 'invariant', invariant, what }) as const),
        ),
        lookedAt: Object.fromEntries(entries.map(([name, { lookedAt }]) => [name, lookedAt])),
      };
    },
  };
}

/** What is demanded of each situation: that of each state, and those in which other questions are answered. */
function ofSituations(flow: Flow, explored: Explored, answered: readonly Snapshot[]) {
  const { journey } = flow;
  const simulator = simulatorOf(journey);
  const states = [...explored.states.values()];
  const own = new Set(states);
  const others = [...new Set(answered)].filter((snapshot) => !own.has(snapshot));
  const lookedAt = states.length + others.length;
  const complaintsIn = (snapshots: readonly Snapshot[], find: (at: Snapshot) => readonly string[]) =>
    snapshots.flatMap((snapshot) => find(simulator.restore(snapshot)));
  const ofEach: Readonly<Record<string, Finding>> = Object.fromEntries(
    // The states are looked at elsewhere, with the shortest path to each.
    Object.entries(invariants).map(([name, invariant]) => [
      name,
      { complaints: complaintsIn(others, (at) => invariant(journey, simulator, at)), lookedAt },
    ]),
  );
  const exempt = Object.keys(exceptions).filter((exception) => exception.startsWith(`${journey.id}: `));
  const needed =
    exempt.length === 0 ? [] : complaintsIn(states, (at) => leavingComplaints(journey, simulator, at));
  return {
    ...ofEach,
    'what the provider said no to is asked anew at each opening of its step, and leads on by then': {
      complaints: complaintsIn([...states, ...others], (at) => blockedComplaints(flow, simulator, at)),
      lookedAt,
    },
    'every exception from an invariant is needed': {
      complaints: exempt.filter((each) => !needed.some((it) => each === `${journey.id}: ${it}`)),
      lookedAt: exempt.length,
    },
  };
}

const differing = ({ state, event, leadsTo }: Incongruence): string =>
  `${event} leads from ${state} to ${leadsTo.join(' and to ')}`;

async function unread(id: string, explored: Explored): Promise<Finding> {
  const exempt = Object.keys(unreadOnPurpose[id] ?? {});
  const found = await unreadAnswers(explored);
  const expected = exempt.map((question) => `Nothing in ${id} reads the answer to ${question}`);
  return {
    complaints: [
      ...found.filter((complaint) => !expected.includes(complaint)),
      ...exempt
        .filter((_, index) => !found.includes(expected[index] ?? ''))
        .map((question) => `The answer to ${question} of ${id} is read, and exempt from being read`),
    ],
    lookedAt: Object.keys(explored.compiled.journey.questions).length,
  };
}
