import { describe, expect, test } from 'vitest';
import { definition, journey, operation, questions, rules, small } from '../../test/support/small-journey.ts';
import type { CopyFor } from './copy.ts';

const { steps } = definition;

const ownCopy = {
  name: 'Small',
  steps: { one: { title: 'One' }, two: { title: 'Two' }, end: { title: 'End' } },
  questions: { first: { label: 'First' }, second: { label: 'Second' } },
  operations: { look: 'Looking', send: 'Sending' },
  secondaryActions: {},
};
const leaving = { title: 'Shut', text: 'Shut', save: 'Save', leave: 'Leave', stay: 'Stay' };
const saved = journey({ ...definition, exit: { save: 'look', end: 'home' } });
const confirmed = journey({ ...definition, back: 'confirmed' });

// Each line here must not compile. `tsc` fails when one of them does, because then there is no error to expect.
describe('a journey does not compile with', () => {
  test.each([
    [
      'a wrong step',
      // @ts-expect-error there is no such step
      () => journey({ ...definition, review: 'ned' }),
    ],
    [
      'a property of a step that does not exist',
      // @ts-expect-error it is called resets
      () => journey({ ...definition, steps: { ...steps, one: { ...steps.one, reset: ['second'] } } }),
    ],
    [
      'a wrong rule',
      // @ts-expect-error there is no such rule
      () => journey({ ...definition, steps: { ...steps, one: { ...steps.one, when: 'it rains' } } }),
    ],
    [
      'a wrong message',
      () =>
        journey({
          ...definition,
          // @ts-expect-error there is no such message
          steps: { ...steps, two: { ...steps.two, blocks: [{ when: 'the second is b', notice: 'Shutt' }] } },
        }),
    ],
    [
      'a wrong question',
      // @ts-expect-error there is no such question
      () => journey({ ...definition, steps: { ...steps, one: { ...steps.one, asks: ['frist'] } } }),
    ],
    [
      'a wrong message in what a question complains of',
      () => {
        const vague = { kind: 'letter', check: () => [{ notice: 'Missin' }] };
        // @ts-expect-error there is no such message
        return journey({ ...definition, questions: { ...questions, second: vague } });
      },
    ],
    [
      'a wrong operation',
      // @ts-expect-error there is no such operation
      () => journey({ ...definition, steps: { ...steps, end: { ...steps.end, submit: ['sned'] } } }),
    ],
    [
      'a wrong end',
      // @ts-expect-error there is no such end
      () => journey({ ...definition, backEnd: 'hmoe' }),
    ],
    [
      'a wrong fact',
      // @ts-expect-error there is no such fact
      () => journey({ ...definition, initialFacts: { isOpen: false, isShut: true } }),
    ],
    [
      'a question cleared that does not exist',
      // @ts-expect-error there is no such question
      () => journey({ ...definition, steps: { ...steps, one: { ...steps.one, resets: ['third'] } } }),
    ],
    [
      'no place for faults',
      // @ts-expect-error faults that are not named must lead somewhere
      () => journey({ ...definition, faults: {} }),
    ],
    [
      'a rule that looks at an answer that does not exist',
      // @ts-expect-error there is no such question
      () => rules(questions)({ 'it is b': ({ answers }) => answers.frist === 'b' }),
    ],
    [
      'a rule that looks for an answer that cannot be given',
      // @ts-expect-error the answer is a or b
      () => rules(questions)({ 'it is c': ({ answers }) => answers.first === 'c' }),
    ],
    [
      'a rule that looks at a fact that does not exist',
      // @ts-expect-error there is no such fact
      () => rules(questions)({ 'it is shut': ({ facts }) => facts.isShut }),
    ],
    [
      'an operation that learns a fact that does not exist',
      () =>
        operation(questions)({
          dependsOn: [],
          run: async () => true,
          // @ts-expect-error there is no such fact
          outcomes: { shut: { facts: () => ({ isShut: true }), goTo: 'next' } },
        }),
    ],
    [
      'an outcome that leads to an end that does not exist',
      () =>
        operation(questions)({
          dependsOn: [],
          run: async () => true,
          // @ts-expect-error there is no such end
          outcomes: { done: { goTo: { end: 'hmoe' } } },
        }),
    ],
    [
      'nothing to say before leaving, where it can be saved',
      // @ts-expect-error leaving a journey that can be saved means something of its own
      (): CopyFor<typeof saved> => ownCopy,
    ],
    [
      'nothing to say before going back, where that is asked',
      // @ts-expect-error what is asked before going back is the journey's own
      (): CopyFor<typeof confirmed> => ownCopy,
    ],
    [
      'words before leaving that nothing shows',
      // @ts-expect-error it cannot be saved
      (): CopyFor<typeof small> => ({ ...ownCopy, leaving }),
    ],
  ])('%s', (_what, make) => {
    expect(make).toBeTypeOf('function');
  });

  test('nothing wrong', () => {
    const copy: CopyFor<typeof small> = ownCopy;
    const savedCopy: CopyFor<typeof saved> = { ...ownCopy, leaving };
    expect([copy.name, savedCopy.leaving.save]).toEqual(['Small', 'Save']);
    expect(small.steps.map(({ id }) => id)).toEqual(['one', 'two', 'end']);
  });
});
