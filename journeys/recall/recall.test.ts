import { describe, expect, test } from 'vitest';
import type { NextThing } from '../../contract/history.ts';
import { Fault } from '../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import { sendRecall } from './calls.ts';
import { flow } from './flow.ts';
import { operations } from './operations.ts';
import { nothingKnown } from './vocabulary.ts';

const worksOrderId = '00000000-0000-4000-8000-000000000700';
const next: NextThing = { kind: 'choice', from: null, by: '2026-11-25T20:00:00', isLate: false };

function saying(script: Script, stillWrong = ' It drips again. ') {
  const { gateway, sent } = scriptedGateway(script);
  const answer = sendRecall(
    { answers: { stillWrong }, facts: { ...nothingKnown, worksOrderId }, editing: false },
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

const sequel = (end: string) =>
  flow.sequel({ end, facts: { ...nothingKnown, worksOrderId }, answers: {} } as never);

describe('saying that a repair is not fixed', () => {
  test('sends what is wrong, under the key, and answers what comes next', async () => {
    const { answer, sent } = saying({ recallWorksOrder: [{ next }] });
    expect(await answer).toEqual({ became: 'opened', next });
    expect(sent).toMatchObject([
      {
        id: 'recallWorksOrder',
        params: { worksOrderId },
        body: { stillWrong: 'It drips again.' },
        key: 'key',
      },
    ]);
  });

  test('finds out that it is open again, or too late', async () => {
    const { answer } = saying({ recallWorksOrder: [new Fault('conflict', { status: 412 })] });
    expect(await answer).toEqual({ became: 'overtaken' });
  });

  test('says what else went wrong, and after a second that it takes longer', async () => {
    await expect(saying({ recallWorksOrder: [new Fault('failed')] }).answer).rejects.toBeInstanceOf(Fault);
    expect(operations.send.slow).toEqual({ afterMs: 1000, notice: 'Case_CC022' });
  });
});

test('leads to the appointments, or tells what happens next', () => {
  expect(sequel('slots')).toEqual({ begin: { worksOrderId, mode: 'new' } });
  expect(sequel('sent')).toEqual({ announcement: { notice: 'Recall_Sent', values: {} } });
  expect(sequel('overtaken')).toEqual({ announcement: { notice: 'Chase_Overtaken', values: {} } });
  expect(sequel('kept')).toEqual({});
});
