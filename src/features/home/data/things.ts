import type { CallOptions } from '../../../../contract/call.ts';
import { type ComplianceType, complianceTypes } from '../../../../contract/compliance.ts';
import { wallTime } from '../../../../contract/dates.ts';
import type { ResidentAccount } from '../../../../journeys/shared/accounts.ts';
import type { CallTools, Home } from '../../../../journeys/shared/homes.ts';
import { hoursLeft, type ThingToDo } from './repairs.ts';
import { findSafetyCheck, isSafetyShown } from './safety.ts';

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
  | { readonly kind: 'begun'; readonly journey: string; readonly name: string; readonly href: string }
  | { readonly kind: 'owed'; readonly account: ResidentAccount }
  | { readonly kind: 'unread'; readonly count: number };

export type Thing = ThingToDo | OtherThing;

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
  homes: readonly Home[],
  now: Date,
  options: CallOptions,
): Promise<readonly OtherThing[]> {
  if (!(await isSafetyShown(tools, type, options))) return [];
  const lived = homes.filter(({ isResidential }) => isResidential);
  return (await Promise.all(lived.map((home) => overdueCheck(tools, type, home, now, options)))).flat();
}

/** Checks that are overdue, at all homes. What cannot be had is left out: its card says so. */
export async function findOverdueChecks(
  tools: CallTools,
  homes: readonly Home[],
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
const isNear = ({ next }: ThingToDo, now: Date): boolean => next.by !== null && daysAway(next.by, now) <= 1;

/** Whether a draft goes within hours. */
const endsSoon = ({ next }: ThingToDo, now: Date): boolean =>
  next.by !== null && hoursLeft(next.by, now) !== null;

/** Whether somebody was or is to come because of danger, late or not. */
export const isEmergency = (thing: Thing): boolean => 'next' in thing && thing.next.kind === 'emergencyVisit';

function urgency(thing: Thing, now: Date): number {
  if (isEmergency(thing)) return 0;
  switch (thing.kind) {
    case 'emergency':
      return 0;
    case 'visit':
    case 'held':
      return isNear(thing, now) ? 1 : 8;
    case 'late':
      return 2;
    case 'underway':
      return 3;
    case 'draft':
      return endsSoon(thing, now) ? 4 : 9;
    case 'begun':
      return 9;
    case 'check':
      return 5;
    case 'choose':
      return 6;
    case 'owed':
      return 7;
    case 'unread':
      return 10;
  }
}

/** Whether nothing of another kind than repairs comes before it: it can be shown before the rest is known. */
export const isMostUrgent = (thing: Thing, now: Date): boolean => urgency(thing, now) <= 3;

/** When it is due, for things that are sorted by that. */
const dueAt = (thing: Thing): string => ('next' in thing ? (thing.next.from ?? thing.next.by ?? '') : '');

/**
 * The most pressing first: an emergency, also where nobody came; somebody who comes by tomorrow; what is late; work
 * that goes on; a draft that goes within hours; an overdue check; an appointment to choose; money that is owed; later
 * visits; what was begun; unread messages.
 * Of one sort what is due first comes first.
 */
export const byUrgency = <T extends Thing>(things: readonly T[], now: Date): readonly T[] =>
  [...things].sort((a, b) => urgency(a, now) - urgency(b, now) || dueAt(a).localeCompare(dueAt(b)));
