import type { Exit, Journey, Operation, Run, Step } from './journey.ts';

function defined<T>({ id }: Journey, what: string, name: string, found: T | undefined): T {
  if (!found) throw new Error(`The journey ${id} has no ${what} ${name}`);
  return found;
}

/** The question of this name. Throws where the journey has none; so do the two below. */
export const questionOf = (journey: Journey, id: string) =>
  defined(journey, 'question', id, journey.questions[id]);

/** What a question shows before anything is entered. */
export const initialOf = (journey: Journey, id: string, facts: unknown): unknown => {
  const { initial, initialFor } = questionOf(journey, id);
  return initialFor ? initialFor(facts) : initial;
};

export const operationOf = (journey: Journey, id: string): Operation =>
  defined(journey, 'operation', id, journey.operations[id]);

export const stepOf = (journey: Journey, id: string): Step =>
  defined(
    journey,
    'step',
    id,
    journey.steps.find((step) => step.id === id),
  );

/** Every operation that a step can run before it is left, by any way but Back. */
export const operationsOf = (step: Step): readonly Run[] => [...step.load, ...step.check, ...step.submit];

/** Whether two answers to a question are the same, as the question sees it. */
export const sameAnswer = (journey: Journey, id: string, a: unknown, b: unknown): boolean => {
  if (a === undefined || b === undefined) return a === b;
  const { same } = questionOf(journey, id);
  return same ? same(a, b) : JSON.stringify(a) === JSON.stringify(b);
};

/** How a step can be left before the journey ends, if at all: from what was done nothing leads away but onward. */
export const exitOf = (journey: Journey, step: Step): Exit | undefined =>
  step.confirmation ? undefined : journey.exit;
