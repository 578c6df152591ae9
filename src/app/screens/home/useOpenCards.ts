import { useEffect, useState } from 'react';
import type { Customer } from '../../../../contract/customers.ts';
import { gateway } from '../../portal.ts';
import type { HomeCard } from './card.ts';

const placeOf = (customerId: string): string => `home:closed:${customerId}`;

const closedBefore = (customerId: string): ReadonlySet<string> =>
  new Set((sessionStorage.getItem(placeOf(customerId)) ?? '').split(' ').filter(Boolean));

/**
 * The cards that the resident is to see. Each keeps its place until its rule says otherwise, as it did last in this
 * browser session, so that nothing moves. Where its rule cannot be asked a card stays.
 */
export function useOpenCards(
  cards: readonly HomeCard[],
  customerId: string,
  customer: Customer | undefined,
): readonly HomeCard[] {
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
      sessionStorage.setItem(placeOf(customerId), found.flat().join(' '));
      setClosed(new Set(found.flat()));
    };
    void find();
    return () => stop.abort();
  }, [cards, customerId, customer]);
  return cards.filter(({ id }) => !closed.has(id));
}
