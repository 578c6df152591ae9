import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../gateway/database/schema.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { reasonIdOf } from '../../gateway/demo/reasons.ts';
import { locationKey } from '../../gateway/demo/settings.ts';
import { createAccount } from '../../gateway/identity/accounts.ts';
import { hashOnce } from '../../gateway/identity/passwords.ts';
import type { AssetTable } from '../../gateway/provider/home-tables.ts';
import type { WorksOrderTable } from '../../gateway/provider/repair-tables.ts';
import { now } from './clock.ts';

/** Somebody who moved in for one test, so that no other test meets their repairs. */
export interface TestResident {
  readonly email: string;
  readonly password: string;
  readonly customerId: string;
  readonly givenName: string;
  readonly phone: string;
  readonly blockId: string;
  /** The homes that they rent, the one rented first at the front. */
  readonly homes: readonly string[];
}

interface Household {
  /** How many flats of the block they rent. */
  readonly homes?: number;
  /** What is special about the block and its flats. */
  readonly building?: Partial<Insertable<AssetTable>>;
}

const hash = hashOnce();

let spot = 0;
/** A number that no other resident of this run has. */
const unusedNumber = (): number => (process.pid % 10_000) * 1000 + spot++;

/** Puts a resident into a flat of a new block in Millfield, with a login. */
export async function moveIn(
  db: Database,
  { homes: count = 1, building = {} }: Household = {},
): Promise<TestResident> {
  const number = unusedNumber();
  const blockId = randomUUID();
  const homes = Array.from({ length: count }, () => randomUUID());
  const place = {
    address_line_2: 'Test Street',
    address_line_3: 'Millfield',
    postcode: 'MF1 1AA',
    maintained_by: 'Harbourline Homes',
    borough: 'Millfield',
    region: 'North',
    landlord: 'Harbourline Homes',
    ...building,
  };
  await db
    .insertInto('asset')
    .values([
      {
        ...place,
        id: blockId,
        asset_type: 'Block',
        uprn: String(400_000_000 + number * 10),
        parent_id: assetIdOf('Millfield Green'),
        address_line_1: `Test House ${number}`,
      },
      ...homes.map(
        (id, index): Insertable<AssetTable> => ({
          ...place,
          id,
          asset_type: 'Property',
          uprn: String(400_000_001 + number * 10 + index),
          parent_id: blockId,
          address_line_1: `Flat ${index + 1}, Test House ${number}`,
        }),
      ),
    ])
    .execute();
  const resident: TestResident = {
    email: `resident${number}@test.example.com`,
    password: 'a-password-for-one-test',
    customerId: randomUUID(),
    givenName: 'Robin',
    phone: `07${String(number).padStart(9, '0')}`,
    blockId,
    homes,
  };
  await db
    .insertInto('customer')
    .values({
      id: resident.customerId,
      external_identifier: `TEST-${number}`,
      title: '',
      given_name: resident.givenName,
      surname: 'Marsh',
      date_of_birth: '1980-01-01',
      email: resident.email,
      mobile_phone: resident.phone,
      home_phone: '',
      work_phone: '',
      is_catalyst: false,
    })
    .execute();
  for (const [index, home] of homes.entries()) {
    const tenancyId = randomUUID();
    await db
      .insertInto('tenancy')
      .values({
        id: tenancyId,
        customer_id: resident.customerId,
        tenancy_type: 'ASSURED',
        tenancy_group: 'Social',
        payment_reference: `T${number}-${index}`,
        start_date: `201${index}-01-01`,
        is_active: true,
      })
      .execute();
    await db.insertInto('tenancy_premises').values({ tenancy_id: tenancyId, asset_id: home }).execute();
  }
  await createAccount(db, resident, hash);
  return resident;
}

/** Adds a repair that the resident reported yesterday and that waits for an appointment; answers its id. */
export async function addOpenRepair(
  db: Database,
  resident: TestResident,
  repair: {
    readonly assetId: string;
    readonly reason: string;
    readonly location: string;
    readonly changes?: Partial<Insertable<WorksOrderTable>>;
  },
): Promise<string> {
  const reason = await db
    .selectFrom('repair_reason')
    .select(['id', 'trade', 'sor_code', 'element', 'description'])
    .where('id', '=', reasonIdOf(repair.reason))
    .executeTakeFirstOrThrow();
  const yesterday = new Date(now().getTime() - 24 * 3_600_000);
  const { id } = await db
    .insertInto('works_order')
    .values({
      customer_id: resident.customerId,
      premises_id: resident.homes[0] ?? '',
      asset_id: repair.assetId,
      job_number: sql<string>`'R-' || nextval('job_number')`,
      status: 'Unappointed',
      is_draft: false,
      is_submitted: true,
      location_id: locationKey(repair.location),
      location: repair.location,
      reason_id: reason.id,
      repair_reason: reason.description,
      trade: reason.trade,
      sor_code: reason.sor_code,
      description: `${reason.element}: ${reason.description}`,
      contractor_site: 'BRIGHT-01',
      raised_at: yesterday,
      saved_at: yesterday,
      ...repair.changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The repairs of a resident as the provider has them, drafts included, in the order in which they were raised. */
export const ordersOf = (db: Database, { customerId }: TestResident) =>
  db
    .selectFrom('works_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('raised_at')
    .execute();

/** A leaking tap in the kitchen of a resident's first home, as `addOpenRepair` adds it. */
export const addLeakingTap = (
  db: Database,
  resident: TestResident,
  changes: Partial<Insertable<WorksOrderTable>> = {},
): Promise<string> =>
  addOpenRepair(db, resident, {
    assetId: resident.homes[0] ?? '',
    reason: 'Leaking tap',
    location: 'Kitchen',
    changes,
  });
