import { nearest } from '../../../../machines/exploration/index.ts';

/** An edit that cannot be made, and why. */
export interface EditFault {
  readonly subject: string;
  readonly says: string;
}

/** What is said of a name that is none of those that there are; undefined where it is one. */
export const missing = (what: string, name: string, known: readonly string[]): string | undefined =>
  known.includes(name) ? undefined : `There is no ${what} “${name}”. ${nearest(name, known)}`.trim();
