import { Fault } from './fault.ts';

/** Somebody asked too often and is to wait: so many seconds, where that is known. */
export interface Limit {
  readonly seconds?: number;
}

/** What there is to wait for after this error; null when it was not that somebody asked too often. */
export const limitOf = (error: unknown): Limit | null =>
  error instanceof Fault && error.kind === 'limited'
    ? error.retryAfter === undefined
      ? {}
      : { seconds: error.retryAfter }
    : null;
