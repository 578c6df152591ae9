import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf, queryOf } from '../../machines/list/list-address.ts';
import type { ListDefinition } from '../../machines/list/list-query.ts';
import type { RunningList } from './useList.ts';

/**
 * Keeps a list and the address together. What the resident does makes a new entry in the browser's history; what was put
 * right takes the place of the one at hand. Any other change of the address asks the list for what it says.
 */
export function useListAddress<Row>(definition: ListDefinition, list: RunningList<Row>): RunningList<Row> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { query, send } = list;
  /** The address whose query is in force. */
  const shown = useRef(search);
  const isDoing = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address asks for something
  useEffect(() => {
    if (search === shown.current) return;
    shown.current = search;
    send({ type: 'OPEN', query: queryOf(definition, search) });
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another query is told
  useEffect(() => {
    const address = addressOf(definition, query);
    const isAnother = address !== addressOf(definition, queryOf(definition, shown.current));
    const isBadlyPut = address !== shown.current;
    const replace = !(isDoing.current && isAnother);
    isDoing.current = false;
    if (!isAnother && !isBadlyPut) return;
    shown.current = address;
    navigate(pathname + address, { replace });
  }, [query]);

  return {
    ...list,
    send(event) {
      isDoing.current = true;
      send(event);
    },
  };
}
