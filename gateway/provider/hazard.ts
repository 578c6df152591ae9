import { dayOf, wallTime } from '../../contract/dates.ts';
import type { Hazard, HazardDuty, HazardDutyKind } from '../../contract/history.ts';
import type { EventCode } from '../../contract/timeline.ts';
import { instantOf } from './clock.ts';
import { workingDaysAfter } from './working-days.ts';

/**
 * The law: the Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025 (SI 2025/1042), for reports
 * received since it came into force. An emergency hazard is made safe within 24 hours, by the clock and at weekends too.
 * Any other is investigated within 10 working days of the day after the report; a written summary follows within 3, and
 * work that makes it safe within 5 working days of the investigation's end.
 */
const inForceSince = instantOf('2025-10-27T00:00:00');
const hour = 3_600_000;
const emergencyHours = 24;
const workingDays = { investigation: 10, summary: 3, safetyWork: 5 } as const;

/** From when a duty counts as due soon: so many working days before its day, and hours for an emergency. */
const soon = { workingDays: 2, emergencyHours: 6 } as const;

/** What happened to a repair, as far as the law asks. */
export interface HazardFacts {
  readonly severity: Hazard['severity'];
  readonly firstReceived: Date;
  readonly events: readonly { readonly code: string; readonly at: Date }[];
}

const investigatedCodes: readonly string[] = ['HZINV01', 'HZINV02'] satisfies EventCode[];
const summaryCodes: readonly string[] = ['HZSUM01'] satisfies EventCode[];
const safeCodes: readonly string[] = ['HZSAFE01', 'ENGOS07', 'COMPLETED'] satisfies EventCode[];

/** The dates that the law sets for a report of damp and mould; null for one from before the law. */
export function hazardOf(facts: HazardFacts, now: Date, bankHolidays: ReadonlySet<string>): Hazard | null {
  if (facts.firstReceived < inForceSince) return null;
  return {
    severity: facts.severity,
    firstReceivedDate: facts.firstReceived.toISOString(),
    duties: dutiesOf(facts, now, bankHolidays),
  };
}

function dutiesOf(
  { severity, firstReceived, events }: HazardFacts,
  now: Date,
  bankHolidays: ReadonlySet<string>,
): HazardDuty[] {
  const firstOf = (codes: readonly string[]): Date | undefined =>
    events
      .filter(({ code }) => codes.includes(code))
      .map(({ at }) => at)
      .sort((a, b) => a.getTime() - b.getTime())[0];
  const dayAfter = (start: Date, count: number) => workingDaysAfter(dayOf(start), count, bankHolidays);
  const lastSoonDay = dayAfter(now, soon.workingDays);

  /** A duty of whole working days, which may be done to the last second of its day. */
  const inWorkingDays = (kind: keyof typeof workingDays, start: Date, done: Date | undefined): HazardDuty => {
    const day = dayAfter(start, workingDays[kind]);
    if (day === null) return { kind, state: 'unknown', dueBy: null, doneDate: done?.toISOString() ?? null };
    const isSoon = lastSoonDay !== null && day <= lastSoonDay;
    return duty(kind, instantOf(`${day}T23:59:59`), done, now, isSoon);
  };
  const investigated = firstOf(investigatedCodes);
  const afterInvestigation = (kind: 'summary' | 'safetyWork', done: Date | undefined): HazardDuty =>
    investigated === undefined
      ? { kind, state: done ? 'done' : 'waiting', dueBy: null, doneDate: done?.toISOString() ?? null }
      : inWorkingDays(kind, investigated, done);

  const summary = afterInvestigation('summary', firstOf(summaryCodes));
  if (severity === 'emergency') {
    const due = new Date(firstReceived.getTime() + emergencyHours * hour);
    const isSoon = due.getTime() - now.getTime() <= soon.emergencyHours * hour;
    return [duty('madeSafe', due, firstOf(safeCodes), now, isSoon), summary];
  }
  const nothingFound = events.some(({ code }) => code === 'HZINV02');
  return [
    inWorkingDays('investigation', firstReceived, investigated),
    summary,
    ...(nothingFound ? [] : [afterInvestigation('safetyWork', firstOf(safeCodes))]),
  ];
}

function duty(
  kind: HazardDutyKind,
  due: Date,
  done: Date | undefined,
  now: Date,
  isSoon: boolean,
): HazardDuty {
  // The last second counts to its end.
  const isInTime = (moment: Date) => moment.getTime() <= due.getTime() + 999;
  const ahead = isSoon ? 'dueSoon' : 'due';
  const open = isInTime(now) ? ahead : 'overdue';
  return {
    kind,
    state: done === undefined ? open : isInTime(done) ? 'done' : 'doneLate',
    dueBy: wallTime(due),
    doneDate: done?.toISOString() ?? null,
  };
}
