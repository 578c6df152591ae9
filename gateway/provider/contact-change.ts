import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ContactDetails } from '../../contract/contact-details.ts';
import type { Transaction } from '../database/schema.ts';
import { requireCurrent } from '../http/entity-tags.ts';
import { notFound } from '../http/problem.ts';
import type { CustomerTable } from './home-tables.ts';

type CustomerRow = Selectable<CustomerTable>;

const detailsOf = (row: CustomerRow): ContactDetails => ({
  emailAddress: row.email,
  mobilePhone: row.mobile_phone,
  homePhone: row.home_phone,
  workPhone: row.work_phone,
});

const isSame = (a: ContactDetails, b: ContactDetails): boolean =>
  a.emailAddress === b.emailAddress &&
  a.mobilePhone === b.mobilePhone &&
  a.homePhone === b.homePhone &&
  a.workPhone === b.workPhone;

/**
 * Changes how a customer can be reached, and writes down what it was before. Of two who change the same version one
 * comes through and the other is refused with 412. What is no change makes no new version.
 */
export async function changeContactDetails(
  transaction: Transaction,
  {
    customerId,
    eTag,
    details,
    now,
  }: {
    readonly customerId: string;
    readonly eTag: string;
    readonly details: ContactDetails;
    readonly now: Date;
  },
): Promise<CustomerRow> {
  const row = await transaction
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  requireCurrent(eTag, row.version);
  const before = detailsOf(row);
  if (isSame(before, details)) return row;
  const changed = await transaction
    .updateTable('customer')
    .set({
      email: details.emailAddress,
      mobile_phone: details.mobilePhone,
      home_phone: details.homePhone,
      work_phone: details.workPhone,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('contact_change')
    .values({
      customer_id: customerId,
      version: changed.version,
      before: JSON.stringify(before),
      after: JSON.stringify(details),
      changed_at: now,
    })
    .execute();
  return changed;
}
