import { type Availability, isFree, type SlotAnswer } from './model.ts';

/** How many dates are shown at a time. */
export const datesPerPage = 5;

export interface Grid {
  /** Kinds of visit, in the order of the answer. */
  readonly columns: readonly { readonly type: string; readonly label: string }[];
  /** Dates with at least one entry, earliest first, and what can be picked on each, in the order of the columns. */
  readonly days: readonly { readonly date: string; readonly cells: readonly (SlotAnswer | null)[] }[];
}

/** Arranges what the provider answered by date and kind of visit; null where nothing can be picked. */
export function gridOf(availabilities: readonly Availability[]): Grid {
  const dates = availabilities.flatMap((kind) => kind.slots.map((slot) => slot.date));
  const byDay = [...new Set(dates)].sort();
  return {
    columns: availabilities.map(({ availabilityDetails }) => ({
      type: availabilityDetails.availabilityType,
      label: availabilityDetails.availabilityTypeLabel,
    })),
    days: byDay.map((date) => ({
      date,
      cells: availabilities.map((kind) => cellOf(kind, date)),
    })),
  };
}

function cellOf({ availabilityDetails, slots }: Availability, date: string): SlotAnswer | null {
  const slot = slots.find((candidate) => candidate.date === date && isFree(candidate.capacity));
  if (!slot) return null;
  return {
    date,
    availabilityType: availabilityDetails.availabilityType,
    start: availabilityDetails.start,
    end: availabilityDetails.end,
    insideSla: slot.insideSla,
    ...(slot.metadata === undefined ? {} : { metadata: slot.metadata }),
  };
}

/** Index of the first date shown after Previous: five back, never before the first. */
export const previousStart = (start: number): number => Math.max(0, start - datesPerPage);

/** Index of the first date shown after Next: five on, as long as there is a date there. */
export const nextStart = (start: number, count: number): number =>
  start + datesPerPage < count ? start + datesPerPage : start;

/** `08:00` as `8.00AM`, `12:30` as `12.30PM`. A text that holds no time is given back as it is. */
export function clockTime(time: string): string {
  const [, hours, minutes] = /(\d{2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}.${minutes}${hour < 12 ? 'AM' : 'PM'}`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-23` as `Monday 23 November 2026`: a day of the calendar, the same in every time zone. */
export function dayName(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return dayFormat.format(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)).replace(',', '');
}
