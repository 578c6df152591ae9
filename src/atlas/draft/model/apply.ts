import {
  comparisonsIn,
  type Expression,
  type Journey,
  type NoticeRule,
  type Question,
  ruleOf,
  type Step,
} from '../../../../machines/engine/index.ts';
import type { Flow } from '../../../../machines/exploration/index.ts';
import { flowWithCaseTypes } from './case-types.ts';
import { type Draft, isCaseTypeEdit, type JourneyEdit, subjectOf } from './draft.ts';
import { type EditFault, missing } from './faults.ts';

/** A question whose limit can be another. */
interface LimitedQuestion extends Question {
  readonly limit: number;
  withLimit(limit: number): Question;
}

/** A journey as a draft has it. Edits that cannot be made are left out. */
export interface Applied<F extends Flow = Flow> {
  readonly flow: F;
  /** Messages that read otherwise, by their keys. */
  readonly texts: Readonly<Record<string, string>>;
  readonly faults: readonly EditFault[];
}

/** The question with a limit that can be changed; nothing for any other. */
export function limitedQuestion(journey: Journey, id: string): LimitedQuestion | undefined {
  const question = journey.questions[id];
  return question && 'limit' in question && 'withLimit' in question
    ? (question as LimitedQuestion)
    : undefined;
}

/**
 * Puts a draft into a journey. Pure: the journey is left as it is. What the journey is made of is changed first.
 * @param texts the messages that there are, by their keys
 */
export function applyDraft<F extends Flow>(
  flow: F,
  { edits }: Pick<Draft, 'edits'>,
  texts: Readonly<Record<string, string>>,
): Applied<F> {
  const made = flowWithCaseTypes(flow, edits.filter(isCaseTypeEdit));
  let applied = made.flow.journey;
  const changedTexts: Record<string, string> = {};
  const faults: EditFault[] = [...made.faults];
  for (const edit of edits) {
    if (isCaseTypeEdit(edit)) continue;
    const says = faultOfEdit(applied, edit, texts);
    if (says !== undefined) faults.push({ subject: subjectOf(edit), says });
    else if (edit.kind === 'text') changedTexts[edit.notice] = edit.text;
    else applied = withEditIn(applied, edit);
  }
  return { flow: { ...made.flow, journey: applied }, texts: changedTexts, faults };
}

function withEditIn(journey: Journey, edit: Exclude<JourneyEdit, { kind: 'text' }>): Journey {
  if (edit.kind === 'rule')
    return { ...journey, rules: { ...journey.rules, [edit.rule]: ruleOf(edit.expression) } };
  if (edit.kind === 'bound') {
    const { question, limit } = edit;
    const was = limitedQuestion(journey, question);
    // What a journey adds to a question of the kit stays.
    const changed = { ...was, ...was?.withLimit(limit) } as Question;
    return { ...journey, questions: { ...journey.questions, [question]: changed } };
  }
  const { kind, step, list } = edit;
  return {
    ...journey,
    steps: journey.steps.map((each) => (each.id === step ? ({ ...each, [kind]: list } as Step) : each)),
  };
}

/** Why an edit cannot be made; undefined where it can. */
function faultOfEdit(
  journey: Journey,
  edit: JourneyEdit,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  switch (edit.kind) {
    case 'rule':
      return ruleFault(journey, edit.rule) ?? expressionFault(journey, edit.expression);
    case 'blocks':
    case 'notices':
      return (
        missing(
          'step',
          edit.step,
          journey.steps.map(({ id }) => id),
        ) ?? listFault(journey, edit.list, texts)
      );
    case 'text':
      return missing('message', edit.notice, Object.keys(texts));
    case 'bound':
      return (
        missing('question', edit.question, Object.keys(journey.questions)) ??
        (limitedQuestion(journey, edit.question) ? undefined : `“${edit.question}” has no limit.`)
      );
  }
}

function ruleFault(journey: Journey, name: string): string | undefined {
  const rule = journey.rules[name];
  if (!rule) return missing('rule', name, Object.keys(journey.rules));
  if (rule.expression) return undefined;
  const because = rule.workedOut ? `, because ${rule.workedOut.because}` : '';
  return `“${name}” is worked out by a function${because}. Only a developer can change it.`;
}

/** Answers that are no question, and facts that are never there, would be `null` for ever. */
const expressionFault = (journey: Journey, expression: Expression): string | undefined =>
  comparisonsIn(expression)
    .map((comparison) => {
      const path = 'answer' in comparison ? comparison.answer : comparison.fact;
      const [name = ''] = path.split('.');
      return 'answer' in comparison
        ? missing('question', name, Object.keys(journey.questions))
        : missing('fact', name, Object.keys(journey.initialFacts));
    })
    .find((fault) => fault !== undefined);

const listFault = (
  journey: Journey,
  list: readonly NoticeRule[],
  texts: Readonly<Record<string, string>>,
): string | undefined =>
  list
    .map(
      ({ when, notice }) =>
        missing('rule', when, Object.keys(journey.rules)) ?? missing('message', notice, Object.keys(texts)),
    )
    .find((fault) => fault !== undefined);
