import { use } from 'react';

let held: Promise<void> | undefined;

/**
 * Leaves the page that the server rendered in view instead of what a part shows while it waits.
 * @param until settles when it has been kept long enough; undefined when the portal has taken its place
 */
export const hold = (until: Promise<void> | undefined): void => {
  held = until;
};

/** Leaves the server's page in view, where there is one, instead of what is rendered here. */
export function useHeld(): void {
  if (held) use(held);
}
