import { onHold } from '../../../../contract/contractors.ts';
import { dayOf } from '../../../../contract/dates.ts';
import {
  type ActionFacts,
  actionsOf,
  bookingOf,
  type RepairAction,
} from '../../../../contract/repair-actions.ts';
import type { WorksOrder } from '../../../../contract/works-order.ts';
import type { WorksOrderSummary } from '../../../../contract/works-order-summary.ts';

/** As much of a repair as decides what can be done about it, by itself or in a list. */
export type Actionable = {
  readonly identifiers: Pick<WorksOrder['identifiers'], 'jobNumber'>;
  readonly statuses: Pick<
    WorksOrder['statuses'],
    'status' | 'isDraft' | 'isEmergency' | 'isOutOfHours' | 'isRecall'
  >;
  readonly appointments: readonly Pick<WorksOrder['appointments'][number], 'appointmentStartDatetime'>[];
  readonly contractor: ContractorFacts | SummaryContractor | null;
};

type ContractorFacts = Pick<
  NonNullable<WorksOrder['contractor']>,
  'siteStatus' | 'isIntegrated' | 'isEMA' | 'isBuilder'
>;
type SummaryContractor = Pick<NonNullable<WorksOrderSummary['contractor']>, 'takesOnlineBookings'>;

/** A list says only whether bookings are made online; by phone and on hold allow the same then. */
function bookingWith(contractor: Actionable['contractor']): ActionFacts['booking'] {
  if (contractor === null) return 'none';
  if ('takesOnlineBookings' in contractor) return contractor.takesOnlineBookings ? 'online' : 'phone';
  return bookingOf({ ...contractor, isOnHold: contractor.siteStatus === onHold });
}

/** What decides which actions a repair allows, as it travels. */
export const actionFactsOf = ({
  identifiers,
  statuses,
  appointments: [appointment],
  contractor,
}: Actionable): ActionFacts => ({
  status: statuses.status,
  isDraft: statuses.isDraft,
  isEmergency: statuses.isEmergency,
  isOutOfHours: statuses.isOutOfHours,
  isRecall: statuses.isRecall,
  hasJobNumber: identifiers.jobNumber !== null,
  appointmentDay: appointment?.appointmentStartDatetime.slice(0, 10) ?? null,
  booking: bookingWith(contractor),
});

/** The day in England, `YYYY-MM-DD`. */
export const today = (now: Date): string => dayOf(now);

/** What can be done about a repair now: the same on its page and on Home. */
export const repairActions = (order: Actionable, now: Date): readonly RepairAction[] =>
  actionsOf(actionFactsOf(order), today(now));
