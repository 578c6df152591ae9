import type { Exit, Journey, Operation, Step } from './journey.ts';

/** The question of this name. Throws where the journey has none; so do the two below. */
export const questionOf = (journey: Journey, id: string) => {
  const question = journey.questions[id];
  if (!question) throw new Error(`The journey ${journey.id} has no question ${id}`);
  return question;
};

/** What a question shows before anything is entered. */
export const initialOf = (journey: Journey, id: string, facts: unknown): unknown => {
  const { initial, initialFor } = questionOf(journey, id);
  return initialFor ? initialFor(facts) : initial;
};

export const operationOf = (journey: Journey, id: string): Operation => {
  const operation = journey.operations[id];
  if (!operation) throw new Error(`The journey ${journey.id} has no operation ${id}`);
  return operation;
};

export const stepOf = (journey: Journey, id: string): Step => {
  const step = journey.steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`The journey ${journey.id} has no step ${id}`);
  return step;
};

/** Whether two answers to a question are the same, as the question sees it. */
export const sameAnswer = (journey: Journey, id: string, a: unknown, b: unknown): boolean => {
  if (a === undefined || b === undefined) return a === b;
  const { same } = questionOf(journey, id);
  return same ? same(a, b) : JSON.stringify(a) === JSON.stringify(b);
};

/** How a step can be left before the journey ends, if at all: from what was done nothing leads away but onward. */
export const exitOf = (journey: Journey, step: Step): Exit | undefined =>
  step.confirmation ? undefined : journey.exit;
