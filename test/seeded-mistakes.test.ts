import { describe, expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { flows } from '../journeys/registry.ts';
import type { Catalogue, Flow, Property } from '../machines/exploration/index.ts';
import { explore } from '../machines/exploration/index.ts';
import { placeInSource } from '../scripts/paths/place-in-source.ts';
import { exploreAndCheck } from '../scripts/paths/walk.ts';
import { readingInvariant } from './support/reading-invariant.ts';
import { faultsInLines, unlistedCalls, unregisteredJourneys } from './support/registrations.ts';
import { definition, journey, operations, samples, small } from './support/small-journey.ts';

/** Mistakes that people make in a journey, planted one by one: each is told by one sentence with its remedy, and by no other. */

type Loose = Record<string, unknown>;
type Rule = (situation: { answers: Loose; facts: Loose }) => boolean;

const catalogue: Catalogue = {
  texts: { Missing: 'Choose one.', Shut: 'Closed.', Failed: 'Sorry.', Refused: 'Not taken.' },
  always: ['phone'],
};

const given = (answers: object): Loose => answers as Loose;

/** What the product demands of the small journey. */
const properties: readonly Property[] = [
  {
    says: 'The second is asked only of who answered b to the first.',
    rows: ['SMALL-01'],
    never: ({ step, activity, answers }) =>
      step === 'two' && activity === 'asking' && given(answers).first !== 'b',
  },
  {
    says: 'Another answer to the first forgets the second.',
    rows: ['SMALL-02'],
    never: ({ step, activity, answers }) =>
      step === 'end' &&
      activity === 'asking' &&
      given(answers).first === 'a' &&
      given(answers).second !== undefined,
  },
];

const { steps, questions, rules } = definition;
const planted = (changes: Loose, given: Partial<Flow['samples']> = {}): Flow => ({
  journey: journey({ ...definition, ...changes } as never),
  samples: { ...samples, ...given },
  properties,
});
const withRule = (name: string, rule: Rule) => planted({ rules: { ...rules, [name]: rule } });
const withSteps = (changes: Loose, more: Loose = {}) => planted({ steps: { ...steps, ...changes }, ...more });
const withOutcomes = (operation: 'look' | 'send', outcomes: Loose, given?: Partial<Flow['samples']>) =>
  planted({ operations: { ...operations, [operation]: { ...operations[operation], outcomes } } }, given);

const told = (flow: Flow, texts = catalogue) =>
  exploreAndCheck(flow, '', texts).failures.map(({ what, remedy, property }) => ({
    what: property ?? what,
    remedy,
  }));

const { look, send } = operations;

/** The mistake, what is told of it, and what is proposed. */
const mistakes: readonly [name: string, flow: Flow, what: string, remedy: string][] = [
  [
    'the sample of an outcome is missing',
    planted({}, { outputs: { ...samples.outputs, look: { open: [true] } } }),
    'look: shut: an outcome that never came',
    'Add an output to the samples that is this outcome',
  ],
  [
    'a rule is never true',
    withRule('the first is b', ({ answers }) => answers.first === 'c'),
    'the first is b: never true',
    'Correct the rule, or add samples under which it holds',
  ],
  [
    'a rule is never false',
    withRule('the second is b', () => true),
    'the second is b: never false',
    'Correct the rule, or add samples under which it does not hold',
  ],
  [
    'the notice of an outcome is misspelt',
    withOutcomes('look', { ...look.outcomes, shut: { ...look.outcomes.shut, notices: () => ['Shutt'] } }),
    'The step one of the journey small says Shutt, which has no text. Did you mean “Shut”?',
    'Correct the key',
  ],
  [
    'the notice of a question is misspelt',
    planted({
      questions: {
        ...questions,
        first: { ...questions.first, check: (value?: string) => (value ? [] : [{ notice: 'Missin' }]) },
      },
    }),
    'The step one of the journey small complains of the question first with Missin, which has no text. Did you mean “Missing”?',
    'Correct the key',
  ],
  [
    'an unknown answer is cleared',
    withSteps({ one: { ...steps.one, resets: ['secnd'] } }),
    'The step one clears secnd, which is no question. Did you mean “second”?',
    'Correct the name',
  ],
  [
    'the answer of an earlier step is cleared',
    withSteps({ two: { ...steps.two, resets: ['first'] } }),
    'The step two clears first, which is asked before at one',
    'Remove it from “resets”',
  ],
  [
    'a question has no samples',
    planted({}, { answers: { ...samples.answers, first: [] } }),
    'The question first of the step one has no sample',
    'Add values to the samples',
  ],
  [
    'the default outcome comes first',
    withOutcomes('look', { open: look.outcomes.open, shut: look.outcomes.shut }),
    'After “open” no other outcome of the operation look can come',
    'Move the outcome without “when” to the end',
  ],
  [
    'nothing ends the journey',
    withOutcomes('send', { ...send.outcomes, taken: { goTo: 'next' } }),
    '“taken” of send leads nowhere from end, the last step',
    'Add a step',
  ],
  [
    'two steps have one address',
    withSteps({ two: { ...steps.two, route: '/one' } }),
    'one and two have the same address /one',
    'another address',
  ],
  [
    'a step restarts the journey for ever',
    withOutcomes('send', { ...send.outcomes, taken: { goTo: 'restart' } }),
    '“taken” of send restarts small, and no end can be reached from there',
    'another “goTo”',
  ],
  [
    'a rule reads an answer that is asked later',
    withSteps({ one: { ...steps.one, blocks: [{ when: 'the second is b', notice: 'Shut' }] } }),
    'The rule “the second is b” of the step one reads second, which is asked only at two',
    'Ask the question before',
  ],
  [
    'the name of a rule is misspelt',
    withSteps({ two: { ...steps.two, when: 'the frist is b' } }),
    'The step two depends on “the frist is b”, which is no rule. Did you mean “the first is b” or “the second is b”?',
    'Correct the sentence',
  ],
];

describe('npm run paths tells, in one sentence with its remedy,', () => {
  test('nothing of a sound journey', () => {
    expect(told({ journey: small, samples, properties })).toEqual([]);
  });

  test.each(mistakes)('that %s', (_name, flow, what, remedy) => {
    const failures = told(flow);
    expect(failures.map((failure) => failure.what)).toEqual([what]);
    expect(failures[0]?.remedy).toContain(remedy);
  });

  test('that a placeholder is misspelt', () => {
    const texts = { ...catalogue, texts: { ...catalogue.texts, Refused: 'Quote {refrence}.' } };
    expect(told(planted({}), texts).map(({ what }) => what)).toEqual([
      'The step end of the journey small says Refused, in which nothing fills {refrence}',
    ]);
  });

  test('that a rule throws, with its sentence and the path', () => {
    const flow = withRule('the first is b', () => {
      throw new Error('nothing to read');
    });
    const [failure, ...others] = exploreAndCheck(flow, '', catalogue).failures;
    expect(others).toEqual([]);
    expect(failure).toMatchObject({ kind: 'broke', path: { scenario: 'a first visit' } });
    expect(failure?.what).toContain('the first is b');
  });

  test('that logic is inverted: what the product demands is violated', () => {
    const flow = withRule('the first is b', ({ answers }) => answers.first !== 'b');
    expect(told(flow).map(({ what }) => what)).toContain(properties[0]?.says);
  });

  test('that an answer is not cleared: what the product demands is violated', () => {
    const flow = withSteps({ one: { ...steps.one, resets: [] } });
    expect(told(flow).map(({ what }) => what)).toEqual([properties[1]?.says]);
  });
});

describe('npm test tells before a browser starts', () => {
  test('that an operation depends on too little', async () => {
    const flow = planted({
      operations: {
        ...operations,
        look: {
          ...look,
          dependsOn: [],
          run: async (
            { answers }: { answers: Loose },
            { services }: { services: { ask(it: unknown): Promise<boolean> } },
          ) => services.ask(answers.first),
        },
      },
      steps: { ...steps, end: { ...steps.end, load: ['look'] } },
    });
    const reading = readingInvariant(flow);
    explore(flow, reading.arrived);
    expect(await reading.complaints()).toContain('look sends first, which it does not read');
  });

  test('that a journey is not registered', () => {
    expect(unregisteredJourneys(flows)).toEqual([]);
    expect(unregisteredJourneys(flows.filter((flow) => flow.journey.id !== 'enquiry'))).toEqual([
      'journeys/enquiry is not in journeys/registry.ts',
    ]);
  });

  test('that a journey is registered with the flow of another', async () => {
    const load = async () => ({ flow: { journey: { id: 'payment' } } });
    expect(await faultsInLines([{ id: 'enquiry', load }])).toEqual([
      'The line enquiry loads the journey payment',
    ]);
  });

  test('that a call is missing from the list of the contract', async () => {
    expect(await unlistedCalls(calls)).toEqual([]);
    expect(await unlistedCalls(calls.filter(({ id }) => id !== 'sendEnquiry'))).toEqual([
      'sendEnquiry of contract/enquiry.ts is not in contract/calls.ts',
    ]);
  });
});

test('each failure of a journey names the place in its source', () => {
  const enquiry = flows.find((flow) => flow.journey.id === 'enquiry')?.journey ?? small;
  const at = (what: string) => placeInSource(enquiry, what)?.replace(/\d+$/, 'N');
  expect(at('it is for somebody else of the household: never true')).toBe('journeys/enquiry/rules.ts:N');
  expect(at('The operation sendEnquiry has no outcome for everything else')).toBe(
    'journeys/enquiry/operations.ts:N',
  );
  expect(at('The step details is never asked')).toBe('journeys/enquiry/journey.ts:N');
  expect(placeInSource(small, 'The step two is never asked')).toBeUndefined();
});
