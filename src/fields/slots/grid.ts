import { slotDay } from '../../../contract/dates.ts';
import { type Availability, isFree, type SlotAnswer } from '../../../journeys/questions/slots.ts';

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

/** `2026-11-23` as `Monday 23 November 2026`: a day of the calendar, whatever time follows it. */
export const dayName = (date: string): string => slotDay(date.slice(0, 10));
