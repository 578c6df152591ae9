import type { WorksOrderSummary } from '../../contract/works-order-summary.ts';
import type { Database } from '../database/schema.ts';
import { appointmentToWire, readActiveAppointments } from './appointments.ts';
import { bookingAt, type ContractorAtSite, readContractors } from './contractor-choice.ts';
import { nextStep } from './next-step.ts';
import type { AssetRow, WorksOrderRow } from './ownership.ts';
import { draftsSavedBefore, isKept } from './ownership.ts';
import { conditionsOf, type Search } from './search-conditions.ts';
import { eventOfReport, readLastEvents } from './timeline.ts';
import { readBankHolidays } from './working-hours.ts';
import { worksOrderAssetOf } from './works-order-read.ts';

const defaultLimit = 10;

/** The customer's repairs that fit, and how many there are in all. A draft that was kept too long is not among them. */
export async function findWorksOrders(
  db: Database,
  customerId: string,
  search: Search,
  now: Date,
): Promise<{ models: WorksOrderSummary[]; totalCount: number }> {
  const fitting = db
    .selectFrom('works_order')
    .where('works_order.customer_id', '=', customerId)
    .where(isKept(draftsSavedBefore(now)))
    .where(conditionsOf(search));
  const direction = search.orderBy === 'raisedDate asc' ? 'asc' : 'desc';
  const [count, orders] = await Promise.all([
    fitting.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    fitting
      .selectAll('works_order')
      .orderBy('works_order.raised_at', direction)
      .orderBy('works_order.id', direction)
      .limit(search.limit ?? search.resultsPerPage ?? defaultLimit)
      .offset(search.skip ?? 0)
      .execute(),
  ]);
  return { models: await toSummaries(db, customerId, orders, now), totalCount: Number(count.total) };
}

const assetIdShown = (order: WorksOrderRow): string => order.asset_id ?? order.premises_id;

async function toSummaries(
  db: Database,
  customerId: string,
  orders: readonly WorksOrderRow[],
  now: Date,
): Promise<WorksOrderSummary[]> {
  if (orders.length === 0) return [];
  const assetIds = [...new Set(orders.map(assetIdShown))];
  const orderIds = orders.map((order) => order.id);
  const [appointments, assets, contractors, lastEvents, bankHolidays, customer] = await Promise.all([
    readActiveAppointments(db, orderIds),
    db.selectFrom('asset').selectAll().where('id', 'in', assetIds).execute(),
    readContractors(db),
    readLastEvents(db, orderIds),
    readBankHolidays(db),
    db
      .selectFrom('customer')
      .select(['title', 'given_name as givenName', 'surname'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow(),
  ]);
  return orders.map((order) => {
    const asset = assets.find(({ id }) => id === assetIdShown(order));
    if (asset === undefined) throw new Error('a repair is at an asset that does not exist');
    const at = contractors.find(({ site }) => site.code === order.contractor_site);
    const appointment = appointments.find(({ worksOrderId }) => worksOrderId === order.id);
    const lastEvent = lastEvents.get(order.id) ?? eventOfReport(order);
    return {
      ...summaryOf(order, asset),
      contractor: contractorOf(at),
      appointments: appointment === undefined ? [] : [appointmentToWire(appointment)],
      next: nextStep({ order, appointment, at, lastEvent, now, bankHolidays }),
      raisedBy: { personName: customer },
    };
  });
}

const contractorOf = (at: ContractorAtSite | undefined): WorksOrderSummary['contractor'] =>
  at === undefined
    ? null
    : {
        name: at.contractor.name,
        phoneNumber: at.contractor.phone,
        takesOnlineBookings: bookingAt(at) === 'online',
      };

const summaryOf = (
  order: WorksOrderRow,
  asset: AssetRow,
): Omit<WorksOrderSummary, 'contractor' | 'appointments' | 'next' | 'raisedBy'> => ({
  identifiers: {
    worksOrderIdentifier: order.id,
    jobNumber: order.job_number,
    siteIdentifier: order.contractor_site,
  },
  statuses: {
    status: order.status,
    isDraft: order.is_draft,
    isPotentialDuplicate: order.is_potential_duplicate,
    isVulnerable: order.is_vulnerable,
    isSubmitted: order.is_submitted,
    isEmergency: order.is_emergency,
    isOutOfHours: order.is_out_of_hours,
    isRaisedAsTriage: order.is_raised_as_triage,
    isRecall: order.is_recall,
  },
  job: {
    sorCode: order.sor_code,
    description: order.description,
    trade: order.trade,
    repairReason: order.repair_reason,
    additionalInformation: order.additional_information,
    location: order.location,
    priority: order.priority,
  },
  asset: worksOrderAssetOf(order, asset),
  channel: order.channel,
  raisedDate: order.raised_at.toISOString(),
  completedDate: order.completed_at?.toISOString() ?? null,
});
