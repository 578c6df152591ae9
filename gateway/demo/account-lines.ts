import { DateTime } from 'luxon';
import type { TransactionType } from '../../contract/accounts.ts';
import { isoDay } from '../../contract/dates.ts';
import type { Pence } from '../../contract/money.ts';
import type { AccountPlan } from './accounts.ts';

/** A line of an account before it has a place. */
export interface PlannedLine {
  readonly day: string;
  readonly description: string;
  readonly transaction_type: TransactionType;
  readonly payment_code: string;
  readonly change: Pence;
  readonly is_posted: boolean;
}

const debit = (day: string, description: string, amount: Pence): PlannedLine => ({
  day,
  description,
  transaction_type: 'DRS',
  payment_code: 'DR',
  change: amount,
  is_posted: true,
});

const credit = (day: string, description: string, amount: Pence): PlannedLine => ({
  day,
  description,
  transaction_type: 'PAY',
  payment_code: 'CR',
  change: -amount,
  is_posted: true,
});

/** The days on which something is charged, after the first and before the last. */
function chargeDays(first: DateTime, last: DateTime, every: 'week' | number): DateTime[] {
  const start =
    every === 'week' ? first.startOf('week').plus({ weeks: 1 }) : first.startOf('month').plus({ months: 1 });
  const step = every === 'week' ? { weeks: 1 } : { months: every };
  const days: DateTime[] = [];
  for (let day = start; day < last; day = day.plus(step)) days.push(day);
  return days;
}

/** What happens now and then besides, so that there is something of every kind. */
function besides(plan: AccountPlan, days: readonly DateTime[]): PlannedLine[] {
  const [at] = days.slice(-8, -7);
  if (plan.type !== 'REN' || !at) return [];
  const on = (count: number): string => isoDay(at.plus({ days: count }));
  return [
    {
      ...credit(on(1), 'Adjustment: charge made twice', 12_50),
      transaction_type: 'ADJ',
    },
    { ...debit(on(1), 'Adjustment: heating used', 7_35), transaction_type: 'ADJ' },
    { ...debit(on(2), 'Refund taken back', 5_15), transaction_type: 'DRA', payment_code: 'RF' },
  ];
}

/** What is charged and paid on the account, without what it began with. */
function ordinaryLines(plan: AccountPlan, first: DateTime, last: DateTime): PlannedLine[] {
  const { charge, payment, misses } = plan;
  const days = chargeDays(first, last, charge?.every ?? 1);
  const wait = charge?.every === 'week' ? { days: 2 } : { days: 5 };
  return [
    ...days.flatMap((day, index) => {
      const paid = day.plus(wait);
      return [
        ...(charge ? [debit(isoDay(day), charge.text, charge.amount)] : []),
        ...(payment && paid < last && (misses === undefined || (index + 1) % misses !== 0)
          ? [credit(isoDay(paid), payment.text, payment.amount)]
          : []),
      ];
    }),
    ...besides(plan, days),
  ];
}

/**
 * The lines of an account in order, ending at the balance of its plan. What it was owed at the beginning is whatever leads
 * there.
 * @param start day on which the tenancy began
 * @param today day in England
 */
export function accountLines(plan: AccountPlan, start: string, today: string): PlannedLine[] {
  if (plan.isEmpty) return [];
  const last = DateTime.fromISO(today, { zone: 'utc' });
  const began = DateTime.fromISO(start, { zone: 'utc' });
  const first = DateTime.max(began, last.minus({ years: plan.years ?? 2 }));
  const lines = ordinaryLines(plan, first, last).sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const unposted =
    plan.unposted === undefined
      ? []
      : [{ ...credit(today, 'Card payment online', plan.unposted), is_posted: false }];
  const sum = [...lines, ...unposted].reduce((total, { change }) => total + change, 0);
  const opening = plan.balance - sum;
  const text =
    plan.type === 'DEP' && plan.charge === undefined ? 'Deposit received' : 'Balance brought forward';
  return [
    ...(opening === 0
      ? []
      : [
          {
            ...(opening > 0 ? debit(isoDay(first), text, opening) : credit(isoDay(first), text, -opening)),
            ...(text === 'Deposit received' ? {} : { transaction_type: 'ADJ' as const }),
          },
        ]),
    ...lines,
    ...unposted,
  ];
}
