import { DateTime, Duration } from 'luxon';

/** Tells the time. */
export type Clock = () => Date;

/**
 * A clock that goes as the machine's does, so many milliseconds ahead of it. The one place of the gateway that reads the
 * machine's clock: everything else is given a `Clock`, so that a demonstration or a test can be at any other time.
 */
export const clockOf =
  (aheadMs: number): Clock =>
  () =>
    new Date(Date.now() + aheadMs);

/** The time on this machine. */
export const machineClock: Clock = clockOf(0);

/**
 * How many milliseconds a clock is ahead of the machine's: one that starts now at an instant (`2026-12-31T23:59:00Z`) or at
 * a time on the walls in England (`2026-12-31T23:59`), or one that is ahead by a duration (`PT36H`, `-PT2H`). Undefined for
 * any other text.
 */
export function aheadOf(setting: string): number | undefined {
  if (/^-?PT?\d/.test(setting)) {
    const ahead = Duration.fromISO(setting);
    return ahead.isValid ? ahead.toMillis() : undefined;
  }
  if (!/^\d{4}-\d{2}-\d{2}T/.test(setting)) return undefined;
  const start = DateTime.fromISO(setting, { zone: 'Europe/London' });
  return start.isValid ? start.toMillis() - Date.now() : undefined;
}

/** The setting of a clock that is so far ahead, for processes that must agree to the millisecond when it started. */
export const settingOf = (aheadMs: number): string =>
  `${aheadMs < 0 ? '-' : ''}PT${(Math.abs(aheadMs) / 1000).toFixed(3)}S`;
