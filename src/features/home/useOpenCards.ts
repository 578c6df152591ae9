import { useEffect, useState } from 'react';
import type { Customer } from '../../../contract/customers.ts';
import { gateway } from '../../app/portal.ts';
import type { HomeCard } from './card.ts';

const closedCardsKey = (customerId: string): string => `home:closed:${customerId}`;

function closedBefore(customerId: string): ReadonlySet<string> | undefined {
  const kept = sessionStorage.getItem(closedCardsKey(customerId));
  return kept === null ? undefined : new Set(kept.split(' '));
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
  const [closed, setClosed] = useState(() => closedBefore(customerId));
  useEffect(() => {
    if (!customer) return;
    const stop = new AbortController();
    const { signal } = stop;
    const tools = { services: { gateway, customerId } };
    const isClosed = async ({ isOpen }: HomeCard) =>
      isOpen !== undefined && !(await isOpen(tools, customer, { signal }).catch(() => true));
    const find = async () => {
      const found = await Promise.all(cards.map(async (card) => ((await isClosed(card)) ? [card.id] : [])));
      if (signal.aborted) return;
      sessionStorage.setItem(closedCardsKey(customerId), found.flat().join(' '));
      setClosed(new Set(found.flat()));
    };
    void find();
    return () => stop.abort();
  }, [cards, customerId, customer]);
  return ({ id, isOpen }) => {
    if (!isOpen) return 'there';
    if (!closed) return 'unknown';
    return closed.has(id) ? 'gone' : 'there';
  };
}
