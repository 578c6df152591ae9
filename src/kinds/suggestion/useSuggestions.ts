import { useEffect, useRef, useState } from 'react';
import { type Limit, limitOf } from '../../../machines/limit.ts';
import type { Option } from '../../../machines/question.ts';

/** How long typing must pause before a search, in milliseconds. */
const pause = 300;
/** Most suggestions shown. */
const most = 10;

export type Found =
  | { readonly state: 'idle' | 'searching' }
  | { readonly state: 'failed'; readonly limit: Limit | null }
  | { readonly state: 'found'; readonly items: readonly Option<unknown>[] };

type Search = (text: string, signal: AbortSignal) => Promise<readonly Option<unknown>[]>;

/**
 * Suggestions for a text, after a pause in typing; null stands for nothing to look up. A newer text breaks the
 * older search off. `onFound` hears each result once.
 */
export function useSuggestions(
  text: string | null,
  search: Search,
  onFound: (items: readonly Option<unknown>[]) => void,
): Found {
  const [found, setFound] = useState<Found>({ state: 'idle' });
  const latest = useRef({ search, onFound });
  useEffect(() => {
    latest.current = { search, onFound };
  });
  useEffect(() => {
    if (text === null) {
      setFound({ state: 'idle' });
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      setFound({ state: 'searching' });
      try {
        const items = (await latest.current.search(text, stop.signal)).slice(0, most);
        if (stop.signal.aborted) return;
        setFound({ state: 'found', items });
        latest.current.onFound(items);
      } catch (error) {
        if (!stop.signal.aborted) setFound({ state: 'failed', limit: limitOf(error) });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return found;
}
