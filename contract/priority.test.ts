import { describe, expect, it } from 'vitest';
import { repairCauseOf } from './order-values.ts';
import {
  assetTypeIds,
  assetTypeOfTenancyGroup,
  isEmergencyPriority,
  isHighRise,
  isOutOfHours,
} from './priority.ts';
import { canRecall, canSchedule, journeyStep, priorityLabel } from './repair-progress.ts';

const ordinary = { isRecall: false, isEmergency: false, isOutOfHours: false };

it.each([
  [{}, 'Next Available'],
  [{ isRecall: true }, 'Next Available (Recall)'],
  [{ isRecall: true, isEmergency: true }, 'Next Available (Recall)'],
  [{ isEmergency: true }, 'Emergency'],
  [{ isEmergency: true, isOutOfHours: true }, 'Emergency (Out of hours)'],
  [{ isOutOfHours: true }, 'Next Available'],
])('the priority of %o is %s', (flags, label) => {
  expect(priorityLabel({ ...ordinary, ...flags })).toBe(label);
});

it('out of hours is only an emergency outside working hours', () => {
  expect(isOutOfHours(true, false)).toBe(true);
  expect(isOutOfHours(true, true)).toBe(false);
  expect(isOutOfHours(false, false)).toBe(false);
});

it('an emergency by its reason', () => {
  expect(['Emergency', 'Emergency (OOH)', 'Next Available', 'emergency'].map(isEmergencyPriority)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  [6, 17.9, false],
  [7, null, true],
  [7, 10, true],
  [5, 18, true],
  [null, 18, true],
  [null, null, false],
])('%s storeys and %s metres: high-rise %s', (storeys, heightMetres, isHigh) => {
  expect(isHighRise({ storeys, heightMetres })).toBe(isHigh);
});

it.each([
  [{ status: 'Appointed' }, 5, 5],
  [{ status: 'Unappointed', hasJobNumber: true }, 5, 4],
  [{ status: 'In Diagnosis', hasReportingMethod: true }, 4, 3],
  [{ status: 'In Diagnosis', hasChargeCustomer: true }, 3, 2],
  [{ status: 'In Diagnosis' }, 2, 1],
])('%o is at step %i of which %i is done', (facts, currentStep, completedStep) => {
  const nothing = { hasJobNumber: false, hasReportingMethod: false, hasChargeCustomer: false };
  expect(journeyStep({ ...nothing, ...facts })).toEqual({ currentStep, completedStep });
});

it('an appointment is chosen for what waits and is no emergency', () => {
  expect(canSchedule({ ...ordinary, status: 'Unappointed' })).toBe(true);
  expect(canSchedule({ ...ordinary, status: 'Appointed' })).toBe(false);
  expect(canSchedule({ ...ordinary, status: 'Unappointed', isEmergency: true })).toBe(false);
  expect(canSchedule({ ...ordinary, status: 'Unappointed', isRecall: true })).toBe(false);
});

describe('a recall', () => {
  const done = { ...ordinary, status: 'Completed', completedDate: '2026-05-22T10:00:00.000Z' };
  it.each([
    ['within six months', done, '2026-11-22T09:59:59Z', true],
    ['six months to the second later', done, '2026-11-22T10:00:00Z', false],
    [
      'six months later, when that month is shorter',
      { ...done, completedDate: '2026-08-31T10:00:00.000Z' },
      '2027-02-28T10:00:00Z',
      false,
    ],
    ['of a closed repair', { ...done, status: 'Closed' }, '2026-06-01T00:00:00Z', true],
    ['of a cancelled repair', { ...done, status: 'Cancelled' }, '2026-06-01T00:00:00Z', false],
    ['of an emergency', { ...done, isEmergency: true }, '2026-06-01T00:00:00Z', false],
    ['of a recall', { ...done, isRecall: true }, '2026-06-01T00:00:00Z', false],
    ['of what was never completed', { ...done, completedDate: null }, '2026-06-01T00:00:00Z', false],
  ])('%s', (_what, order, now, isPossible) => {
    expect(canRecall(order, new Date(now))).toBe(isPossible);
  });
});

it('vandalism counts in the defects period alone', () => {
  expect(repairCauseOf(true, true)).toBe('Vandalism or Damage');
  expect(repairCauseOf(true, false)).toBe('General Wear and Tear');
  expect(repairCauseOf(false, true)).toBe('General Wear and Tear');
});

it('each kind of place has its number', () => {
  expect(assetTypeIds).toEqual({
    Scheme: 1,
    'Estate Area': 2,
    Estate: 3,
    Block: 4,
    'Divided Block': 5,
    Property: 6,
  });
});

it('owners stand for their block', () => {
  const groups = [
    'Social',
    'Provider Property',
    'Non-residential',
    'Commercial',
    'Market',
    'Leasehold',
    'Freehold',
  ];
  expect(groups.map(assetTypeOfTenancyGroup)).toEqual([
    'Property',
    'Property',
    'Property',
    'Property',
    'Property',
    'Block',
    'Block',
  ]);
});
