import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the screen is as a media query says, followed as it changes.
 * @param query for example `(min-width: 60rem)`
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
