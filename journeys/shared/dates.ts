const inEngland = { timeZone: 'Europe/London' } as const;
const short = new Intl.DateTimeFormat('en-GB', {
  ...inEngland,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});
const parts = new Intl.DateTimeFormat('en-CA', {
  ...inEngland,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** An instant as a day in England, `21 Nov 2026`. */
export const shortDate = (instant: string): string => short.format(new Date(instant));

/** An instant as the clock on the wall in England says it, `2026-11-21T13:15:00`. */
export const wallTime = (instant: Date): string => parts.format(instant).replace(', ', 'T');
