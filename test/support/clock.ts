import { clockOf } from '../../gateway/clock.ts';
import { aheadOfEnvironment } from '../../scripts/clock.ts';

/** The clock of this run, for every test that depends on the time: by `new Date()` it is another day than in the product. */
export const now = clockOf(aheadOfEnvironment());

/** That clock, so many minutes ahead. */
export const inMinutes = (minutes: number) => (): Date => new Date(now().getTime() + minutes * 60_000);
