import { describe, expect, test } from 'vitest';
import { definition, journey, operations, samples, small } from '../../test/support/small-journey.ts';
import type { Journey } from '../engine/index.ts';
import { checkByReading, checkDefinition } from './check.ts';
import { type DefinitionFault, definitionFaultKinds } from './definition-fault.ts';

type Loose = Record<string, unknown>;

/** The small journey with something broken, past what the types would allow. */
const broken = (changes: Loose): Journey => journey({ ...definition, ...changes } as never);

const { steps, rules, questions } = definition;
const found = (changed: Journey, given = samples) => checkDefinition({ journey: changed, samples: given });

const cases: readonly [DefinitionFault['kind'], Journey, string, typeof samples?][] = [
  [
    'unreachable step',
    small,
    'The step two is never asked',
    { ...samples, answers: { first: ['a'], second: ['a'] } },
  ],
  [
    'unreached outcome',
    small,
    'No sample makes the operation look come back with “shut”',
    { ...samples, outputs: { ...samples.outputs, look: { open: [true] } } },
  ],
  [
    'dead end',
    broken({ steps: { ...steps, end: { route: '/end' } }, operations: { look: operations.look } }),
    'Continue leads nowhere from end, the last step',
  ],
  [
    'dead end',
    broken({
      operations: { ...operations, send: { ...operations.send, outcomes: { taken: { goTo: 'next' } } } },
    }),
    '“taken” of send leads nowhere from end, the last step',
  ],
  [
    'dead end',
    broken({ steps: { ...steps, end: { ...steps.end, when: 'the first is b' } } }),
    'end may be passed over, and no step follows it',
  ],
  [
    'dead end',
    broken({
      steps: { ...steps, end: { route: '/end', submit: [{ run: 'send', when: 'the first is b' }] } },
    }),
    'There is no way on from end, asking',
  ],
  [
    'dead end',
    broken({
      steps: { ...steps, one: { ...steps.one, confirmation: { unless: 'the first is b', end: 'home' } } },
    }),
    'one is the confirmation, and steps follow it',
  ],
  [
    'missing default',
    broken({
      operations: {
        ...operations,
        look: { ...operations.look, outcomes: { shut: operations.look.outcomes.shut } },
      },
    }),
    'The operation look has no outcome for everything else',
  ],
  [
    'default is not last',
    broken({
      operations: {
        ...operations,
        look: {
          ...operations.look,
          outcomes: { open: operations.look.outcomes.open, shut: operations.look.outcomes.shut },
        },
      },
    }),
    'After “open” no other outcome of the operation look can come',
  ],
  [
    'unknown answer',
    broken({
      rules: { ...rules, 'the first is b': (it: { answers: Loose }) => it.answers.frist === 'b' },
    }),
    'The rule “the first is b” reads frist, which no question sets',
  ],
  [
    'unreadable rule',
    broken({ rules: { ...rules, 'the first is b': { answer: 'first', is: 'b' } } }),
    'The rule “the first is b” cannot be read: one answer or fact is compared in one way, not {answer, is}',
  ],
  [
    'unknown answer',
    broken({ operations: { ...operations, look: { ...operations.look, dependsOn: ['frist'] } } }),
    'The operation look reads frist, which no question sets. Did you mean “first”?',
  ],
  [
    'unknown rule',
    broken({ steps: { ...steps, two: { ...steps.two, when: 'it rains' } } }),
    'The step two depends on “it rains”, which is no rule',
  ],
  [
    'earlier answer cleared',
    broken({ steps: { ...steps, two: { ...steps.two, resets: ['first'] } } }),
    'The step two clears first, which is asked before at one',
  ],
  [
    'answer asked later',
    broken({
      steps: { ...steps, one: { ...steps.one, blocks: [{ when: 'the second is b', notice: 'Shut' }] } },
    }),
    'The rule “the second is b” of the step one reads second, which is asked only at two',
  ],
  [
    'no sample',
    small,
    'The question second of the step two has no sample',
    { ...samples, answers: { ...samples.answers, second: [] } },
  ],
  [
    'unused rule',
    broken({ rules: { ...rules, 'it rains': () => false } }),
    'Nothing depends on the rule “it rains”',
  ],
  ['unused question', broken({ questions: { ...questions, third: questions.first } }), 'No step asks third'],
  [
    'unused operation',
    broken({ operations: { ...operations, look2: operations.look } }),
    'No step runs look2',
  ],
  [
    'duplicate route',
    broken({ steps: { ...steps, two: { ...steps.two, route: '/One' } } }),
    'one and two have the same address /One',
  ],
  [
    'dead end',
    broken({
      operations: { ...operations, send: { ...operations.send, outcomes: { taken: { goTo: 'restart' } } } },
    }),
    '“taken” of send restarts small, and no end can be reached from there',
    { ...samples, outputs: { ...samples.outputs, send: { taken: [true] } } },
  ],
  [
    'unknown question cleared',
    broken({ steps: { ...steps, one: { ...steps.one, resets: ['third'] } } }),
    'The step one clears third, which is no question',
  ],
  [
    'runs for ever',
    broken({
      operations: {
        ...operations,
        look: { ...operations.look, outcomes: { shut: { goTo: 'stay' } } },
      },
    }),
    '“shut” leads look back to one, where it would run again at once',
  ],
];

describe('the check of a definition', () => {
  test('finds nothing wrong with a sound journey', () => {
    expect(found(small)).toEqual([]);
  });

  test('lets a last step be that only says why it cannot be gone on from', () => {
    const shut = {
      ...operations.look,
      dependsOn: [],
      outcomes: { shut: { notices: () => ['Shut'], goTo: 'block' } },
    };
    const said = broken({
      steps: { ...steps, end: { route: '/end', load: ['shut'], submit: [] } },
      operations: { look: operations.look, shut },
    });
    expect(checkByReading(said)).toEqual([]);
  });

  test.each(cases)('%s', (kind, changed, message, given) => {
    expect(found(changed, given)).toContainEqual({ kind, message });
  });

  test('has a case for each kind of fault here, and a message of its own for each', () => {
    expect(new Set(cases.map(([kind]) => kind))).toEqual(new Set(definitionFaultKinds));
    expect(new Set(cases.map(([, , message]) => message)).size).toBe(cases.length);
  });
});
