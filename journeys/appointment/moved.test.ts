import { describe, expect, test } from 'vitest';
import { Fault } from '../../machines/engine/index.ts';
import {
  appointed,
  appointmentId,
  choose,
  confirmed,
  page,
  press,
  times,
  visit,
} from '../../test/support/scheduler.ts';
import { addressOfRepair } from '../shared/addresses.ts';
import { morning, worksOrderId } from './samples/records.ts';

describe('an appointment that is moved', () => {
  test('is checked first, then moved with exactly what the contractor needs', async () => {
    const resident = await visit('reschedule');
    expect(resident.heading()).toBe('Change your appointment');
    expect(resident.notices()).toEqual(['SSR072']);
    expect(resident.screen().secondaryActions).toEqual(['returnToRepair']);
    await resident.does(choose(), press);
    expect(resident.ids()).toEqual([
      'checkRescheduleEligibility',
      'getWorksOrder',
      'getAvailability',
      'rescheduleAppointment',
    ]);
    expect(resident.bodies('rescheduleAppointment')).toEqual([
      {
        status: 'RESCHEDULE',
        reasonCode: 'RESCHEDULE_APPOINTMENT',
        remarks: 'Booked online by resident',
        isPreferred: false,
        jobNumber: 'R-1000482',
        appointmentFromDate: '2026-11-24T08:00:00',
        appointmentToDate: '2026-11-24T12:00:00',
        externalCreateDateTime: '2026-11-21T13:00:00',
        availabilityType: 'AM',
        isInsideSla: true,
        contractorSiteCode: 'BRIGHT-01',
      },
    ]);
    expect(resident.end().announcement).toEqual({ notice: 'Repair_Booked', values: confirmed, page });
  });

  test.each([
    ['CR165', 'CR165'],
    ['CR166', 'CR166'],
    ['SSR070', 'SSR070'],
    ['SSR065', 'SSR065'],
    ['SSR075', 'SSR075'],
    ['a code that the portal does not know', 'SSR065'],
  ])('is refused with %s', async (errorCode, notice) => {
    const resident = await visit('reschedule', {
      checkRescheduleEligibility: [{ isEligible: false, errorCode }],
    });
    const screen = resident.screen();
    expect(screen.blocked).toBe(true);
    expect(screen.questions).toEqual([]);
    expect(screen.notices).toEqual([
      expect.objectContaining({
        notice,
        tone: 'blocked',
        values: expect.objectContaining({
          contractor: 'Brightfix Repairs',
          contractorPhone: '0300 555 0201',
        }),
      }),
    ]);
    expect(resident.ids()).not.toContain('getAvailability');
    await resident.does({ type: 'SECONDARY_ACTION', action: 'returnToRepair' });
    expect(resident.end()).toEqual({ end: 'repair', at: addressOfRepair(worksOrderId) });
  });

  test('stays as it was when it cannot be checked', async () => {
    const resident = await visit('reschedule', { checkRescheduleEligibility: [new Fault('failed')] });
    expect(resident.screen().failure?.notice).toBe('EligibilityRescheduleAPI_Error');
  });

  test('stays as it was when the contractor does not take the change', async () => {
    const resident = await visit('reschedule', { rescheduleAppointment: [{}] });
    await resident.does(choose(), press);
    expect(resident.screen().phase).toBe('asking');
    expect(resident.notices()).toContain('Reschedule_ApiFailError');
    expect(resident.screen().secondaryActions).toEqual(['returnToRepair', 'exit']);
    await resident.does({ type: 'SECONDARY_ACTION', action: 'exit' });
    expect(resident.end()).toEqual({ end: 'home' });
  });

  test('leads to the page of the repair when that was cancelled elsewhere', async () => {
    const resident = await visit('reschedule', {
      getWorksOrder: [appointed, { ...appointed, statuses: { ...appointed.statuses, status: 'Cancelled' } }],
      rescheduleAppointment: [{ status: 412 }],
    });
    await resident.does(choose(), press);
    expect(resident.end()).toMatchObject({ end: 'settled', announcement: { notice: 'Repair_Settled' } });
  });

  test('stays as it was when the slot was taken', async () => {
    const resident = await visit('reschedule', {
      rescheduleAppointment: [{ status: 412 }, { appointmentId }],
    });
    await resident.does(choose(), press);
    expect(resident.notices()).toContain('SSR071');
    await resident.does(choose({ ...morning, date: '2026-11-26' }), press);
    expect(resident.end().end).toBe('home');
  });

  test.each(['timedOut', 'dropped', 'failed', 'malformed'] as const)(
    'leads to the error page when the call is %s, and from there back',
    async (kind) => {
      const resident = await visit('reschedule', {
        rescheduleAppointment: [new Fault(kind), { appointmentId }],
      });
      await resident.does(choose(), press);
      expect(resident.screen()).toMatchObject({
        route: '/repairJourneyErrorPage',
        failure: { notice: 'Reschedule_Api_Error' },
      });
      await resident.does({ type: 'RETRY' }, press);
      expect(resident.end().end).toBe('home');
      const [first, second] = resident.sent.filter(({ id }) => id === 'rescheduleAppointment');
      expect(second).toEqual(first);
    },
  );

  test.each([
    ['empty', { ...times, availabilities: [] }],
    ['refused', { status: 502 }],
    ['broken off', new Fault('dropped')],
    ['too slow', new Fault('timedOut')],
  ])('without anything to choose from (%s) leads to the error page, and asks anew', async (_how, answer) => {
    const resident = await visit('reschedule', { getAvailability: [answer, times] });
    expect(resident.screen().failure?.notice).toBe('Reschedule_Api_Error');
    expect(resident.ids()).not.toContain('addNote');
    await resident.does({ type: 'RETRY' });
    expect(resident.screen().questions.map(({ id }) => id)).toEqual(['slot']);
  });
});
