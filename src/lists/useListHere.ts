import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { queryOf } from '../../machines/list/list-address.ts';
import { firstRequest } from '../../machines/list/list-context.ts';
import type { ListDefinition } from '../../machines/list/list-query.ts';
import { type Return, useReturn } from './useKeptList.ts';
import { type ListSource, type RunningList, useList } from './useList.ts';
import { useListAddress } from './useListAddress.ts';

export interface ListHere<Row> {
  readonly running: RunningList<Row>;
  /** The same, whose address follows. */
  readonly list: RunningList<Row>;
  /** What `useKeptList` is to be called with. It comes after the title of the page, as the row takes the focus from it. */
  readonly whose: string;
  readonly back: Return<Row>;
}

/**
 * Runs the list of the present page: it begins with what the address says and with what was kept of it.
 * @param source makes where the rows come from, once
 * @param place what it is about in the beginning, where the page knows better than the address
 */
export function useListHere<Row>(
  definition: ListDefinition,
  customerId: string,
  isEndless: boolean,
  source: (customerId: string) => ListSource<Row>,
  place?: string,
): ListHere<Row> {
  const { search } = useLocation();
  const whose = `${definition.id} ${customerId}`;
  const back = useReturn<Row>(whose);
  const [own] = useState(() => source(customerId));
  const asked = queryOf(definition, search);
  const query = place === undefined ? asked : { ...asked, place };
  const { wanted } = back.trace;
  const [initialData] = useState(() => {
    if (back.storedAnswer) return { value: back.storedAnswer, isFresh: false };
    const request = firstRequest({ ...definition, query, isEndless, wanted });
    return request && own.initialDataOf?.(request);
  });
  const running = useList(definition, { query, isEndless, wanted, initialData }, own);
  return { running, list: useListAddress(definition, running), whose, back };
}
