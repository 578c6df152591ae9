import { useEffect, useRef, useState } from 'react';
import { type Limit, limitOf, type Option } from '../../../machines/engine/index.ts';

/** How long typing must pause before a search, in milliseconds. */
const pause = 300;
/** How long typing must pause before somebody is told that nothing fits, in milliseconds. */
const longPause = 1000;
/** Most suggestions shown for a text. */
const max = 10;

export type Found =
  | { readonly state: 'idle' | 'searching' }
  | { readonly state: 'failed'; readonly limit: Limit | null }
  | { readonly state: 'found'; readonly text: string; readonly items: readonly Option<unknown>[] };

type Search = (text: string, signal: AbortSignal) => Promise<readonly Option<unknown>[]>;

/**
 * Suggestions for a text, after a pause in typing; all there is for an empty text, at once; null stands for nothing to
 * look up. A newer text breaks the older search off. `onFound` hears each result once.
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
    const timer = setTimeout(
      async () => {
        setFound({ state: 'searching' });
        try {
          const answer = await latest.current.search(text, stop.signal);
          const items = text === '' ? answer : answer.slice(0, max);
          if (stop.signal.aborted) return;
          setFound({ state: 'found', text, items });
          latest.current.onFound(items);
        } catch (error) {
          if (!stop.signal.aborted) setFound({ state: 'failed', limit: limitOf(error) });
        }
      },
      text === '' ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return found;
}

/** Runs once a text has stood for a longer pause; null stands for nothing to wait for. */
export function useAfterPause(text: string | null, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => latest.current(), longPause);
    return () => clearTimeout(timer);
  }, [text]);
}
