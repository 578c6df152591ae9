import { isTenancyType } from './account-rules.ts';
import type { CaseTypesFile } from './case-catalogue.ts';
import {
  capitalised,
  type Mistake,
  nameOfOption,
  nameOfQuestion,
  nameOfType,
  unwritten,
} from './case-mistakes.ts';
import { type CaseAttributes, isOffered } from './case-questions.ts';
import { tenancyGroups } from './customers.ts';

type Type = CaseTypesFile['types'][number];
type Question = Type['additionalInfo'][number];
type Option = Question['options'][number];

const otherTenancyType = '(any other)';

/** Everybody who may be asked, as far as the options of a type tell them apart. */
function audiences(type: Type): readonly CaseAttributes[] {
  const named = type.additionalInfo.flatMap(({ options }) =>
    options.flatMap(({ dependsOnAttributes }) =>
      dependsOnAttributes.filter(({ key }) => key === 'TenancyType').map(({ value }) => value.toUpperCase()),
    ),
  );
  const groups = type.tenancyGroups.length > 0 ? type.tenancyGroups : tenancyGroups;
  return [otherTenancyType, ...new Set(named)].flatMap((TenancyType) =>
    groups.map((TenancyGroup) => ({ TenancyType, TenancyGroup })),
  );
}

const inWords = ({ TenancyType, TenancyGroup }: CaseAttributes): string =>
  `a tenancy of the group ${TenancyGroup} and ${TenancyType === otherTenancyType ? 'an ordinary type' : `the type ${TenancyType}`}`;

const offeredTo = ({ options }: Question, audience: CaseAttributes): readonly Option[] =>
  options.filter((option) => isOffered(option, audience));

const leadsOn = (question: Question, { id }: Option): boolean =>
  question.blocking?.dependsOn.responseId !== id;

/** The questions that somebody may come to, by their place. */
function reachedBy(questions: readonly Question[], audience: CaseAttributes): ReadonlySet<number> {
  const reached = new Set<number>();
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const question = questions[at];
    if (question === undefined || !question.isEnabled || reached.has(at)) continue;
    reached.add(at);
    const from = at;
    const steps =
      question.type === 'Text'
        ? [1]
        : offeredTo(question, audience)
            .filter((option) => leadsOn(question, option))
            .map(({ nextStep }) => (nextStep === 'end' ? questions.length : nextStep));
    open.push(...steps.map((step) => from + step));
  }
  return reached;
}

interface Found {
  readonly rule: string;
  readonly what: string;
  readonly remedy: string;
}

/** Mistakes in one question, whoever is asked. */
function ownMistakes(question: Question, messages: CaseTypesFile['messages']): readonly Found[] {
  const { label, type, options, blocking, alertMessageCode, marker } = question;
  const codes = [blocking?.errorCode, alertMessageCode?.code].filter((code) => code !== undefined);
  return [
    ...(label === unwritten.question
      ? [
          {
            rule: 'a question in words',
            what: 'It says nothing yet.',
            remedy: 'Write what residents are asked.',
          },
        ]
      : []),
    ...codes
      .filter((code) => !Object.hasOwn(messages, code))
      .map((code) => ({
        rule: 'a text for every code',
        what: `The code ${code} has no text.`,
        remedy: `Add “${code}” with its text to messages, or correct its spelling.`,
      })),
    ...(type === 'Text' && options.length > 0
      ? [
          {
            rule: 'no options for a text',
            what: 'A Text question has options.',
            remedy: 'Take the options away, or make it a Radio or List question.',
          },
        ]
      : []),
    ...(type === 'Text' && (blocking !== undefined || marker !== undefined)
      ? [
          {
            rule: 'no blocking or marker for a text',
            what: 'A Text question has blocking or a marker, which need options.',
            remedy: 'Take it away, or make it a Radio or List question.',
          },
        ]
      : []),
    ...(type !== 'Text' && options.length < 2
      ? [
          {
            rule: 'a choice between options',
            what: `A ${type} question has ${options.length === 0 ? 'no options' : 'one option only'}.`,
            remedy: 'Add options so that there are at least two, or make it a Text question.',
          },
        ]
      : []),
    ...(type !== 'Text' && blocking && !options.some(({ id }) => id === blocking.dependsOn.responseId)
      ? [
          {
            rule: 'blocking by an option',
            what: `It is blocked by “${blocking.dependsOn.responseId}”, which is none of its options.`,
            remedy: `Use one of these: ${options.map(({ id }) => id).join(', ')}.`,
          },
        ]
      : []),
  ];
}

/** Mistakes in one question that depend on who is asked; each is named for the first of them. */
function audienceMistakes(question: Question, all: readonly CaseAttributes[]): readonly Found[] {
  if (question.type === 'Text' || question.options.length === 0) return [];
  const nothing = all.find((audience) => offeredTo(question, audience).length === 0);
  const blocked = all.find((audience) => {
    const offered = offeredTo(question, audience);
    return offered.length > 0 && !offered.some((option) => leadsOn(question, option));
  });
  const alike = all.find((audience) => {
    const values = offeredTo(question, audience).map(({ value }) => value.toLowerCase());
    return new Set(values).size < values.length;
  });
  return [
    ...(nothing
      ? [
          {
            rule: 'something to choose for everybody',
            what: `Nobody with ${inWords(nothing)} is offered anything.`,
            remedy: 'Add an option without dependsOnAttributes, or one for them.',
          },
        ]
      : []),
    ...(blocked
      ? [
          {
            rule: 'a way on for everybody',
            what: `For ${inWords(blocked)} every answer is blocked.`,
            remedy: 'Add an option for them that is not blocked, or leave them out of tenancyGroups.',
          },
        ]
      : []),
    ...(alike
      ? [
          {
            rule: 'options that can be told apart',
            what: `For ${inWords(alike)} two options read the same.`,
            remedy: 'Write one of them otherwise, or offer each to other people with dependsOnAttributes.',
          },
        ]
      : []),
  ];
}

/** Mistakes in the options of the question at this place. */
function optionMistakes(
  type: Type,
  at: number,
  all: readonly CaseAttributes[],
): readonly (Found & { option: Option })[] {
  const { options } = type.additionalInfo[at] as Question;
  const left = type.additionalInfo.length - at;
  return options.flatMap((option, index) => [
    ...(option.value === unwritten.answer
      ? [
          {
            option,
            rule: 'an option in words',
            what: 'It says nothing yet.',
            remedy: 'Write what residents choose.',
          },
        ]
      : []),
    ...(options.findIndex(({ id }) => id === option.id) < index
      ? [
          {
            option,
            rule: 'one id for one option',
            what: 'Another option of the question has this id too.',
            remedy: 'Give one of them another id.',
          },
        ]
      : []),
    ...(option.nextStep !== 'end' && option.nextStep > left
      ? [
          {
            option,
            rule: 'no jump past the end',
            what: `nextStep ${option.nextStep} leads past the last question.`,
            remedy: `Use at most ${left}, or “end”.`,
          },
        ]
      : []),
    ...option.dependsOnAttributes
      .filter(({ key, value }) => key === 'TenancyType' && !isTenancyType(value))
      .map(({ value }) => ({
        option,
        rule: 'types of tenancy that exist',
        what: `There is no type of tenancy ${value}, so nobody is offered it for that.`,
        remedy: 'Correct its spelling, or add the type to contract/account-rules.ts.',
      })),
    ...(all.some((audience) => isOffered(option, audience))
      ? []
      : [
          {
            option,
            rule: 'an option for somebody',
            what: 'Nobody is ever offered it.',
            remedy: `Its TenancyGroup must be one of these: ${(type.tenancyGroups.length > 0 ? type.tenancyGroups : tenancyGroups).join(', ')}.`,
          },
        ]),
  ]);
}

/** Mistakes in the questions of a type, and in the way through them. */
export function questionMistakes(type: Type, messages: CaseTypesFile['messages']): readonly Mistake[] {
  const questions = type.additionalInfo;
  const all = audiences(type);
  const reached = new Set(all.flatMap((audience) => [...reachedBy(questions, audience)]));
  const firstOff = questions.findIndex(({ isEnabled }) => !isEnabled);
  return questions.flatMap((question, at) => {
    const where = `${capitalised(nameOfType(type))}, ${nameOfQuestion(question)}`;
    const found: Found[] = [...ownMistakes(question, messages), ...audienceMistakes(question, all)];
    const isBehindOff = question.isEnabled && firstOff !== -1 && at > firstOff;
    if (isBehindOff) {
      found.push({
        rule: 'disabled questions last',
        what: 'It comes after a question that is not enabled, where the questionnaire ends.',
        remedy: 'Move the questions that are not enabled to the end.',
      });
    } else if (question.isEnabled && !reached.has(at)) {
      found.push({
        rule: 'every question asked',
        what: 'No answer leads to it.',
        remedy: 'Change a nextStep before it, or take the question away.',
      });
    }
    if (questions.findIndex(({ questionId }) => questionId === question.questionId) < at) {
      found.push({
        rule: 'one id for one question',
        what: 'Another question of the type has this id too.',
        remedy: 'Give one of them another id.',
      });
    }
    return [
      ...found.map((mistake) => ({ ...mistake, where })),
      ...optionMistakes(type, at, all).map(({ option, ...mistake }) => ({
        ...mistake,
        where: `${where}, ${nameOfOption(option)}`,
      })),
    ];
  });
}
