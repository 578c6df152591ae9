import {
  isBeforeStep,
  type Journey,
  type Memory,
  memoryOf,
  situationOf,
  stateOf,
  statePath,
  stepOf,
} from '../../machines/engine/index.ts';
import type { Simulator, Snapshot } from '../../machines/exploration/index.ts';
import type { Complaints } from './journey-invariants.ts';
import { onceEach } from './memoize.ts';

/** Nothing is on the screen yet: an operation decides which step it will be. */
const isOnTheWay = (snapshot: Snapshot) => isBeforeStep(stateOf(snapshot));
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? isPlainObject(value)
    : ['string', 'number', 'boolean', 'undefined', 'object'].includes(typeof value);

const isPlainObject = onceEach(
  (value) =>
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
    Object.values(value).every(isPlain),
);

const readObject = onceEach((value) => JSON.parse(JSON.stringify(value)));

/** What is kept, as it is read from where it is kept. */
const readAgain = (memory: Memory): Memory =>
  Object.fromEntries(
    Object.entries(memory).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? readObject(value) : value,
    ]),
  ) as unknown as Memory;

/** Loading the page again shows the same step with the same answers, right or wrong, sent or not. */
export function reloadComplaints(journey: Journey, simulator: Simulator, snapshot: Snapshot): Complaints {
  const memory = memoryOf(snapshot.context);
  const complaints: string[] = [];
  if (!Object.values(memory).every(isPlain)) complaints.push('what is kept is not plain data');
  if (snapshot.status !== 'active' || isOnTheWay(snapshot)) return complaints;
  const again = simulator.start({ memory: readAgain(memory) });
  const [before, after] = [statePath(snapshot.value)[0], statePath(again.value)[0]];
  if (before !== after) return [...complaints, `loaded again at ${before}, it shows ${after}`];
  if (isHaltedForGood(journey, snapshot) && statePath(again.value)[1] !== 'errorPage') {
    complaints.push(`loaded again, the error page of ${before} is gone`);
  }
  const answers = [snapshot, again].map(({ context }) =>
    JSON.stringify(sorted(situationOf(context).answers)),
  );
  if (answers[0] !== answers[1])
    complaints.push(`loaded again, ${answers[0]} has become ${answers[1]} at ${before}`);
  if (snapshot.context.keys[before] !== again.context.keys[before]) {
    complaints.push(`loaded again, ${before} has another idempotency key`);
  }
  return complaints;
}

/** An error page that stays until the resident does something. What a step needs is asked for anew instead. */
const isHaltedForGood = (journey: Journey, snapshot: Snapshot): boolean => {
  const { step: id, activity } = stateOf(snapshot);
  const operation = snapshot.context.failure?.operation;
  return activity === 'failed' && !stepOf(journey, id).load.some(({ run }) => run === operation);
};

const sorted = (record: object) =>
  Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => a.localeCompare(b));
