import { notices } from '../../../content/notices.ts';
import {
  type Copy,
  type FaultKind,
  faultsAt,
  type Journey,
  type NoticeRule,
  type Run,
  type Step,
} from '../../../machines/engine/index.ts';
import { answerSamples, spaced } from '../../../machines/exploration/index.ts';
import { dialogsOf } from '../../renderer/dialog-messages.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import {
  destinationInWords,
  destinationNotice,
  endTitle,
  faultNames,
  operationTitle,
  questionTitle,
} from '../../walkthrough/sentences.ts';

/** A message with its key. */
export interface Message {
  readonly key: string;
  readonly text: string;
}

export interface QuestionDetail {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly when: string | undefined;
  /** Limits and other settings of the question, by name. */
  readonly settings: readonly (readonly [string, string])[];
  /** What can be chosen, where that is fixed. */
  readonly options: readonly string[];
  /** What the resident can be told about an answer. */
  readonly complaints: readonly Message[];
}

export interface Consequence {
  readonly name: string;
  readonly leads: string;
  readonly messages: readonly Message[];
  /** Why a block says nothing. */
  readonly silentBecause: string | undefined;
}

export interface OperationDetail {
  readonly id: string;
  /** What it does. */
  readonly title: string;
  readonly moment: string;
  readonly when: string | undefined;
  readonly reads: readonly string[];
  readonly outcomes: readonly Consequence[];
  readonly faults: readonly Consequence[];
}

/** A rule at a step, with the message that it shows. */
export interface RuledMessage {
  readonly when: string;
  readonly message: Message;
}

export interface StepDetail {
  readonly step: Step;
  readonly questions: readonly QuestionDetail[];
  readonly blocks: readonly RuledMessage[];
  readonly notices: readonly RuledMessage[];
  readonly resets: readonly { readonly id: string; readonly label: string }[];
  /** Operations that run again when an answer changes, because what they came back with no longer stands. */
  readonly falls: readonly string[];
  /** Questions that keep their answers when the resident goes back from here; nothing where nobody goes back. */
  readonly preservedOnBack: readonly string[] | undefined;
  readonly operations: readonly OperationDetail[];
  /** What is asked before going back and before leaving. */
  readonly dialogs: readonly { readonly before: string; readonly messages: readonly Message[] }[];
  readonly secondaryActions: readonly {
    readonly offer: string;
    readonly when: string | undefined;
    readonly message: Message | undefined;
    readonly end: string;
  }[];
}

const texts: Readonly<Record<string, string>> = notices;

/** A message by its key. One that has no text is shown by its key alone. */
export const messageOf = (key: string, copy?: Copy): Message => ({
  key,
  text: texts[key] ?? copy?.notices?.[key] ?? '',
});

const questionLabel = ({ copy }: FlowWithCopy, question: string): string => questionTitle(copy, question);

/** Everything that the definition says about one step. */
export function detailOf(flow: FlowWithCopy, step: Step): StepDetail {
  const { journey, copy } = flow;
  const ruled = (list: readonly NoticeRule[]): readonly RuledMessage[] =>
    list.map(({ when, notice }) => ({ when, message: messageOf(notice, copy) }));
  return {
    step,
    questions: step.asks.map(({ question, when }) => questionDetail(flow, question, when)),
    blocks: ruled(step.blocks),
    notices: ruled(step.notices),
    resets: step.resets.map((id) => ({ id, label: questionLabel(flow, id) })),
    falls: fallingWith(journey, step),
    preservedOnBack:
      journey.back === 'none' ? undefined : journey.preservedOnBack.map((id) => questionLabel(flow, id)),
    dialogs: dialogsOf(flow, step).map(({ before, keys }) => ({
      before,
      messages: keys.map((key) => messageOf(key, copy)),
    })),
    operations: operationsAt(journey, step).map(([moment, run]) => operationDetail(flow, moment, run)),
    secondaryActions: Object.entries(step.secondaryActions).map(([name, action]) => ({
      offer: copy.secondaryActions[name]?.offer ?? spaced(name),
      when: action.when,
      message: action.notice === undefined ? undefined : messageOf(action.notice),
      end: endTitle(flow, action.end),
    })),
  };
}

/** The operations that read an answer of the step, or one that is forgotten with it. */
function fallingWith({ operations }: Journey, { asks, resets }: Step): readonly string[] {
  const changing = new Set([...asks.map(({ question }) => question), ...resets]);
  return Object.entries(operations).flatMap(([id, { dependsOn }]) =>
    dependsOn.some((question) => changing.has(question)) ? [id] : [],
  );
}

const onArrival = 'on arrival';
const onceAnswered = 'as soon as the answers are there';

/** Every operation that a step runs, with the moment at which it does. */
export function operationsAt(journey: Journey, step: Step): readonly (readonly [string, Run])[] {
  const { leave, save } = journey.exit ?? {};
  return [
    ...step.load.map((run) => [onArrival, run] as const),
    ...step.check.map((run) => [onceAnswered, run] as const),
    ...step.submit.map((run) => ['on Continue', run] as const),
    ...Object.values(step.secondaryActions).flatMap(({ submit }) =>
      submit.map((run) => ['on another way on', run] as const),
    ),
    ...(leave ? [['on leaving without saving', { run: leave }] as const] : []),
    ...(save ? [['on saving and leaving', { run: save }] as const] : []),
  ];
}

interface Loose {
  readonly [setting: string]: unknown;
}

function questionDetail(flow: FlowWithCopy, id: string, when: string | undefined): QuestionDetail {
  const question = flow.journey.questions[id];
  const { kind = '', fixedOptions = [], ...settings } = (question ?? {}) as unknown as Loose;
  const options = flow.copy.questions[id]?.options as Readonly<Record<string, { label: string }>> | undefined;
  return {
    id,
    label: questionLabel(flow, id),
    kind: String(kind),
    when,
    settings: Object.entries(settings).flatMap(([name, value]) =>
      typeof value === 'function' || value === undefined ? [] : [[spaced(name), String(value)] as const],
    ),
    options: (fixedOptions as readonly string[]).map((value) => options?.[value]?.label ?? value),
    complaints: complaintsAbout(flow, id).map((key) => messageOf(key)),
  };
}

/** The keys of everything that a question complains about, for what the samples enter and for nothing. */
export function complaintsAbout({ journey, samples }: FlowWithCopy, id: string): readonly string[] {
  const question = journey.questions[id];
  if (!question) return [];
  const values = [undefined, ...answerSamples(samples, id, journey.initialFacts)];
  const found = values.flatMap((value) => question.check(value, journey.initialFacts));
  return [...new Set(found.map(({ notice }) => notice))];
}

function operationDetail(flow: FlowWithCopy, moment: string, { run, when }: Run): OperationDetail {
  const { journey } = flow;
  const operation = journey.operations[run];
  const isBefore = moment === onArrival || moment === onceAnswered;
  const faults = faultsAt(journey, run, isBefore ? 'before Continue' : 'after Continue');
  const messagesOf = (keys: readonly (string | undefined)[]) =>
    [...new Set(keys)].flatMap((key) => (key === undefined ? [] : [messageOf(key)]));
  return {
    id: run,
    title: operationTitle(flow, run),
    moment,
    when,
    reads: (operation?.dependsOn ?? []).map((question) => questionLabel(flow, question)),
    outcomes: Object.entries(operation?.outcomes ?? {}).map(([name, { goTo, silentBecause }]) => ({
      name,
      leads: destinationInWords(goTo, flow),
      messages: messagesOf([destinationNotice(goTo), ...outcomeNotices(flow, run, name)]),
      silentBecause,
    })),
    faults: Object.entries(faults).map(([kind, leads]) => ({
      name: faultNames[kind as FaultKind | 'otherwise'],
      leads: destinationInWords(leads, flow),
      messages: messagesOf([destinationNotice(leads)]),
      silentBecause: undefined,
    })),
  };
}

/** The keys of the messages that come with an outcome, for the outputs that the samples have of it. */
export function outcomeNotices(
  { journey, samples }: FlowWithCopy,
  operation: string,
  name: string,
): readonly string[] {
  const outcome = journey.operations[operation]?.outcomes[name];
  const situation = { answers: {}, facts: journey.initialFacts, editing: false };
  return (samples.outputs[operation]?.[name] ?? []).flatMap(
    (output) => outcome?.notices?.(output, situation) ?? [],
  );
}
