import { expect, test } from 'vitest';
import {
  definition,
  journey,
  operations,
  questions,
  rules,
  samples,
} from '../../test/support/small-journey.ts';
import { complaintsAbout, coverageOf } from './coverage.ts';
import { explore } from './explore.ts';
import type { Flow } from './samples.ts';

/** Explored as if it had too many states to be named exactly. */
const gapsOf = (flow: Flow) => complaintsAbout(coverageOf(explore(flow, undefined, 0)), flow);

test('a fact that only the rule of a later step reads tells states apart before it', () => {
  const flow: Flow = {
    journey: journey({
      ...definition,
      rules: {
        ...definition.rules,
        ...rules(questions)({
          'the first is b': ({ answers, facts }) => answers.first === 'b' && facts.isSent === true,
        }),
      },
    }),
    samples: { ...samples, initialScenarios: { 'a first visit': {}, 'a second visit': { isSent: true } } },
  };
  expect(gapsOf(flow)).toEqual([]);
  const blind = {
    ...flow,
    journey: { ...flow.journey },
    samples: { ...flow.samples, tellApart: () => null },
  };
  expect(gapsOf(blind)).toContain('the first is b: never true');
});

test('an answer that only the outcome of its own step reads tells states apart', () => {
  const define = <O extends object>(outcome: O) => ({
    ...operations,
    send: { ...operations.send, ...outcome },
  });
  const flow: Flow = {
    journey: journey({
      ...definition,
      steps: { one: definition.steps.one, end: { route: '/end', asks: ['second'], submit: ['send'] } },
      rules: {},
      review: undefined,
      operations: define({
        outcomes: {
          'not taken': {
            when: (_isTaken: boolean, { answers }: { answers: { second?: string } }) =>
              answers.second === 'b',
            notices: () => ['Refused'],
            goTo: 'stay',
          },
          taken: { goTo: { end: 'home' } },
        },
      }),
    } as never),
    samples,
  };
  expect(gapsOf(flow)).not.toContain('send: not taken: an outcome that never came');
  const blind = {
    ...flow,
    journey: { ...flow.journey },
    samples: { ...flow.samples, tellApart: () => null },
  };
  expect(gapsOf(blind)).toContain('send: not taken: an outcome that never came');
});

test('an answer that decides what a later step asks tells states apart before it', () => {
  const flow: Flow = {
    journey: journey({
      ...definition,
      steps: {
        one: { route: '/one', asks: ['first'] },
        two: { route: '/two', asks: [{ question: 'second', when: 'the first is b' }] },
        end: definition.steps.end,
      },
      operations: { send: operations.send },
    } as never),
    samples,
  };
  expect(gapsOf(flow)).not.toContain('the first is b: never true');
  const blind = {
    ...flow,
    journey: { ...flow.journey },
    samples: { ...flow.samples, tellApart: () => null },
  };
  expect(gapsOf(blind)).toContain('the first is b: never true');
});

test('whether an operation calls anybody tells states apart', () => {
  interface Sending {
    readonly answers: { readonly second?: string };
  }
  const send = async ({ answers }: Sending, { services }: { services: { call(): Promise<boolean> } }) =>
    answers.second === 'b' ? services.call() : true;
  const statesWith = (run: typeof operations.send.run | typeof send) =>
    explore(
      {
        journey: journey({
          ...definition,
          steps: { end: { route: '/end', asks: ['second'], submit: ['send'] } },
          rules: {},
          review: undefined,
          operations: { send: { ...operations.send, run } },
        } as never),
        samples,
      },
      undefined,
      0,
    ).states.size;
  expect(statesWith(send)).toBeGreaterThan(statesWith(operations.send.run));
});
