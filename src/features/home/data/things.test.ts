import { describe, expect, test } from 'vitest';
import type { AnswerOf, Call, Gateway, RequestOf } from '../../../../contract/call.ts';
import type { Home } from '../../../../journeys/shared/homes.ts';
import { newestMessages } from '../../messages/data/message-days.ts';
import type { RepairThingKind, ThingToDo } from './repairs.ts';
import { byUrgency, daysAway, findOverdueChecks, type OtherThing } from './things.ts';

const now = new Date('2026-11-21T12:00:00Z');

const thing = (kind: RepairThingKind, by: string | null = null, next = 'visit'): ThingToDo =>
  ({ kind, order: {}, next: { kind: next, from: null, by }, isMovable: false }) as unknown as ThingToDo;
const check: OtherThing = { kind: 'check', type: 'GAS', premisesId: 'a', address: 'A', phone: null };
const owed = { kind: 'owed', account: {} } as OtherThing;
const begun: OtherThing = { kind: 'begun', journey: 'case', name: 'A request', href: '/caseType' };
const unread: OtherThing = { kind: 'unread', count: 2 };

test('what presses most comes first', () => {
  const order = [
    thing('late', '2026-11-21T11:00:00', 'emergencyVisit'),
    thing('emergency', '2026-11-21T14:00:00'),
    thing('emergency', '2026-11-21T15:00:00'),
    thing('visit', '2026-11-22T08:00:00'),
    thing('late', '2026-11-04T20:00:00'),
    thing('underway'),
    thing('draft', '2026-11-21T20:00:00'),
    check,
    thing('choose'),
    owed,
    thing('visit', '2026-11-23T08:00:00'),
    thing('held', '2026-11-24T08:00:00'),
    begun,
    thing('draft', '2026-11-23T12:00:00'),
    unread,
  ];
  expect(byUrgency(order.toReversed(), now)).toEqual(order);
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

describe('overdue checks', () => {
  const home = (premisesId: string, isResidential = true) =>
    ({ premisesId, address: premisesId, isResidential }) as Home;

  /** A provider with overdue checks at every home, which cannot tell of those of some kinds. */
  function tools({ off = '', broken = '' }: { readonly off?: string; readonly broken?: string }) {
    const gateway: Gateway = {
      async call<C extends Call>(call: C, request: RequestOf<C>) {
        const { params = {}, query = {} } = request as { params?: object; query?: object };
        const { name = '' } = params as { name?: string };
        const { complianceType = '' } = query as { complianceType?: string };
        if (complianceType === broken && broken !== '') throw new Error('dropped');
        const record = {
          visitDue: '2026-11-20',
          dateDecommissioned: null,
          contractor: { contractorName: 'T', contractorNumber: '0300 555 0202' },
        };
        const isSetting = call.id === 'getConfiguration';
        const answer = isSetting ? { name, value: String(name !== off) } : { compliances: [record] };
        return answer as unknown as AnswerOf<C>;
      },
    };
    return { services: { gateway, customerId: 'c' } };
  }
  const find = async (given: Parameters<typeof tools>[0], ...homes: Home[]) =>
    (await findOverdueChecks(tools(given), homes, now, {})).map((found) =>
      found.kind === 'check' ? `${found.type} ${found.premisesId} ${found.phone}` : found.kind,
    );

  test('are found where somebody lives', async () => {
    expect(await find({}, home('a'), home('garage', false), home('b'))).toEqual([
      'GAS a 0300 555 0202',
      'GAS b 0300 555 0202',
      'EICR a 0300 555 0202',
      'EICR b 0300 555 0202',
    ]);
  });

  test('are left out where they are switched off, or cannot be had', async () => {
    const electrics = ['EICR a 0300 555 0202'];
    expect(await find({ off: 'isshowmypeabodygasboilercard' }, home('a'))).toEqual(electrics);
    expect(await find({ broken: 'GAS' }, home('a'))).toEqual(electrics);
  });
});
