import { isTypeOffered, questionName, questionPath } from '../../contract/case-questions.ts';
import type { CaseQuestion, CaseType } from '../../contract/case-types.ts';
import type { Situation } from '../../machines/engine/index.ts';
import type { Suggestion } from '../questions/suggestion.ts';
import type { CaseFacts } from './vocabulary.ts';

/** What picking a type from the suggestions holds. */
export interface ChosenType {
  readonly id: number;
}

/** What was answered. The answers to a type's own questions stand under the names that `questionName` makes. */
export type CaseAnswers = Readonly<Record<string, unknown>>;

export type CaseSituation = Situation<CaseAnswers, CaseFacts>;

/** The types that are offered for the place: those that are for everybody, and those for its group of tenancies. */
const offeredTypes = ({ types, place }: CaseFacts): readonly CaseType[] =>
  types.filter((type) => isTypeOffered(type, place?.tenancyGroup ?? ''));

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The offered types that fit a text, as far as they can be told without the provider's search: those with most of its
 * words, by their beginnings; all of them for an empty text.
 */
export function typesWith(facts: CaseFacts, text: string): readonly CaseType[] {
  const wanted = wordsIn(text);
  const counted = offeredTypes(facts).map((type) => {
    const words = wordsIn([type.description, ...type.keywords].join(' '));
    return { type, count: wanted.filter((word) => words.some((own) => own.startsWith(word))).length };
  });
  return counted
    .filter(({ count }) => count > 0 || text.trim() === '')
    .sort((a, b) => b.count - a.count)
    .map(({ type }) => type);
}

/** The offered types among those that a search found, in its order. */
export const offeredAmong = (facts: CaseFacts, ids: readonly number[]): readonly CaseType[] => {
  const types = offeredTypes(facts);
  return ids.flatMap((id) => types.find((type) => type.id === id) ?? []);
};

const isNamed = ({ id, description }: CaseType, { chosen, text }: Suggestion<ChosenType>): boolean =>
  chosen ? id === chosen.id : description.toLowerCase() === text.trim().toLowerCase();

/** What an entry asks for: what was picked, or the type whose name was typed in full. */
export function typeIn(facts: CaseFacts, entry: Suggestion<ChosenType> | undefined): CaseType | undefined {
  return entry && offeredTypes(facts).find((type) => isNamed(type, entry));
}

/** What is asked for. */
export const chosenType = ({ answers, facts }: CaseSituation): CaseType | undefined =>
  typeIn(facts, answers.type as Suggestion<ChosenType> | undefined);

/** The way through the questions of a type, as far as it is answered. */
export const pathThrough = (type: CaseType, { answers, facts }: CaseSituation) =>
  questionPath(
    type,
    Object.fromEntries(
      type.additionalInfo.map((question) => {
        const answer = answers[questionName(type, question)];
        return [question.questionId, typeof answer === 'string' ? answer : undefined];
      }),
    ),
    attributesOf(facts),
  );

/** What decides which options are offered. */
export const attributesOf = ({ place }: CaseFacts) => ({
  TenancyType: place?.tenancyType ?? '',
  TenancyGroup: place?.tenancyGroup ?? '',
});

/** Whether a type is what is asked for. */
export function isAbout(type: CaseType, { answers, facts }: CaseSituation): boolean {
  const entry = answers.type as Suggestion<ChosenType> | undefined;
  // Asked of every type at every step: what most of them are not is seen at once.
  return entry !== undefined && isNamed(type, entry) && isTypeOffered(type, facts.place?.tenancyGroup ?? '');
}

/** Whether the answers lead to a question of a type. */
export function leadsTo(type: CaseType, question: CaseQuestion, situation: CaseSituation): boolean {
  if (!isAbout(type, situation)) return false;
  const { answered, next } = pathThrough(type, situation);
  return [...answered, next].some((on) => on?.questionId === question.questionId);
}
