import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flows } from '../../../../journeys/registry.ts';
import type { Expression } from '../../../../machines/engine/index.ts';
import { type Draft, emptyDraft, parseDraft, textOfDraft, withEdit, withoutEdit } from './draft.ts';

const rule = (equals: string): Draft['edits'][number] => ({
  kind: 'rule',
  rule: 'nobody can give access',
  expression: { answer: 'access', equals },
});

describe('edits', () => {
  test('one of the same takes the place of the one before', () => {
    const draft = withEdit(withEdit(emptyDraft('repair'), rule('no')), rule('later'));
    expect(draft.edits).toEqual([rule('later')]);
  });

  test('one that is taken back is gone, the others stay', () => {
    const text = { kind: 'text', notice: 'SSR068', text: 'Call us.' } as const;
    const draft = withEdit(withEdit(emptyDraft('repair'), rule('no')), text);
    expect(withoutEdit(draft, 'rule nobody can give access').edits).toEqual([text]);
  });
});

describe('a draft as a text', () => {
  test('is read back as it was, whatever a field of a type of service request holds', () => {
    const values = ['Keys', 2, 'end', false, null, [], ['LEASE*']] as const;
    const edits = values.map((value, type) => ({ kind: 'caseType', type, field: 'a', value }) as const);
    const draft: Draft = { ...emptyDraft('case'), edits };
    expect(parseDraft(textOfDraft(draft), 'case')).toEqual({ draft });
  });

  test('is read back as it was, whatever is compared', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    const expression: fc.Arbitrary<Expression> = fc.letrec<{ part: Expression }>((tie) => ({
      part: fc.oneof(
        { maxDepth: 3 },
        fc.record({ answer: fc.string(), equals: value }),
        fc.record({ fact: fc.string(), atLeast: fc.integer() }),
        fc.record({ not: tie('part') }),
        fc.record({ all: fc.array(tie('part'), { minLength: 1, maxLength: 3 }) }),
      ) as fc.Arbitrary<Expression>,
    })).part;
    fc.assert(
      fc.property(expression, fc.string({ minLength: 1 }), (it, text) => {
        const draft: Draft = {
          ...emptyDraft('repair'),
          edits: [
            { kind: 'rule', rule: 'a rule', expression: it },
            { kind: 'text', notice: 'SSR068', text },
          ],
        };
        expect(parseDraft(textOfDraft(draft), 'repair')).toEqual({ draft });
      }),
    );
  });

  test('is none without edits, and none is a draft without edits', () => {
    expect(textOfDraft(emptyDraft('repair'))).toBe('');
    expect(parseDraft('', 'repair')).toEqual({ draft: emptyDraft('repair') });
  });

  const wrapped = (edit: object) => JSON.stringify({ format: 1, journey: 'repair', edits: [edit] });

  test.each([
    ['{"format":1', /^It is no JSON: /],
    ['{"format":2,"journey":"repair","edits":[]}', /“format”: .*1.*2/],
    ['{"format":1,"journey":"payment","edits":[]}', /draft of “payment”, not of “repair”/],
    [wrapped({ kind: 'step', step: 'asset' }), /“edits\.0\.kind”: /],
    [wrapped({ kind: 'text', notice: 'SSR068', text: '' }), /“edits\.0\.text”: /],
    [wrapped({ kind: 'bound', question: 'details', limit: 0.5 }), /“edits\.0\.limit”: /],
    [wrapped({ kind: 'caseType', type: 101, field: 'description', value: {} }), /“edits\.0\.value”: /],
    [wrapped({ kind: 'caseType', type: 'keys', field: 'description', value: 'Keys' }), /“edits\.0\.type”: /],
    [
      wrapped({ kind: 'rule', rule: 'a', expression: { answer: 'access', is: 'no' } }),
      /“edits\.0\.expression”: one answer or fact is compared in one way, not \{answer, is\}/,
    ],
  ])('%s is told', (text, says) => {
    const parsed = parseDraft(text, 'repair');
    expect('fault' in parsed && parsed.fault).toMatch(says);
  });

  test('holds every rule of the journeys that is data', () => {
    for (const { journey } of flows) {
      const edits = Object.entries(journey.rules).flatMap(([name, { expression }]) =>
        expression ? [{ kind: 'rule', rule: name, expression } as const] : [],
      );
      const draft = { ...emptyDraft(journey.id), edits };
      expect(parseDraft(textOfDraft(draft), journey.id)).toEqual({ draft });
    }
  });
});
