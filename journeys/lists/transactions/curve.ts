import type { Pence } from '../../../contract/money.ts';
import type { TransactionRow } from './row.ts';

/** A point of the curve, in shares of its width and height: 0 to 1, from the left and from the top. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

/** How a balance went, drawn as steps: it stays as it is until the next transaction. */
export interface Curve {
  readonly points: readonly CurvePoint[];
  /** Where a balance of nothing is. */
  readonly zero: number;
  readonly highest: Pence;
  readonly lowest: Pence;
  /** Days, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly last: Pence;
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/**
 * The curve of the balance after each posted transaction.
 * @param rows the newest first
 * @returns null where there are not two days to go from and to
 */
export function curveOf(rows: readonly TransactionRow[]): Curve | null {
  const ends = new Map<string, Pence>();
  // The first row of a day is its last transaction.
  for (const { date, balance } of rows) if (date !== null && !ends.has(date)) ends.set(date, balance);
  const days = [...ends].toReversed();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || first === last) return null;
  const balances = days.map(([, balance]) => balance);
  const [highest, lowest] = [Math.max(...balances), Math.min(...balances)];
  // The line where nothing is owed is always in the picture.
  const top = Math.max(0, highest);
  const height = top - Math.min(0, lowest) || 1;
  const [start, end] = [dayNumber(first[0]), dayNumber(last[0])];
  const x = (day: string) => (dayNumber(day) - start) / (end - start);
  const y = (balance: Pence) => (top - balance) / height;
  const points = days.flatMap(([day, balance], index): CurvePoint[] => {
    const before = days[index - 1];
    const own = { x: x(day), y: y(balance) };
    return before ? [{ x: own.x, y: y(before[1]) }, own] : [own];
  });
  return { points, zero: y(0), highest, lowest, from: first[0], to: last[0], last: last[1] };
}
