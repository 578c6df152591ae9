import { useEffect, useRef, useState } from 'react';
import type { PostalAddress } from '../../../journeys/questions/address.ts';
import type { Option } from '../../../machines/engine/index.ts';
import type { FieldServices } from '../field.ts';

/** How the look-up of a postcode stands. `none` and `failed` lead to typing; so does `noPostcode`, to the postcode. */
export type LookUp =
  | { readonly state: 'idle' | 'finding' | 'none' | 'failed' | 'noPostcode' }
  | { readonly state: 'found'; readonly items: readonly Option<PostalAddress>[] };

/** Looks addresses up by a postcode, one search at a time: a new one ends the one before. */
export function useAddresses(search: FieldServices['search']) {
  const [lookUp, setLookUp] = useState<LookUp>({ state: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const show = (next: LookUp) => {
    running.current?.abort();
    setLookUp(next);
  };

  const find = async (postcode: string) => {
    const own = new AbortController();
    show({ state: 'finding' });
    running.current = own;
    try {
      const found = (await search?.(postcode, own.signal)) ?? [];
      if (own.signal.aborted) return;
      const items = found as readonly Option<PostalAddress>[];
      setLookUp(items.length === 0 ? { state: 'none' } : { state: 'found', items });
    } catch {
      if (!own.signal.aborted) setLookUp({ state: 'failed' });
    }
  };

  return { lookUp, find, show };
}
