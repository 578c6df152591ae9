import { describe, expect, test } from 'vitest';
import { nextThing as copy } from '../../../../content/next-step.ts';
import { timeline } from '../../../../content/timeline.ts';
import { type NextThing, nextKinds } from '../../../../contract/history.ts';
import { calendarFile } from './calendar.ts';
import { nextInWords } from './next-step.ts';
import { hazardInWords } from './outlook.ts';
import { repairActions } from './repair-actions.ts';
import { cancelRefusal, headlineOf, noticesOf } from './status.ts';

const contractor = {
  name: 'Brightfix Repairs',
  phoneNumber: '0300 555 0201',
  builderName: null,
  builderPhoneNumber: null,
  siteStatus: 'ACTIVE' as const,
  isIntegrated: true,
  isEMA: false,
  isBuilder: false,
};
type Order = Parameters<typeof noticesOf>[0] & Parameters<typeof cancelRefusal>[0];

const order = (statuses: Partial<Order['statuses']> = {}, changes: Partial<typeof contractor> | null = {}) =>
  ({
    statuses: {
      status: 'Unappointed',
      isDraft: false,
      isSubmitted: true,
      isRaisedAsTriage: false,
      isRecall: false,
      isEmergency: false,
      isOutOfHours: false,
      ...statuses,
    },
    contractor: changes === null ? null : { ...contractor, ...changes },
    identifiers: { jobNumber: 'R-1' },
    appointments: [],
    completedDate: null,
  }) as Order;

describe('the headline of a repair', () => {
  test.each([
    ['the newest news', ['Appointment booked', 'Repair reported'], 'Appointment booked', 'warning'],
    ['the newest news with a title', ['', 'Repair reported'], 'Repair reported', 'warning'],
    ['a draft, when there is none', [], 'Draft', 'warning'],
    ['completed, which is good', [timeline.completed.title], 'Repair completed', 'good'],
    ['cancelled, which is bad', [timeline.cancelled.title], 'Repair cancelled', 'bad'],
  ])('is %s', (_what, titles, title, tone) => {
    expect(headlineOf(titles.map((statusTitle) => ({ statusTitle })))).toEqual({ title, tone });
  });
});

/** With an appointment that starts then. */
const booked = (repair: Order, appointmentStartDatetime = '2026-11-24T08:00:00'): Order => ({
  ...repair,
  appointments: [{ appointmentStartDatetime }],
});

describe('what can be done', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test.each([
    ['a draft', order({ status: 'In Diagnosis', isDraft: true }), ['resume']],
    ['a repair that waits for an appointment', order(), ['select', 'cancel']],
    ['one with an appointment', booked(order({ status: 'Appointed' })), ['move', 'cancel']],
    [
      'one whose appointment is today',
      booked(order({ status: 'Appointed' }), '2026-11-21T08:00:00'),
      ['cancel'],
    ],
    ['one whose appointment was called off', order({ status: 'Appointed' }), ['cancel']],
    ['one without a number', { ...order(), identifiers: { jobNumber: null } }, ['cancel']],
    ['a recall', order({ isRecall: true }), ['cancel']],
    ['an emergency', order({ isEmergency: true }), ['cancel']],
    ['an appointment of an emergency', booked(order({ status: 'Appointed', isEmergency: true })), ['cancel']],
    ['a repair on hold', order({ status: 'On Hold' }), ['cancel']],
    ['one to be approved', order({ status: 'Pending Approval' }), ['cancel']],
    ['one with the managing agent', order({ status: 'Reported to EMA' }), ['cancel']],
    ['work under way', order({ status: 'In progress' }), ['cancel']],
    [
      'a contractor on hold',
      booked(order({ status: 'Appointed' }, { siteStatus: 'CONTRACTORSITE_ON_HOLD' as never })),
      ['cancel'],
    ],
    [
      'a contractor to be phoned',
      booked(order({ status: 'Appointed' }, { isIntegrated: false })),
      ['cancel'],
    ],
    ['a builder', order({}, { isBuilder: true }), ['cancel']],
    ['no contractor yet', order({}, null), ['cancel']],
    ['completed work', order({ status: 'Completed' }), []],
    ['a closed repair', order({ status: 'Closed' }), []],
    ['a cancelled one', order({ status: 'Cancelled' }), []],
    ['a report under review', order({ status: 'In Diagnosis', isRaisedAsTriage: true }), []],
    ['one that was passed on', order({ status: 'CATALYST_TRIAGE_TIER2' }), []],
  ])('about %s', (_what, repair, actions) => {
    expect(repairActions(repair, now)).toEqual(actions);
  });
});

describe('why a repair cannot be cancelled online', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test.each([
    ['that can be', order(), null],
    ['that is over', order({ status: 'Cancelled' }), null],
    ['an emergency', order({ isEmergency: true }), 'CR165'],
    ['whose appointment is today', booked(order({ status: 'Appointed' }), '2026-11-21T17:00:00'), 'CR166'],
    ['with a contractor to be phoned', order({}, { isEMA: true }), 'SSR073'],
    ['on hold', order({ status: 'On Hold' }), 'SSR008'],
  ])('of one %s is said beforehand: %s', (_what, repair, refusal) => {
    expect(cancelRefusal(repair, now)).toBe(refusal);
  });
});

describe('what is said', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test('about a contractor on hold, while there is something to wait for', () => {
    const site = { siteStatus: 'CONTRACTORSITE_ON_HOLD' as never };
    expect(noticesOf(order({}, site), now)).toEqual(['Repair_Site_OnHold']);
    expect(noticesOf(order({ status: 'Cancelled' }, site), now)).toEqual([]);
  });

  test('about a contractor to be phoned, while an appointment can still be made', () => {
    expect(noticesOf(order({}, { isIntegrated: false }), now)).toEqual(['SSR065']);
    expect(noticesOf(order({ status: 'In progress' }, { isIntegrated: false }), now)).toEqual([]);
    expect(noticesOf(order({ isEmergency: true }, { isIntegrated: false }), now)).toEqual([]);
  });

  test('about work that can come back for six months', () => {
    const done = (completedDate: string) => ({ ...order({ status: 'Completed' }), completedDate });
    expect(noticesOf(done('2026-05-22T12:00:00.000Z'), now)).toEqual(['Repair_Recall']);
    expect(noticesOf(done('2026-05-21T12:00:00.000Z'), now)).toEqual([]);
  });
});

describe('what comes next', () => {
  const next = (changes: Partial<NextThing>): NextThing => ({
    kind: 'visit',
    from: '2026-11-24T12:00:00',
    by: '2026-11-24T17:00:00',
    isLate: false,
    ...changes,
  });

  test('is told with its day and hours', () => {
    expect(nextInWords(next({}), 'Brightfix Repairs')).toEqual({
      title: 'Brightfix Repairs will come to you',
      text: 'Tuesday 24 November 2026, midday to 5pm. Someone over 18 must be at home.',
      isLate: false,
    });
  });

  test('is told with the last moment', () => {
    const call = next({ kind: 'contractorCall', from: null, by: '2026-11-24T20:00:00' });
    expect(nextInWords(call, '')).toMatchObject({
      title: 'The contractor will call you to arrange an appointment',
      text: 'By 8pm on Tuesday 24 November 2026.',
    });
  });

  test('that is late says what to do', () => {
    const { text, isLate } = nextInWords(next({ isLate: true }), 'Brightfix Repairs');
    expect(isLate).toBe(true);
    expect(text).toContain('ask us what is happening');
  });

  test('is nothing for a repair that is over', () => {
    expect(nextInWords(null, '')).toMatchObject({ title: copy.nothingNext.title });
  });

  test.each(nextKinds)('has no gap in its words: %s, dated, undated and late', (kind) => {
    for (const thing of [
      next({ kind }),
      next({ kind, from: null, by: null }),
      next({ kind, isLate: true }),
    ]) {
      const { title, text } = nextInWords(thing, 'Brightfix Repairs');
      expect(`${title} ${text}`).not.toMatch(/ {2}| \.|\{|^\s|, ,/);
    }
  });
});

test('the dates that the law sets are told in their order, with what is done, due and overdue', () => {
  const { intro, duties } = hazardInWords({
    severity: 'significant',
    firstReceivedDate: '2026-11-02T09:00:00.000Z',
    duties: [
      {
        kind: 'investigation',
        state: 'done',
        dueBy: '2026-11-16T23:59:59',
        doneDate: '2026-11-10T10:00:00.000Z',
      },
      { kind: 'summary', state: 'overdue', dueBy: '2026-11-13T23:59:59', doneDate: null },
      { kind: 'safetyWork', state: 'waiting', dueBy: null, doneDate: null },
    ],
  });
  expect(intro).toContain('Monday 2 November 2026');
  expect(duties.map(({ state, tone }) => [state, tone])).toEqual([
    ['Done', 'good'],
    ['Overdue', 'bad'],
    ['Not started', 'plain'],
  ]);
  expect(duties[0]?.text).toBe('Done on Tuesday 10 November 2026. This was due by Monday 16 November 2026.');
});

describe('a visit as a calendar file', () => {
  const visit = {
    worksOrderId: '00000000-0000-4000-8000-000000000700',
    jobNumber: 'R-1000482',
    repair: 'Leaking tap',
    address: '14 Orchard Lane, Harbour; by the quay',
    contractor: 'Brightfix Repairs',
    from: '2026-07-24T08:00:00',
    to: '2026-07-24T12:00:00',
  };
  const file = calendarFile(visit, new Date('2026-07-21T13:00:00Z'));
  const lines = file.split('\r\n');

  test('says when it is, in summer and in winter', () => {
    expect(lines).toContain('DTSTART:20260724T070000Z');
    const winter = calendarFile({ ...visit, from: '2026-11-24T08:00:00' }, new Date(0));
    expect(winter).toContain('DTSTART:20261124T080000Z');
  });

  test('marks what calendars would take for signs of their own', () => {
    expect(file).toContain('LOCATION:14 Orchard Lane\\, Harbour\\; by the quay');
  });

  test('has no line of more than 75 bytes, and can be put together again', () => {
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(
      'Brightfix Repairs will come about repair R-1000482. Someone over 18 must be at home.',
    );
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  test('takes the place of itself when it is moved', () => {
    const sequence = (now: Date) => Number(/SEQUENCE:(\d+)/.exec(calendarFile(visit, now))?.[1]);
    expect(sequence(new Date(2000))).toBeGreaterThan(sequence(new Date(0)));
    expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(1);
  });
});
