import { isDay } from '../../../../contract/typed-days.ts';
import type { Entered, ListDefinition } from '../../../../machines/list/list-query.ts';
import { isId } from '../../list-requests.ts';
import { twoYearsBefore } from './message-days.ts';

type DayComplaint = 'SSC009' | 'SSC012' | 'SSC013' | 'SSC014' | 'SSC020';

/** What is wrong with the days: first whether they are there and how they are written, then what they say. */
const periodComplaint =
  (today: string, began: () => string | null) =>
  ({ filters: { from = '', to = '' } }: Pick<Entered, 'filters'>): DayComplaint | null => {
    if (from === '' || to === '') return 'SSC009';
    if (!isDay(from) || !isDay(to)) return 'SSC020';
    if (from > to && to <= today && from <= today) return 'SSC009';
    if (from !== twoYearsBefore(today) && from < (began() ?? '')) return 'SSC012';
    if (from > today) return 'SSC013';
    return to > today ? 'SSC014' : null;
  };

/** Width below which messages are cards: more than a screen of 912 pixels has with text of the usual size, less its edges. */
export const messageCardsBelow = 47.89;

/**
 * The messages to a resident: what can be searched, filtered and sorted, and how many come at a time.
 * @param today day in England, `YYYY-MM-DD`; the list usually shows the two years up to it
 * @param began the day on which the tenancy began, once it is known
 */
export const messageList = (today: string, began: () => string | null) =>
  ({
    id: 'messages',
    columns: ['subject', 'sender', 'date', 'status'],
    filters: [
      { name: 'from', kind: 'day', usual: twoYearsBefore(today) },
      { name: 'to', kind: 'day', usual: today },
      { name: 'status', kind: 'choice', options: ['read', 'unread'] },
    ],
    sorts: ['newest', 'oldest'],
    sizes: [10, 20, 100],
    batch: 100,
    cardsBelow: messageCardsBelow,
    searchLimit: 100,
    isPlace: isId,
    complaintAbout: periodComplaint(today, began),
  }) as const satisfies ListDefinition;
