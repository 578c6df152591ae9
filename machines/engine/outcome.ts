import type { Journey, Operation, Run, Situation, Step } from './journey.ts';
import { operationOf } from './lookup.ts';
import { type CachedOutcome, type Memory, situationOf } from './memory.ts';
import { holds } from './rule.ts';

/** Which outcome of an operation an output is: the first that matches, else the default. */
export function classify(operation: Operation, output: unknown, situation: Situation): string {
  for (const [name, outcome] of Object.entries(operation.outcomes)) {
    if (outcome.when === undefined || outcome.when(output, situation)) return name;
  }
  throw new Error('An operation without a default outcome');
}

/** The answers that an operation reads, as one text: its outcome stands while this stays the same. */
export const fingerprint = (operation: Operation, situation: Situation): string =>
  JSON.stringify(operation.dependsOn.map((question) => situation.answers[question] ?? null));

/** What an operation came back with, if that still holds for the present answers. */
export function currentOutcome(journey: Journey, id: string, memory: Memory): CachedOutcome | undefined {
  const outcome = memory.outcomes[id];
  if (outcome === undefined) return undefined;
  const operation = operationOf(journey, id);
  // Most operations read nothing: their outcome stands once and for all.
  if (operation.dependsOn.length === 0) return outcome;
  return outcome.of === fingerprint(operation, situationOf(memory)) ? outcome : undefined;
}

/** Whether Continue is blocked by what an operation came back with. */
export const isBlocking = (journey: Journey, id: string, outcome: CachedOutcome): boolean =>
  operationOf(journey, id).outcomes[outcome.name]?.goTo === 'block';

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
export const outcomesAt = (journey: Journey, { index }: Step, { outcomes }: Memory): Memory['outcomes'] =>
  Object.fromEntries(
    Object.entries(outcomes).filter(
      ([id, outcome]) =>
        !isVolatile(journey, id, outcome) ||
        journey.steps.some(
          (step) =>
            step.index <= index &&
            [...step.load, ...step.check, ...step.submit].some(({ run }) => run === id),
        ),
    ),
  );

/** What stands when an address is opened: what blocks is asked anew there. */
export const unblocked = (journey: Journey, { outcomes }: Memory): Memory['outcomes'] =>
  Object.fromEntries(Object.entries(outcomes).filter(([id, outcome]) => !isBlocking(journey, id, outcome)));

/** The first of these operations that has to run now. */
export function pending(journey: Journey, list: readonly Run[], memory: Memory): Run | undefined {
  const situation = situationOf(memory);
  return list.find((run) => holds(journey, run.when, situation) && !currentOutcome(journey, run.run, memory));
}
