import type { Dialog, Named } from '../engine/index.ts';

/** What analysts read in place of names of code. They never reach a resident. */
export interface Titles {
  readonly operations: Readonly<Record<string, string>>;
  readonly ends: Readonly<Record<string, string>>;
  readonly errorPages: Readonly<Record<string, string>>;
}

/** Titles that are complete for a journey: an operation, end or error page without a title does not compile. */
export type TitlesFor<J> =
  J extends Named<string, string, infer O, string, string, Dialog, infer E, infer P>
    ? {
        readonly operations: Readonly<Record<O, string>>;
        readonly ends: Readonly<Record<E, string>>;
        readonly errorPages: Readonly<Record<P, string>>;
      }
    : never;
