import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import { expressionBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { WorksOrderSummary } from '../../contract/works-order-summary.ts';
import type { searchWorksOrders } from '../../contract/works-orders.ts';
import type { Database, Schema } from '../database/schema.ts';
import type { AppointmentRow } from './appointments.ts';
import { appointmentToWire, readStandingAppointments } from './appointments.ts';
import { readList } from './configuration.ts';
import type { AssetRow, WorksOrderRow } from './ownership.ts';
import { assetShown, draftsSavedBefore } from './ownership.ts';
import { worksOrderAssetOf } from './works-order-read.ts';

type Search = v.InferOutput<(typeof searchWorksOrders)['query']>;
type OrderQuery = SelectQueryBuilder<Schema, 'works_order', object>;

const defaultLimit = 10;

/** Statuses of repairs that a new report could repeat: those of the index `works_order_open`. */
const openStatuses: readonly WorksOrderRow['status'][] = [
  'Unappointed',
  'Appointed',
  'In progress',
  'In Diagnosis',
  'CATALYST_TRIAGE_TIER2',
  'CATALYST_TRIAGE_EMA',
  'CATALYST_TRIAGE_DEFECT',
];

// Written out, because an index of some rows is used only where the statement itself tells which.
const isOpen = sql<SqlBool>`works_order.status in (${sql.join(openStatuses.map((status) => sql.lit(status)))})`;

/** The asset that a repair is shown with, if it is of one of these types. */
const shownAt = (assetTypes: readonly string[]) =>
  expressionBuilder<Schema, 'works_order'>()
    .selectFrom('asset')
    .where('asset.id', '=', assetShown)
    .where(sql<string>`asset.asset_type`, 'in', assetTypes)
    .select('asset.id');

/** The text as a pattern that finds it anywhere, whatever wildcards it holds. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function narrowed(query: OrderQuery, search: Search): OrderQuery {
  const text = search.searchText ?? search.searchTerm ?? '';
  const statuses = search.status?.map((status) => status.toLowerCase()) ?? [];
  return query.where((where) => {
    const conditions: Expression<SqlBool>[] = [];
    if (text.trim() !== '') {
      const pattern = anywhere(text.trim());
      conditions.push(
        where.or([
          where('works_order.job_number', 'ilike', pattern),
          where('works_order.repair_reason', 'ilike', pattern),
          where('works_order.additional_information', 'ilike', pattern),
          where('works_order.location', 'ilike', pattern),
          where('works_order.trade', 'ilike', pattern),
          // What staff wrote down is what residents read of it.
          where.and([
            where('works_order.channel', 'in', ['ERGO', 'ColleagueSelfService']),
            where('works_order.description', 'ilike', pattern),
          ]),
        ]),
      );
    }
    if (statuses.length > 0) {
      const inDiagnosis = where('works_order.status', '=', 'In Diagnosis');
      const isTriage = where('works_order.is_raised_as_triage', '=', true);
      conditions.push(
        where.or([
          where(sql<string>`lower(works_order.status)`, 'in', statuses),
          ...(statuses.includes('draft') ? [where.and([inDiagnosis, where.not(isTriage)])] : []),
          ...(statuses.includes('under review') ? [where.and([inDiagnosis, isTriage])] : []),
        ]),
      );
    }
    if (search.area?.length) conditions.push(where.exists(shownAt(search.area)));
    if (search.sor) conditions.push(where('works_order.sor_code', '=', search.sor));
    if (search.location) {
      conditions.push(
        where.or([
          where('works_order.location_id', '=', search.location),
          where('works_order.location', '=', search.location),
        ]),
      );
    }
    if (search.priority) conditions.push(where(sql<string>`works_order.priority`, '=', search.priority));
    if (search.description) {
      conditions.push(where('works_order.repair_reason', 'ilike', anywhere(search.description)));
    }
    if (search.raisedSince) {
      conditions.push(where('works_order.raised_at', '>=', sql<Date>`${search.raisedSince}::timestamptz`));
    }
    if (search.propertiesIds?.length) {
      conditions.push(
        where.or([
          where('works_order.premises_id', 'in', search.propertiesIds),
          where('works_order.asset_id', 'in', search.propertiesIds),
        ]),
      );
    }
    if (search.isDuplicateCheck === true) conditions.push(isOpen);
    if (search.excludedWorksOrderId) {
      conditions.push(where('works_order.id', '<>', search.excludedWorksOrderId));
    }
    return where.and(conditions);
  });
}

/** The customer's repairs that fit, and how many there are in all. A draft that was kept too long is not among them. */
export async function findWorksOrders(
  db: Database,
  customerId: string,
  search: Search,
  now: Date,
): Promise<{ models: WorksOrderSummary[]; totalCount: number }> {
  const own = db
    .selectFrom('works_order')
    .where('works_order.customer_id', '=', customerId)
    .where((where) =>
      where.or([
        where('works_order.is_draft', '=', false),
        where('works_order.saved_at', '>', draftsSavedBefore(now)),
      ]),
    );
  const fitting = narrowed(own, search);
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
