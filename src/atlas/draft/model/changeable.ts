import type { Journey } from '../../../../machines/engine/index.ts';
import type { FlowWithCopy } from '../../../walkthrough/flow.ts';
import { questionTitle, stepTitle } from '../../../walkthrough/sentences.ts';
import { textsOf } from '../../model/texts.ts';
import { limitedQuestion } from './apply.ts';
import type { Edit, JourneyEdit } from './draft.ts';

export type EditKind = JourneyEdit['kind'];

/** Something of a journey that a draft can change. */
export interface Changeable {
  /** The name of the rule, step, message or question. */
  readonly name: string;
  readonly title: string;
}

/** What each kind of change is called. */
export const kindNames: Readonly<Record<Edit['kind'], string>> = {
  rule: 'A rule',
  blocks: 'What blocks a step',
  notices: 'What a step tells',
  text: 'A message',
  bound: 'A limit',
  caseType: 'A type of service request',
};

/** The rules that only a developer can change, each with the reason. */
export const workedOutRules = ({ rules }: Journey): readonly (readonly [string, string])[] =>
  Object.entries(rules).flatMap(([name, { expression, workedOut }]) =>
    expression ? [] : [[name, workedOut?.because ?? '']],
  );

/** The keys of the messages that a journey can show, as far as they are in the catalogue. */
export const messageKeys = (flow: FlowWithCopy, texts: Readonly<Record<string, string>>): readonly string[] =>
  textsOf(flow).flatMap(({ key }) => {
    const notice = /^notices\.(.*)$/.exec(key)?.[1];
    return notice !== undefined && notice in texts ? [notice] : [];
  });

/** Everything of a kind that a draft can change. */
export function changeableIn(
  flow: FlowWithCopy,
  kind: EditKind,
  texts: Readonly<Record<string, string>>,
): readonly Changeable[] {
  const { journey, copy } = flow;
  switch (kind) {
    case 'rule':
      return Object.entries(journey.rules).flatMap(([name, { expression }]) =>
        expression ? [{ name, title: name }] : [],
      );
    case 'blocks':
    case 'notices':
      return journey.steps.map(({ id, [kind]: list }) => ({
        name: id,
        title: `${stepTitle(copy, id)}${list.length > 0 ? ` (${list.length})` : ''}`,
      }));
    case 'text':
      return messageKeys(flow, texts).map((name) => ({ name, title: `${name}: ${texts[name]}` }));
    case 'bound':
      return Object.keys(journey.questions).flatMap((name) =>
        limitedQuestion(journey, name) ? [{ name, title: questionTitle(copy, name) }] : [],
      );
  }
}

/** What a journey says now, as the edit that would leave it so; nothing for what it does not have. */
export function presentOf(
  journey: Journey,
  kind: EditKind,
  name: string,
  texts: Readonly<Record<string, string>>,
): JourneyEdit | undefined {
  switch (kind) {
    case 'rule': {
      const expression = journey.rules[name]?.expression;
      return expression && { kind, rule: name, expression };
    }
    case 'blocks':
    case 'notices': {
      const step = journey.steps.find(({ id }) => id === name);
      return step && { kind, step: name, list: step[kind] };
    }
    case 'text': {
      const text = texts[name];
      return text === undefined ? undefined : { kind, notice: name, text };
    }
    case 'bound': {
      const limit = limitedQuestion(journey, name)?.limit;
      return limit === undefined ? undefined : { kind, question: name, limit };
    }
  }
}

/** The name of what an edit changes. */
export function editedName(edit: Edit): string {
  switch (edit.kind) {
    case 'rule':
      return edit.rule;
    case 'text':
      return edit.notice;
    case 'bound':
      return edit.question;
    case 'caseType':
      return String(edit.type);
    default:
      return edit.step;
  }
}
