const separated = /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{4})$/;
/** The keys that a phone offers for numbers may have nothing to separate with. */
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * A day that was typed as day, month and year, as `YYYY-MM-DD`; null where it is none, or no calendar has it. Day and
 * month may have one digit; a stroke, a full stop, a hyphen or a space stands between them. Eight digits will do too.
 */
export function dayOfText(typed: string): string | null {
  const text = typed.trim();
  const [, day = '', month = '', year = ''] = separated.exec(text) ?? digitsOnly.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
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
