import { describe, expect, it } from 'vitest';
import { now } from '../../test/support/clock.ts';
import { instantOf } from '../provider/clock.ts';
import type { HazardFacts } from './hazard.ts';
import { hazardOf } from './hazard.ts';

type Event = readonly [code: string, wall: string];

/** The duties at a time on the wall, each as its state and last moment. */
function at(
  now: string,
  received: string,
  events: readonly Event[] = [],
  severity: HazardFacts['severity'] = 'significant',
): Record<string, readonly [string, string | null]> {
  const facts = {
    severity,
    firstReceived: instantOf(received),
    events: events.map(([code, wall]) => ({ code, at: instantOf(wall) })),
  };
  const hazard = hazardOf(facts, instantOf(now));
  return Object.fromEntries(hazard?.duties.map(({ kind, state, dueBy }) => [kind, [state, dueBy]]) ?? []);
}

describe('a significant hazard', () => {
  it.each([
    ['a Monday morning', '2026-11-02T09:00:00', '2026-11-16T23:59:59'],
    ['the last minute of a Saturday', '2026-11-07T23:59:00', '2026-11-20T23:59:59'],
    ['a Sunday', '2026-11-08T10:00:00', '2026-11-20T23:59:59'],
    ['the week before Christmas', '2026-12-18T16:00:00', '2027-01-06T23:59:59'],
    ['the days before Easter', '2026-04-01T12:00:00', '2026-04-17T23:59:59'],
    ['the week in which summer time begins', '2026-03-23T12:00:00', '2026-04-08T23:59:59'],
    ['the week in which summer time ends', '2026-10-19T12:00:00', '2026-11-02T23:59:59'],
    [
      'half past midnight in summer, which is the day before in Greenwich',
      '2026-06-16T00:30:00',
      '2026-06-30T23:59:59',
    ],
  ])('reported on %s is investigated in 10 working days', (_when, received, due) => {
    expect(at(received, received)).toEqual({
      investigation: ['due', due],
      summary: ['waiting', null],
      safetyWork: ['waiting', null],
      worksBegun: ['waiting', null],
      worksLatest: ['waiting', null],
    });
  });

  it('is due soon, due to the last second, then overdue', () => {
    const received = '2026-11-02T09:00:00';
    const stateAt = (now: string) => at(now, received).investigation?.[0];
    expect(stateAt('2026-11-11T23:59:59')).toBe('due');
    expect(stateAt('2026-11-12T00:00:00')).toBe('dueSoon');
    expect(stateAt('2026-11-14T12:00:00')).toBe('dueSoon');
    expect(stateAt('2026-11-16T23:59:59')).toBe('dueSoon');
    expect(stateAt('2026-11-17T00:00:00')).toBe('overdue');
  });

  it('has a summary in 3 and safe work in 5 working days from the end of the investigation', () => {
    const events: Event[] = [['HZINV01', '2026-11-12T15:00:00']];
    expect(at('2026-11-12T16:00:00', '2026-11-02T09:00:00', events)).toEqual({
      investigation: ['done', '2026-11-16T23:59:59'],
      summary: ['due', '2026-11-17T23:59:59'],
      safetyWork: ['due', '2026-11-19T23:59:59'],
      worksBegun: ['due', '2026-11-19T23:59:59'],
      worksLatest: ['due', '2027-02-04T23:59:59'],
    });
    const done: Event[] = [
      ...events,
      ['HZSUM01', '2026-11-18T09:00:00'],
      ['HZSAFE01', '2026-11-19T23:59:59'],
    ];
    expect(at('2026-12-01T09:00:00', '2026-11-02T09:00:00', done)).toMatchObject({
      summary: ['doneLate', '2026-11-17T23:59:59'],
      safetyWork: ['done', '2026-11-19T23:59:59'],
    });
  });

  it('needs no work when the investigation finds none', () => {
    const duties = at('2026-11-12T16:00:00', '2026-11-02T09:00:00', [['HZINV02', '2026-11-12T15:00:00']]);
    expect(Object.keys(duties)).toEqual(['investigation', 'summary']);
  });

  it('has the lasting work begun in 5 working days of the investigation, and at the latest in 12 weeks', () => {
    const events: Event[] = [['HZINV01', '2026-11-12T15:00:00']];
    const worksAt = (now: string, more: readonly Event[] = []) => {
      const { worksBegun, worksLatest } = at(now, '2026-11-02T09:00:00', [...events, ...more]);
      return [worksBegun?.[0], worksLatest?.[0]];
    };
    expect(worksAt('2026-11-20T00:00:00')).toEqual(['overdue', 'due']);
    expect(worksAt('2027-02-05T00:00:00')).toEqual(['overdue', 'overdue']);
    expect(worksAt('2027-02-05T00:00:00', [['HZWORK01', '2026-12-01T09:00:00']])).toEqual([
      'doneLate',
      'done',
    ]);
  });

  it('owes a place to stay once the home should be safe and is not, until it is', () => {
    const events: Event[] = [['HZINV01', '2026-11-12T15:00:00']];
    const homeAt = (now: string, more: readonly Event[] = []) =>
      at(now, '2026-11-02T09:00:00', [...events, ...more]).temporaryHome;
    expect(homeAt('2026-11-19T23:59:59')).toBeUndefined();
    expect(homeAt('2026-11-20T00:00:00')).toEqual(['overdue', '2026-11-19T23:59:59']);
    expect(homeAt('2026-11-20T09:00:00', [['HZSAFE01', '2026-11-20T08:00:00']])).toBeUndefined();
    expect(homeAt('2026-11-20T09:00:00', [['HZHOME01', '2026-11-19T12:00:00']])?.[0]).toBe('done');
    expect(homeAt('2026-11-20T09:00:00', [['HZHOME01', '2026-11-20T08:00:00']])?.[0]).toBe('doneLate');
  });

  it('is safe with the work, whatever else was written down', () => {
    const duties = at('2026-11-06T16:00:00', '2026-11-02T09:00:00', [['ENGOS07', '2026-11-05T15:00:00']]);
    expect(duties).toMatchObject({
      investigation: ['due', '2026-11-16T23:59:59'],
      safetyWork: ['done', null],
    });
  });

  it('counts the first time that something was done', () => {
    const events: Event[] = [
      ['HZINV01', '2026-11-30T15:00:00'],
      ['HZINV01', '2026-11-12T15:00:00'],
    ];
    expect(at('2026-12-12T16:00:00', '2026-11-02T09:00:00', events).investigation?.[0]).toBe('done');
  });

  it('has no date where the bank holidays are not known', () => {
    expect(at('2028-12-28T09:00:00', '2028-12-28T09:00:00').investigation).toEqual(['unknown', null]);
  });
});

describe('an emergency hazard', () => {
  const emergency = (now: string, received: string, events: readonly Event[] = []) =>
    at(now, received, events, 'emergency').madeSafe;

  it('is made safe in 24 hours, on Christmas Day too', () => {
    expect(emergency('2026-12-24T23:30:00', '2026-12-24T23:30:00')).toEqual(['due', '2026-12-25T23:30:00']);
    expect(emergency('2026-12-25T17:30:01', '2026-12-24T23:30:00')?.[0]).toBe('dueSoon');
    expect(emergency('2026-12-25T23:30:02', '2026-12-24T23:30:00')?.[0]).toBe('overdue');
  });

  it('has 24 hours by the clock when the walls move theirs', () => {
    expect(emergency('2026-03-28T12:00:00', '2026-03-28T12:00:00')?.[1]).toBe('2026-03-29T13:00:00');
    expect(emergency('2026-10-24T12:00:00', '2026-10-24T12:00:00')?.[1]).toBe('2026-10-25T11:00:00');
  });

  it('is looked at in the same 24 hours, and told about and worked on as any other hazard', () => {
    const duties = (events: readonly Event[]) =>
      at('2026-11-02T20:00:00', '2026-11-02T09:00:00', events, 'emergency');
    expect(duties([])).toEqual({
      emergencyInvestigation: ['due', '2026-11-03T09:00:00'],
      madeSafe: ['due', '2026-11-03T09:00:00'],
      summary: ['waiting', null],
      worksBegun: ['waiting', null],
      worksLatest: ['waiting', null],
    });
    expect(duties([['HZINV01', '2026-11-02T12:00:00']])).toEqual({
      emergencyInvestigation: ['done', '2026-11-03T09:00:00'],
      madeSafe: ['due', '2026-11-03T09:00:00'],
      summary: ['due', '2026-11-05T23:59:59'],
      worksBegun: ['due', '2026-11-09T23:59:59'],
      worksLatest: ['due', '2027-01-25T23:59:59'],
    });
    expect(Object.keys(duties([['HZINV02', '2026-11-02T12:00:00']]))).toEqual([
      'emergencyInvestigation',
      'summary',
    ]);
    // Made safe, it was looked at, even if nobody wrote that down.
    expect(duties([['HZSAFE01', '2026-11-02T12:00:00']])).toMatchObject({
      emergencyInvestigation: ['done', '2026-11-03T09:00:00'],
      summary: ['due', '2026-11-05T23:59:59'],
    });
  });

  it('owes a place to stay from the 24th hour on', () => {
    const duties = at('2026-11-03T09:00:02', '2026-11-02T09:00:00', [], 'emergency');
    expect(duties.madeSafe?.[0]).toBe('overdue');
    expect(duties.temporaryHome).toEqual(['overdue', '2026-11-03T09:00:00']);
  });

  it('is done when it is safe, in time or not', () => {
    const safe = (wall: string) =>
      emergency('2026-11-30T09:00:00', '2026-11-02T09:00:00', [['HZSAFE01', wall]])?.[0];
    expect(safe('2026-11-03T09:00:00')).toBe('done');
    expect(safe('2026-11-03T09:00:02')).toBe('doneLate');
  });
});

it('says nothing about reports from before the law', () => {
  const facts = {
    severity: 'significant',
    firstReceived: instantOf('2025-10-26T23:59:59'),
    events: [],
  } as const;
  expect(hazardOf(facts, now())).toBeNull();
  expect(hazardOf({ ...facts, firstReceived: instantOf('2025-10-27T00:00:00') }, now())).not.toBeNull();
});
