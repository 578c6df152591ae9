import { expect, test } from 'vitest';
import { definition, journey, operations, samples, small } from '../../test/support/small-journey.ts';
import type { Journey } from '../engine/index.ts';
import { explore } from './explore.ts';
import { unreadAnswers } from './unread-answers.ts';

const { questions, steps } = definition;

const withThird = (send: object): Journey =>
  journey({
    ...definition,
    questions: { ...questions, third: questions.first },
    operations: { ...operations, send: { ...operations.send, ...send } },
    steps: { ...steps, end: { ...steps.end, asks: ['third'] } },
  } as never);

const unreadIn = (changed: Journey) =>
  unreadAnswers(
    explore({ journey: changed, samples: { ...samples, answers: { ...samples.answers, third: ['a'] } } }),
  );

test('an answer that nothing reads is found', async () => {
  expect(await unreadIn(small)).toEqual([]);
  expect(await unreadIn(withThird({}))).toEqual(['Nothing in small reads the answer to third']);
});

test('an operation may read it after a call, or all answers at once', async () => {
  type Services = { call(): Promise<unknown> };
  const late = async ({ answers }: { answers: object }, { services }: { services: Services }) => {
    await services.call();
    return { ...answers };
  };
  expect(await unreadIn(withThird({ run: late }))).toEqual([]);
});
