import type { WorksOrderSummary } from '../../contract/works-order-summary.ts';
import type { Database } from '../database/schema.ts';
import type { AppointmentRow } from './appointments.ts';
import { appointmentToWire, readStandingAppointments } from './appointments.ts';
import { readList } from './configuration.ts';
import type { AssetRow, WorksOrderRow } from './ownership.ts';
import { draftsSavedBefore, isKept } from './ownership.ts';
import { conditionsOf, type Search } from './search-conditions.ts';
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
  return { models: await toSummaries(db, customerId, orders), totalCount: Number(count.total) };
}

const assetIdShown = (order: WorksOrderRow): string => order.asset_id ?? order.premises_id;

async function toSummaries(
  db: Database,
  customerId: string,
  orders: readonly WorksOrderRow[],
): Promise<WorksOrderSummary[]> {
  if (orders.length === 0) return [];
  const assetIds = [...new Set(orders.map(assetIdShown))];
  const [appointments, assets, contractors, demobilised, customer] = await Promise.all([
    readStandingAppointments(
      db,
      orders.map((order) => order.id),
    ),
    db.selectFrom('asset').selectAll().where('id', 'in', assetIds).execute(),
    db
      .selectFrom('contractor_site')
      .innerJoin('contractor', 'contractor.id', 'contractor_site.contractor_id')
      .select([
        'contractor_site.code',
        'contractor_site.is_on_hold',
        'contractor.name',
        'contractor.phone',
        'contractor.is_integrated',
        'contractor.is_ema',
        'contractor.is_builder',
      ])
      .execute(),
    readList(db, 'demobilizedContractorSites'),
    db
      .selectFrom('customer')
      .select(['title', 'given_name as givenName', 'surname'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow(),
  ]);
  return orders.map((order) => {
    const asset = assets.find(({ id }) => id === assetIdShown(order));
    if (asset === undefined) throw new Error('a repair is at an asset that does not exist');
    const contractor = contractors.find(({ code }) => code === order.contractor_site);
    return {
      ...summaryOf(order, asset, appointments),
      contractor:
        contractor === undefined
          ? null
          : {
              name: contractor.name,
              phoneNumber: contractor.phone,
              takesOnlineBookings:
                contractor.is_integrated &&
                !contractor.is_ema &&
                !contractor.is_builder &&
                !contractor.is_on_hold &&
                !demobilised.includes(contractor.code),
            },
      raisedBy: { personName: customer },
    };
  });
}

const summaryOf = (
  order: WorksOrderRow,
  asset: AssetRow,
  appointments: readonly AppointmentRow[],
): Omit<WorksOrderSummary, 'contractor' | 'raisedBy'> => ({
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
  appointments: appointments.filter(({ worksOrderId }) => worksOrderId === order.id).map(appointmentToWire),
  channel: order.channel,
  raisedDate: order.raised_at.toISOString(),
  completedDate: order.completed_at?.toISOString() ?? null,
});
