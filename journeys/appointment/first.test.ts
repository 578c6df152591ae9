import { describe, expect, test } from 'vitest';
import { appointment as copy } from '../../content/appointment.ts';
import { notices } from '../../content/notices.ts';
import { Fault } from '../../machines/engine/index.ts';
import {
  appointmentId,
  choose,
  confirmed,
  customerId,
  order,
  page,
  press,
  times,
  visit,
} from '../../test/support/scheduler.ts';
import { addressOfRepair } from '../shared/addresses.ts';
import { morning, offered, worksOrderId } from './samples/records.ts';

const noAppointment = {
  end: 'home',
  announcement: { notice: 'Repair_No_Appointment', values: { ref: 'R-1000482' } },
};

const full = offered().map((kind) => ({
  ...kind,
  slots: kind.slots.map((slot) => ({ ...slot, capacity: 'Not Available' as const })),
}));

describe('a first appointment', () => {
  test('is booked with exactly what the contractor needs', async () => {
    const resident = await visit('new');
    expect(resident.heading()).toBe('Choose an appointment');
    expect(resident.screen().secondaryActions).toEqual(['noneSuit']);
    await resident.does(choose(), press);
    expect(resident.end()).toEqual({
      end: 'home',
      announcement: { notice: 'Repair_Booked', values: confirmed, page },
    });
    expect(resident.ids()).toEqual(['getWorksOrder', 'getAvailability', 'bookAppointment']);
    expect(resident.sent[1]?.query).toEqual({
      referenceNumber: 'R-1000482',
      IsExternalWorkOrderRequired: true,
      contractorName: 'Brightfix Repairs',
    });
    expect(resident.sent[2]).toMatchObject({
      params: { worksOrderId },
      query: { contractorName: 'Brightfix Repairs' },
    });
    expect(resident.bodies('bookAppointment')).toEqual([
      {
        isPreferences: false,
        jobNumber: 'R-1000482',
        diaryCode: 'BRIGHT-01',
        appointmentFromDate: '2026-11-24T08:00:00',
        appointmentToDate: '2026-11-24T12:00:00',
        externalCreateDateTime: '2026-11-21T13:00:00',
        availabilityType: 'AM',
        isInsideSla: true,
        reasonCode: 'NEW_APPOINTMENT',
        remarks: 'Booked online by resident',
        externalReferenceId: resident.keys('bookAppointment')[0],
        metadata: [{ key: 'slot', value: '2026-11-24-AM' }],
      },
    ]);
  });

  test('needs a slot', async () => {
    const resident = await visit('new');
    await resident.does(press);
    expect(resident.screen().questions[0]?.complaints).toEqual([{ notice: 'SSR062' }]);
    expect(resident.ids()).not.toContain('bookAppointment');
  });

  test('is asked for as a wish where the contractor decides', async () => {
    const resident = await visit('new', { getAvailability: [{ ...times, isPreferences: true }] });
    expect(resident.heading()).toBe('Choose the appointment you would prefer.');
    expect(resident.screen().secondaryActions).toEqual([]);
    await resident.does(choose(), press);
    expect(resident.bodies('bookAppointment')).toMatchObject([{ isPreferences: true }]);
    expect(resident.end().announcement).toEqual({ notice: 'Repair_Requested', values: confirmed, page });
  });

  test('whose slot was taken is chosen again from what is left', async () => {
    const resident = await visit('new', {
      getAvailability: [times, { ...times, availabilities: offered('2026-11-24') }],
      bookAppointment: [{ status: 412, title: 'Taken' }, { appointmentId }],
    });
    await resident.does(choose(), press);
    expect(resident.notices()).toEqual(['SSR071']);
    expect(resident.screen().notices[0]?.values).toMatchObject({
      contractor: 'Brightfix Repairs',
      contractorPhone: '0300 555 0201',
    });
    await resident.does(press);
    expect(resident.screen().questions[0]?.complaints).toEqual([{ notice: 'SSR062' }]);
    await resident.does(choose({ ...morning, date: '2026-11-26' }), press);
    expect(resident.end().end).toBe('home');
    expect(new Set(resident.keys('bookAppointment')).size).toBe(2);
  });

  test('whose slot was taken is not offered again when the rest cannot be read', async () => {
    const resident = await visit('new', {
      getAvailability: [times, { status: 502 }],
      bookAppointment: [{ status: 412 }],
    });
    await resident.does(choose(), press, press);
    expect(resident.screen().questions[0]?.complaints).toEqual([{ notice: 'SSR062' }]);
    expect(resident.keys('bookAppointment')).toHaveLength(1);
  });

  test('of a repair that was booked or cancelled elsewhere leads to its page', async () => {
    const elsewhere = { ...order, statuses: { ...order.statuses, status: 'Cancelled' } };
    const resident = await visit('new', {
      getWorksOrder: [order, elsewhere],
      bookAppointment: [{ status: 412 }],
    });
    await resident.does(choose(), press);
    expect(resident.end()).toEqual({
      end: 'settled',
      at: addressOfRepair(worksOrderId),
      announcement: { notice: 'Repair_Settled', values: {} },
    });
  });

  test('that may have been booked is asked for again to the letter', async () => {
    const resident = await visit('new', { bookAppointment: [new Fault('dropped'), { appointmentId }] });
    await resident.does(choose(), press);
    expect(resident.notices()).toEqual(['Generic_Error_API']);
    await resident.does(press);
    expect(resident.end().end).toBe('home');
    const [first, second] = resident.sent.filter(({ id }) => id === 'bookAppointment');
    expect(second).toEqual(first);
  });

  test('that the contractor’s system could not take ends on the error page after a second', async () => {
    const resident = await visit('new', { bookAppointment: [{ status: 500, title: 'Broken' }] });
    await resident.does(choose(), press);
    expect(resident.end()).toEqual({ end: 'genericError' });
    expect(resident.waits).toEqual([1000]);
  });

  test('that is refused ends on the error page', async () => {
    const resident = await visit('new', { bookAppointment: [new Fault('refused', { status: 400 })] });
    await resident.does(choose(), press);
    expect(resident.end()).toEqual({ end: 'genericError' });
  });

  test('can be left to a call, which the provider is told of', async () => {
    const resident = await visit('new');
    await resident.does({ type: 'SECONDARY_ACTION', action: 'noneSuit' }, { type: 'STAY' });
    expect(resident.screen().phase).toBe('asking');
    await resident.does({ type: 'SECONDARY_ACTION', action: 'noneSuit' }, { type: 'GO' });
    expect(resident.bodies('addNote')).toEqual([
      {
        type: 'Other',
        description: 'Resident could not choose an appointment online: none of the appointments suited',
      },
    ]);
    expect(resident.end()).toEqual(noAppointment);
  });

  test.each([
    ['empty', { ...times, availabilities: [] }, 'no availability returned'],
    ['full', { ...times, availabilities: full }, 'no availability returned'],
    ['refused', { status: 502 }, 'the contractor’s appointments could not be read'],
    ['broken off', new Fault('dropped'), 'the contractor’s appointments could not be read'],
    ['too slow', new Fault('timedOut'), 'the contractor’s appointments did not come in time'],
  ])('without anything to choose from (%s) is left to a call', async (_how, answer, reason) => {
    const resident = await visit('new', { getAvailability: [answer] });
    expect(resident.sent.at(-1)).toMatchObject({
      id: 'addNote',
      params: { customerId, worksOrderId },
      body: { description: `Resident could not choose an appointment online: ${reason}` },
    });
    expect(resident.end()).toEqual(noAppointment);
  });

  test('is left to a call even when the provider cannot be told', async () => {
    const resident = await visit('new', {
      getAvailability: [{ status: 502 }],
      addNote: [new Fault('failed')],
    });
    expect(resident.end()).toEqual(noAppointment);
  });

  test('is not offered for a repair that has one', async () => {
    const appointed = { ...order, statuses: { ...order.statuses, status: 'Appointed' } };
    const resident = await visit('new', { getWorksOrder: [appointed] });
    expect(resident.end()).toEqual({ end: 'home' });
    expect(resident.ids()).toEqual(['getWorksOrder']);
  });

  test('is not offered without a repair', async () => {
    const resident = await visit('new', {}, '');
    expect(resident.end()).toEqual({ end: 'home' });
    expect(resident.sent).toEqual([]);
  });

  test('waits until the resident has signed in again', async () => {
    const resident = await visit('new', { getAvailability: [new Fault('signedOut', { status: 401 })] });
    expect(resident.end()).toEqual({ end: 'signedOut' });
  });
});

test('whatever the mode, the button says that an appointment is booked, and waiting says what for', () => {
  expect(copy.steps.slot.continue).toBe('Book Appointment');
  expect([copy.operations.loadAvailability, copy.operations.loadOtherTimes]).toEqual([
    notices.SSR061,
    notices.SSR061,
  ]);
  expect(copy.messages).toEqual({ loadAvailability: 'SSR061', loadOtherTimes: 'SSR061' });
});
