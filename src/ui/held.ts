import { use } from 'react';

let held: Promise<void> | undefined;

/**
 * Leaves the page that the server rendered in view instead of what a part shows while it waits.
 * @param until settles when it has been kept long enough; undefined when the portal has taken its place
 */
export const hold = (until: Promise<void> | undefined): void => {
  held = until;
};

/** Whether the server's page is in view, and what is rendered here is not seen before it waits for nothing. */
export const isHeld = (): boolean => held !== undefined;

/** Leaves the server's page in view, where there is one, instead of what is rendered here. */
export function useHeld(): void {
  if (held) use(held);
}

/** What takes the place of a part that may be missing for a while, but not in the place of the server's page. */
export function Held(): null {
  useHeld();
  return null;
}
