import type { RequestOf } from '../../contract/call.ts';
import type { listCommunications } from '../../contract/communications.ts';
import { wallTime } from './dates.ts';

type Query = NonNullable<RequestOf<typeof listCommunications>['query']>;

/** All messages to the resident. */
export const messagesPage = '/mymessageshistory';

/** The same day two years before; the day before it where that year has no such day. */
const twoYearsBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 2}${day.slice(4).replace('-02-29', '-02-28')}`;

/** Asks for the two newest messages of the days that residents are shown, and for how many there are. */
export function newestMessages(now: Date): Query {
  const today = wallTime(now).slice(0, 10);
  return {
    fromDate: twoYearsBefore(today),
    toDate: today,
    sort: 'createdDate desc',
    limit: 2,
    skip: 0,
  };
}
