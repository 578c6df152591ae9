import { describe, expect, test } from 'vitest';
import { Fault } from '../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import { saveAdjustments } from './calls.ts';
import { flow } from './flow.ts';
import { adjustments } from './journey.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { nothingKnown } from './vocabulary.ts';

const customerId = '00000000-0000-4000-8000-000000000001';
const facts = { ...nothingKnown, customerId, eTag: '"3"' };

type Answers = Parameters<typeof saveAdjustments>[0]['answers'];

function saving(answers: Answers, script: Script) {
  const { gateway, sent } = scriptedGateway(script);
  const answer = saveAdjustments(
    { answers, facts, editing: false },
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

const saved = { needs: [], language: '', isAnswered: true };
const sequel = (end: string) => flow.sequel({ end, facts, answers: {} } as never);

describe('saying what one needs', () => {
  test.each([
    [
      { needs: ['interpreter', 'noKnocking'], language: ' Polish ' },
      { needs: ['interpreter', 'noKnocking'], language: 'Polish' },
    ],
    [
      { needs: ['noKnocking'], language: 'Polish' },
      { needs: ['noKnocking'], language: '' },
    ],
    [{}, { needs: [], language: '' }],
  ] as const)('saves it under the tag that was read: %j', async (answers, body) => {
    const { answer, sent } = saving(answers, { updateAdjustments: [saved] });
    expect(await answer).toEqual({ became: 'saved' });
    expect(sent).toMatchObject([{ id: 'updateAdjustments', params: { customerId }, body, eTag: '"3"' }]);
  });

  test('finds out that it was changed somewhere else', async () => {
    const { answer } = saving({}, { updateAdjustments: [new Fault('conflict', { status: 412 })] });
    expect(await answer).toEqual({ became: 'overtaken' });
  });

  test('says what else went wrong, and after a second that it takes longer', async () => {
    const { answer } = saving({}, { updateAdjustments: [new Fault('failed')] });
    await expect(answer).rejects.toBeInstanceOf(Fault);
    expect(operations.save.slow).toEqual({ afterMs: 1000, notice: 'Case_CC022' });
  });

  test('begins with what was said before', async () => {
    const before = { needs: ['interpreter'], language: 'Polish' } as const;
    const { answers } = operations.read.outcomes['what was said before is known'];
    const situation = { answers: {}, facts, editing: false };
    expect(answers?.({ ...before, needs: [...before.needs] }, situation)).toEqual(before);
  });

  test('asks for a language of at most 60 characters, only with an interpreter', () => {
    const { check } = questions.language;
    expect(check('  ', facts)).toEqual([{ notice: 'Adjustments_Language', values: undefined }]);
    expect(check('x'.repeat(60), facts)).toEqual([]);
    expect(check('x'.repeat(61), facts)).toEqual([{ notice: 'Adjustments_Language_Long' }]);
    const isAsked = (answers: Answers) =>
      adjustments.rules['an interpreter is needed']?.({ answers, facts, editing: false });
    expect(isAsked({ needs: ['signLanguage', 'interpreter'] })).toBe(true);
    expect(isAsked({ needs: ['signLanguage'] })).toBe(false);
    expect(isAsked({})).toBe(false);
  });
});

test('tells that it is saved, or was changed', () => {
  expect(sequel('saved')).toEqual({ announcement: { notice: 'Adjustments_Saved', values: {} } });
  expect(sequel('overtaken')).toEqual({ announcement: { notice: 'Changed_Elsewhere', values: {} } });
  expect(sequel('kept')).toEqual({});
});
