import { Fault, type Journey, statePath } from '../../machines/engine/index.ts';
import type { Simulator, Snapshot } from '../../machines/exploration/index.ts';
import {
  backComplaints,
  type Complaints,
  clearingComplaints,
  keyComplaints,
  screenComplaints,
  settledComplaints,
} from './journey-invariants.ts';
import { leavingComplaints } from './leaving-invariant.ts';
import { reloadComplaints } from './reload-invariant.ts';
import { calledOffComplaints } from './under-way-invariant.ts';

export type Invariant = (journey: Journey, simulator: Simulator, snapshot: Snapshot) => Complaints;

const fault = new Fault('failed');

/** Where an invariant is not held on purpose, with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'appointment: nobody can get away from slot, asking':
    'who may wish for an appointment has nothing to decline; the page itself leads home',
};

const getAway: Invariant = (journey, simulator, snapshot) =>
  leavingComplaints(journey, simulator, snapshot).filter(
    (complaint) => exceptions[`${journey.id}: ${complaint}`] === undefined,
  );

/** What holds in every situation of every journey, by a sentence that says so. */
export const invariants: Readonly<Record<string, Invariant>> = {
  'every screen has an address and says why it is blocked': (journey, _simulator, snapshot) =>
    screenComplaints(journey, snapshot),
  'nobody is at a step before all that comes first is settled': settledComplaints,
  'loading the page again changes nothing': reloadComplaints,
  'changing an answer forgets what the definition says, and says so': clearingComplaints,
  'forward and Back come to the same step with its answer': backComplaints,
  'trying again keeps the idempotency key, another answer renews it': (journey, simulator, snapshot) =>
    keyComplaints(journey, simulator, snapshot, fault),
  'one can always get away': getAway,
  'what changes something at the provider is never called off': calledOffComplaints,
};

/**
 * Collects, besides the one snapshot that stands for a situation, those in which other questions are answered: for what
 * is asked next that makes no difference, for what is changed, left and kept it may.
 */
export function answeredApart() {
  const found = new Map<string, Snapshot>();
  return {
    arrived(snapshot: Snapshot): void {
      const { answers, drafts, returnTo } = snapshot.context;
      const [step, state] = statePath(snapshot.value);
      if (state !== 'asking') return;
      const key = [
        step,
        returnTo,
        ...Object.keys(answers).toSorted(),
        '/',
        ...Object.keys(drafts).toSorted(),
      ];
      found.set(key.join(), snapshot);
    },
    snapshots: () => [...found.values()],
  };
}
