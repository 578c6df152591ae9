import { caseTeams } from '../../../../content/case-teams.ts';
import type { CaseTypesFile } from '../../../../contract/case-catalogue.ts';
import { nextSteps } from '../../../../contract/case-types.ts';
import { teamCategories } from '../../../../contract/cases.ts';
import { tenancyGroups } from '../../../../contract/customers.ts';
import { assetTypes } from '../../../../contract/priority.ts';

/** What a field of the file of case types can hold. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** A value to choose, and how it is called. */
type Choice = readonly [value: FieldValue, title: string];

/**
 * How a field is entered: a text, a line for each of several, yes or no, one or several of these. `order` holds the ids
 * of questions or answers: one that is new there is added, one that is missing is taken away. `copy` is the id of the
 * type with which a new one begins.
 */
export type FieldEntry =
  | { readonly as: 'text' | 'lines' | 'yesOrNo' | 'removal' | 'copy' }
  | { readonly as: 'one'; readonly choices: readonly Choice[] }
  | { readonly as: 'several'; readonly choices: readonly string[] }
  | { readonly as: 'order'; readonly of: 'question' | 'answer'; readonly choices: readonly Choice[] };

/** A field of the file of case types that a draft can change. */
export interface CaseField {
  /** Its name within the type, such as `questions.need.label`. */
  readonly name: string;
  /** What it stands under in a form: the type, one of its questions, a rule for its team, its messages. */
  readonly group: string;
  readonly title: string;
  /** Where it stands in the file. */
  readonly path: readonly (string | number)[];
  readonly value: FieldValue;
  /** The value for which the file does not name the field. */
  readonly leftOut?: FieldValue;
  readonly entry: FieldEntry;
  /** The question that it belongs to, and the answer of that question. */
  readonly question?: string;
  readonly option?: string;
}

type Type = CaseTypesFile['types'][number];
type Question = Type['additionalInfo'][number];
type Option = Question['options'][number];
type TeamRule = CaseTypesFile['teams'][number];

export const isSameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const text = { as: 'text' } as const;
const lines = { as: 'lines' } as const;
const yesOrNo = { as: 'yesOrNo' } as const;
const choiceOf = (values: readonly FieldValue[]): FieldEntry => ({
  as: 'one',
  choices: values.map((value) => [value, String(value)]),
});

const leads: FieldEntry = {
  as: 'one',
  choices: nextSteps.map((step) => [
    step,
    step === 'end' ? 'to the end' : step === 1 ? 'to the next question' : `${step} questions on`,
  ]),
};

const answering: FieldEntry = {
  as: 'one',
  choices: [
    ['Radio', 'by one of its answers, all shown'],
    ['List', 'by one of its answers, in a list that opens'],
    ['Text', 'in words of one’s own'],
  ],
};

const teams: FieldEntry = {
  as: 'one',
  choices: [
    [null, 'nobody: it cannot be done online'],
    ...Object.entries(caseTeams.teams).map(([code, name]): Choice => [code, `${name} (${code})`]),
  ],
};

function fieldsOfType(type: Type, at: readonly (string | number)[]): readonly CaseField[] {
  const field = (name: keyof Type, title: string, entry: FieldEntry, leftOut?: FieldValue): CaseField => ({
    name,
    group: 'The type',
    title,
    path: [...at, name],
    value: type[name] as FieldValue,
    ...(leftOut === undefined ? {} : { leftOut }),
    entry,
  });
  const category = 'additionalCaseCreationFields';
  const labels = type.additionalInfo.map(({ questionId, label }): Choice => [questionId, label]);
  return [
    field('description', 'Its name, which residents read', text),
    field('keywords', 'Other words that residents use for it, one a line', lines, []),
    field(
      'tenancyGroups',
      'Whom it is for; everybody where none is ticked',
      { as: 'several', choices: tenancyGroups },
      [],
    ),
    field('isVisibleForSelfServe', 'Residents are offered it', yesOrNo, true),
    field('subTypeCategory', 'How the provider files it', text),
    field('subType', 'The subtype, which finds the team', text),
    field('assetType', 'The kind of place that it is about', choiceOf(assetTypes)),
    {
      ...field(category, 'The category that helps to find the team', text),
      name: 'caseCategory',
      path: [...at, category, 'caseCategory'],
      value: type[category].caseCategory,
    },
    {
      ...field('additionalInfo', 'Questions', { as: 'order', of: 'question', choices: labels }),
      name: 'questions',
      value: type.additionalInfo.map(({ questionId }) => questionId),
    },
    { ...field('id', 'It is taken away', { as: 'removal' }), name: 'isRemoved', path: at, value: false },
  ];
}

function fieldsOfQuestion(question: Question, at: readonly (string | number)[]): readonly CaseField[] {
  const { questionId, label, type, options, isEnabled } = question;
  const field = (
    name: keyof Question,
    title: string,
    entry: FieldEntry,
    value: FieldValue,
    leftOut?: FieldValue,
  ): CaseField => ({
    name: `questions.${questionId}.${name}`,
    group: `Question: ${label}`,
    question: questionId,
    title,
    path: [...at, name],
    value,
    ...(leftOut === undefined ? {} : { leftOut }),
    entry,
  });
  const answers = options.map(({ id, value }): Choice => [id, value]);
  return [
    field('label', 'What residents read', text, label),
    field('type', 'How it is answered', answering, type),
    field('isEnabled', 'It is asked; otherwise the questions end before it', yesOrNo, isEnabled, true),
    field(
      'options',
      'Answers',
      { as: 'order', of: 'answer', choices: answers },
      options.map(({ id }) => id),
    ),
    ...options.flatMap(({ id, value, nextStep }, index): readonly CaseField[] => {
      const ofAnswer = (
        name: keyof Option,
        ...rest: readonly [string, FieldEntry, FieldValue, FieldValue?]
      ) => ({
        ...field('options', ...rest),
        name: `questions.${questionId}.options.${id}.${name}`,
        option: id,
        path: [...at, 'options', index, name],
      });
      return [
        ofAnswer('value', `Answer “${id}”`, text, value),
        ofAnswer('nextStep', `Answer “${id}” leads`, leads, nextStep, 1),
      ];
    }),
  ];
}

function fieldsOfTeam(
  rule: TeamRule,
  number: number,
  place: number,
  others: readonly Type[],
): readonly CaseField[] {
  const landLord = rule.landLord === undefined ? '' : `, landlord: ${rule.landLord}`;
  const field = (
    name: keyof TeamRule,
    title: string,
    value: FieldValue,
    entry: FieldEntry,
    leftOut?: FieldValue,
  ): CaseField => ({
    name: `teams.${number}.${name}`,
    group: `Who takes it, rule ${number}${landLord}${alsoFor(others)}`,
    title,
    path: ['teams', place, name],
    value,
    ...(leftOut === undefined ? {} : { leftOut }),
    entry,
  });
  return [
    field('owningTeam', 'Team', rule.owningTeam, teams),
    field('owningTeamCategory', 'Who in the team', rule.owningTeamCategory, choiceOf(teamCategories), 'Team'),
    field(
      'tenancyTypes',
      'Types of tenancy, one a line; all where there is none',
      rule.tenancyTypes ?? [],
      lines,
      [],
    ),
  ];
}

/** The codes of the messages that the questions of a type show. */
export const codesOf = ({ additionalInfo }: Pick<Type, 'additionalInfo'>): readonly string[] =>
  additionalInfo
    .flatMap(({ blocking, alertMessageCode }) => [blocking?.errorCode, alertMessageCode?.code])
    .filter((code) => code !== undefined);

function fieldsOfMessages(type: Type, { messages, types }: CaseTypesFile): readonly CaseField[] {
  return [...new Set(codesOf(type))].flatMap((code) => {
    const others = types.filter((other) => other !== type && codesOf(other).includes(code));
    const value = messages[code];
    return value === undefined
      ? []
      : [
          {
            name: `messages.${code}`,
            group: 'What stops or informs residents',
            title: `${code}${alsoFor(others)}`,
            path: ['messages', code],
            value,
            entry: text,
          },
        ];
  });
}

/** A rule for the team or a message that types share is changed for all of them. */
const alsoFor = (others: readonly Type[]): string =>
  others.length === 0 ? '' : `; also for ${others.map(({ description }) => `“${description}”`).join(', ')}`;

/** All that a draft can change of a type of service request; nothing where there is no such type. */
export function caseFields(file: CaseTypesFile, id: number): readonly CaseField[] {
  const index = file.types.findIndex((type) => type.id === id);
  const type = file.types[index];
  if (!type) return [];
  const at = ['types', index] as const;
  const rules = file.teams
    .map((rule, place) => ({ rule, place }))
    .filter(({ rule }) => rule.subType === type.subType);
  const alike = file.types.filter((other) => other !== type && other.subType === type.subType);
  return [
    ...fieldsOfType(type, at),
    ...type.additionalInfo.flatMap((question, place) =>
      fieldsOfQuestion(question, [...at, 'additionalInfo', place]),
    ),
    ...rules.flatMap(({ rule, place }, number) => fieldsOfTeam(rule, number + 1, place, alike)),
    ...fieldsOfMessages(type, file),
  ];
}
