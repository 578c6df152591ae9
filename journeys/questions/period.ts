import type { Complaint, NoticeKey, StructuredQuestion } from '../../machines/engine/index.ts';

/** Two days as they were typed. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface PeriodQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends StructuredQuestion<Period, 'period', Facts> {
  check(value: Period | undefined, facts: Facts): readonly Complaint<Notice>[];
}

const trimmed = (period: Period | undefined): Period => ({
  from: period?.from.trim() ?? '',
  to: period?.to.trim() ?? '',
});

/** From one day to another, both typed. What counts as a day, and which days do, is for `check` to say. */
export const period = <const Notice extends NoticeKey, Facts = unknown>(definition: {
  readonly check: (period: Period, facts: Facts) => readonly Complaint<Notice>[];
}): PeriodQuestion<Notice, Facts> => ({
  kind: 'period',
  check: (value, facts) => definition.check(trimmed(value), facts),
  say: (value) => [Object.values(trimmed(value)).join(' – ')],
  same: (a, b) => JSON.stringify(trimmed(a)) === JSON.stringify(trimmed(b)),
});
