import type { RequestOf } from '../../../../contract/call.ts';
import { instantOf } from '../../../../contract/dates.ts';
import type { NextThing } from '../../../../contract/history.ts';
import { WorksOrderStatusName } from '../../../../contract/works-order.ts';
import type { WorksOrderSummary } from '../../../../contract/works-order-summary.ts';
import type { searchWorksOrders } from '../../../../contract/works-orders.ts';
import { repairActions } from '../../repairs/data/repair-actions.ts';

type Query = NonNullable<RequestOf<typeof searchWorksOrders>['query']>;

/** Types of tenancy whose homes have nothing about repairs on the dashboard. */
const typesWithoutRepairs: readonly string[] = ['AGENCY', 'COM1', 'HMBY2010', 'OFFICE', 'USENOCCU'];

/** Whether the dashboard tells of repairs at the home of such a tenancy. */
export const showsRepairs = (tenancyType: string): boolean => !typesWithoutRepairs.includes(tenancyType);

/** Before the first repair that anybody could have. */
const ever = '1900-01-01';

/** Asks for the newest repair of a home, whatever became of it; of all homes when it is not known which. */
export const newestRepair = (premisesId: string | null): Query => ({
  ...(premisesId === null ? {} : { propertiesIds: [premisesId] }),
  orderBy: 'raisedDate desc',
  raisedSince: ever,
  priority: '',
  description: '',
  status: [...WorksOrderStatusName.options],
  skip: 0,
  limit: 1,
});

/** How many repairs are looked through for something to do. */
const enough = 50;

/** Asks for the repairs of which something may come next. */
export const repairsInHand = (premisesIds: readonly string[] | null): Query => ({
  ...(premisesIds === null ? {} : { propertiesIds: [...premisesIds] }),
  orderBy: 'raisedDate desc',
  // Of the last three only what is late concerns the resident.
  status: [
    'Appointed',
    'Unappointed',
    'In progress',
    'On Hold',
    'Draft',
    'In Diagnosis',
    'Pending Approval',
    'Reported to EMA',
  ],
  skip: 0,
  limit: enough,
});

/**
 * What a repair wants of the resident: to let somebody in at once, or who is on the way, or on a day; to know that an
 * appointment is in doubt; to choose one; to finish what was saved; to decide about what was promised and is late.
 */
export type RepairThingKind = 'late' | 'emergency' | 'underway' | 'visit' | 'held' | 'choose' | 'draft';

/** Something to do about a repair. */
export interface ThingToDo {
  readonly kind: RepairThingKind;
  readonly order: WorksOrderSummary;
  readonly next: NextThing;
  /** Another time can be looked for online. */
  readonly isMovable: boolean;
}

const kinds: Partial<Readonly<Record<NextThing['kind'], RepairThingKind>>> = {
  emergencyVisit: 'emergency',
  work: 'underway',
  workReport: 'underway',
  visit: 'visit',
  wishedVisit: 'visit',
  hold: 'held',
  choice: 'choose',
  finishDraft: 'draft',
};

const thingKindOf = (next: NextThing): RepairThingKind | undefined =>
  next.isLate && next.kind !== 'finishDraft' && next.kind !== 'recall' ? 'late' : kinds[next.kind];

function thingIn(order: WorksOrderSummary, now: Date): readonly ThingToDo[] {
  const { next } = order;
  const kind = next === null ? undefined : thingKindOf(next);
  if (next === null || kind === undefined) return [];
  const actions = repairActions(order, now);
  // Work on hold wants nothing of anybody, unless somebody would wait at home for it.
  if (kind === 'held' && next.by === null) return [];
  if (kind === 'choose' && !actions.includes('select')) return [];
  return [
    { kind, order, next, isMovable: (kind === 'visit' || kind === 'late') && actions.includes('move') },
  ];
}

/** What these repairs want of the resident: what comes next for each of them, with what can be done about it. */
export const thingsIn = (orders: readonly WorksOrderSummary[], now: Date): readonly ThingToDo[] =>
  orders.flatMap((order) => thingIn(order, now));

/** Hours under which a draft says how many are left. */
const fewHours = 12;

/**
 * Whole hours until a wall time, when there are few; null when there are many.
 * @param until wall time in England
 */
export function hoursLeft(until: string, now: Date): number | null {
  const hours = (instantOf(until).getTime() - now.getTime()) / 3_600_000;
  return hours < fewHours ? Math.max(0, Math.floor(hours)) : null;
}
