import { describe, expect, it } from 'vitest';
import { bankHolidays } from '../../contract/bank-holidays.ts';
import { contractorSites, contractors } from '../demo/contractors.ts';
import { instantOf } from './clock.ts';
import type { ContractorAtSite } from './contractor-choice.ts';
import { contractorAtSite } from './contractor-choice.ts';
import type { NextFacts } from './next-step.ts';
import { nextStep } from './next-step.ts';

const now = '2026-11-23T11:00:00';

function contractorOf(code: string): ContractorAtSite {
  const site = contractorSites.find((one) => one.code === code);
  const contractor = contractors.find(({ id }) => id === site?.contractor_id);
  if (!site || !contractor) throw new Error(`no site ${code}`);
  return contractorAtSite(contractor as ContractorAtSite['contractor'], site as ContractorAtSite['site'], [
    'LAPSED-01',
  ]);
}

interface Case {
  readonly order?: Partial<NextFacts['order']>;
  readonly appointment?: NextFacts['appointment'];
  readonly site?: string;
  readonly lastCode?: string;
  readonly now?: string;
}

const next = ({ order, appointment, site = 'BRIGHT-01', lastCode = 'CREATED', now: at = now }: Case) =>
  nextStep({
    order: {
      status: 'Unappointed',
      is_draft: false,
      is_emergency: false,
      is_out_of_hours: false,
      is_recall: false,
      job_number: 'R-1',
      raised_at: instantOf(now),
      saved_at: instantOf(now),
      completed_at: null,
      ...order,
    },
    appointment,
    at: contractorOf(site),
    lastEvent: { at: instantOf(now), code: lastCode },
    now: instantOf(at),
    bankHolidays: new Set(Object.keys(bankHolidays)),
  });

const morning = {
  day: '2026-11-26',
  startsAt: '2026-11-26T08:00:00',
  endsAt: '2026-11-26T12:00:00',
  isPreference: false,
};

const lastWeek = {
  day: '2026-11-19',
  startsAt: '2026-11-19T08:00:00',
  endsAt: '2026-11-19T12:00:00',
  isPreference: false,
};

describe('what comes next', () => {
  it.each<[string, Case, string | null, string | null]>([
    ['a draft', { order: { status: 'In Diagnosis', is_draft: true } }, 'finishDraft', '2026-11-25T11:00:00'],
    ['a report under review', { order: { status: 'In Diagnosis' } }, 'review', '2026-11-26T20:00:00'],
    ['one passed on', { order: { status: 'CATALYST_TRIAGE_TIER2' } }, 'review', '2026-11-26T20:00:00'],
    ['one that waits for an appointment', {}, 'choice', '2026-11-25T20:00:00'],
    ['one whose contractor is phoned', { site: 'SOLO-01' }, 'contractorCall', '2026-11-25T20:00:00'],
    ['one whose contractor is on hold', { site: 'OLDT-01' }, 'holdUpdate', '2026-11-30T20:00:00'],
    ['one whose contractor has stopped', { site: 'LAPSED-01' }, 'holdUpdate', '2026-11-30T20:00:00'],
    ['an emergency', { order: { is_emergency: true } }, 'emergencyVisit', '2026-11-23T15:00:00'],
    [
      'one with an appointment',
      { order: { status: 'Appointed' }, appointment: morning },
      'visit',
      morning.endsAt,
    ],
    [
      'one with a wish',
      { order: { status: 'Appointed' }, appointment: { ...morning, isPreference: true } },
      'wishedVisit',
      morning.endsAt,
    ],
    [
      'one in progress',
      { order: { status: 'In progress' }, appointment: morning, now: '2026-11-26T09:00:00' },
      'work',
      morning.endsAt,
    ],
    [
      'one in progress on another day',
      { order: { status: 'In progress' }, appointment: morning },
      'work',
      null,
    ],
    ['an emergency in progress', { order: { status: 'In progress', is_emergency: true } }, 'work', null],
    ['one that waits for parts', { order: { status: 'On Hold' } }, 'holdUpdate', '2026-11-30T20:00:00'],
    [
      'one in progress since yesterday',
      { order: { status: 'In progress' }, now: '2026-11-24T09:00:00' },
      'workReport',
      '2026-11-25T20:00:00',
    ],
    ['one that the resident asked about', { lastCode: 'CHASED01' }, 'chaseAnswer', '2026-11-24T20:00:00'],
    [
      'one that was finished after the resident asked',
      { order: { status: 'Cancelled' }, lastCode: 'CHASED01' },
      null,
      null,
    ],
    [
      'a visit that nobody made, about which the resident was told',
      { order: { status: 'Appointed' }, appointment: lastWeek, lastCode: 'CHASED02' },
      'contractorCall',
      '2026-11-25T20:00:00',
    ],
    [
      'an appointment whose contractor is on hold',
      { order: { status: 'Appointed' }, appointment: morning, site: 'OLDT-01' },
      'hold',
      morning.endsAt,
    ],
    ['a recall that waits', { order: { is_recall: true } }, 'contractorCall', '2026-11-25T20:00:00'],
    ['one without a number', { order: { job_number: null } }, 'contractorCall', '2026-11-25T20:00:00'],
    [
      'an appointment that was called off',
      { order: { status: 'Appointed' } },
      'contractorCall',
      '2026-11-25T20:00:00',
    ],
    ['one to be approved', { order: { status: 'Pending Approval' } }, 'approval', '2026-11-30T20:00:00'],
    ['one of a managing agent', { order: { status: 'Reported to EMA' } }, 'agentCall', '2026-11-25T20:00:00'],
    [
      'one that was done yesterday',
      { order: { status: 'Completed', completed_at: instantOf('2026-11-22T12:00:00') } },
      'confirmFixed',
      '2026-11-24T12:00:00',
    ],
    [
      'an emergency that was done yesterday',
      { order: { status: 'Completed', is_emergency: true, completed_at: instantOf('2026-11-22T12:00:00') } },
      'closing',
      '2026-11-24T12:00:00',
    ],
    [
      'one that was done yesterday and is closed',
      { order: { status: 'Closed', completed_at: instantOf('2026-11-22T12:00:00') } },
      'recall',
      '2027-05-22T13:00:00',
    ],
    [
      'one that is done',
      { order: { status: 'Completed', completed_at: instantOf('2026-10-01T12:00:00') } },
      'recall',
      '2027-04-01T12:00:00',
    ],
    [
      'one that was done long ago',
      { order: { status: 'Closed', completed_at: instantOf('2026-01-05T12:00:00') } },
      null,
      null,
    ],
    ['one that was cancelled', { order: { status: 'Cancelled' } }, null, null],
  ])('for %s', (_what, facts, kind, by) => {
    expect([next(facts)?.kind ?? null, next(facts)?.by ?? null]).toEqual([kind, by]);
    expect(next(facts)?.isLate ?? false).toBe(false);
  });
});

it('tells from when somebody comes', () => {
  expect(next({ order: { status: 'Appointed' }, appointment: morning })?.from).toBe(morning.startsAt);
});

it.each<[string, Case]>([
  ['a call', { site: 'SOLO-01', now: '2026-11-25T20:00:01' }],
  ['an emergency', { order: { is_emergency: true }, now: '2026-11-23T15:00:01' }],
  ['an answer to the resident', { lastCode: 'CHASED01', now: '2026-11-24T20:00:01' }],
  ['work that has begun', { order: { status: 'In progress' }, now: '2026-11-25T20:00:01' }],
  [
    'work on hold with an appointment to come',
    {
      order: { status: 'On Hold' },
      appointment: { ...morning, startsAt: '2026-12-04T08:00:00', endsAt: '2026-12-04T12:00:00' },
      now: '2026-11-30T20:00:01',
    },
  ],
  ['work on hold', { order: { status: 'On Hold' }, appointment: morning, now: '2026-11-30T20:00:01' }],
  ['a visit', { order: { status: 'Appointed' }, appointment: morning, now: '2026-11-26T12:00:01' }],
])('says when %s is late', (_what, facts) => {
  expect(next(facts)?.isLate).toBe(true);
});

it('promises no day that it cannot count to', () => {
  expect(
    nextStep({
      order: {
        status: 'Pending Approval',
        is_draft: false,
        is_emergency: false,
        is_out_of_hours: false,
        is_recall: false,
        job_number: 'R-1',
        raised_at: instantOf(now),
        saved_at: instantOf(now),
        completed_at: null,
      },
      appointment: undefined,
      at: undefined,
      lastEvent: { at: instantOf(now), code: 'CREATED' },
      now: instantOf(now),
      bankHolidays: new Set(),
    }),
  ).toEqual({ kind: 'approval', from: null, by: null, isLate: false });
});
