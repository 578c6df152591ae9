import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onHold } from '../contract/contractors.ts';
import { canBook, cancellationRefusal, rescheduleRefusal } from '../contract/repair-actions.ts';
import type { WorksOrder } from '../contract/works-order.ts';
import { WorksOrderStatusName } from '../contract/works-order.ts';
import type { WorksOrderSummary } from '../contract/works-order-summary.ts';
import { actionFactsOf } from '../gateway/provider/action-facts.ts';
import { instantOf } from '../gateway/provider/clock.ts';
import type { ContractorAtSite } from '../gateway/provider/contractor-choice.ts';
import { bookingAt } from '../gateway/provider/contractor-choice.ts';
import { type NextFacts, nextStep } from '../gateway/provider/next-step.ts';
import { thingsIn } from '../src/features/home/data/repairs.ts';
import { repairActions } from '../src/features/repairs/data/repair-actions.ts';
import { cancelRefusal } from '../src/features/repairs/data/status.ts';

const today = '2026-11-23';
const days = ['2026-11-20', today, '2026-11-24', '2026-12-07'];

/** A repair in the records of the provider: every status with every contractor, flag and appointment, at any hour. */
const repairs = fc
  .record({
    status: fc.constantFrom(...WorksOrderStatusName.options),
    isDraft: fc.boolean(),
    isEmergency: fc.boolean(),
    isOutOfHours: fc.boolean(),
    isRecall: fc.boolean(),
    jobNumber: fc.constantFrom('R-1', null),
    day: fc.constantFrom(...days, null),
    isPreference: fc.boolean(),
    hour: fc.integer({ min: 0, max: 23 }),
    contractor: fc.option(
      fc.record({
        is_integrated: fc.boolean(),
        is_ema: fc.boolean(),
        is_builder: fc.boolean(),
        isOnHold: fc.boolean(),
      }),
    ),
  })
  .map(({ day, hour, contractor, jobNumber, isPreference, ...flags }) => {
    const times = { startsAt: `${day}T08:00:00`, endsAt: `${day}T12:00:00` };
    const order: NextFacts['order'] = {
      status: flags.status,
      is_draft: flags.isDraft && flags.status === 'In Diagnosis',
      is_emergency: flags.isEmergency,
      is_out_of_hours: flags.isEmergency && flags.isOutOfHours,
      is_recall: flags.isRecall,
      job_number: jobNumber,
      raised_at: instantOf(`${days[0]}T09:00:00`),
      saved_at: instantOf(`${today}T00:00:00`),
      completed_at: null,
    };
    return {
      now: instantOf(`${today}T${String(hour).padStart(2, '0')}:30:00`),
      order,
      appointment: day === null ? undefined : { day, isPreference, ...times },
      at:
        contractor === null
          ? undefined
          : ({ contractor, isOnHold: contractor.isOnHold } as unknown as ContractorAtSite),
    };
  });

type Repair = typeof repairs extends fc.Arbitrary<infer T> ? T : never;

const nextOf = ({ order, appointment, at, now }: Repair) =>
  nextStep({
    order,
    appointment,
    at,
    now,
    lastEvent: { at: order.raised_at, code: 'CREATED' },
    bankHolidays: new Set(),
  });

/** The repair as it travels by itself, as far as anything depends on it. */
const byItself = ({ order, appointment, at }: Repair) =>
  ({
    identifiers: { worksOrderIdentifier: 'x', jobNumber: order.job_number },
    statuses: {
      status: order.status,
      isDraft: order.is_draft,
      isEmergency: order.is_emergency,
      isOutOfHours: order.is_out_of_hours,
      isRecall: order.is_recall,
    },
    appointments: appointment ? [{ appointmentStartDatetime: appointment.startsAt }] : [],
    contractor: at
      ? {
          isIntegrated: at.contractor.is_integrated,
          isEMA: at.contractor.is_ema,
          isBuilder: at.contractor.is_builder,
          siteStatus: at.isOnHold ? onHold : 'ACTIVE',
        }
      : null,
  }) as unknown as WorksOrder;

/** The same in a list. */
const inList = (repair: Repair) =>
  ({
    ...byItself(repair),
    contractor: repair.at && { takesOnlineBookings: bookingAt(repair.at) === 'online' },
    ...(repair.at ? {} : { contractor: null }),
    next: nextOf(repair),
  }) as unknown as WorksOrderSummary;

/** What the gateway would answer. */
const answers = ({ order, appointment, at }: Repair) => {
  const facts = actionFactsOf(order, appointment, at);
  return {
    select: canBook(facts),
    move: rescheduleRefusal(facts, today) === null,
    cancel: cancellationRefusal(facts, today),
  };
};

test('no page offers what the provider would refuse, whatever the repair and the hour', () => {
  fc.assert(
    fc.property(repairs, (repair) => {
      const allowed = answers(repair);
      const order = byItself(repair);
      const offered = repairActions(order, repair.now);
      expect(offered.includes('select') && !allowed.select).toBe(false);
      expect(offered.includes('move') && !allowed.move).toBe(false);
      expect(offered.includes('resume')).toBe(repair.order.is_draft);
      // The ledger wants the button; what is refused says so before it is pressed.
      if (offered.includes('cancel')) expect(cancelRefusal(order, repair.now)).toBe(allowed.cancel);
      const [thing] = thingsIn([inList(repair)], repair.now);
      if (thing?.kind === 'choose') expect(allowed.select).toBe(true);
      if (thing?.isMovable) expect(allowed.move).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('Home and the page of a repair say the same about what comes next, and offer the same', () => {
  fc.assert(
    fc.property(repairs, (repair) => {
      const next = nextOf(repair);
      const offered = repairActions(byItself(repair), repair.now);
      const [thing] = thingsIn([inList(repair)], repair.now);
      expect(next?.kind === 'choice').toBe(offered.includes('select'));
      if (thing) expect(thing.next).toEqual(next);
      expect(thing?.kind === 'choose').toBe(offered.includes('select'));
      if (thing?.kind === 'visit') expect(thing.isMovable).toBe(offered.includes('move'));
      // An appointment is told as such only where nothing puts it in doubt.
      if (thing?.kind === 'visit') expect(repair.at?.isOnHold).not.toBe(true);
    }),
    { numRuns: 3000 },
  );
});
