import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';

const repairsEach = 5;
const requestsEach = 2;
const messagesEach = 4;
/** Blocks of so many homes. */
const homesPerBlock = 40;

/** The identifier of the n-th record of a kind, where `number` is SQL. */
export const bulkId = (kind: string, number: string) => sql.raw(`md5('bulk ${kind} ' || ${number})::uuid`);

/** Residents added in one transaction. */
const batch = 10_000;

/**
 * Adds residents in blocks of flats, each with a tenancy, five repairs and two service requests over the last years. The
 * same number gives the same records, their days counted back from now; those that exist already are left as they are.
 * Answers how many repairs there are for them.
 */
export async function seedBulk(
  db: Database,
  customers: number,
  now: Date,
): Promise<{ readonly repairs: number }> {
  for (let first = 1; first <= customers; first += batch) {
    await seedBatch(db, first, Math.min(first + batch - 1, customers), now);
  }
  return { repairs: customers * repairsEach };
}

async function seedBatch(db: Database, first: number, last: number, now: Date): Promise<void> {
  const numbers = sql`generate_series(${first}::integer, ${last}::integer) n`;
  const blockOf = (number: number) => 1 + Math.floor((number - 1) / homesPerBlock);
  await inTransaction(db, async (transaction) => {
    // Half a million rows take longer than a resident would wait.
    await sql`set local statement_timeout = '10min'`.execute(transaction);
    await sql`
      insert into asset (id, asset_type, uprn, address_line_1, address_line_2, address_line_3, postcode,
        maintained_by, heat_gas, storeys, borough, region, landlord)
      select ${bulkId('block', 'n')}, 'Block', (200000000 + n)::text, 'Block ' || n, 'Long Road', 'Millfield',
        'MF9 9ZZ', 'Harbourline Homes', 'GAS', 3 + n % 9,
        (array['Harbour', 'Millfield', 'Westport'])[1 + n % 3], (array['South', 'North', 'South'])[1 + n % 3],
        'Harbourline Homes'
      from generate_series(${blockOf(first)}::integer, ${blockOf(last)}::integer) n on conflict do nothing`.execute(
      transaction,
    );
    await sql`
      insert into asset (id, asset_type, uprn, parent_id, address_line_1, address_line_2, address_line_3, postcode,
        maintained_by, heat_gas, borough, region, landlord)
      select ${bulkId('home', 'n')}, 'Property', (300000000 + n)::text, block.id, 'Flat ' || n, block.address_line_1,
        'Millfield', 'MF9 9ZZ', 'Harbourline Homes', 'GAS', block.borough, block.region, 'Harbourline Homes'
      from ${numbers}
      join asset block on block.id = ${bulkId('block', `(1 + (n - 1) / ${homesPerBlock})`)}
      on conflict do nothing`.execute(transaction);
    await sql`
      insert into customer (id, external_identifier, title, given_name, surname, date_of_birth, email,
        mobile_phone, home_phone, work_phone, is_catalyst)
      select ${bulkId('customer', 'n')}, 'BULK-' || n, '', 'Resident', 'Number ' || n, '1980-01-01',
        'resident' || n || '@bulk.example.com', '07' || lpad((n % 1000000000)::text, 9, '0'), '', '', n % 10 = 0
      from ${numbers} on conflict do nothing`.execute(transaction);
    await sql`
      insert into tenancy (id, customer_id, tenancy_type, tenancy_group, payment_reference, start_date, is_active)
      select ${bulkId('tenancy', 'n')}, ${bulkId('customer', 'n')}, 'ASSURED', 'Social', (5000000 + n)::text,
        date '2005-01-03' + (n % 7000), true
      from ${numbers} on conflict do nothing`.execute(transaction);
    await sql`
      insert into tenancy_premises (tenancy_id, asset_id)
      select ${bulkId('tenancy', 'n')}, ${bulkId('home', 'n')}
      from ${numbers} on conflict do nothing`.execute(transaction);
    await sql`
      insert into works_order (id, customer_id, premises_id, asset_id, job_number, status, is_draft, is_submitted,
        is_covid_self_isolated, is_vulnerable, location_id, location, reason_id, repair_reason, trade, sor_code,
        description, additional_information, reporter_given_name, reporter_surname, reporter_number,
        reporter_relationship, contractor_site, raised_at, saved_at, first_received_at, completed_at)
      select ${bulkId('repair', `n || ' ' || k`)}, ${bulkId('customer', 'n')}, ${bulkId('home', 'n')}, ${bulkId('home', 'n')},
        'R-' || nextval('job_number'), case when k = 1 and n % 3 = 0 then 'Unappointed' else 'Closed' end,
        false, true, false, false, 'kitchen', 'Kitchen', reason.id, reason.description, reason.trade,
        reason.sor_code, reason.element || ': ' || reason.description, 'Repair ' || k, 'Resident', 'Number ' || n,
        '07700900000', 'Customer', 'BRIGHT-01', at.raised, at.raised,
        at.raised, case when k = 1 and n % 3 = 0 then null else at.raised + interval '9 days' end
      from ${numbers}
      cross join generate_series(1, ${repairsEach}::integer) k
      cross join lateral (select ${now}::timestamptz - (k * 91 + n % 90) * interval '1 day' as raised) at
      join repair_reason reason on reason.sor_code = (array['PLUM04', 'PLUM05', 'CARP01', 'DAMP01'])[1 + (n + k) % 4]
      on conflict do nothing`.execute(transaction);
    await sql`
      insert into service_request (id, customer_id, tenancy_id, asset_id, asset_type, case_type_id, case_type,
        assignee, assignee_type, status, description, answers, contact_phone, created_at)
      select ${bulkId('request', `n || ' ' || k`)}, ${bulkId('customer', 'n')}, ${bulkId('tenancy', 'n')},
        ${bulkId('home', 'n')}, 'Property', 104, 'Graffiti', 'CARETAKE', 'Team',
        (array['Active', 'Resolved', 'Cancelled'])[1 + (n + k) % 3], 'Where exactly is it? By door ' || n,
        '[]', '07700900000', ${now}::timestamptz - (k * 61 + n % 60) * interval '1 day'
      from ${numbers}
      cross join generate_series(1, ${requestsEach}::integer) k
      on conflict do nothing`.execute(transaction);
    await sql`
      insert into communication (id, customer_id, asset_id, category, subject, body, sender_given_name, created_at,
        read_at)
      select ${bulkId('message', `n || ' ' || k`)}, ${bulkId('customer', 'n')}, ${bulkId('home', 'n')},
        (array['Repairs', 'General', 'Annual Domestic Gas Servicing', 'Rent and Service Charges'])[k],
        'Message ' || k || ' for you', 'We have news about your home.', 'Harbourline',
        at.sent, case when (n + k) % 5 = 0 then null else at.sent + interval '1 hour' end
      from ${numbers}
      cross join generate_series(1, ${messagesEach}::integer) k
      cross join lateral (select ${now}::timestamptz - (k * 97 + n % 90) * interval '1 day' as sent) at
      on conflict do nothing`.execute(transaction);
  });
}
