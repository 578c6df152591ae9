import type { Database } from '../database/schema.ts';
import { notFound } from '../http/problem.ts';

export interface TenancyKind {
  readonly tenancyType: string;
  readonly tenancyGroup: string;
}

/** The active tenancy under which a customer lives at one of their homes; the newest when there are several. Throws 404 without one. */
export async function readTenancyOf(
  db: Database,
  customerId: string,
  premisesId: string,
): Promise<TenancyKind> {
  const row = await db
    .selectFrom('tenancy')
    .innerJoin('tenancy_premises', 'tenancy_premises.tenancy_id', 'tenancy.id')
    .where('tenancy.customer_id', '=', customerId)
    .where('tenancy.is_active', '=', true)
    .where('tenancy_premises.asset_id', '=', premisesId)
    .orderBy('tenancy.start_date', 'desc')
    .select(['tenancy.tenancy_type as tenancyType', 'tenancy.tenancy_group as tenancyGroup'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** As `readTenancyOf`, for a home or for anything that one of the customer's homes belongs to. */
export async function readTenancyAt(db: Database, customerId: string, assetId: string): Promise<TenancyKind> {
  const row = await db
    .withRecursive('within', (with_) =>
      with_
        .selectFrom('asset')
        .where('asset.id', '=', assetId)
        .select('asset.id')
        .union(
          with_.selectFrom('asset').innerJoin('within', 'within.id', 'asset.parent_id').select('asset.id'),
        ),
    )
    .selectFrom('tenancy')
    .innerJoin('tenancy_premises', 'tenancy_premises.tenancy_id', 'tenancy.id')
    .where('tenancy.customer_id', '=', customerId)
    .where('tenancy.is_active', '=', true)
    .where('tenancy_premises.asset_id', 'in', (query) => query.selectFrom('within').select('within.id'))
    .orderBy('tenancy.start_date', 'desc')
    .select(['tenancy.tenancy_type as tenancyType', 'tenancy.tenancy_group as tenancyGroup'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
