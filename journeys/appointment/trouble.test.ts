import { describe, expect, test } from 'vitest';
import { Fault } from '../../machines/engine/index.ts';
import { appointmentId, choose, order, press, times, visit } from '../../test/support/scheduler.ts';
import { appointment } from './journey.ts';
import { morning, repair } from './samples/records.ts';
import { type AppointmentSituation, chosenSlot, hasFreeSlot } from './situation.ts';
import { nothingKnown } from './vocabulary.ts';

const signedOut = new Fault('signedOut', { status: 401 });

describe('a slot that somebody took, where', () => {
  test.each([
    ['refused', { status: 502 }],
    ['too slow', new Fault('timedOut')],
  ])('the rest is %s, leaves what was known but for that slot', async (_how, answer) => {
    const resident = await visit('new', {
      getAvailability: [times, answer],
      bookAppointment: [{ status: 412 }, { appointmentId }],
    });
    await resident.does(choose(), press, press);
    expect(resident.screen().questions[0]?.complaints).toEqual([{ notice: 'SSR062' }]);
    await resident.does(choose({ ...morning, date: '2026-11-26' }), press);
    expect(resident.end().end).toBe('home');
  });

  test('the repair cannot be read, is chosen again', async () => {
    const resident = await visit('new', {
      getWorksOrder: [order, new Fault('failed')],
      bookAppointment: [{ status: 412 }],
    });
    await resident.does(choose(), press);
    expect(resident.notices()).toEqual(['SSR071']);
  });

  test('the session has ended, waits until the resident has signed in again', async () => {
    const resident = await visit('new', {
      getWorksOrder: [order, signedOut],
      bookAppointment: [{ status: 412 }],
    });
    await resident.does(choose(), press);
    expect(resident.end().end).toBe('signedOut');
  });

  test('the contractor had not taken an earlier change, says no more that it did not', async () => {
    const resident = await visit('reschedule', { rescheduleAppointment: [{}, { status: 412 }] });
    await resident.does(choose(), press);
    expect(resident.screen().secondaryActions).toContain('exit');
    await resident.does(choose({ ...morning, date: '2026-11-26' }), press);
    expect(resident.notices()).toContain('SSR071');
    expect(resident.screen().secondaryActions).not.toContain('exit');
  });
});

describe('what cannot be read', () => {
  test('of the repair leads to the error page', async () => {
    const resident = await visit('new', { getWorksOrder: [new Fault('failed')] });
    expect(resident.screen().failure).toMatchObject({ notice: 'repair_Journey_Error_Message1' });
  });

  test('of the appointments, after the session has ended, leaves no note', async () => {
    const resident = await visit('new', { getAvailability: [{ status: 502 }], addNote: [signedOut] });
    expect(resident.end().end).toBe('signedOut');
  });
});

test('nothing that suits is asked about with the words for it', async () => {
  const resident = await visit('new');
  await resident.does({ type: 'SECONDARY_ACTION', action: 'noneSuit' });
  expect(resident.screen()).toMatchObject({ phase: 'confirmingAction' });
  expect(appointment.steps[0]?.secondaryActions.noneSuit?.notice).toBe('SSR023');
});

describe('what the page says', () => {
  const situation = (changes: Partial<AppointmentSituation['facts']>, slot?: object) =>
    ({ facts: { ...nothingKnown, repair: repair(), ...changes }, answers: slot ? { slot } : {} }) as never;
  const wordsOf = (...it: Parameters<typeof situation>) => appointment.placeholders(situation(...it));

  test('names the repair', async () => {
    const described = { ...order, job: { repairReason: '', description: 'Water under the sink' } };
    const resident = await visit('new', { getWorksOrder: [described] });
    expect(resident.facts().repair?.name).toBe('Water under the sink');
    const named = await visit('new', {
      getWorksOrder: [{ ...order, job: { repairReason: 'Leaking tap', description: 'It drips' } }],
    });
    expect(named.facts().repair?.name).toBe('Leaking tap');
    expect(wordsOf({}).repair).toBe('Leaking tap, R-1000482');
  });

  test('repeats what was chosen, whether its day comes with a time or without', () => {
    expect(wordsOf({}).chosen).toBe('');
    for (const date of ['2026-11-24', '2026-11-24T00:00:00+00:00'])
      expect(wordsOf({}, { ...morning, date }).chosen).toBe('Tuesday 24 November 2026, 8am to midday');
  });

  test('has its own heading only where the contractor takes wishes', () => {
    expect(wordsOf({ isPreferences: true }).titleMessage).toBe('SSR062');
    expect(wordsOf({ isPreferences: false }).titleMessage).toBeUndefined();
  });
});

describe('slots', () => {
  const [kind] = times.availabilities;
  if (!kind) throw new Error('there are no times to choose from');
  const slots = kind.slots.map((slot, index) => ({
    ...slot,
    capacity: index === 0 ? ('Available' as const) : ('Not Available' as const),
  }));

  test('are there to choose from as soon as one is free', () => {
    expect(hasFreeSlot([{ ...kind, slots }])).toBe(true);
    expect(hasFreeSlot([{ ...kind, slots: slots.slice(1) }])).toBe(false);
  });

  test('are chosen only on a day that is still offered', () => {
    const facts = { ...nothingKnown, availabilities: times.availabilities };
    const chosenOn = (date: string) =>
      chosenSlot({ facts, answers: { slot: { ...morning, date } } } as never);
    expect(chosenOn(morning.date)?.date).toBe(morning.date);
    expect(chosenOn('2027-01-04')).toBeUndefined();
  });
});
