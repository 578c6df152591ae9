import {
  type CaseAttributes,
  isBlocked,
  offeredOptions,
  questionPath,
  refusedInCaseText,
} from './case-questions.ts';
import type { CaseQuestion, CaseType } from './case-types.ts';
import type { CaseAnswer } from './cases.ts';

/** Messages by field, such as `additionalInfo.0.responseId`. */
type AnswerErrors = Readonly<Record<string, string[]>>;

/** What is wrong with one answer, by its field; undefined when nothing is. */
function errorIn(
  question: CaseQuestion | undefined,
  { responseId, responseText }: CaseAnswer,
  attributes: CaseAttributes,
): readonly [field: string, message: string] | undefined {
  if (!question) return ['questionId', 'names no question of this type'];
  if (question.type === 'Text') {
    if (responseId !== undefined) return ['responseId', 'must not be there: the question asks for a text'];
    if (responseText === undefined || responseText.trim() === '')
      return ['responseText', 'must be filled in'];
    if (refusedInCaseText.test(responseText)) {
      return ['responseText', 'must not hold > < & * ! or two hyphens together'];
    }
    return undefined;
  }
  if (responseText !== undefined) return ['responseText', 'must not be there: the question has options'];
  if (responseId === undefined) return ['responseId', 'must be there: the question has options'];
  if (!offeredOptions(question, attributes).some(({ id }) => id === responseId)) {
    return ['responseId', 'names no option that is offered'];
  }
  return isBlocked(question, responseId)
    ? ['responseId', 'is an answer with which nobody can go on']
    : undefined;
}

const responseOf = ({ responseId, responseText }: CaseAnswer): string => responseId ?? responseText ?? '';

/**
 * Holds the answers to a request against its type: every question that is asked must be answered rightly, and no other.
 * Answers what is wrong by field; nothing when all is right.
 */
export function answerErrors(
  type: CaseType,
  answers: readonly CaseAnswer[],
  attributes: CaseAttributes,
): AnswerErrors {
  const errors: Record<string, string[]> = {};
  answers.forEach((answer, index) => {
    const question = type.additionalInfo.find(({ questionId }) => questionId === answer.questionId);
    const isRepeated = answers.findIndex(({ questionId }) => questionId === answer.questionId) < index;
    const error = isRepeated
      ? (['questionId', 'is answered already'] as const)
      : errorIn(question, answer, attributes);
    if (error) errors[`additionalInfo.${index}.${error[0]}`] = [error[1]];
  });
  if (Object.keys(errors).length > 0) return errors;
  const responses = Object.fromEntries(answers.map((answer) => [answer.questionId, responseOf(answer)]));
  const { answered, next } = questionPath(type, responses, attributes);
  if (next) errors.additionalInfo = [`has no answer to the question ${next.questionId}`];
  answers.forEach(({ questionId }, index) => {
    if (!answered.some((question) => question.questionId === questionId)) {
      errors[`additionalInfo.${index}.questionId`] = ['is not asked after these answers'];
    }
  });
  return errors;
}

/** The questions with their answers, one a line, as people read them. The answers must be right: see `answerErrors`. */
export const caseLines = (type: CaseType, answers: readonly CaseAnswer[]): string =>
  answers
    .map((answer) => {
      const question = type.additionalInfo.find(({ questionId }) => questionId === answer.questionId);
      const option = question?.options.find(({ id }) => id === answer.responseId);
      const said = option?.value ?? answer.responseText?.trim().replaceAll(/\r\n?/g, '\n') ?? '';
      return `${question?.label ?? ''} ${said}`;
    })
    .join('\n');
