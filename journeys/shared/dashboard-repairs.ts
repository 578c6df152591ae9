import type { RequestOf } from '../../contract/call.ts';
import { canSchedule } from '../../contract/repair-progress.ts';
import { type Appointment, WorksOrderStatusName } from '../../contract/works-order.ts';
import type { WorksOrderSummary } from '../../contract/works-order-summary.ts';
import type { searchWorksOrders } from '../../contract/works-orders.ts';
import { instantOf } from './dates.ts';

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
const enough = 20;

/** Asks for the repairs that may wait for the resident. */
export const repairsInHand = (premisesIds: readonly string[] | null): Query => ({
  ...(premisesIds === null ? {} : { propertiesIds: [...premisesIds] }),
  orderBy: 'raisedDate desc',
  status: ['Appointed', 'Unappointed', 'Draft'],
  skip: 0,
  limit: enough,
});

/** What a repair wants of the resident: to be at home, to choose an appointment, to finish what was saved. */
export type ThingToDo =
  | {
      readonly kind: 'visit';
      readonly order: WorksOrderSummary;
      readonly visit: Appointment;
      /** Another time can be looked for online. */
      readonly isMovable: boolean;
    }
  | { readonly kind: 'choose'; readonly order: WorksOrderSummary }
  | { readonly kind: 'draft'; readonly order: WorksOrderSummary };

function thingIn(order: WorksOrderSummary): readonly ThingToDo[] {
  const { statuses, contractor, appointments, identifiers } = order;
  const [visit] = appointments;
  const goesOnline = contractor?.takesOnlineBookings === true;
  if (statuses.isDraft) return [{ kind: 'draft', order }];
  if (statuses.status === 'Appointed' && visit) {
    return [{ kind: 'visit', order, visit, isMovable: goesOnline && !statuses.isEmergency }];
  }
  const isBookable = goesOnline && canSchedule(statuses) && identifiers.jobNumber !== null;
  return isBookable ? [{ kind: 'choose', order }] : [];
}

const startOf = (thing: ThingToDo): string =>
  thing.kind === 'visit' ? thing.visit.appointmentStartDatetime : '';

const urgency: readonly ThingToDo['kind'][] = ['visit', 'choose', 'draft'];

/** What these repairs want of the resident, the most pressing first: visits by their day, then what waits for an answer. */
export const thingsIn = (orders: readonly WorksOrderSummary[]): readonly ThingToDo[] =>
  orders
    .flatMap(thingIn)
    .sort(
      (a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind) || startOf(a).localeCompare(startOf(b)),
    );

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
