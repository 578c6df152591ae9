import { appointmentTimes } from '../../content/appointment.ts';
import type { Availability } from '../../contract/appointments.ts';
import { slotNotAvailable } from '../../contract/appointments.ts';
import { isoDay } from '../../contract/dates.ts';
import { onTheWall } from './clock.ts';

/** The kinds of appointment, with the clock times between which somebody comes. */
export const appointmentKinds = [
  { availabilityType: 'AM', availabilityTypeLabel: appointmentTimes.AM, start: '08:00', end: '12:00' },
  { availabilityType: 'PM', availabilityTypeLabel: appointmentTimes.PM, start: '12:00', end: '17:00' },
  { availabilityType: 'AD', availabilityTypeLabel: appointmentTimes.AD, start: '08:00', end: '17:00' },
  { availabilityType: 'ASR', availabilityTypeLabel: appointmentTimes.ASR, start: '09:30', end: '14:30' },
] as const;

/** How far ahead appointments are offered, in days. */
const horizonDays = 30;
/** Days from the report within which the provider means to have the work done. */
const slaDays = 28;

/** Days on which contractors come, from the next working day to the horizon, as `YYYY-MM-DD`. */
export function offeredDays(now: Date, bankHolidays: ReadonlySet<string>): string[] {
  const today = onTheWall(now).startOf('day');
  return Array.from({ length: horizonDays }, (_, index) => today.plus({ days: index + 1 }))
    .filter((day) => day.weekday <= 5)
    .map(isoDay)
    .filter((day) => !bankHolidays.has(day));
}

/** Whether work on a day is done in the time that the provider promises. */
export function isInsideSla(day: string, raisedAt: Date): boolean {
  const last = isoDay(onTheWall(raisedAt).plus({ days: slaDays }));
  return day <= last;
}

/** Every kind of appointment with its days; a slot without a place left says so. */
export function availabilitiesOf(
  days: readonly string[],
  raisedAt: Date,
  isFull: (day: string, availabilityType: string) => boolean,
): Availability[] {
  return appointmentKinds.map((kind) => ({
    availabilityDetails: { ...kind },
    slots: days.map((date) => ({
      date,
      insideSla: isInsideSla(date, raisedAt),
      capacity: isFull(date, kind.availabilityType) ? slotNotAvailable : 'Available',
      metadata: [{ key: 'slot', value: `${date}-${kind.availabilityType}` }],
    })),
  }));
}

/** The slot that a resident chose, when it is one that is offered. */
export function offeredSlot(
  chosen: {
    readonly appointmentFromDate: string;
    readonly appointmentToDate: string;
    readonly availabilityType: string;
  },
  days: readonly string[],
): { readonly day: string } | undefined {
  const day = chosen.appointmentFromDate.slice(0, 10);
  const kind = appointmentKinds.find((entry) => entry.availabilityType === chosen.availabilityType);
  if (kind === undefined || !days.includes(day)) return undefined;
  const fits =
    chosen.appointmentFromDate === `${day}T${kind.start}:00` &&
    chosen.appointmentToDate === `${day}T${kind.end}:00`;
  return fits ? { day } : undefined;
}
