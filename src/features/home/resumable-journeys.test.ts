import { describe, expect, test } from 'vitest';
import type { Memory } from '../../../machines/engine/index.ts';
import { resumableJourneys } from './resumable-journeys.ts';

const memory = (changes: Partial<Memory>): Memory => ({
  journey: 'repair',
  version: 1,
  answers: {},
  drafts: {},
  facts: {},
  outcomes: {},
  keys: {},
  at: 'asset',
  returnTo: null,
  resetQuestions: [],
  failure: null,
  ...changes,
});

describe('a journey that was opened', () => {
  test.each<[string, Partial<Memory>]>([
    ['and not answered', {}],
    ['whose only home was chosen for the resident', { answers: { property: 'a' }, facts: { homes: ['a'] } }],
    ['where what was typed was taken away again', { drafts: { reason: { chosen: null, text: '' } } }],
    ['where no box was ticked', { journey: 'enquiry', at: 'reason', drafts: { reasons: [] } }],
  ])('%s was not begun', (_, changes) => expect(resumableJourneys([memory(changes)])).toEqual([]));

  test.each<[string, Partial<Memory>, string]>([
    ['one of several homes', { answers: { property: 'a' }, facts: { homes: ['a', 'b'] } }, '/repairasset'],
    ['a part of the building', { answers: { asset: 'a' }, at: 'reason' }, '/repairlocation'],
    ['half a sentence', { drafts: { details: 'Half a sen' }, at: 'details' }, '/repairadditionaldetails'],
    [
      'a step that the journey grew',
      { journey: 'case', answers: { type: 'x' }, at: 'q1' },
      '/caseQuestionnaire',
    ],
  ])('and answered with %s can be carried on', (_, changes, href) =>
    expect(resumableJourneys([memory(changes)])).toMatchObject([{ href, draftId: null }]),
  );

  test('says which saved repair it carries on', () => {
    const draft = memory({ answers: { asset: 'a' }, facts: { draft: { id: 'saved' } } });
    expect(resumableJourneys([draft])).toMatchObject([{ draftId: 'saved' }]);
  });
});
