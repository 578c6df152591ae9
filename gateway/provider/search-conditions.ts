import type { Expression, SqlBool } from 'kysely';
import { expressionBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { searchWorksOrders } from '../../contract/works-orders.ts';
import type { Schema } from '../database/schema.ts';
import type { WorksOrderRow } from './ownership.ts';
import { assetShown } from './ownership.ts';

export type Search = v.InferOutput<(typeof searchWorksOrders)['query']>;
type Condition = Expression<SqlBool>;

const where = expressionBuilder<Schema, 'works_order'>();

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
  where
    .selectFrom('asset')
    .where('asset.id', '=', assetShown)
    .where(sql<string>`asset.asset_type`, 'in', assetTypes)
    .select('asset.id');

/** The text as a pattern that finds it anywhere, whatever wildcards it holds. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const hasText = (text: string): Condition => {
  const pattern = anywhere(text);
  return where.or([
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
  ]);
};

/** In one of these statuses, whatever their case; In Diagnosis is also found as a draft or as under review. */
const isIn = (statuses: readonly string[]): Condition => {
  const inDiagnosis = where('works_order.status', '=', 'In Diagnosis');
  const isTriage = where('works_order.is_raised_as_triage', '=', true);
  return where.or([
    where(sql<string>`lower(works_order.status)`, 'in', statuses),
    ...(statuses.includes('draft') ? [where.and([inDiagnosis, where.not(isTriage)])] : []),
    ...(statuses.includes('under review') ? [where.and([inDiagnosis, isTriage])] : []),
  ]);
};

const isAtLocation = (location: string): Condition =>
  where.or([where('works_order.location_id', '=', location), where('works_order.location', '=', location)]);

const isAtOneOf = (ids: readonly string[]): Condition =>
  where.or([where('works_order.premises_id', 'in', ids), where('works_order.asset_id', 'in', ids)]);

/** What a search asks of each repair. */
export function conditionsOf(search: Search): Condition {
  const text = (search.searchText ?? search.searchTerm ?? '').trim();
  const statuses = search.status?.map((status) => status.toLowerCase()) ?? [];
  const conditions: (Condition | false | undefined | '' | 0)[] = [
    text && hasText(text),
    statuses.length && isIn(statuses),
    search.area?.length && where.exists(shownAt(search.area)),
    search.sor && where('works_order.sor_code', '=', search.sor),
    search.location && isAtLocation(search.location),
    search.priority && where(sql<string>`works_order.priority`, '=', search.priority),
    search.description && where('works_order.repair_reason', 'ilike', anywhere(search.description)),
    search.raisedSince && where('works_order.raised_at', '>=', sql<Date>`${search.raisedSince}::timestamptz`),
    search.propertiesIds?.length && isAtOneOf(search.propertiesIds),
    search.isDuplicateCheck === true && isOpen,
    search.excludedWorksOrderId && where('works_order.id', '<>', search.excludedWorksOrderId),
  ];
  return where.and(conditions.filter((condition) => typeof condition === 'object'));
}
