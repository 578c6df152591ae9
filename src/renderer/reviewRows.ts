import { askedQuestions } from '../../machines/answered.ts';
import type { Journey } from '../../machines/journey.ts';
import { type Context, situationOf } from '../../machines/memory.ts';
import type { Question } from '../../machines/question.ts';
import { type Reviewed, reviewed } from '../../machines/walk.ts';
import { fill, type QuestionWords, type Words } from '../../machines/words.ts';
import type { CheckboxesQuestion, Tick } from '../kinds/checkboxes/model.ts';
import type { FileAnswer } from '../kinds/files/model.ts';
import type { ReviewRow } from '../kinds/review/model.ts';
import { shortLabelOf } from './shortLabel.ts';

interface WithOptions {
  optionsFor?(facts: unknown): readonly { readonly value: string; readonly label?: string }[];
}

const labelled = (words: QuestionWords, value: string): string | undefined =>
  (words.options as Readonly<Record<string, { readonly label: string }>> | undefined)?.[value]?.label;

/** What is ticked, each with what is ticked in the list within it. */
function tickedIn(
  question: CheckboxesQuestion<string, string, unknown>,
  words: QuestionWords,
  value: unknown,
  facts: unknown,
): readonly string[] {
  const ticked = value as readonly string[];
  const named = (options: readonly Tick[]) =>
    options
      .filter((option) => ticked.includes(option.value))
      .map((option) => ({ ...option, label: option.label ?? labelled(words, option.value) ?? option.value }));
  return named(question.optionsFor(facts)).map(({ label, within }) => {
    const inside = named(within?.options ?? []).map((option) => option.label);
    return inside.length > 0 ? `${label}: ${inside.join(', ')}` : label;
  });
}

/** An answer in the words that the resident saw when giving it. */
function spoken(
  question: Question<unknown, string, unknown>,
  words: QuestionWords,
  value: unknown,
  facts: unknown,
) {
  switch (question.kind) {
    case 'files':
      return (value as readonly FileAnswer[]).map((file) => file.fileName);
    case 'suggestion':
      return [(value as { readonly text: string }).text];
    case 'checkboxes':
      return tickedIn(question as CheckboxesQuestion<string, string, unknown>, words, value, facts);
    case 'radios':
    case 'cards':
    case 'select':
    case 'tableChoice': {
      const option = (question as WithOptions)
        .optionsFor?.(facts)
        .find((candidate) => candidate.value === value);
      return [labelled(words, String(value)) ?? option?.label ?? String(value)];
    }
    default:
      return [String(value)].filter((text) => text.trim() !== '');
  }
}

/** What a row says: the question's answer, then those of the questions that depend on it. */
function valuesOf(
  journey: Journey,
  words: Words,
  context: Context,
  questions: readonly string[],
): readonly string[] {
  const { answers, facts } = situationOf(context);
  const all = questions.flatMap((id) => {
    const question = journey.questions[id];
    const own = words.questions[id];
    return question && own && answers[id] !== undefined ? spoken(question, own, answers[id], facts) : [];
  });
  return [...new Set(all)];
}

function rowsOf(
  journey: Journey,
  words: Words,
  context: Context,
  { step, isAsked }: Reviewed,
): readonly ReviewRow[] {
  const asked = askedQuestions(journey, step, situationOf(context));
  const values = journey.values(situationOf(context));
  const lead = step.asks.filter((ask) => ask.when === undefined).map((ask) => ask.question);
  return lead.map((question) => {
    const own = words.review?.[question];
    // Where a step leads with several questions each has a row of its own; its dependent ones follow the last.
    const dependents = question === lead.at(-1) ? asked.filter((id) => !lead.includes(id)) : [];
    return {
      step: step.id,
      label: fill(shortLabelOf(words, question), values),
      values:
        typeof own === 'object'
          ? [fill(own.text, values)].filter((text) => text !== '')
          : valuesOf(journey, words, context, [question, ...dependents]),
      ...(isAsked ? {} : { readOnly: true }),
    };
  });
}

/** The rows of a review: every answered step on the way, as the walk has it. */
export const reviewRows = (journey: Journey, words: Words, context: Context): readonly ReviewRow[] =>
  reviewed(journey, context).flatMap((step) => rowsOf(journey, words, context, step));
