import { dayOf, wallTime } from '../../contract/dates.ts';
import type { Hazard, HazardDuty } from '../../contract/history.ts';
import type { HazardDutyKind } from '../../contract/legal-deadlines/hazards.ts';
import { deadlinesOfHazard, hazardDeadlines } from '../../contract/legal-deadlines/hazards.ts';
import type { EventCode } from '../../contract/timeline.ts';
import { type Due, lastDayOf, reckon } from './reckon.ts';

const hour = 3_600_000;

/** From when a duty counts as due soon: so many working days before its day, and hours for one that is counted in hours. */
const soon = { workingDays: 2, hours: 6 } as const;

/** What happened to a repair, as far as the law asks. */
export interface HazardFacts {
  readonly severity: Hazard['severity'];
  readonly firstReceived: Date;
  readonly events: readonly { readonly code: string; readonly at: Date }[];
}

const investigatedCodes = ['HZINV01', 'HZINV02'] as const satisfies readonly EventCode[];
const safeCodes = ['HZSAFE01', 'ENGOS07', 'COMPLETED'] as const satisfies readonly EventCode[];
const begunCodes = ['HZWORK01', 'ENGOS07', 'COMPLETED'] as const satisfies readonly EventCode[];

/** What fulfils each duty, the first time that it happens. */
const doneCodes: Readonly<Record<HazardDutyKind, readonly EventCode[]>> = {
  // What was made safe was looked at, whatever else was written down in a hurry.
  emergencyInvestigation: [...investigatedCodes, ...safeCodes],
  investigation: investigatedCodes,
  madeSafe: safeCodes,
  safetyWork: safeCodes,
  summary: ['HZSUM01'],
  temporaryHome: ['HZHOME01'],
  worksBegun: begunCodes,
  worksLatest: begunCodes,
};

/** What a hazard needs no more of once nothing was found. */
const needed: Readonly<Record<HazardDutyKind, 'always' | 'when found'>> = {
  emergencyInvestigation: 'always',
  investigation: 'always',
  summary: 'always',
  madeSafe: 'when found',
  safetyWork: 'when found',
  temporaryHome: 'when found',
  worksBegun: 'when found',
  worksLatest: 'when found',
};

const safetyOf = { emergency: 'madeSafe', significant: 'safetyWork' } as const;
const investigationOf = { emergency: 'emergencyInvestigation', significant: 'investigation' } as const;

/** The dates that the law sets for a report of a hazard; null for one from before the law. */
export function hazardOf(facts: HazardFacts, now: Date): Hazard | null {
  const { severity, firstReceived } = facts;
  if (reckon(hazardDeadlines[investigationOf[severity]], firstReceived).state === 'none') return null;
  return { severity, firstReceivedDate: firstReceived.toISOString(), duties: dutiesOf(facts, now) };
}

function dutiesOf(facts: HazardFacts, now: Date): HazardDuty[] {
  const { severity, events } = facts;
  const nothingFound = events.some(({ code }) => code === 'HZINV02');
  const duties = deadlinesOfHazard[severity]
    .filter((kind) => !nothingFound || needed[kind] === 'always')
    .map((kind) => dutyOf(kind, facts, now));
  const isUnsafe = duties.some(({ kind, state }) => kind === safetyOf[severity] && state === 'overdue');
  // A place to stay is owed once the home should be safe and is not; nobody is shown it as something to come.
  return duties.filter(({ kind, doneDate }) => kind !== 'temporaryHome' || isUnsafe || doneDate !== null);
}

const firstOf = ({ events }: HazardFacts, codes: readonly string[]): Date | undefined =>
  events
    .filter(({ code }) => codes.includes(code))
    .map(({ at }) => at)
    .sort((a, b) => a.getTime() - b.getTime())[0];

/** What a duty is counted from; undefined while that has not happened. */
function dutyStart(kind: HazardDutyKind, facts: HazardFacts): Date | undefined {
  const { startsWith } = hazardDeadlines[kind];
  switch (startsWith) {
    case 'reportReceived':
      return facts.firstReceived;
    case 'investigationEnded':
      return firstOf(facts, doneCodes[investigationOf[facts.severity]]);
    case 'safetyDue': {
      const safety = dueOf(safetyOf[facts.severity], facts);
      return safety?.state === 'due' ? safety.at : undefined;
    }
  }
}

function dueOf(kind: HazardDutyKind, facts: HazardFacts): Due | undefined {
  const start = dutyStart(kind, facts);
  return start && reckon(hazardDeadlines[kind], start);
}

function dutyOf(kind: HazardDutyKind, facts: HazardFacts, now: Date): HazardDuty {
  const due = dueOf(kind, facts);
  const done = firstOf(facts, doneCodes[kind]);
  const doneDate = done?.toISOString() ?? null;
  if (due === undefined) return { kind, state: done ? 'done' : 'waiting', dueBy: null, doneDate };
  if (due.state !== 'due') return { kind, state: 'unknown', dueBy: null, doneDate };
  return { kind, state: stateOf(kind, due.at, done, now), dueBy: wallTime(due.at), doneDate };
}

function stateOf(kind: HazardDutyKind, due: Date, done: Date | undefined, now: Date): HazardDuty['state'] {
  // The last second counts to its end.
  const isInTime = (moment: Date) => moment.getTime() <= due.getTime() + 999;
  if (done !== undefined) return isInTime(done) ? 'done' : 'doneLate';
  if (!isInTime(now)) return 'overdue';
  return isSoon(kind, due, now) ? 'dueSoon' : 'due';
}

function isSoon(kind: HazardDutyKind, due: Date, now: Date): boolean {
  if (hazardDeadlines[kind].length.unit === 'hours')
    return due.getTime() - now.getTime() <= soon.hours * hour;
  const lastSoonDay = lastDayOf({ count: soon.workingDays, unit: 'workingDays' }, dayOf(now));
  return lastSoonDay !== null && dayOf(due) <= lastSoonDay;
}
