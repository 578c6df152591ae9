/** Months that can be asked for from the day of the month on which the tenancy began. */
export const statementMonthsFromStartDay = 24;

/** Months that can be asked for before that day of the month. */
const statementMonthsBeforeStartDay = 7;

/** A month as a number of months, for counting. Takes `YYYY-MM` or `YYYY-MM-DD`. */
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const monthOf = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

/** A month `YYYY-MM` moved by whole months, back when negative. */
export const monthMoved = (month: string, by: number): string => monthOf(monthNumber(month) + by);

/** A month `YYYY-MM` as the wire says it, `YYYY/MM`. */
export const wireMonth = (month: string): string => month.slice(0, 7).replace('-', '/');

/** A month of the wire, `YYYY/MM`, as `YYYY-MM`. */
export const monthOfWire = (month: string): string => month.replace('/', '-');

/**
 * The months whose statements a resident is offered, the newest first, as `YYYY-MM`. Before the day of the month on which
 * the tenancy began the current month is left out. Never more than the whole months that the tenancy has lasted.
 * @param today day in England, `YYYY-MM-DD`
 * @param tenancyStart day, `YYYY-MM-DD`
 */
export function statementMonths(today: string, tenancyStart: string): readonly string[] {
  const isBeforeStartDay = Number(today.slice(8, 10)) < Number(tenancyStart.slice(8, 10));
  const max = isBeforeStartDay ? statementMonthsBeforeStartDay : statementMonthsFromStartDay;
  const lasted = monthNumber(today) - monthNumber(tenancyStart) - (isBeforeStartDay ? 1 : 0);
  const newest = monthNumber(today) - (isBeforeStartDay ? 1 : 0);
  return Array.from({ length: Math.max(0, Math.min(max, lasted)) }, (_, back) => monthOf(newest - back));
}
