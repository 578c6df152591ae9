import { describe, expect, test } from 'vitest';
import type { AnswerOf, Call, Gateway, RequestOf } from '../../contract/call.ts';
import { newestMessages } from './dashboard-messages.ts';
import {
  byUrgency,
  daysAway,
  findOtherThings,
  type OtherThing,
  type TimedThing,
} from './dashboard-things.ts';
import type { Home } from './homes.ts';

const now = new Date('2026-11-21T12:00:00Z');

const thing = (changes: object, until: string | null = null): TimedThing =>
  ({ thing: { order: {}, ...changes }, until }) as unknown as TimedThing;
const visit = (start: string) => thing({ kind: 'visit', visit: { appointmentStartDatetime: start } });
const check: OtherThing = { kind: 'check', type: 'GAS', premisesId: 'a', address: 'A', phone: null };
const unread: OtherThing = { kind: 'unread', count: 2 };

test('what presses most comes first', () => {
  const soon = visit('2026-11-22T08:00:00');
  const later = visit('2026-11-23T08:00:00');
  const ending = thing({ kind: 'draft' }, '2026-11-21T20:00:00');
  const draft = thing({ kind: 'draft' }, '2026-11-23T12:00:00');
  const choose = thing({ kind: 'choose' });
  expect(byUrgency([unread, draft, later, choose, check, ending, soon], now)).toEqual([
    soon,
    ending,
    check,
    choose,
    later,
    draft,
    unread,
  ]);
});

test('days are counted by the calendar in England', () => {
  const lateInSummer = new Date('2026-07-01T23:30:00Z');
  expect(daysAway('2026-07-02T08:00:00', lateInSummer)).toBe(0);
  expect(daysAway('2026-07-03T08:00:00', lateInSummer)).toBe(1);
  expect(daysAway('2026-11-20T08:00:00', now)).toBe(-1);
});

test('two years before a leap day there is none', () => {
  expect(newestMessages(new Date('2028-02-29T12:00:00Z'))).toMatchObject({
    fromDate: '2026-02-28',
    toDate: '2028-02-29',
    limit: 2,
  });
});

describe('what is found', () => {
  const home = (premisesId: string, isResidential = true) =>
    ({ premisesId, address: premisesId, isResidential }) as Home;

  /** A provider with an overdue gas check at every home and three unread messages. */
  function tools({ off = [], broken = [] }: { off?: readonly string[]; broken?: readonly string[] }) {
    const gateway: Gateway = {
      async call<C extends Call>(call: C, request: RequestOf<C>) {
        if (broken.includes(call.id)) throw new Error('dropped');
        const { params = {}, query = {} } = request as { params?: object; query?: object };
        const { name = '' } = params as { name?: string };
        const { complianceType = '' } = query as { complianceType?: string };
        const record = {
          visitDue: '2026-11-20',
          dateDecommissioned: null,
          contractor: { contractorName: 'T', contractorNumber: '0300 555 0202' },
        };
        const answers: Readonly<Record<string, object>> = {
          getConfiguration: { name, value: off.includes(name) ? 'false' : 'true' },
          getCompliance: { compliances: complianceType === 'GAS' ? [record] : [] },
          listCommunications: { 'total-unread': 3 },
        };
        return answers[call.id] as AnswerOf<C>;
      },
    };
    return { services: { gateway, customerId: 'c' } };
  }
  const find = (given: Parameters<typeof tools>[0], ...homes: Home[]) =>
    findOtherThings(tools(given), Promise.resolve(homes), now, {});
  const overdue = (premisesId: string) => ({
    kind: 'check',
    type: 'GAS',
    premisesId,
    address: premisesId,
    phone: '0300 555 0202',
  });
  const messages = { kind: 'unread', count: 3 };

  test('overdue checks where somebody lives, and unread messages', async () => {
    expect(await find({}, home('a'), home('garage', false), home('b'))).toEqual([
      overdue('a'),
      overdue('b'),
      messages,
    ]);
  });

  test('nothing that is switched off', async () => {
    expect(await find({ off: ['isshowmypeabodygasboilercard'] }, home('a'))).toEqual([messages]);
    expect(await find({ off: ['IsMyMessagesRequired'] }, home('a'))).toEqual([overdue('a')]);
  });

  test('the rest, when a part cannot be had', async () => {
    expect(await find({ broken: ['listCommunications'] }, home('a'))).toEqual([overdue('a')]);
    expect(await find({ broken: ['getCompliance'] }, home('a'))).toEqual([messages]);
  });
});
