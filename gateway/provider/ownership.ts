import type { Selectable } from 'kysely';
import { expressionBuilder, sql } from 'kysely';
import { draftHours } from '../../contract/repair-limits.ts';
import type { Database, Schema, Transaction } from '../database/schema.ts';
import { notFound } from '../http/problem.ts';
import type { AssetTable } from './home-tables.ts';
import type { WorksOrderTable } from './repair-tables.ts';

export type AssetRow = Selectable<AssetTable>;
export type WorksOrderRow = Selectable<WorksOrderTable>;

/** Throws 404 unless the customer named in the path is the one who calls. */
export function requireSelf(customerId: string, named: string): void {
  if (customerId !== named.toLowerCase()) throw notFound();
}

/** Homes, garages and stores of the customer's tenancies; only those of active tenancies when asked. */
const premisesOf = (db: Database, customerId: string, activeOnly: boolean) => {
  const query = db
    .selectFrom('tenancy')
    .innerJoin('tenancy_premises', 'tenancy_premises.tenancy_id', 'tenancy.id')
    .where('tenancy.customer_id', '=', customerId)
    .select('tenancy_premises.asset_id as id');
  return activeOnly ? query.where('tenancy.is_active', '=', true) : query;
};

/** The asset with this id followed by what it belongs to, nearest first; empty when there is no such asset. */
export async function readAssetChain(db: Database, assetId: string): Promise<AssetRow[]> {
  const rows = await db
    .withRecursive('chain', (with_) =>
      with_
        .selectFrom('asset')
        .where('asset.id', '=', assetId)
        .select(['asset.id', 'asset.parent_id', sql<number>`0`.as('distance')])
        .unionAll(
          with_
            .selectFrom('asset')
            .innerJoin('chain', 'chain.parent_id', 'asset.id')
            .where('chain.distance', '<', 10)
            .select(['asset.id', 'asset.parent_id', sql<number>`chain.distance + 1`.as('distance')]),
        ),
    )
    .selectFrom('chain')
    .innerJoin('asset', 'asset.id', 'chain.id')
    .selectAll('asset')
    .orderBy('chain.distance')
    .execute();
  return rows;
}

/** The homes of the customer with these ids; ids that are not theirs are left out. */
export async function ownPremises(
  db: Database,
  customerId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('asset')
    .selectAll()
    .where('id', 'in', ids)
    .where('id', 'in', premisesOf(db, customerId, false))
    .execute();
}

/** A home of the customer. Throws 404 for any other. */
export async function requirePremises(
  db: Database,
  customerId: string,
  premisesId: string,
  { activeOnly = false } = {},
): Promise<AssetRow> {
  const row = await db
    .selectFrom('asset')
    .selectAll()
    .where('id', '=', premisesId)
    .where('id', 'in', premisesOf(db, customerId, activeOnly))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A home of the customer, or a block, estate or scheme that one of them belongs to. Throws 404 for any other asset. */
export async function requireAsset(db: Database, customerId: string, assetId: string): Promise<AssetRow> {
  const row = await db
    .withRecursive('own', (with_) =>
      with_
        .selectFrom('asset')
        .where('asset.id', 'in', premisesOf(db, customerId, false))
        .select(['asset.id', 'asset.parent_id'])
        .union(
          with_
            .selectFrom('asset')
            .innerJoin('own', 'own.parent_id', 'asset.id')
            .select(['asset.id', 'asset.parent_id']),
        ),
    )
    .selectFrom('asset')
    .selectAll('asset')
    .where('asset.id', '=', assetId)
    .where('asset.id', 'in', (query) => query.selectFrom('own').select('own.id'))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The asset that a repair is shown with: that of a draft without one is the home. */
export const assetShown = sql<string>`coalesce(works_order.asset_id, works_order.premises_id)`;

/** When a draft that was last saved before this instant is gone. */
export const draftsSavedBefore = (now: Date): Date => new Date(now.getTime() - draftHours * 3_600_000);

/** True of every repair that was sent, and of drafts saved after this instant. */
export const isKept = (savedAfter: Date) => {
  const where = expressionBuilder<Schema, 'works_order'>();
  return where.or([
    where('works_order.is_draft', '=', false),
    where('works_order.saved_at', '>', savedAfter),
  ]);
};

/** A repair of the customer. Throws 404 for any other, and for a draft that was kept too long. */
export async function requireOrder(
  db: Database,
  customerId: string,
  worksOrderId: string,
  now: Date,
): Promise<WorksOrderRow> {
  const row = await ownOrder(db, customerId, worksOrderId, now).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** As `requireOrder`, and nobody else changes it until the transaction ends. */
export async function lockOrder(
  transaction: Transaction,
  customerId: string,
  worksOrderId: string,
  now: Date,
): Promise<WorksOrderRow> {
  const row = await ownOrder(transaction, customerId, worksOrderId, now).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const ownOrder = (db: Database, customerId: string, worksOrderId: string, now: Date) =>
  db
    .selectFrom('works_order')
    .selectAll()
    .where('id', '=', worksOrderId)
    .where('customer_id', '=', customerId)
    .where(isKept(draftsSavedBefore(now)));
