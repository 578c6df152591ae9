import type { Answers, Journey, Operation, Run, Situation, Step } from './journey.ts';
import { lastResult } from './last-result.ts';
import { operationOf, operationsOf } from './lookup.ts';
import { type CachedOutcome, type Context, type Memory, situationOf } from './memory.ts';
import { holds } from './rule.ts';
import type { AnyEvent } from './transition.ts';

/** Which outcome of an operation an output is: the first that matches, else the default. */
export function classify(operation: Operation, output: unknown, situation: Situation): string {
  for (const [name, outcome] of Object.entries(operation.outcomes)) {
    if (outcome.when === undefined || outcome.when(output, situation)) return name;
  }
  throw new Error('An operation without a default outcome');
}

/** The situation that an operation was started with: while a check runs, other answers may be entered. */
export const startedWith = (operation: string, context: Context): Situation => {
  const situation = situationOf(context);
  return context.checked?.operation === operation
    ? { ...situation, answers: context.checked.answers }
    : situation;
};

const lastReturned = lastResult<Context, AnyEvent, string>();

/** The outcome with which an operation came back by this event: classified once, however many guards ask. */
export const returnedOutcome = (journey: Journey, id: string, event: AnyEvent, context: Context): string =>
  lastReturned(context, event, () =>
    classify(
      operationOf(journey, id),
      'output' in event ? event.output : undefined,
      startedWith(id, context),
    ),
  );

const fingerprints = lastResult<Answers, Answers, Map<Operation, string>>();

/**
 * The answers that an operation reads, as one text: its outcome stands while this stays the same. Guards, the screen and the walk
 * ask it of the same answers, one after the other.
 */
export function fingerprint(operation: Operation, { answers }: Situation): string {
  const texts = fingerprints(answers, answers, () => new Map());
  if (!texts.has(operation))
    texts.set(operation, JSON.stringify(operation.dependsOn.map((question) => answers[question] ?? null)));
  return texts.get(operation) as string;
}

/** What an operation came back with, if that still holds for the present answers. */
export function currentOutcome(journey: Journey, id: string, memory: Memory): CachedOutcome | undefined {
  const outcome = memory.outcomes[id];
  if (outcome === undefined) return undefined;
  const operation = operationOf(journey, id);
  // Most operations read nothing: their outcome stands once and for all.
  if (operation.dependsOn.length === 0) return outcome;
  return outcome.of === fingerprint(operation, situationOf(memory)) ? outcome : undefined;
}

/** Whether an outcome of an operation blocks Continue. */
export const isBlockingOutcome = (journey: Journey, id: string, name: string): boolean =>
  operationOf(journey, id).outcomes[name]?.goTo === 'block';

/** Whether Continue is blocked by what an operation came back with. */
export const isBlocking = (journey: Journey, id: string, outcome: CachedOutcome): boolean =>
  isBlockingOutcome(journey, id, outcome.name);

/**
 * Whether what an operation came back with holds for this opening of its step only. What blocks may have passed by the
 * next one, and what another tab, process or person can change may be different by then.
 */
const isVolatile = (journey: Journey, id: string, outcome: CachedOutcome): boolean =>
  operationOf(journey, id).refetch === 'onEntry' || isBlocking(journey, id, outcome);

/** What stands when a journey is carried on from what was kept of it. */
export const lastingOutcomes = (journey: Journey, outcomes: Memory['outcomes']): Memory['outcomes'] =>
  Object.fromEntries(Object.entries(outcomes).filter(([id, outcome]) => !isVolatile(journey, id, outcome)));

/** What stands at a step: what holds for one opening of a later step only does so no more. */
export function outcomesAt(journey: Journey, { index }: Step, { outcomes }: Memory): Memory['outcomes'] {
  const runsByThen = (id: string) =>
    journey.steps.slice(0, index + 1).some((step) => operationsOf(step).some(({ run }) => run === id));
  const all = Object.entries(outcomes);
  const lasting = all.filter(([id, outcome]) => !isVolatile(journey, id, outcome) || runsByThen(id));
  return lasting.length === all.length ? outcomes : Object.fromEntries(lasting);
}

/** What stands when an address is opened: what blocks is asked anew there. */
export const unblocked = (journey: Journey, { outcomes }: Memory): Memory['outcomes'] =>
  Object.fromEntries(Object.entries(outcomes).filter(([id, outcome]) => !isBlocking(journey, id, outcome)));

/** The first of these operations that has to run now. */
export function pending(journey: Journey, list: readonly Run[], memory: Memory): Run | undefined {
  const situation = situationOf(memory);
  return list.find((run) => holds(journey, run.when, situation) && !currentOutcome(journey, run.run, memory));
}
