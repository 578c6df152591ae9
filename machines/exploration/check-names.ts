import { faultIn, type Journey, type Step } from '../engine/index.ts';
import { type DefinitionFault, fault } from './definition-fault.ts';
import { nearest } from './nearest.ts';
import { answersIn } from './reads-of-data.ts';
import { rulesOf } from './rules-of-step.ts';

const didYouMean = (name: string, names: object): string => {
  const suggestion = nearest(name, Object.keys(names)).trim();
  return suggestion === '' ? '' : `. ${suggestion}`;
};

const unknown = (names: readonly string[], known: object): readonly string[] =>
  [...new Set(names)].filter((name) => !Object.hasOwn(known, name));

/** Names of rules and questions that the journey does not have. */
export function unknownNames(journey: Journey): readonly DefinitionFault[] {
  const { questions, rules, operations, steps } = journey;
  return [
    ...steps.flatMap((step) => [
      ...unknown(rulesOf(step), rules).map((rule) =>
        fault(
          'unknown rule',
          `The step ${step.id} depends on “${rule}”, which is no rule${didYouMean(rule, rules)}`,
        ),
      ),
      ...unknown(step.resets, questions).map((question) =>
        fault(
          'unknown question cleared',
          `The step ${step.id} clears ${question}, which is no question${didYouMean(question, questions)}`,
        ),
      ),
    ]),
    ...Object.entries(rules).flatMap(([says, { expression }]) => {
      const wrong = expression && faultIn(expression);
      if (wrong !== undefined)
        return [fault('unreadable rule', `The rule “${says}” cannot be read: ${wrong}`)];
      const answers = answersIn(expression);
      return unknown(answers, questions).map((question) =>
        fault(
          'unknown answer',
          `The rule “${says}” reads ${question}, which no question sets${didYouMean(question, questions)}`,
        ),
      );
    }),
    ...Object.entries(operations).flatMap(([id, { dependsOn }]) =>
      unknown(dependsOn, questions).map((question) =>
        fault(
          'unknown answer',
          `The operation ${id} reads ${question}, which no question sets${didYouMean(question, questions)}`,
        ),
      ),
    ),
  ];
}

const asks = ({ asks: asked }: Step, question: string): boolean =>
  asked.some((ask) => ask.question === question);

/** Answers that a step clears although only it or an earlier step asks for them: the resident would be sent back. */
export const earlierResets = ({ steps }: Journey): readonly DefinitionFault[] =>
  steps.flatMap((step) =>
    step.resets.flatMap((question) => {
      const asking = steps.filter((each) => asks(each, question));
      const isLater = asking.length === 0 || asking.some(({ index }) => index > step.index);
      return isLater
        ? []
        : [
            fault(
              'earlier answer cleared',
              `The step ${step.id} clears ${question}, which is asked before at ${asking.map(({ id }) => id).join(', ')}`,
            ),
          ];
    }),
  );
