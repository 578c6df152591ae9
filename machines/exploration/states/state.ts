import {
  type AnyEvent,
  type Context,
  exitOf,
  type FaultGoTo,
  faultsAt,
  type Journey,
  type JourneyState,
  operationsOf,
  type Step,
} from '../../engine/index.ts';
import type { Samples } from '../samples.ts';
import type { Snapshot } from '../state-key.ts';

/** Where something led: the situation, what happened, and the ids of the transitions that it took. */
export interface Arrival {
  readonly snapshot: Snapshot;
  /** Absent at a start. */
  readonly event?: AnyEvent;
  readonly taken: readonly string[];
}

export type StateKind = 'view' | 'refused' | 'notice' | 'waiting' | 'error page' | 'dialog' | 'returned';

/** One way in which a step can look, as its definition has it. */
export interface StepState {
  readonly step: string;
  /** What tells it from the others of its step, in words. */
  readonly name: string;
  readonly kind: StateKind;
  /** The state of the machine in which it shows, without the step. */
  readonly at: string;
  /** Whether it is what an arrival at that state shows. */
  shows(arrival: Arrival): boolean;
  /** Whether an arrival may stand for it where nothing shows it. */
  isLike?(arrival: Arrival): boolean;
  /** Whether what makes it has come with an arrival, so that the resident has only to press on until it shows. */
  isBegunBy?(arrival: Arrival): boolean;
}

/** A state before its name is told from the others. */
export interface Draft extends Omit<StepState, 'step'> {
  /** Told besides the name, as many as it takes, where another state of the step has the same one. */
  readonly details: readonly string[];
}

/** What the states of a step are made from. */
export interface Part {
  readonly journey: Journey;
  readonly step: Step;
  readonly samples: Samples;
  /** The states that the machine has for the step. */
  readonly machineStates: ReadonlyMap<string, JourneyState>;
}

/** A state in which the questions are on the screen. */
export const asking = (
  name: string,
  kind: StateKind,
  details: readonly string[],
  shows: (context: Context, arrival: Arrival) => boolean,
): Draft => ({
  name,
  kind,
  details,
  at: 'asking',
  shows: (arrival) => shows(arrival.snapshot.context, arrival),
});

/** Nothing went wrong, and nothing happened before that the step tells about. */
export const isCalm = ({ complaints, flashes, resetQuestions, returnTo }: Context): boolean =>
  Object.keys(complaints).length === 0 &&
  flashes.length === 0 &&
  resetQuestions.length === 0 &&
  returnTo === null;

/** Every operation from which the step can come back to its questions or to an error page. */
export const operationsThatReturn = ({ journey, step }: Part): readonly string[] => {
  const save = exitOf(journey, step)?.save;
  const operations = [
    ...operationsOf(step).map(({ run }) => run),
    ...Object.values(step.secondaryActions).flatMap(({ submit }) => submit.map(({ run }) => run)),
    ...(save ? [save] : []),
  ];
  return [...new Set(operations)];
};

/** Where the faults of an operation lead, at every moment at which the step runs it. */
export function faultLeadsOf({ journey, step }: Part, operation: string): readonly FaultGoTo[] {
  const runsBefore = [...step.load, ...step.check].some(({ run }) => run === operation);
  return Object.values(faultsAt(journey, operation, runsBefore ? 'before Continue' : 'after Continue'));
}
