import { createContext, use } from 'react';

/**
 * Settles when a page that the server rendered has been kept long enough; undefined where none is. Until then it stays in view
 * instead of what a part shows while it waits.
 */
export const Held = createContext<Promise<void> | undefined>(undefined);

/** Leaves the server's page in view, where there is one, instead of what is rendered here. */
export function useHeld(): void {
  const held = use(Held);
  if (held) use(held);
}
