import type { RequestOf } from '../../../../contract/call.ts';
import type { listCommunications } from '../../../../contract/communications.ts';
import { dayOf } from '../../../../contract/dates.ts';

type Query = NonNullable<RequestOf<typeof listCommunications>['query']>;

/** The same day two years before; the day before it where that year has no such day. */
export const twoYearsBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 2}${day.slice(4).replace('-02-29', '-02-28')}`;

/** The days whose messages residents are shown: two years up to today. */
export function usualDays(now: Date) {
  const today = dayOf(now);
  return { fromDate: twoYearsBefore(today), toDate: today };
}

/** Asks for the two newest messages of the days that residents are shown, and for how many there are. */
export function newestMessages(now: Date): Query {
  return {
    ...usualDays(now),
    sort: 'createdDate desc',
    limit: 2,
    skip: 0,
  };
}
