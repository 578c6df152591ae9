import type { Hazard, HazardDuty, HazardDutyKind } from '../../contract/history.ts';
import type { EventCode } from '../../contract/timeline.ts';
import { dayOf, instantOf, wallOf } from './clock.ts';
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

/** How long before the last moment a duty counts as due soon, in hours. */
const soonHours = { madeSafe: 6, investigation: 48, summary: 48, safetyWork: 48 } as const;

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
  const investigated = firstOf(investigatedCodes);
  const countedFrom = (start: Date, kind: keyof typeof workingDays): Date | null => {
    const day = workingDaysAfter(dayOf(start), workingDays[kind], bankHolidays);
    return day === null ? null : instantOf(`${day}T23:59:59`);
  };
  const afterInvestigation = (kind: 'summary' | 'safetyWork', done: Date | undefined): HazardDuty =>
    investigated === undefined
      ? { kind, state: done ? 'done' : 'waiting', dueBy: null, doneDate: done?.toISOString() ?? null }
      : duty(kind, countedFrom(investigated, kind), done, now);

  const summary = afterInvestigation('summary', firstOf(summaryCodes));
  if (severity === 'emergency') {
    const due = new Date(firstReceived.getTime() + emergencyHours * hour);
    return [duty('madeSafe', due, firstOf(safeCodes), now), summary];
  }
  const investigation = duty('investigation', countedFrom(firstReceived, 'investigation'), investigated, now);
  const nothingFound = events.some(({ code }) => code === 'HZINV02');
  return [
    investigation,
    summary,
    ...(nothingFound ? [] : [afterInvestigation('safetyWork', firstOf(safeCodes))]),
  ];
}

const duty = (kind: HazardDutyKind, due: Date | null, done: Date | undefined, now: Date): HazardDuty => ({
  kind,
  state: stateOf(kind, due, done, now),
  dueBy: due === null ? null : wallOf(due),
  doneDate: done?.toISOString() ?? null,
});

function stateOf(
  kind: HazardDutyKind,
  due: Date | null,
  done: Date | undefined,
  now: Date,
): HazardDuty['state'] {
  if (due === null) return 'unknown';
  // The last second counts to its end.
  const end = due.getTime() + 999;
  if (done !== undefined) return done.getTime() <= end ? 'done' : 'doneLate';
  if (now.getTime() > end) return 'overdue';
  return end - now.getTime() <= soonHours[kind] * hour ? 'dueSoon' : 'due';
}
