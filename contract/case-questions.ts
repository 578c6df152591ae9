import type { attributeKeys, CaseOption, CaseQuestion, CaseType, NextStep } from './case-types.ts';

/** What decides which options are offered: of the tenancy that the request is about. */
export type CaseAttributes = Readonly<Record<(typeof attributeKeys)[number], string>>;

/** Answers by question: the id of an option, or the text of a Text question. */
export type CaseResponses = Readonly<Record<string, string | undefined>>;

/** What a text of a service request must not hold: any of > < & * !, or two hyphens together. */
export const refusedInCaseText = /[><&*!]|--/;

/** What a question of a type is called among all questions: the name of its step and of its answer. */
export const questionName = (
  type: Pick<CaseType, 'id'>,
  question: Pick<CaseQuestion, 'questionId'>,
): string => `q${type.id}-${question.questionId}`;

/** The questions of a type up to the first that is not enabled, where the questionnaire ends. */
export function enabledQuestions(type: Pick<CaseType, 'additionalInfo'>): readonly CaseQuestion[] {
  const end = type.additionalInfo.findIndex(({ isEnabled }) => !isEnabled);
  return end === -1 ? type.additionalInfo : type.additionalInfo.slice(0, end);
}

/** Whether an option is offered: every key that it depends on fits one of the values given for it. */
export function isOffered(
  option: Pick<CaseOption, 'dependsOnAttributes'>,
  attributes: CaseAttributes,
): boolean {
  const keys = new Set(option.dependsOnAttributes.map(({ key }) => key));
  return [...keys].every((name) =>
    option.dependsOnAttributes.some(
      ({ key, value }) => key === name && value.toLowerCase() === attributes[key].toLowerCase(),
    ),
  );
}

/** The options of a question that are offered to somebody with these attributes. */
export const offeredOptions = (question: CaseQuestion, attributes: CaseAttributes): readonly CaseOption[] =>
  question.options.filter((option) => isOffered(option, attributes));

/** How far an answer leads: what its option says, and one question on from a text. */
const stepAfter = (question: CaseQuestion, response: string): NextStep =>
  question.options.find(({ id }) => id === response)?.nextStep ?? 1;

/** What a question is called among those of its type: two of them may read alike. */
export function labelAmong(
  type: Pick<CaseType, 'additionalInfo'>,
  { label, questionId }: Pick<CaseQuestion, 'label' | 'questionId'>,
): string {
  const alike = enabledQuestions(type).filter((other) => other.label === label);
  return alike.length > 1 ? `${label} (${questionId})` : label;
}

/** The name of the rule by which an answer to a question blocks. */
export const blockingRule = (
  type: Pick<CaseType, 'description' | 'additionalInfo'>,
  question: Pick<CaseQuestion, 'label' | 'questionId'>,
): string => `“${type.description}” goes no further with that answer to: ${labelAmong(type, question)}`;

/** Whether nobody can go on with this answer. */
export const isBlocked = (question: CaseQuestion, response: string): boolean =>
  question.blocking?.dependsOn.responseId === response;

/** Whether a type is offered to a resident: visible, and for the group of the tenancy. */
export const isTypeOffered = (
  type: Pick<CaseType, 'isVisibleForSelfServe' | 'tenancyGroups'>,
  tenancyGroup: string,
): boolean =>
  type.isVisibleForSelfServe &&
  (type.tenancyGroups.length === 0 || type.tenancyGroups.some((group) => group === tenancyGroup));

export interface QuestionPath {
  /** The questions that were answered, in the order in which they are asked. */
  readonly answered: readonly CaseQuestion[];
  /** The question that comes next; null when all are answered. */
  readonly next: CaseQuestion | null;
}

const isAnswer = (question: CaseQuestion, response: string, attributes: CaseAttributes): boolean =>
  question.type === 'Text'
    ? response.trim() !== ''
    : offeredOptions(question, attributes).some(({ id }) => id === response);

/**
 * The way through the questions of a type with these answers: from the first one, as far on as each answer leads,
 * until one has no answer that is offered. Answers of questions that are not on the way count for nothing.
 */
export function questionPath(
  type: Pick<CaseType, 'additionalInfo'>,
  responses: CaseResponses,
  attributes: CaseAttributes,
): QuestionPath {
  const questions = enabledQuestions(type);
  const answered: CaseQuestion[] = [];
  let index = 0;
  for (let question = questions[index]; question !== undefined; question = questions[index]) {
    const response = responses[question.questionId];
    if (response === undefined || !isAnswer(question, response, attributes)) {
      return { answered, next: question };
    }
    answered.push(question);
    const step = stepAfter(question, response);
    index = step === 'end' ? questions.length : index + step;
  }
  return { answered, next: null };
}
