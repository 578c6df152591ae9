import { describe, expect, test } from 'vitest';
import type { NextThing } from '../../contract/history.ts';
import { Fault } from '../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import { sendChase } from './calls.ts';
import { flow } from './flow.ts';
import { operations } from './operations.ts';
import { type ChaseFacts, nothingKnown } from './vocabulary.ts';

const worksOrderId = '00000000-0000-4000-8000-000000000700';
const next: NextThing = { kind: 'chaseAnswer', from: null, by: '2026-11-24T20:00:00', isLate: false };

function sending(script: Script, facts: Partial<ChaseFacts> = {}, happened?: 'nobody' | 'came') {
  const { gateway, sent } = scriptedGateway(script);
  const answers = happened === undefined ? {} : { happened };
  const answer = sendChase(
    { answers, facts: { ...nothingKnown, worksOrderId, ...facts }, editing: false },
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

const told = (end: string, facts: Partial<ChaseFacts> = {}) =>
  flow.sequel({ end, facts: { ...nothingKnown, ...facts }, answers: {} } as never);

describe('asking what is happening', () => {
  test('is sent once for a key, and answers what is promised now', async () => {
    const { answer, sent } = sending({ chaseWorksOrder: [{ next }] });
    expect(await answer).toEqual({ became: 'asked', next });
    expect(sent).toMatchObject([{ id: 'chaseWorksOrder', params: { worksOrderId }, body: {}, key: 'key' }]);
  });

  test('after an appointment to which nobody came is the same', async () => {
    const { answer } = sending({ chaseWorksOrder: [{ next }] }, { wasVisit: true }, 'nobody');
    expect(await answer).toEqual({ became: 'asked', next });
  });

  test('after an appointment to which somebody came says so instead', async () => {
    const { answer, sent } = sending({ confirmVisit: [{ next: null }] }, { wasVisit: true }, 'came');
    expect(await answer).toEqual({ became: 'noted', next: null });
    expect(sent).toMatchObject([{ id: 'confirmVisit', params: { worksOrderId }, key: 'key' }]);
  });

  test('says that somebody came only where somebody was to come', async () => {
    const { answer } = sending({ chaseWorksOrder: [{ next }] }, { wasVisit: false }, 'came');
    expect(await answer).toMatchObject({ became: 'asked' });
  });

  test('finds out that nothing is late any more', async () => {
    const { answer } = sending({ chaseWorksOrder: [new Fault('conflict', { status: 412 })] });
    expect(await answer).toEqual({ became: 'overtaken' });
  });

  test('says what else went wrong', async () => {
    const { answer } = sending({ chaseWorksOrder: [new Fault('failed')] });
    await expect(answer).rejects.toBeInstanceOf(Fault);
  });

  test('says after a second that it takes longer', () => {
    expect(operations.send.slow).toEqual({ afterMs: 1000, notice: 'Case_CC022' });
  });
});

test('what was done is told on the page, with the time of the answer', () => {
  const by = '8pm on Tuesday 24 November 2026';
  expect(told('asked', { next })).toEqual({ announcement: { notice: 'Chase_Asked', values: { by } } });
  expect(told('noted')).toEqual({ announcement: { notice: 'Visit_Noted', values: { by: '' } } });
  expect(told('overtaken')).toEqual({ announcement: { notice: 'Chase_Overtaken', values: { by: '' } } });
  expect(told('kept')).toEqual({});
});
