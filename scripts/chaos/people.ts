import type pg from 'pg';
import { machineClock } from '../../gateway/clock.ts';
import { seedBulk } from '../../gateway/demo/seed-bulk.ts';
import { seedBulkMoney } from '../../gateway/demo/seed-bulk-money.ts';
import { beginSession } from '../../gateway/identity/sessions.ts';
import { withDatabase } from '../under-load/gateways.ts';
import type { Home } from './repairs.ts';
import { Resident, type Traffic } from './resident.ts';
import type { Taker } from './takers.ts';

/** A resident with a home and a rent account of their own. */
export interface Householder {
  readonly resident: Resident;
  readonly accountId: string;
  readonly home: Home;
}

interface Audience {
  readonly householders: readonly Householder[];
  readonly takers: readonly Taker[];
  /** Site of the contractor whose places the takers want. */
  readonly site: string;
}

/** Contractor site that all repairs of these homes go to, and days on which everybody finds a place there. */
const site = 'BRIGHT-01';
const placesOfSite = 40;

/** Signs customers in. */
const signIn = (url: string, customerIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  withDatabase(url, async (db) => {
    const sessions = await Promise.all(
      customerIds.map(async (customerId) => {
        const person = { role: 'resident', customerId } as const;
        const { credential } = await beginSession({ db, now: machineClock }, person, null);
        return [customerId, credential] as const;
      }),
    );
    return new Map(sessions);
  });

interface HouseholderRow {
  readonly customer: string;
  readonly account: string;
  readonly asset: string;
}

interface TakerRow {
  readonly customer: string;
  readonly id: string;
  readonly job_number: string;
}

/** Moves in residents who report repairs and pay, and others whose repair waits for an appointment, and signs them in. */
export async function moveIn(
  { url, sql }: { readonly url: string; readonly sql: pg.Client },
  urls: readonly string[],
  traffic: Traffic,
  { householders, takers }: { readonly householders: number; readonly takers: number },
): Promise<Audience> {
  await withDatabase(url, async (db) => {
    const now = machineClock();
    // Every third has a repair that waits; the homes of the first block are where the site works.
    await seedBulk(db, Math.max(40, takers * 3), now);
    await seedBulkMoney(db, 40, 4, now);
  });
  await sql.query('update contractor_site set places = $1 where code = $2', [placesOfSite, site]);
  const homes = await sql.query<HouseholderRow>(
    `select t.customer_id as customer, a.id as account, p.asset_id as asset
     from tenancy t
     join account a on a.tenancy_id = t.id
     join tenancy_premises p on p.tenancy_id = t.id
     join customer c on c.id = t.customer_id
     where c.external_identifier like 'BULK-%' and not c.is_catalyst
       and not exists (select from works_order o where o.customer_id = c.id and o.status = 'Unappointed')
     order by c.external_identifier limit $1`,
    [householders],
  );
  const waiting = await sql.query<TakerRow>(
    `select o.customer_id as customer, o.id, o.job_number from works_order o
     join customer c on c.id = o.customer_id
     where c.external_identifier like 'BULK-%' and o.status = 'Unappointed' order by o.job_number limit $1`,
    [takers],
  );
  const reasons = await sql.query<{ id: string }>(
    `select id from repair_reason where sor_code = any('{PLUM04,PLUM05,CARP01}') order by id`,
  );
  const locations = await sql.query<{ locationId: string; location: string }>(
    `select key as "locationId", value as location from reference_value
     where namespace = 'repair-locations-property' and key <> 'kitchen' order by key`,
  );
  const credentials = await signIn(
    url,
    [...homes.rows, ...waiting.rows].map(({ customer }) => customer),
  );
  const troubles = reasons.rows.flatMap(({ id }) =>
    locations.rows.map((location) => ({ reason: id, location })),
  );
  const residentOf = (customerId: string): Resident =>
    new Resident({ customerId, credential: credentials.get(customerId) ?? '' }, urls, traffic);
  return {
    site,
    householders: homes.rows.map(({ customer, account, asset }) => ({
      resident: residentOf(customer),
      accountId: account,
      home: { assetId: asset, free: [...troubles], troubles: troubles.length },
    })),
    takers: waiting.rows.map(({ customer, id, job_number: jobNumber }) => ({
      ...{ resident: residentOf(customer), worksOrderId: id, jobNumber },
    })),
  };
}
