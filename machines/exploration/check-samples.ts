import type { Journey } from '../engine/index.ts';
import { type DefinitionFault, fault } from './definition-fault.ts';
import type { Flow } from './samples.ts';

/** Questions that want an answer and have no sample: nothing behind them can be reached. */
export const missingSamples = ({ journey, samples }: Flow): readonly DefinitionFault[] =>
  journey.steps.flatMap((step) =>
    step.asks
      .filter(({ question }) => isUnanswered(journey, question, samples.answers[question]))
      .map(({ question }) =>
        fault('no sample', `The question ${question} of the step ${step.id} has no sample`),
      ),
  );

const isUnanswered = (
  { questions, initialFacts }: Journey,
  question: string,
  values: Flow['samples']['answers'][string] | undefined,
): boolean => {
  if (typeof values === 'function' || (values ?? []).length > 0) return false;
  return (questions[question]?.check(undefined, initialFacts) ?? []).length > 0;
};
