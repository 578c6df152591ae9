import * as v from 'valibot';

/** An instant, as `2026-11-21T13:15:00.000Z`. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());

/** Date and time on the clock on the wall in England, as `2026-11-21T08:00:00`, without a zone. */
export const WallTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/),
  v.check(isRealDate),
);

function isRealDate(value: string): boolean {
  const date = new Date(`${value}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
