import { expect, test } from 'vitest';
import { language } from '../../machines/engine/index.ts';
import {
  checkDefinition,
  complaintsAbout,
  coverageOf,
  explore,
  type Flow,
  type SamplesFor,
} from '../../machines/exploration/index.ts';
import { address } from './address.ts';
import { money, wholeNumber, wholeNumberOf } from './amount.ts';
import { type DayParts, day, dayOfParts, partsOfDay } from './day.ts';
import { yesNo } from './yesNo.ts';

/** A journey that asks a question of each kind that is typed, each with few samples. */

interface Facts {
  readonly today: string;
}

const { rules, operation, journey } = language<{
  facts: Facts;
  notice: string;
  services: unknown;
  end: 'home';
  errorPage: 'failed';
}>();

const questions = {
  movesIn: day({
    unreal: 'Unreal',
    range: { from: ({ today }: Facts) => today, to: () => '2027-10-31', outside: 'Outside' },
  }),
  people: wholeNumber({
    invalid: 'Invalid',
    range: { from: () => 1, to: () => 12, outside: 'Outside' },
  }),
  rent: money({ invalid: 'Invalid', range: { from: () => 100, to: () => 500_000, outside: 'Outside' } }),
  before: address({ postcode: 'Postcode', line: 'Line' }),
  adjustments: yesNo({ missing: 'Missing', missingDetails: 'Details', limit: 300 }),
};

const operations = {
  send: operation(questions)({
    dependsOn: ['movesIn', 'people', 'rent', 'before', 'adjustments'],
    mutates: true,
    run: async () => true,
    outcomes: { sent: { goTo: { end: 'home' } } },
  }),
};

const moving = journey({
  id: 'moving',
  version: 1,
  initialFacts: { today: '2026-11-25' },
  questions,
  operations,
  rules: rules(questions)({
    'more than five people move in': ({ answers }) => (wholeNumberOf(answers.people ?? '') ?? 0) > 5,
    'they move in next year': ({ answers }) =>
      answers.movesIn !== undefined && (dayOfParts(answers.movesIn) ?? '') > '2026-12-31',
  }),
  steps: {
    when: { route: '/when', asks: ['movesIn'] },
    who: { route: '/who', asks: ['people', 'adjustments'] },
    rent: { route: '/rent', when: 'more than five people move in', asks: ['rent'] },
    before: { route: '/before', when: 'they move in next year', asks: ['before'] },
    send: { route: '/send', submit: ['send'] },
  },
  back: 'plain',
  backEnd: 'home',
  faults: { otherwise: { errorPage: 'failed', notice: 'Failed' } },
  ends: { home: { route: '/home' } },
  errorPages: { failed: { route: '/failed' } },
});

const home = { postcode: 'M1 1AE', line1: '14 Orchard Lane', line2: '', town: '' };

const samples: SamplesFor<typeof questions, typeof operations, Facts> = {
  initialScenarios: { 'a first visit': {} },
  answers: {
    movesIn: [partsOfDay('2026-12-01')],
    people: ['7'],
    rent: ['40'],
    before: [home, { ...home, line1: '' }],
    adjustments: [{ choice: 'yes' }, { choice: 'yes', details: 'A rail.' }],
  },
  outputs: { send: { sent: [true] } },
};

type AnyEvent = ReturnType<typeof explore>['edges'][number]['event'];
type Answer = Extract<AnyEvent, { readonly question: string }>;
const isAnswer = (event: AnyEvent): event is Answer => event.type === 'ANSWER';

test('one sample of a day, a number and an amount is enough: both sides of each boundary are tried', () => {
  const flow: Flow = { journey: moving, samples };
  const explored = explore(flow, undefined, 300);
  const tried = new Map<string, Set<string>>();
  for (const { event } of explored.edges) {
    if (!isAnswer(event)) continue;
    const values = tried.get(event.question) ?? new Set();
    values.add(event.question === 'movesIn' ? `${dayOfParts(event.value as DayParts)}` : `${event.value}`);
    tried.set(event.question, values);
  }
  const valuesOf = (question: string) => [...(tried.get(question) ?? [])].toSorted();
  expect(valuesOf('movesIn')).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-12-01',
    '2026-12-31',
    '2027-01-01',
    '2027-10-31',
    '2027-11-01',
  ]);
  expect(valuesOf('people')).toEqual(['0', '1', '12', '13', '5', '6', '7']);
  expect(valuesOf('rent')).toEqual(['0.99', '1.00', '40', '5000.00', '5000.01']);
  expect(checkDefinition(flow, explored)).toEqual([]);
  expect(complaintsAbout(coverageOf(explored), flow)).toEqual([]);
});
