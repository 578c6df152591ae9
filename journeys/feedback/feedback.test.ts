import { describe, expect, test } from 'vitest';
import { Fault } from '../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import { sendFeedback } from './calls.ts';
import { flow } from './flow.ts';
import { operations } from './operations.ts';

const worksOrderId = '00000000-0000-4000-8000-000000000700';
const facts = { worksOrderId, isFixed: false };

function answering(satisfied: 'yes' | 'no', reason: string | undefined, script: Script, isFixed = false) {
  const { gateway, sent } = scriptedGateway(script);
  const answer = sendFeedback(
    {
      answers: { satisfied, ...(reason === undefined ? {} : { reason }) },
      facts: { ...facts, isFixed },
      editing: false,
    },
    {
      services: { gateway },
      key: 'key',
      signal: new AbortController().signal,
      now: () => new Date(0),
      wait: async () => undefined,
      once: (_name, start) => start(),
    },
  );
  return { answer, sent };
}

const sequel = (end: string, isFixed = false) =>
  flow.sequel({ end, facts: { ...facts, isFixed }, answers: {} } as never);

describe('saying how a repair went', () => {
  test('sends that the resident is satisfied, and no reason why not', async () => {
    const { answer, sent } = answering('yes', 'Nobody cleaned up.', { answerFeedback: [undefined] });
    expect(await answer).toEqual({ became: 'satisfied' });
    expect(sent).toMatchObject([
      {
        id: 'answerFeedback',
        params: { worksOrderId },
        body: { isSatisfied: true, reason: '', isFixed: false },
        key: 'key',
      },
    ]);
  });

  test.each([
    [' Nobody cleaned up. ', 'Nobody cleaned up.'],
    [undefined, ''],
  ])('sends why they are not: %s', async (given, reason) => {
    const { answer, sent } = answering('no', given, { answerFeedback: [undefined] });
    expect(await answer).toEqual({ became: 'unsatisfied' });
    expect(sent).toMatchObject([{ body: { isSatisfied: false, reason } }]);
  });

  test('says that it is fixed where the resident said so', async () => {
    const { answer, sent } = answering('yes', undefined, { answerFeedback: [undefined] }, true);
    expect(await answer).toEqual({ became: 'satisfied' });
    expect(sent).toMatchObject([{ body: { isFixed: true } }]);
  });

  test('finds out that it is too late', async () => {
    const { answer } = answering('yes', undefined, {
      answerFeedback: [new Fault('conflict', { status: 412 })],
    });
    expect(await answer).toEqual({ became: 'tooLate' });
  });

  test('says what else went wrong, and after a second that it takes longer', async () => {
    const { answer } = answering('yes', undefined, { answerFeedback: [new Fault('failed')] });
    await expect(answer).rejects.toBeInstanceOf(Fault);
    expect(operations.send.slow).toEqual({ afterMs: 1000, notice: 'Case_CC022' });
  });
});

test.each([
  ['satisfied', 'Feedback_Thanks'],
  ['unsatisfied', 'Feedback_Sorry'],
  ['tooLate', 'Feedback_Too_Late'],
])('tells what became of it: %s', (end, notice) => {
  expect(sequel(end)).toEqual({ announcement: { notice, values: {} } });
  expect(sequel('kept')).toEqual({});
});

test('tells that the repair is closed, unless the resident is not satisfied', () => {
  expect(sequel('satisfied', true)).toEqual({ announcement: { notice: 'Repair_Fixed', values: {} } });
  expect(sequel('unsatisfied', true)).toEqual({ announcement: { notice: 'Feedback_Sorry', values: {} } });
});

test('the button says whether the answer closes the repair too', () => {
  const send = (isFixed: boolean) =>
    flow.journey.placeholders({ answers: {}, facts: { ...facts, isFixed }, editing: false } as never).send;
  expect([send(false), send(true)]).toEqual(['Send', 'Send and close the repair']);
});
