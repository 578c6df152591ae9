/**
 * A day that was typed as `dd/mm/yyyy`, as `YYYY-MM-DD`; null where it is none, or no calendar has it. The keys that a
 * phone offers for numbers may have no stroke, so that all digits without one will do.
 */
export function dayOfText(typed: string): string | null {
  const [, day = '', , month = '', year = ''] = /^(\d{2})(\/?)(\d{2})\2(\d{4})$/.exec(typed) ?? [];
  const written = `${year}-${month}-${day}`;
  const date = new Date(`${written}T00:00:00Z`);
  return year !== '' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
    ? written
    : null;
}

/** A day, `YYYY-MM-DD`, as it is typed, `dd/mm/yyyy`; anything else as it is. */
export const textOfDay = (day: string): string =>
  day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, (_, year, month, date) => `${date}/${month}/${year}`);

/** Whether this is a day, `YYYY-MM-DD`, of our time: a year of two digits is read as one of the first century. */
export const isDay = (day: string): boolean => /^(?:19|2\d)/.test(day) && dayOfText(textOfDay(day)) === day;
