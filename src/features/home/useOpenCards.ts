import type { Customer } from '../../../contract/customers.ts';
import { gateway } from '../../app/portal.ts';
import { useReading } from '../../app/useReading.ts';
import type { HomeCard } from './card.ts';

const closedCardsKey = (customerId: string): string => `home:closed:${customerId}`;

function closedBefore(customerId: string): readonly string[] | undefined {
  return sessionStorage.getItem(closedCardsKey(customerId))?.split(' ');
}

/** What is known of whether a card is there. */
export type Presence = 'unknown' | 'there' | 'gone';

/**
 * Which cards the resident is to see. Until their rules say, what they said last in this browser session counts, so that
 * nothing moves; without that it is not known. Where its rule cannot be asked a card is there.
 */
export function useOpenCards(
  cards: readonly HomeCard[],
  customerId: string,
  customer: Customer | undefined,
): (card: HomeCard) => Presence {
  const found = useReading(
    {
      name: ['closed cards'],
      read: async (signal) => {
        const tools = { services: { gateway, customerId } };
        const isClosed = async ({ isOpen }: HomeCard) =>
          customer !== undefined &&
          isOpen !== undefined &&
          !(await isOpen(tools, customer, { signal }).catch(() => true));
        const closed = await Promise.all(
          cards.map(async (card) => ((await isClosed(card)) ? [card.id] : [])),
        );
        signal.throwIfAborted();
        sessionStorage.setItem(closedCardsKey(customerId), closed.flat().join(' '));
        return closed.flat();
      },
    },
    customer !== undefined,
  );
  const closed = found.state === 'shown' ? found.value : closedBefore(customerId);
  return ({ id, isOpen }) => {
    if (!isOpen) return 'there';
    if (!closed) return 'unknown';
    return closed.includes(id) ? 'gone' : 'there';
  };
}
