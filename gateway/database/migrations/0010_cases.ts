import { type Kysely, sql } from 'kysely';

const statements = [
  `create table case_catalogue (
    version integer generated always as identity primary key,
    digest text not null,
    content jsonb not null,
    loaded_at timestamptz(3) not null default now()
  )`,
  `create index case_catalogue_digest on case_catalogue (digest)`,

  `create sequence case_number start 100001`,
  `create table service_request (
    id uuid primary key default gen_random_uuid(),
    number bigint not null unique default nextval('case_number'),
    reference text not null generated always as ('CAS-' || number::text) stored,
    customer_id uuid not null references customer,
    tenancy_id uuid not null references tenancy,
    asset_id uuid not null references asset,
    asset_type text not null
      check (asset_type in ('Scheme', 'Estate Area', 'Estate', 'Block', 'Divided Block', 'Property')),
    case_type_id integer not null,
    case_type text not null,
    assignee text not null check (assignee <> ''),
    assignee_type text not null check (assignee_type in ('NeighbourhoodManager', 'IncomesOfficer', 'Team')),
    status text not null default 'Active' check (status in ('Active', 'Resolved', 'Cancelled')),
    description text not null,
    answers jsonb not null,
    catalogue_version integer references case_catalogue,
    contact_phone text not null check (contact_phone <> ''),
    contact_name text check (contact_name <> ''),
    contact_relation text check (contact_relation in ('Customer', 'Friend or Family', 'Other')),
    created_at timestamptz(3) not null
  )`,
  // A resident's list, newest first, all of it or in one status.
  `create index service_request_customer on service_request (customer_id, created_at desc, number desc)`,
  `create index service_request_status on service_request (customer_id, status, created_at desc, number desc)`,
  // What is taken away at the other end is looked for here.
  `create index service_request_tenancy on service_request (tenancy_id)`,
  `create index service_request_asset on service_request (asset_id)`,

  `create table financial_enquiry (
    id uuid primary key default gen_random_uuid(),
    customer_id uuid not null references customer,
    account_id uuid not null references account,
    asset_id uuid not null references asset,
    referral_for text not null check (referral_for in ('Myself', 'Other member of household')),
    reasons text[] not null check (cardinality(reasons) > 0),
    details text not null check (char_length(details) between 1 and 1500),
    contact_phone text not null check (contact_phone <> ''),
    contact_phone_type text not null
      check (contact_phone_type in ('mobilePhone', 'homePhone', 'workPhone', 'other')),
    contact_name text check (contact_name <> ''),
    contact_relation text check (contact_relation in ('Customer', 'Friend or Family', 'Other')),
    created_at timestamptz(3) not null
  )`,
  `create index financial_enquiry_customer on financial_enquiry (customer_id, created_at desc)`,

  // What a value of a list says besides its name.
  `alter table reference_value add column more jsonb not null default '{}'`,
];

/** Service requests, enquiries about money, and the types of service request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
