import { questions } from '../../journeys/repair/questions.ts';
import type { RepairFacts } from '../../journeys/repair/vocabulary.ts';
import {
  type Answers,
  asked,
  type Checked,
  cleared,
  fingerprint,
  type HandWrittenContext,
  type QuestionId,
  type StepId,
  situationOf,
  warnings,
} from './hand-written-situation.ts';

type Change = Partial<HandWrittenContext>;

const without = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => value !== undefined && !names.includes(name)),
  );

/** After an entry. */
export const enter = ({ entered }: HandWrittenContext, question: string, value: unknown): Change => ({
  entered: { ...entered, [question]: value },
  notices: [],
  key: 'key',
});

const isSame = (question: QuestionId, a: unknown, b: unknown): boolean => {
  if (a === undefined || b === undefined) return a === b;
  const model: { same?(a: never, b: never): boolean } = questions[question];
  return model.same ? model.same(a as never, b as never) : JSON.stringify(a) === JSON.stringify(b);
};

/** After Continue: what was entered is answered, and what depends on a changed answer is forgotten. */
export function commit(context: HandWrittenContext, step: StepId): Change {
  const it = situationOf(context);
  const changed = asked[step](it).some(
    (question) =>
      context.answers[question] !== undefined &&
      !isSame(question, context.answers[question], it.answers[question]),
  );
  return {
    answers: without(it.answers, changed ? (cleared[step] ?? []) : []),
    entered: {},
    complaints: {},
    attempts: 0,
    notices: [],
  };
}

/** After going back: the step's own answers are forgotten. */
export const retreat = (context: HandWrittenContext, step: StepId): Change => ({
  answers: without(context.answers, asked[step](situationOf(context))),
  entered: {},
  complaints: {},
  notices: [],
});

/** After a call came back with something new. */
export const learn = ({ facts }: HandWrittenContext, known: Partial<RepairFacts>): Change => ({
  facts: { ...facts, ...known },
});

/** After a check: its refusal and its warnings stand while the answers that it read stay the same. */
export const remember = (
  context: HandWrittenContext,
  check: Checked,
  refused: readonly string[],
  supplementary: string,
): Change => ({
  notices: [...refused, ...warnings(supplementary)],
  checked: { ...context.checked, [check]: { of: fingerprint(check, situationOf(context)), refused } },
});
