import { describe, expect, it } from 'vitest';
import { checkCaseTypes, readCaseTypes } from './case-catalogue-check.ts';
import { sayMistake } from './case-mistakes.ts';

// biome-ignore lint/suspicious/noExplicitAny: a file in which anything may be wrong
type Anything = any;

const option = (id: string, more: object = {}) => ({ id, value: `It is ${id}`, ...more });
const radio = (questionId: string, more: object = {}) => ({
  questionId,
  label: `About ${questionId}?`,
  type: 'Radio',
  options: [option('yes'), option('no')],
  ...more,
});
const text = (questionId: string, more: object = {}) => ({
  questionId,
  label: `Tell us of ${questionId}.`,
  type: 'Text',
  ...more,
});
const type = (id: number, more: object = {}) => ({
  id,
  description: `Request ${id}`,
  subType: 'KEYS',
  subTypeCategory: 'Access',
  assetType: 'Property',
  additionalCaseCreationFields: { caseCategory: 'Request' },
  additionalInfo: [radio('first'), text('second'), radio('third'), text('fourth')],
  ...more,
});

/** A right file, changed by `change`. */
const file = (change: (made: Anything) => void = () => {}): Anything => {
  const made = {
    reviewMonth: 4,
    messages: { BLOCKED: 'Call {phone}, {hours}.' },
    types: [type(1), type(2)],
    teams: [{ subType: 'KEYS', owningTeam: 'CARETAKE' }],
  };
  change(made);
  return made;
};

const first = (made: Anything) => made.types[0].additionalInfo[0];
const off = (made: Anything, ...at: number[]) => {
  for (const index of at) made.types[0].additionalInfo[index].isEnabled = false;
};
const onlyFor = (key: string, ...values: string[]) => ({
  dependsOnAttributes: values.map((value) => ({ key, value })),
});

/** A mistake to plant for each rule, and what must be named of it. */
const planted: readonly (readonly [rule: string, plant: (made: Anything) => void, ...named: string[]])[] = [
  ['known fields', (made) => (first(made).lable = 'x'), 'question first', '“lable”', 'label'],
  ['no field missing', (made) => delete first(made).label, 'Type 1', 'question first', '“label”'],
  ['right values', (made) => (first(made).type = 'radio'), 'question first', '"radio"', '"Radio"'],
  ['right values', (made) => (first(made).options[1].nextStep = 5), 'option no', '“nextStep” is 5', '"end"'],
  [
    'right values',
    (made) => (first(made).options[0] = option('yes', onlyFor('Colour', 'red'))),
    'option yes',
    '"Colour"',
    '"TenancyType"',
  ],
  [
    'right values',
    (made) => (made.types[0].additionalInfo = Array.from({ length: 51 }, (_, index) => text(`q${index}`))),
    'Type 1',
    'at most 50 entries',
  ],
  ['right values', (made) => (first(made).label = 'x'.repeat(201)), '…', 'at most 200 characters'],
  ['right values', (made) => (made.types[0].keywords = [1]), 'Type 1', '“keywords, number 1” is 1'],
  ['right values', (made) => (made.types[1] = null), 'Number 2 of types', 'a group in { }'],
  ['right values', (made) => (made.messages.quiet = 'x'), 'quiet', 'capital letters'],
  ['one id for one type', (made) => (made.types[1].id = 1), 'Type 1 “Request 2”'],
  ['one description for one type', (made) => (made.types[1].description = 'request 1'), 'Type 2'],
  [
    'something to ask for',
    (made) => {
      for (const one of made.types) one.isVisibleForSelfServe = false;
    },
    'isVisibleForSelfServe',
  ],
  ['something to answer', (made) => (made.types[1].additionalInfo = []), 'Type 2'],
  ['gaps that are filled', (made) => (made.messages.BLOCKED = 'Call {number}.'), 'BLOCKED', '{number}'],
  [
    'one id for one question',
    (made) => (made.types[0].additionalInfo[1].questionId = 'first'),
    'question first',
  ],
  ['one id for one option', (made) => (first(made).options[1].id = 'yes'), 'question first', 'option yes'],
  [
    'a text for every code',
    (made) => (first(made).blocking = { errorCode: 'BLOKED', dependsOn: { responseId: 'no' } }),
    'question first',
    'BLOKED',
  ],
  ['a question in words', (made) => (first(made).label = 'New question'), 'question first'],
  ['an option in words', (made) => (first(made).options[1].value = 'New answer'), 'option no'],
  ['a text for every code', (made) => (first(made).alertMessageCode = { code: 'ALERT' }), 'ALERT'],
  [
    'no options for a text',
    (made) => (made.types[0].additionalInfo[1].options = [option('a'), option('b')]),
    'question second',
  ],
  [
    'no blocking or marker for a text',
    (made) => (made.types[0].additionalInfo[1].marker = 'COVID_ISOLATION'),
    'question second',
  ],
  ['a choice between options', (made) => (first(made).options = []), 'question first', 'no options'],
  ['a choice between options', (made) => first(made).options.pop(), 'question first', 'one option'],
  [
    'blocking by an option',
    (made) => (first(made).blocking = { errorCode: 'BLOCKED', dependsOn: { responseId: 'maybe' } }),
    'question first',
    '“maybe”',
    'yes, no',
  ],
  [
    'something to choose for everybody',
    (made) => (first(made).options = ['a', 'b'].map((id) => option(id, onlyFor('TenancyType', 'SECURE')))),
    'question first',
    'an ordinary type',
  ],
  [
    'a way on for everybody',
    (made) => {
      first(made).options = [option('yes', onlyFor('TenancyGroup', 'Social', 'Market')), option('no')];
      first(made).blocking = { errorCode: 'BLOCKED', dependsOn: { responseId: 'no' } };
    },
    'question first',
    'the group Provider Property',
  ],
  [
    'options that can be told apart',
    (made) =>
      (first(made).options[1] = { ...option('no', onlyFor('TenancyType', 'Secure')), value: 'it is yes' }),
    'question first',
    'the type SECURE',
  ],
  [
    'no jump past the end',
    (made) => (made.types[0].additionalInfo[2].options[1].nextStep = 3),
    'question third',
    'option no',
    'at most 2',
  ],
  [
    'an option for somebody',
    (made) => {
      made.types[0].tenancyGroups = ['Social'];
      first(made).options.push(option('never', onlyFor('TenancyGroup', 'Market')));
    },
    'option never',
    'Social',
  ],
  ['disabled questions last', (made) => off(made, 1), 'question third'],
  [
    'every question asked',
    (made) => {
      for (const one of first(made).options) one.nextStep = 2;
    },
    'question second',
  ],
  [
    'every question asked',
    (made) => {
      first(made).options[0].nextStep = 'end';
      first(made).blocking = { errorCode: 'BLOCKED', dependsOn: { responseId: 'no' } };
    },
    'question second',
  ],
  ['a team for every type', (made) => (made.types[1].subType = 'FOBS'), 'Type 2', 'FOBS'],
  ['a team for every type', (made) => (made.teams[0].tenancyTypes = ['LEASE*']), 'Type 1'],
  ['a team for every type', (made) => (made.teams[0].landLord = 'Other'), 'Type 1'],
  [
    'every team rule counts',
    (made) => made.teams.push({ subType: 'KEYS', tenancyTypes: ['SECURE'], owningTeam: 'ESTATES' }),
    'KEYS (ESTATES)',
  ],
  [
    'teams that exist',
    (made) => made.teams.unshift({ subType: 'KEYS', tenancyTypes: ['SECURE'], owningTeam: 'LEASEHLD' }),
    'KEYS (LEASEHLD)',
  ],
  [
    'types of tenancy that exist',
    (made) => made.teams.unshift({ subType: 'KEYS', tenancyTypes: ['LEES*'], owningTeam: 'ESTATES' }),
    'LEES*',
  ],
  [
    'types of tenancy that exist',
    (made) => first(made).options.push(option('never', onlyFor('TenancyType', 'SECUER'))),
    'question first',
    'option never',
    'SECUER',
  ],
  ['team rules of types', (made) => made.teams.push({ subType: 'KYES', owningTeam: null }), 'KYES (nobody)'],
];

it('finds nothing wrong in a file that is right', () => {
  expect(checkCaseTypes(file()).mistakes).toBeUndefined();
});

describe.each(planted.map(([rule, plant, ...named]) => ({ rule, plant, named })))(
  '$rule',
  ({ rule, plant, named }) => {
    it(`is missed where it is broken: ${named.join(', ')}`, () => {
      const { mistakes = [] } = checkCaseTypes(file(plant));
      const found = mistakes.filter((mistake) => mistake.rule === rule).map(sayMistake);
      expect(mistakes.map((mistake) => mistake.rule)).toContain(rule);
      for (const name of named) expect(found.join('\n')).toContain(name);
      for (const line of found) expect(line).toMatch(/^[A-Z“].*\.$/);
    });
  },
);

it.each<readonly [string, (made: Anything) => void]>([
  ['a question that is off at the end', (made: Anything) => off(made, 3)],
  ['all questions off', (made: Anything) => off(made, 0, 1, 2, 3)],
  [
    'a jump to just behind the last question',
    (made: Anything) => (made.types[0].additionalInfo[2].options[1].nextStep = 2),
  ],
  [
    'a jump to a question that is off',
    (made: Anything) => {
      off(made, 2, 3);
      first(made).options[1].nextStep = 3;
    },
  ],
  [
    'a hidden type that asks nothing',
    (made: Anything) => {
      made.types[1].additionalInfo = [];
      made.types[1].isVisibleForSelfServe = false;
    },
  ],
  [
    'two options that read alike for different people',
    (made: Anything) => {
      made.types[0].tenancyGroups = ['Social', 'Market'];
      first(made).options = [
        { ...option('yes'), value: 'Yes', ...onlyFor('TenancyGroup', 'Social') },
        { ...option('aye'), value: 'Yes', ...onlyFor('TenancyGroup', 'Market') },
        option('no'),
      ];
    },
  ],
])('takes %s', (_what, change) => {
  expect(checkCaseTypes(file(change)).mistakes).toBeUndefined();
});

it('names the line where a file is no JSON', () => {
  const broken = JSON.stringify(file(), null, 2).replace('"messages": {', '"messages": {,');
  const [mistake] = readCaseTypes(broken).mistakes ?? [];
  expect(mistake && sayMistake(mistake)).toContain('Line 3:');
  expect(readCaseTypes('nonsense').mistakes).toHaveLength(1);
});
