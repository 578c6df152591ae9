import { describe, expect, test } from 'vitest';
import { Fault } from '../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import { saveReminders } from './calls.ts';
import { flow } from './flow.ts';
import { operations } from './operations.ts';

const customerId = '00000000-0000-4000-8000-000000000001';
const facts = { customerId, eTag: '"3"' };

function saving(channel: 'email' | 'text' | 'both', script: Script) {
  const { gateway, sent } = scriptedGateway(script);
  const answer = saveReminders(
    { answers: { channel }, facts, editing: false },
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

const sequel = (end: string) => flow.sequel({ end, facts, answers: {} } as never);

describe('choosing by what to be reminded', () => {
  test.each(['text', 'both'] as const)('saves it under the tag that was read: %s', async (reminders) => {
    const { answer, sent } = saving(reminders, { updatePreferences: [{ reminders }] });
    expect(await answer).toEqual({ became: 'saved' });
    expect(sent).toMatchObject([
      { id: 'updatePreferences', params: { customerId }, body: { reminders }, eTag: '"3"' },
    ]);
  });

  test('finds out that it was changed somewhere else', async () => {
    const { answer } = saving('text', { updatePreferences: [new Fault('conflict', { status: 412 })] });
    expect(await answer).toEqual({ became: 'overtaken' });
  });

  test('says what else went wrong, and after a second that it takes longer', async () => {
    const { answer } = saving('text', { updatePreferences: [new Fault('failed')] });
    await expect(answer).rejects.toBeInstanceOf(Fault);
    expect(operations.save.slow).toEqual({ afterMs: 1000, notice: 'Case_CC022' });
  });
});

test('tells that it is saved, or was changed', () => {
  expect(sequel('saved')).toEqual({ announcement: { notice: 'Reminders_Saved', values: {} } });
  expect(sequel('overtaken')).toEqual({ announcement: { notice: 'Changed_Elsewhere', values: {} } });
  expect(sequel('kept')).toEqual({});
});
