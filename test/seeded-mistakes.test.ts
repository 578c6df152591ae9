import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { flows } from '../journeys/registry.ts';
import type { Catalogue, Flow, Property } from '../machines/exploration/index.ts';
import { explore } from '../machines/exploration/index.ts';
import { placeInSource, sourcesIn } from '../scripts/paths/place-in-source.ts';
import { walk } from '../scripts/paths/walk.ts';
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
  walk(flow, '', texts).report.failures.map((failure) => ({
    what: failure.property ?? failure.what,
    remedy: failure.remedy,
    place: placeInSource(small, failure, sources),
  }));

/** Where the small journey and its properties stand. */
const sources = [
  ...sourcesIn(['test/support/small-journey.ts']),
  { file: 'test/seeded-mistakes.test.ts', lines: readFileSync(import.meta.filename, 'utf8').split('\n') },
];

/** The place of a text in the small journey, as it is told. */
const placeOf = (text: string): string => {
  for (const { file, lines } of sources) {
    const line = lines.findIndex((each) => each.trimStart().startsWith(text));
    if (line >= 0) return `${file}:${line + 1}`;
  }
  throw new Error(`nothing begins with ${text}`);
};

const { look, send } = operations;

/** The mistake, what is told of it, what is proposed, and the line that is named. */
const mistakes: readonly [name: string, flow: Flow, what: string, remedy: string, place: string][] = [
  [
    'the sample of an outcome is missing',
    planted({}, { outputs: { ...samples.outputs, look: { open: [true] } } }),
    'look: shut: an outcome that never came',
    'Add an output to the samples that is this outcome',
    'look: define',
  ],
  [
    'a rule is never true',
    withRule('the first is b', ({ answers }) => answers.first === 'c'),
    'the first is b: never true',
    'Correct the rule, or add samples under which it holds',
    "'the first is b':",
  ],
  [
    'a rule is never false',
    withRule('the second is b', () => true),
    'the second is b: never false',
    'Correct the rule, or add samples under which it does not hold',
    "'the second is b':",
  ],
  [
    'the notice of an outcome is misspelt',
    withOutcomes('look', { ...look.outcomes, shut: { ...look.outcomes.shut, notices: () => ['Shutt'] } }),
    'The step one of the journey small says Shutt, which has no text. Did you mean “Shut”?',
    'Correct the key',
    'one: {',
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
    'first: letter',
  ],
  [
    'an unknown answer is cleared',
    withSteps({ one: { ...steps.one, resets: ['secnd'] } }),
    'The step one clears secnd, which is no question. Did you mean “second”?',
    'Correct the name',
    'one: {',
  ],
  [
    'the answer of an earlier step is cleared',
    withSteps({ two: { ...steps.two, resets: ['first'] } }),
    'The step two clears first, which is asked before at one',
    'Remove it from “resets”',
    'two: {',
  ],
  [
    'a question has no samples',
    planted({}, { answers: { ...samples.answers, first: [] } }),
    'The question first of the step one has no sample',
    'Add values to the samples',
    'first: letter',
  ],
  [
    'the default outcome comes first',
    withOutcomes('look', { open: look.outcomes.open, shut: look.outcomes.shut }),
    'After “open” no other outcome of the operation look can come',
    'Move the outcome without “when” to the end',
    'look: define',
  ],
  [
    'nothing ends the journey',
    withOutcomes('send', { ...send.outcomes, taken: { goTo: 'next' } }),
    '“taken” of send leads nowhere from end, the last step',
    'Add a step',
    'send: define',
  ],
  [
    'two steps have one address',
    withSteps({ two: { ...steps.two, route: '/one' } }),
    'one and two have the same address /one',
    'another address',
    'one: {',
  ],
  [
    'a step restarts the journey for ever',
    withOutcomes('send', { ...send.outcomes, taken: { goTo: 'restart' } }),
    '“taken” of send restarts small, and no end can be reached from there',
    'another “goTo”',
    'send: define',
  ],
  [
    'a rule reads an answer that is asked later',
    withSteps({ one: { ...steps.one, blocks: [{ when: 'the second is b', notice: 'Shut' }] } }),
    'The rule “the second is b” of the step one reads second, which is asked only at two',
    'Ask the question before',
    "'the second is b':",
  ],
  [
    'the name of a rule is misspelt',
    withSteps({ two: { ...steps.two, when: 'the frist is b' } }),
    'The step two depends on “the frist is b”, which is no rule. Did you mean “the first is b” or “the second is b”?',
    'Correct the sentence',
    'two: {',
  ],
];

/** A property of the small journey that does not hold, as it is told. */
const violated = (index: number) => {
  const says = properties[index]?.says ?? '';
  return {
    what: says,
    remedy: expect.stringContaining('Follow the path and correct what is asked, passed over or cleared'),
    place: placeOf(`says: '${says}'`),
  };
};

describe('npm run paths tells, in one sentence with its remedy,', () => {
  test('nothing of a sound journey', () => {
    expect(told({ journey: small, samples, properties })).toEqual([]);
  });

  test.each(mistakes)('that %s', (_name, flow, what, remedy, place) => {
    expect(told(flow)).toEqual([{ what, remedy: expect.stringContaining(remedy), place: placeOf(place) }]);
  });

  test('that a placeholder is misspelt', () => {
    const texts = { ...catalogue, texts: { ...catalogue.texts, Refused: 'Call {phoen}.' } };
    expect(told(planted({}), texts)).toEqual([
      {
        what: 'The step end of the journey small says Refused, in which nothing fills {phoen}. Did you mean “phone”?',
        remedy: expect.stringContaining('Correct the key or the placeholder'),
        place: placeOf('end: {'),
      },
    ]);
  });

  test('that a rule throws, with its sentence and the path', () => {
    const flow = withRule('the first is b', () => {
      throw new Error('nothing to read');
    });
    const [failure, ...others] = walk(flow, '', catalogue).report.failures;
    expect(others).toEqual([]);
    expect(failure).toMatchObject({ kind: 'broke', path: { scenario: 'a first visit' } });
    expect(told(flow)).toEqual([
      {
        what: expect.stringMatching(/the first is b.*nothing to read/),
        remedy: expect.stringContaining('an answer may not be given there'),
        place: placeOf("'the first is b':"),
      },
    ]);
  });

  test('that logic is inverted: what the product demands is violated', () => {
    const flow = withRule('the first is b', ({ answers }) => answers.first !== 'b');
    expect(told(flow)).toContainEqual(violated(0));
  });

  test('that an answer is not cleared: what the product demands is violated', () => {
    const flow = withSteps({ one: { ...steps.one, resets: [] } });
    expect(told(flow)).toEqual([violated(1)]);
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
    expect(await reading.complaints()).toContain(
      'look of small sends first, which it does not read: add it to its “dependsOn”, or say under “ignores” why it changes nothing',
    );
  });

  test('that a journey is not registered', () => {
    expect(unregisteredJourneys(flows)).toEqual([]);
    expect(unregisteredJourneys(flows.filter((flow) => flow.journey.id !== 'enquiry'))).toEqual([
      'journeys/enquiry is not in journeys/registry.ts: add its journey, samples, properties and titles to the list',
    ]);
  });

  test('that a journey is registered with the flow of another', async () => {
    const load = async () => ({ flow: { journey: { id: 'payment' } } });
    expect(await faultsInLines([{ id: 'enquiry', load }])).toEqual([
      expect.stringMatching(
        /^The line enquiry \(journeys\/portal\.ts:\d+\) loads the journey payment: let it import the flow of enquiry$/,
      ),
    ]);
  });

  test('that a call is missing from the list of the contract', async () => {
    expect(await unlistedCalls(calls)).toEqual([]);
    expect(await unlistedCalls(calls.filter(({ id }) => id !== 'sendEnquiry'))).toEqual([
      'sendEnquiry of contract/enquiry.ts is not in contract/calls.ts: import it there and add it to the list',
    ]);
  });
});

test('each failure of a journey names the place in its source', () => {
  const enquiry = flows.find((flow) => flow.journey.id === 'enquiry')?.journey ?? small;
  const at = (what: string) => placeInSource(enquiry, { what })?.replace(/\d+$/, 'N');
  expect(at('it is for somebody else of the household: never true')).toBe('journeys/enquiry/rules.ts:N');
  expect(at('The operation sendEnquiry has no outcome for everything else')).toBe(
    'journeys/enquiry/operations.ts:N',
  );
  expect(at('The step details is never asked')).toBe('journeys/enquiry/journey.ts:N');
  expect(placeInSource(small, { what: 'The step two is never asked' })).toBeUndefined();
});
