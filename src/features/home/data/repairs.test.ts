import { describe, expect, test } from 'vitest';
import type { NextThing } from '../../../../contract/history.ts';
import type { WorksOrderSummary } from '../../../../contract/works-order-summary.ts';
import { summary } from '../../repairs/examples.ts';
import { hoursLeft, newestRepair, repairsInHand, showsRepairs, thingsIn } from './repairs.ts';

const premisesId = '00000000-0000-4000-8000-000000000001';

describe('whose home has repairs on the dashboard', () => {
  test.each(['AGENCY', 'COM1', 'HMBY2010', 'OFFICE', 'USENOCCU'])('not one let as %s', (type) => {
    expect(showsRepairs(type)).toBe(false);
  });
  test.each(['ASSURED', 'GARAGE', 'COM2', ''])('one let as ‘%s’', (type) => {
    expect(showsRepairs(type)).toBe(true);
  });
});

test('the newest repair is asked for whatever became of it, at one home or at all', () => {
  const query = newestRepair(premisesId);
  expect(query).toMatchObject({ propertiesIds: [premisesId], orderBy: 'raisedDate desc', limit: 1 });
  expect(query.status).toEqual(expect.arrayContaining(['Cancelled', 'In Diagnosis', 'CATALYST_TRIAGE_EMA']));
  expect(newestRepair(null)).not.toHaveProperty('propertiesIds');
  expect(repairsInHand([premisesId])).toHaveProperty('propertiesIds', [premisesId]);
  expect(repairsInHand(null)).not.toHaveProperty('propertiesIds');
});

type Changes = Partial<WorksOrderSummary['statuses']> & {
  readonly next?: NextThing['kind'] | null;
  readonly from?: string;
  readonly goesOnline?: boolean;
  readonly jobNumber?: string | null;
};

function order(changes: Changes = {}): WorksOrderSummary {
  const { next = 'choice', from, goesOnline = true, jobNumber = 'R-1', ...statuses } = changes;
  return {
    ...summary,
    identifiers: { worksOrderIdentifier: premisesId, jobNumber, siteIdentifier: null },
    statuses: { ...summary.statuses, status: 'Unappointed', ...statuses },
    job: { ...summary.job, additionalInformation: '' },
    asset: { ...summary.asset, fullAddress: '1 High Street' },
    contractor: { name: 'Brightfix', phoneNumber: '0300 555 0201', takesOnlineBookings: goesOnline },
    appointments: from
      ? [
          {
            identifier: premisesId,
            appointmentStartDatetime: from,
            appointmentEndDatetime: from,
            availabilityType: 'AM',
            isPreference: false,
            createDateTime: '2026-11-01T09:00:00.000Z',
          },
        ]
      : [],
    next: next === null ? null : { kind: next, from: from ?? null, by: from ?? null, isLate: false },
    raisedDate: '2026-11-01T09:00:00.000Z',
  };
}

describe('what repairs want of a resident', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const visit = (changes: Changes = {}) =>
    order({ next: 'visit', status: 'Appointed', from: '2026-12-02T08:00:00', ...changes });

  test.each<[string, WorksOrderSummary, string | undefined]>([
    ['somebody comes for an emergency', order({ next: 'emergencyVisit', isEmergency: true }), 'emergency'],
    ['somebody is on the way', order({ next: 'work', status: 'In progress' }), 'underway'],
    ['a visit', visit(), 'visit'],
    ['a visit that was asked for', visit({ next: 'wishedVisit' }), 'visit'],
    ['a visit that may not go ahead', visit({ next: 'hold' }), 'held'],
    ['work on hold without a visit', order({ next: 'hold', status: 'On Hold' }), undefined],
    ['an appointment to choose', order(), 'choose'],
    ['a draft', order({ next: 'finishDraft', status: 'In Diagnosis', isDraft: true }), 'draft'],
    ['a call of the contractor', order({ next: 'contractorCall' }), undefined],
    ['a repair that is over', order({ next: null, status: 'Cancelled' }), undefined],
  ])('%s', (_, repair, kind) => expect(thingsIn([repair], now)[0]?.kind).toBe(kind));

  test.each<[string, Changes]>([
    ['an emergency', { isEmergency: true }],
    ['a recall', { isRecall: true }],
    ['a contractor to be phoned', { goesOnline: false }],
    ['no job number yet', { jobNumber: null }],
  ])('no appointment is chosen for %s', (_, changes) => expect(thingsIn([order(changes)], now)).toEqual([]));

  test.each<[string, Changes, boolean]>([
    ['can be moved', {}, true],
    ['of today stays', { from: '2026-11-21T08:00:00' }, false],
    ['of an emergency stays', { isEmergency: true }, false],
    ['with a contractor to be phoned stays', { goesOnline: false }, false],
  ])('a visit %s', (_, changes, isMovable) => {
    expect(thingsIn([visit(changes)], now)).toMatchObject([{ kind: 'visit', isMovable }]);
  });
});

describe('the hours that are left', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  test.each([
    ['2026-11-21T22:00:00', null],
    ['2026-11-21T21:59:00', 11],
    ['2026-11-21T11:00:00', 1],
    ['2026-11-21T10:59:00', 0],
    ['2026-11-21T09:00:00', 0],
  ])('until %s are %s', (until, left) => expect(hoursLeft(until, now)).toBe(left));

  test('are those of England, in summer too', () => {
    expect(hoursLeft('2026-07-01T12:00:00', new Date('2026-07-01T10:00:00Z'))).toBe(1);
  });
});
