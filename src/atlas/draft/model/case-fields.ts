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

/** How a field is entered: a text, a line for each of several, yes or no, one or several of these. */
export type FieldEntry =
  | { readonly as: 'text' | 'lines' | 'yesOrNo' }
  | { readonly as: 'one'; readonly choices: readonly Choice[] }
  | { readonly as: 'several'; readonly choices: readonly string[] };

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
}

type Type = CaseTypesFile['types'][number];
type Question = Type['additionalInfo'][number];
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
    field('assetType', 'The kind of place that it is about', choiceOf(assetTypes)),
    {
      ...field(category, 'The category that helps to find the team', text),
      name: 'caseCategory',
      path: [...at, category, 'caseCategory'],
      value: type[category].caseCategory,
    },
  ];
}

function fieldsOfQuestion(question: Question, at: readonly (string | number)[]): readonly CaseField[] {
  const name = `questions.${question.questionId}`;
  const group = `Question: ${question.label}`;
  return [
    {
      name: `${name}.label`,
      group,
      title: 'What residents read',
      path: [...at, 'label'],
      value: question.label,
      entry: text,
    },
    {
      name: `${name}.isEnabled`,
      group,
      title: 'It is asked; otherwise the questions end before it',
      path: [...at, 'isEnabled'],
      value: question.isEnabled,
      leftOut: true,
      entry: yesOrNo,
    },
    ...question.options.flatMap(({ id, value, nextStep }, index): readonly CaseField[] => [
      {
        name: `${name}.options.${id}.value`,
        group,
        title: `Answer “${id}”`,
        path: [...at, 'options', index, 'value'],
        value,
        entry: text,
      },
      {
        name: `${name}.options.${id}.nextStep`,
        group,
        title: `Answer “${id}” leads`,
        path: [...at, 'options', index, 'nextStep'],
        value: nextStep,
        leftOut: 1,
        entry: leads,
      },
    ]),
  ];
}

function fieldsOfTeam(rule: TeamRule, number: number, place: number): readonly CaseField[] {
  const landLord = rule.landLord === undefined ? '' : `, landlord: ${rule.landLord}`;
  const field = (
    name: keyof TeamRule,
    title: string,
    value: FieldValue,
    entry: FieldEntry,
    leftOut?: FieldValue,
  ): CaseField => ({
    name: `teams.${number}.${name}`,
    group: `Who takes it, rule ${number}${landLord}`,
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

function fieldsOfMessages({ additionalInfo }: Type, { messages }: CaseTypesFile): readonly CaseField[] {
  const codes = additionalInfo.flatMap(({ blocking, alertMessageCode }) => [
    blocking?.errorCode,
    alertMessageCode?.code,
  ]);
  return [...new Set(codes)].flatMap((code) =>
    code === undefined || messages[code] === undefined
      ? []
      : [
          {
            name: `messages.${code}`,
            group: 'What stops or informs residents',
            title: code,
            path: ['messages', code],
            value: messages[code],
            entry: text,
          },
        ],
  );
}

/** All that a draft can change of a type of service request; nothing where there is no such type. */
export function caseFields(file: CaseTypesFile, id: number): readonly CaseField[] {
  const index = file.types.findIndex((type) => type.id === id);
  const type = file.types[index];
  if (!type) return [];
  const at = ['types', index] as const;
  const rules = file.teams
    .map((rule, place) => ({ rule, place }))
    .filter(({ rule }) => rule.subType === type.subType);
  return [
    ...fieldsOfType(type, at),
    ...type.additionalInfo.flatMap((question, place) =>
      fieldsOfQuestion(question, [...at, 'additionalInfo', place]),
    ),
    ...rules.flatMap(({ rule, place }, number) => fieldsOfTeam(rule, number + 1, place)),
    ...fieldsOfMessages(type, file),
  ];
}
