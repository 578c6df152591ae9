import { useEffect, useState } from 'react';

/** Longest time, in milliseconds, for which a page is held back so that nothing on it moves. */
const longestWait = 4000;

/**
 * Holds the greater part of a page back until all is known that it is laid out by, but for a while only: what is slower than
 * that is shown where it belongs once it is there. A page that has been in view stays there.
 */
export function useHeldBack(isKnown: boolean): boolean {
  const [isShown, setShown] = useState(false);
  if (isKnown && !isShown) setShown(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return !isShown;
}
