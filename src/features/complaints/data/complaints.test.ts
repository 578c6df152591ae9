import { describe, expect, test } from 'vitest';
import { complaints as copy } from '../../../../content/complaints.ts';
import type { Call, Gateway } from '../../../../contract/call.ts';
import type { ComplaintItem, StageDates } from '../../../../contract/complaints.ts';
import { findComplaints } from './complaint-search.ts';
import {
  complaintHistory,
  complaintName,
  complaintTone,
  nextSentences,
  stageFacts,
} from './complaint-words.ts';

type Next = NonNullable<ComplaintItem['next']>;

const next = (changes: Partial<Next> = {}): Next => ({
  duty: 'acknowledge',
  dueBy: '2026-11-30',
  isMissed: false,
  isExtended: false,
  ...changes,
});

describe('what happens next', () => {
  test.each<[string, Next | null, 1 | 2, readonly string[]]>([
    [
      'it is acknowledged, then answered',
      next(),
      1,
      [
        'By Monday 30 November 2026 we will tell you who is dealing with it.',
        'Then our full answer follows within 10 working days.',
      ],
    ],
    [
      'the second stage takes longer',
      next({ dueBy: null }),
      2,
      ['We will tell you who is dealing with it.', 'Then our full answer follows within 20 working days.'],
    ],
    [
      'it is answered',
      next({ duty: 'answer', dueBy: '2026-12-14' }),
      1,
      ['You will have our full answer by Monday 14 December 2026.'],
    ],
    [
      'the answer is late',
      next({ duty: 'answer', dueBy: '2026-11-20', isMissed: true }),
      1,
      ['We should have answered by Friday 20 November 2026. We are late, and we are sorry.'],
    ],
    ['the resident can ask again', null, 1, [copy.next.answered]],
    ['the Ombudsman can be asked', null, 2, [copy.next.finished]],
  ])('%s', (_what, duty, stage, sentences) => {
    expect(nextSentences({ next: duty, stage })).toEqual(sentences);
  });

  test('is marked as late only while it is', () => {
    expect(complaintTone({ status: 'Received', next: next() })).toBe('warning');
    expect(complaintTone({ status: 'Received', next: next({ isMissed: true }) })).toBe('bad');
    expect(complaintTone({ status: 'Answered', next: null })).toBe('good');
  });
});

test('a complaint is called by its repair or request, or else by its subject', () => {
  expect(complaintName({ about: 'Leaking tap, R-1', subject: 'repair' })).toBe('Leaking tap, R-1');
  expect(complaintName({ about: '', subject: 'staff' })).toBe(copy.subjects.staff);
});

test('a stage says for each of its dates whether it is owed or kept', () => {
  const dates: StageDates = {
    stage: 1,
    startedDate: '2026-11-23T10:00:00.000Z',
    acknowledgeBy: '2026-11-30',
    acknowledgedDate: null,
    answerBy: null,
    answeredDate: null,
  };
  const valuesOf = (changes: Partial<StageDates>) =>
    stageFacts({ ...dates, ...changes }).map(({ value }) => value);
  expect(valuesOf({})).toEqual(['Due by Monday 30 November 2026', 'Within 10 working days of that']);
  const acknowledged = { acknowledgedDate: '2026-11-24T10:00:00.000Z', answerBy: '2026-12-08' };
  expect(valuesOf(acknowledged)).toEqual([
    'Done on Tuesday 24 November 2026',
    'Due by Tuesday 8 December 2026',
  ]);
  expect(valuesOf({ ...acknowledged, answerBy: null })[1]).toBe(copy.next.answerUndated);
  expect(valuesOf({ ...acknowledged, answeredDate: '2026-12-07T10:00:00.000Z' })[1]).toBe(
    'Done on Monday 7 December 2026',
  );
});

test('the history is told from the newest on, with reasons and days', () => {
  const event = { stage: 1, date: '2026-11-23T10:00:00.000Z', text: '', dueBy: null } as const;
  const events = complaintHistory({
    events: [
      { ...event, kind: 'received' },
      { ...event, kind: 'extended', text: 'We wait for a report.', dueBy: '2026-12-22' },
      { ...event, kind: 'answerMissed', dueBy: '2026-12-22' },
    ],
  });
  expect(events.map(({ title, text }) => [title, text])).toEqual([
    [copy.events.answerMissed, 'This was due by Tuesday 22 December 2026.'],
    [copy.events.extended, 'We wait for a report. New date: Tuesday 22 December 2026.'],
    [copy.events.received, ''],
  ]);
});

describe('complaints are read', () => {
  const holding = (total: number) => {
    const asked: object[] = [];
    const call = async (_call: Call, { query }: { readonly query: { skip: number; limit: number } }) => {
      asked.push(query);
      const rows = Math.max(0, Math.min(total, query.skip + query.limit) - query.skip);
      return { complaints: Array.from({ length: rows }, () => ({})), 'total-count': total };
    };
    return { asked, gateway: { call } as unknown as Gateway };
  };
  const { signal } = new AbortController();

  test.each([
    [0, 10, [{ skip: 0, limit: 10 }]],
    [25, 20, [{ skip: 0, limit: 20 }]],
    [
      230,
      210,
      [
        { skip: 0, limit: 100 },
        { skip: 100, limit: 100 },
        { skip: 200, limit: 10 },
      ],
    ],
  ])('of %i as many as are shown, %i, in answers of a hundred', async (total, count, parts) => {
    const { asked, gateway } = holding(total);
    const found = await findComplaints(count, { gateway, customerId: 'me', signal });
    expect([found.complaints.length, found.total]).toEqual([Math.min(total, count), total]);
    expect(asked).toEqual(parts);
  });
});
