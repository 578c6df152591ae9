import type { Pence } from '../../../../contract/money.ts';
import type { TransactionRow } from './transaction-row.ts';

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
  /** Some of it is not posted yet. */
  readonly hasUnposted: boolean;
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/**
 * The curve of the balance after each transaction, posted or not: where it ends today, it ends at the balance of the
 * account.
 * @param rows the newest first
 * @param until the last day that was asked for, `YYYY-MM-DD`; up to it the balance stayed as it was
 * @returns null where there are not two days to go from and to
 */
export function curveOf(rows: readonly TransactionRow[], until: string): Curve | null {
  const ends = new Map<string, Pence>();
  const [newest] = rows;
  if (newest && newest.day < until) ends.set(until, newest.balance);
  // The first row of a day is its last transaction.
  for (const { day, balance } of rows) if (!ends.has(day)) ends.set(day, balance);
  const days = [...ends].reverse();
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
  const hasUnposted = rows.some(({ date }) => date === null);
  return { points, zero: y(0), highest, lowest, from: first[0], to: last[0], last: last[1], hasUnposted };
}
