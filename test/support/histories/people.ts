import { randomUUID } from 'node:crypto';
import { type Browser, signedIn, type TestGateway } from '../gateway.ts';
import { addLeakingTap, moveIn, type TestResident } from '../resident.ts';

export interface Person {
  readonly resident: TestResident;
  readonly browser: Browser;
  readonly account: string;
}

/** Somebody with a home, a rent account and a session. */
async function movedIn(gateway: TestGateway): Promise<Person> {
  const { db } = gateway.platform;
  const resident = await moveIn(db);
  const { id: tenancy_id, payment_reference } = await db
    .selectFrom('tenancy')
    .select(['id', 'payment_reference'])
    .where('customer_id', '=', resident.customerId)
    .executeTakeFirstOrThrow();
  const account = randomUUID();
  await db
    .insertInto('account')
    .values({
      id: account,
      customer_id: resident.customerId,
      tenancy_id,
      account_type: 'REN',
      account_number: payment_reference,
      pay_reference: `${payment_reference}-REN`,
      last_number: null,
    })
    .execute();
  const browser = await signedIn(gateway, resident);
  return { resident, browser, account };
}

export const moveInMany = (gateway: TestGateway, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => movedIn(gateway)));

/** A site of its own for a contractor who books online, so that nobody else takes its places. */
export async function openSite(gateway: TestGateway, code: string, places: number): Promise<void> {
  const { db } = gateway.platform;
  const { contractor_id } = await db
    .selectFrom('contractor_site')
    .select('contractor_id')
    .where('code', '=', 'BRIGHT-01')
    .executeTakeFirstOrThrow();
  await db.insertInto('contractor_site').values({ code, contractor_id, is_on_hold: false, places }).execute();
}

export interface OpenRepair {
  readonly id: string;
  readonly jobNumber: string;
  readonly version: number;
  readonly site: string;
}

export async function openRepair(
  { platform: { db } }: TestGateway,
  { resident }: Person,
  site: string,
): Promise<OpenRepair> {
  const id = await addLeakingTap(db, resident, { contractor_site: site });
  const row = await db
    .selectFrom('works_order')
    .select(['job_number', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, jobNumber: row.job_number ?? '', version: row.version, site };
}
