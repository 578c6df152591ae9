import { isDay } from '../../../../contract/typed-days.ts';
import type { Entered, ListDefinition } from '../../../../machines/list/list-query.ts';
import { isId } from '../../list-requests.ts';

/** A day one year before another; the last one of February where there is none like it. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  const isLeapDay = day.endsWith('-02-29');
  return `${year}${isLeapDay ? '-02-28' : day.slice(4)}`;
}

/** What is wrong with the days: one is missing, not written as a day, or still to come, or the first is after the last. */
const periodComplaint =
  (today: string) =>
  ({ filters: { from = '', to = '' } }: Pick<Entered, 'filters'>): 'SSC004' | null =>
    !isDay(from) || !isDay(to) || from > to || from > today || to > today ? 'SSC004' : null;

/**
 * The transactions of one account: what can be searched and filtered, and how many come at a time.
 * @param today day in England, `YYYY-MM-DD`; the list usually shows the year up to it
 */
export const transactionList = (today: string) =>
  ({
    id: 'transactions',
    columns: ['date', 'description', 'credit', 'debit', 'balance'],
    filters: [
      { name: 'from', kind: 'day', usual: yearBefore(today) },
      { name: 'to', kind: 'day', usual: today },
      { name: 'type', kind: 'choice', options: ['payments', 'charges', 'adjustments'] },
    ],
    sorts: ['newest'],
    sizes: [10, 20, 100],
    batch: 100,
    // A screen of 821 pixels with text of the usual size, less its edges: 820 pixels have cards.
    cardsBelow: 43.45,
    searchLimit: 100,
    placeName: 'account',
    isOfOnePlace: true,
    isPlace: isId,
    complaintAbout: periodComplaint(today),
  }) as const satisfies ListDefinition;
