import type { CallOptions } from '../../contract/call.ts';
import { type ComplianceType, complianceTypes } from '../../contract/compliance.ts';
import { hoursLeft, type ThingToDo } from './dashboard-repairs.ts';
import { wallTime } from './dates.ts';
import { findSafetyCheck, isTold } from './home-safety.ts';
import type { CallTools, Home } from './homes.ts';

/** Something to do about a repair, with the wall time until which it can be done; null where nobody can tell. */
export interface TimedThing {
  readonly thing: ThingToDo;
  readonly until: string | null;
}

/** What wants something of the resident besides repairs. */
export type OtherThing =
  | {
      readonly kind: 'check';
      readonly type: ComplianceType;
      readonly premisesId: string;
      readonly address: string;
      /** Number of whoever comes; null when nobody was chosen yet. */
      readonly phone: string | null;
    }
  | { readonly kind: 'unread'; readonly count: number };

export type Thing = TimedThing | OtherThing;

async function overdueCheck(
  tools: CallTools,
  type: ComplianceType,
  { premisesId, address }: Home,
  now: Date,
  options: CallOptions,
): Promise<readonly OtherThing[]> {
  const check = await findSafetyCheck(tools, type, premisesId, now, options);
  if (!check?.isOverdue) return [];
  const phone = check.record.contractor?.contractorNumber ?? null;
  return [{ kind: 'check', type, premisesId, address, phone }];
}

async function overdueChecks(
  tools: CallTools,
  type: ComplianceType,
  homes: Promise<readonly Home[]>,
  now: Date,
  options: CallOptions,
): Promise<readonly OtherThing[]> {
  if (!(await isTold(tools, type, options))) return [];
  const lived = (await homes).filter(({ isResidential }) => isResidential);
  return (await Promise.all(lived.map((home) => overdueCheck(tools, type, home, now, options)))).flat();
}

/** Checks that are overdue, at all homes. What cannot be had is left out: its card says so. */
export async function findOverdueChecks(
  tools: CallTools,
  homes: Promise<readonly Home[]>,
  now: Date,
  options: CallOptions,
): Promise<readonly OtherThing[]> {
  const parts = complianceTypes.map((type) => overdueChecks(tools, type, homes, now, options));
  return (await Promise.allSettled(parts)).flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
}

/** The day of a wall time, as days from today; the day before yesterday is -2. */
export function daysAway(time: string, now: Date): number {
  const midnight = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return (midnight(time) - midnight(wallTime(now))) / 86_400_000;
}

/** Whether somebody comes today or tomorrow. */
const isNear = (thing: ThingToDo, now: Date): boolean =>
  thing.kind === 'visit' && daysAway(thing.visit.appointmentStartDatetime, now) <= 1;

function urgency(thing: Thing, now: Date): number {
  if ('kind' in thing) return thing.kind === 'check' ? 2 : 6;
  if (isNear(thing.thing, now)) return 0;
  const endsSoon = thing.until !== null && hoursLeft(thing.until, now) !== null;
  return { draft: endsSoon ? 1 : 5, choose: 3, visit: 4 }[thing.thing.kind];
}

/**
 * The most pressing first: somebody comes by tomorrow, a draft goes within hours, a check is overdue, an appointment is
 * to be chosen, later visits, other drafts, unread messages. Of one sort they keep their order.
 */
export const byUrgency = (things: readonly Thing[], now: Date): readonly Thing[] =>
  things.toSorted((a, b) => urgency(a, now) - urgency(b, now));
