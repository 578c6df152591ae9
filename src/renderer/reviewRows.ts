import type { ReviewRow } from '../../journeys/questions/review.ts';
import {
  askedQuestions,
  type Context,
  type Copy,
  fill,
  type Journey,
  lastingQuestions,
  type Question,
  type QuestionCopy,
  type Reviewed,
  reviewed,
  situationOf,
} from '../../machines/engine/index.ts';
import { shortLabelOf } from './shortLabel.ts';

interface WithOptions {
  optionsFor?(facts: unknown): readonly { readonly value: string; readonly label?: string }[];
}

const labelled = (copy: QuestionCopy, value: string): string | undefined =>
  (copy.options as Readonly<Record<string, { readonly label: string }>> | undefined)?.[value]?.label;

/** An answer in the words that the resident saw when giving it, as its kind says it. */
export function spoken(
  question: Question<unknown, string, unknown>,
  copy: QuestionCopy,
  value: unknown,
  facts: unknown,
): readonly string[] {
  const labelOf = (option: string) => labelled(copy, option);
  if (question.say) return question.say(value, labelOf, facts);
  if (typeof value === 'object') throw new Error(`an answer to ${question.kind} has no description`);
  const text = String(value);
  const option = (question as WithOptions).optionsFor?.(facts).find((candidate) => candidate.value === value);
  return [labelOf(text) ?? option?.label ?? text].filter((line) => line.trim() !== '');
}

/** The name of a question before its answer, where the row is called after another one. */
const beside = (label: string, value: string): string => `${label}${label.endsWith('?') ? '' : ':'} ${value}`;

/** What a row says: the question's answer, then those of the questions that it brought, each with its name. */
function valuesOf(
  journey: Journey,
  copy: Copy,
  context: Context,
  [lead, ...brought]: readonly string[],
): readonly string[] {
  const { answers, facts } = situationOf(context);
  const said = (id = ''): readonly string[] => {
    const question = journey.questions[id];
    const own = copy.questions[id];
    return question && own && answers[id] !== undefined ? spoken(question, own, answers[id], facts) : [];
  };
  const values = journey.placeholders(situationOf(context));
  const labelOf = (id: string) => fill(shortLabelOf(copy, id), values);
  return [
    ...new Set([
      ...said(lead),
      ...brought.flatMap((id) => said(id).map((value) => beside(labelOf(id), value))),
    ]),
  ];
}

function rowsOf(
  journey: Journey,
  copy: Copy,
  context: Context,
  { step, isAsked }: Reviewed,
): readonly ReviewRow[] {
  const asked = askedQuestions(journey, step, situationOf(context));
  const values = journey.placeholders(situationOf(context));
  const lasting = lastingQuestions(journey, step, situationOf(context));
  const lead = lasting.length > 0 ? lasting : asked.slice(0, 1);
  return lead.map((question) => {
    const own = copy.review?.[question];
    // Where a step asks several questions in any case each has a row of its own; those that an answer brings follow the last.
    const dependents = question === lead.at(-1) ? asked.filter((id) => !lead.includes(id)) : [];
    return {
      step: step.id,
      label: fill(shortLabelOf(copy, question), values),
      values:
        typeof own === 'object'
          ? [fill(own.text, values)].filter((text) => text !== '')
          : valuesOf(journey, copy, context, [question, ...dependents]),
      ...(isAsked ? {} : { readOnly: true }),
    };
  });
}

/** The rows of a review: every answered step on the way, as the walk has it. */
export const reviewRows = (journey: Journey, copy: Copy, context: Context): readonly ReviewRow[] =>
  reviewed(journey, context).flatMap((step) => rowsOf(journey, copy, context, step));
