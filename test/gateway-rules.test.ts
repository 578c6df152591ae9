import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankHolidays } from '../contract/bank-holidays.ts';
import { decimalPounds, penceOf, penceOfText, pounds, poundsOf } from '../contract/money.ts';
import {
  type ActionFacts,
  actionsOf,
  canBook,
  cancellationRefusal,
  rescheduleRefusal,
} from '../contract/repair-actions.ts';
import { WorksOrderStatusName } from '../contract/works-order.ts';
import { appointmentKinds, isInsideSla, offeredDays, offeredSlot } from '../gateway/provider/diary.ts';
import { mayCarryOn } from '../gateway/provider/eligibility.ts';
import { draftsSavedBefore, requireSelf } from '../gateway/provider/ownership.ts';
import { workingDaysAfter } from '../gateway/provider/working-days.ts';
import { isWorkingHours } from '../gateway/provider/working-hours.ts';

/*
 * Each property is one sentence with the requirements from which it follows, and works the rule out a second time. The
 * days are those of UTC, and England's hours come from Intl, so that no calendar of the gateway is asked.
 */

const holidays = new Set(Object.keys(bankHolidays));
const dayLength = 86_400_000;
const hour = 3_600_000;
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const isWorkingDay = (day: string): boolean =>
  ![0, 6].includes(new Date(timeOf(day)).getUTCDay()) && !holidays.has(day);
const daysAfter = (day: string, count: number): string => isoOf(timeOf(day) + count * dayLength);

/** Any minute of the years whose bank holidays are known, nights of clock change among them. */
const instants = fc
  .integer({
    min: Date.parse('2026-01-02T00:00:00Z') / 60_000,
    max: Date.parse('2027-11-01T00:00:00Z') / 60_000,
  })
  .map((minutes) => new Date(minutes * 60_000));
const days = instants.map((instant) => isoOf(instant.getTime()));

const england = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});
const inEngland = (instant: Date): { readonly day: string; readonly hour: number } => {
  const part = Object.fromEntries(england.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) };
};

const today = '2026-11-23';
const facts: fc.Arbitrary<ActionFacts> = fc.record({
  status: fc.constantFrom(...WorksOrderStatusName.options),
  isDraft: fc.boolean(),
  isEmergency: fc.boolean(),
  isOutOfHours: fc.boolean(),
  isRecall: fc.boolean(),
  hasJobNumber: fc.boolean(),
  appointmentDay: fc.constantFrom('2026-11-20', today, '2026-11-24', null),
  booking: fc.constantFrom('online', 'phone', 'onHold', 'none'),
});

describe('drafts', () => {
  it('are kept for 48 hours, also over a change of the clocks (DRAFT-07)', () => {
    const ages = fc.oneof(
      fc.integer({ min: 0, max: 60 * hour }),
      fc.integer({ min: 48 * hour - 2, max: 48 * hour + 2 }),
    );
    fc.assert(
      fc.property(instants, ages, (now, age) => {
        const isKept = new Date(now.getTime() - age) > draftsSavedBefore(now);
        expect(isKept).toBe(age < 48 * hour);
      }),
    );
  });
});

describe('what can be cancelled online', () => {
  it('is no emergency, is not due today and is not over (CAN-04, CAN-06)', () => {
    fc.assert(
      fc.property(facts, (repair) => {
        const isOver = ['Completed', 'Closed', 'Cancelled'].includes(repair.status);
        if (!isOver && !repair.isEmergency && repair.appointmentDay !== today) return;
        expect(cancellationRefusal(repair, today)).not.toBeNull();
      }),
    );
  });

  it('is seen to by a contractor whom residents need not ring (CAN-07)', () => {
    fc.assert(
      fc.property(facts, (repair) => {
        if (cancellationRefusal(repair, today) === null)
          expect(['online', 'onHold']).toContain(repair.booking);
        if (cancellationRefusal(repair, today) === 'SSR073')
          expect(['phone', 'none']).toContain(repair.booking);
      }),
    );
  });

  it('says of an emergency that it needs a call, unless it is over (CAN-06)', () => {
    fc.assert(
      fc.property(facts, (repair) => {
        const isOver = ['Completed', 'Closed', 'Cancelled'].includes(repair.status);
        const refusal = cancellationRefusal({ ...repair, isEmergency: true }, today);
        expect(refusal).toBe(isOver ? 'SSR066' : 'CR165');
      }),
    );
  });
});

describe('what can be moved online', () => {
  it('has an appointment on another day, is no emergency and is not under way (CAN-09, SCH-26)', () => {
    fc.assert(
      fc.property(facts, (repair) => {
        if (rescheduleRefusal(repair, today) !== null) return;
        expect(repair).toMatchObject({ status: 'Appointed', isEmergency: false, booking: 'online' });
        expect([null, today]).not.toContain(repair.appointmentDay);
      }),
    );
  });

  it('is never what can be booked for the first time (DET-03)', () => {
    fc.assert(
      fc.property(facts, (repair) => {
        expect(canBook(repair) && rescheduleRefusal(repair, today) === null).toBe(false);
        const actions = actionsOf(repair, today);
        expect(actions.includes('select') && actions.includes('move')).toBe(false);
      }),
    );
  });
});

describe('appointments', () => {
  it('are offered on every working day of the thirty after today, and on no other (SCH-23)', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const { day } = inEngland(now);
        const ahead = Array.from({ length: 30 }, (_, index) => daysAfter(day, index + 1));
        expect(offeredDays(now, holidays)).toEqual(ahead.filter(isWorkingDay));
      }),
    );
  });

  it('are taken at the hours of their kind alone (SCH-25)', () => {
    const kinds = fc.constantFrom(...appointmentKinds);
    fc.assert(
      fc.property(days, kinds, kinds, fc.boolean(), (day, kind, other, isOffered) => {
        const chosen = {
          availabilityType: kind.availabilityType,
          appointmentFromDate: `${day}T${other.start}:00`,
          appointmentToDate: `${day}T${other.end}:00`,
        };
        const isRight = isOffered && kind === other;
        expect(offeredSlot(chosen, isOffered ? [day] : [])).toEqual(isRight ? { day } : undefined);
      }),
    );
  });

  it('are inside the promised time for 28 days after the report (SCH-23)', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 40 }), (raisedAt, later) => {
        expect(isInsideSla(daysAfter(inEngland(raisedAt).day, later), raisedAt)).toBe(later <= 28);
      }),
    );
  });
});

describe('working days and hours', () => {
  it('end on a working day with so many of them on the way (decision 13)', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 25 }), (day, count) => {
        const last = workingDaysAfter(day, count, holidays) ?? '';
        const length = (timeOf(last) - timeOf(day)) / dayLength;
        const between = Array.from({ length }, (_, index) => daysAfter(day, index + 1));
        expect([isWorkingDay(last), between.filter(isWorkingDay).length]).toEqual([true, count]);
      }),
    );
  });

  it('the line is open on weekdays from 8 to 20 and on Saturdays from 9 to 13, bank holidays apart (GEN-05)', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const here = inEngland(now);
        const weekday = new Date(timeOf(here.day)).getUTCDay();
        const [opens, closes] = weekday === 0 ? [0, 0] : weekday === 6 ? [9, 13] : [8, 20];
        const isOpen = !holidays.has(here.day) && here.hour >= opens && here.hour < closes;
        expect(isWorkingHours(now, holidays)).toBe(isOpen);
      }),
    );
  });
});

describe('eligibility', () => {
  it('a refusal stops everybody but for E32, and E2 where a follow-up question was answered (REP-ELIG-01, REP-ELIG-03, REP-ELIG-05)', () => {
    const codes = fc.constantFrom('E2', 'E3', 'E4', 'E5', 'E8', 'E21', 'E24', 'E32', 'E35', 'SSR037', null);
    fc.assert(
      fc.property(fc.boolean(), codes, fc.boolean(), (isEligible, errorCode, isYes) => {
        const stops = !isEligible && errorCode !== 'E32' && !(errorCode === 'E2' && isYes);
        expect(mayCarryOn({ isEligible, errorCode }, isYes)).toBe(!stops);
      }),
    );
  });
});

it('nobody reads as another customer, whoever that is (GEN-08)', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (self, other) => {
      expect(() => requireSelf(self, self)).not.toThrow();
      if (self !== other) expect(() => requireSelf(self, other)).toThrow();
    }),
  );
});

describe('money', () => {
  const pence = fc.integer({ min: 0, max: 99_999_999 });

  it('comes back from the wire to the penny, credits too (PAY-08)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (amount) => {
        const received = JSON.parse(JSON.stringify(poundsOf(amount)));
        expect(penceOf(received) - amount).toBe(0);
      }),
    );
  });

  it('is written with its last two digits as pence, and read again as the same (PAY-04, PAY-08)', () => {
    fc.assert(
      fc.property(pence, (amount) => {
        const digits = String(amount).padStart(3, '0');
        expect(decimalPounds(amount)).toBe(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
        expect(pounds(amount).replace(/[£,]/g, '')).toBe(decimalPounds(amount));
        expect(penceOfText(pounds(amount))).toBe(amount);
      }),
    );
  });

  it('adds up in pence as it does in decimal digits (PAY-08)', () => {
    fc.assert(
      fc.property(fc.array(pence, { maxLength: 20 }), (amounts) => {
        const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
        const wire = amounts.map((amount) => penceOf(poundsOf(amount)));
        expect(BigInt(wire.reduce((sum, amount) => sum + amount, 0))).toBe(exact);
      }),
    );
  });
});
