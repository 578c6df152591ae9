import { type Kysely, sql } from 'kysely';

const statements = [
  `create table customer (
    id uuid primary key,
    external_identifier text not null unique,
    title text not null,
    given_name text not null,
    surname text not null,
    date_of_birth text,
    email text not null,
    mobile_phone text not null,
    home_phone text not null,
    work_phone text not null,
    is_catalyst boolean not null,
    version integer not null default 1
  )`,
  `create index customer_email on customer (lower(email))`,

  `create table contractor (
    id uuid primary key,
    name text not null unique,
    phone text not null,
    is_integrated boolean not null,
    is_ema boolean not null,
    is_builder boolean not null,
    is_sub_contractor boolean not null,
    is_active boolean not null,
    ema_type text,
    parent_id uuid references contractor,
    trades text[] not null,
    boroughs text[] not null,
    preference integer not null,
    diary text not null check (diary in ('slots', 'wishes', 'none', 'silent')),
    booking text not null check (booking in ('taken', 'broken')),
    changes text not null check (changes in ('taken', 'declined'))
  )`,
  `create table contractor_site (
    code text primary key,
    contractor_id uuid not null references contractor,
    is_on_hold boolean not null,
    places integer not null check (places > 0)
  )`,
  `create index contractor_site_contractor on contractor_site (contractor_id)`,

  `create table asset (
    id uuid primary key,
    asset_type text not null
      check (asset_type in ('Scheme', 'Estate Area', 'Estate', 'Block', 'Divided Block', 'Property')),
    uprn text not null unique,
    parent_id uuid references asset,
    address_line_1 text not null,
    address_line_2 text not null,
    address_line_3 text not null,
    postcode text not null,
    maintained_by text,
    heat text,
    heat_gas text,
    heat_oil text,
    heat_electric text,
    is_in_defects boolean not null default false,
    storeys integer check (storeys > 0),
    height_metres numeric(5, 1) check (height_metres > 0),
    borough text not null,
    region text not null,
    landlord text not null,
    managing_agent_id uuid references contractor,
    online_repairs text not null default 'open' check (online_repairs in ('open', 'call', 'outside')),
    check (parent_id <> id)
  )`,
  `create index asset_parent on asset (parent_id)`,

  `create table interested_party (
    asset_id uuid not null references asset,
    role text not null,
    title text not null,
    given_name text not null,
    surname text not null,
    phone text not null,
    email text not null,
    primary key (asset_id, role)
  )`,

  `create table tenancy (
    id uuid primary key,
    customer_id uuid not null references customer,
    tenancy_type text not null,
    tenancy_group text not null,
    payment_reference text not null,
    start_date date not null,
    is_active boolean not null
  )`,
  `create index tenancy_customer on tenancy (customer_id)`,
  `create table tenancy_premises (
    tenancy_id uuid not null references tenancy,
    asset_id uuid not null references asset,
    primary key (tenancy_id, asset_id)
  )`,

  `create table repair_reason (
    id uuid primary key,
    description text not null,
    keywords text not null,
    priority text not null
      check (priority in ('Emergency', 'Emergency (OOH)', 'Next Available', 'Damp and Mould')),
    element text not null,
    trade text not null,
    premises_type text not null check (premises_type in ('Property', 'Communal')),
    repair_responsibility text not null,
    additional_repair_info text not null,
    sor_code text not null,
    refusal_code text,
    refused_for text check (refused_for in ('everyone', 'owners', 'no shared heating')),
    supplementary_codes text not null,
    additional_data jsonb not null,
    is_used_for_creation boolean not null,
    is_for_catalyst boolean not null,
    unique (premises_type, description),
    check ((refusal_code is null) = (refused_for is null))
  )`,
  `create table reference_value (
    namespace text not null,
    key text not null,
    value text not null,
    position integer not null,
    primary key (namespace, key)
  )`,

  `create sequence job_number start 1000001`,
  `create table works_order (
    id uuid primary key default gen_random_uuid(),
    customer_id uuid not null references customer,
    premises_id uuid not null references asset,
    asset_id uuid not null references asset,
    original_order_id uuid,
    job_number text unique check (job_number ~ '^R-[0-9]+$'),
    status text not null check (status in (
      'Unappointed', 'Appointed', 'In progress', 'In Diagnosis', 'Completed', 'Closed', 'Cancelled',
      'Reported to EMA', 'On Hold', 'Pending Approval',
      'CATALYST_TRIAGE_TIER2', 'CATALYST_TRIAGE_EMA', 'CATALYST_TRIAGE_DEFECT')),
    is_draft boolean not null,
    is_submitted boolean not null,
    is_raised_as_triage boolean not null default false,
    is_supplementary boolean,
    is_vandalism boolean,
    is_covid_self_isolated boolean,
    is_emergency boolean not null default false,
    is_out_of_hours boolean not null default false,
    is_risk_to_human_life boolean not null default false,
    is_recall boolean not null default false,
    is_ema boolean not null default false,
    is_catalyst boolean not null default false,
    is_in_defect boolean not null default false,
    is_potential_duplicate boolean not null default false,
    crime_reference text check (length(crime_reference) between 3 and 20),
    location_id text not null default '',
    location text not null default '',
    reason_id uuid references repair_reason,
    repair_reason text not null default '',
    trade text not null default 'Unknown',
    sor_code text not null default 'NA',
    description text not null default '',
    priority text not null default 'NA' check (priority in ('EME', 'NA', 'DM')),
    additional_information text not null default '' check (length(additional_information) <= 188),
    charge_customer boolean not null default false,
    is_vulnerable boolean,
    vulnerable_response_text text not null default '' check (length(vulnerable_response_text) <= 500),
    reporter_given_name text not null default '',
    reporter_surname text not null default '',
    reporter_number text not null default '',
    reporter_relationship text check (reporter_relationship in ('Customer', 'Friend or Family', 'Other')),
    reporter_organisation text not null default '',
    reporter_to_be_contacted boolean not null default false,
    eligibility_codes text[] not null default '{}',
    contractor_site text references contractor_site,
    channel text not null default 'CustomerSelfService'
      check (channel in ('CustomerSelfService', 'ERGO', 'Northgate', 'ColleagueSelfService')),
    raised_at timestamptz(3) not null,
    saved_at timestamptz(3) not null,
    completed_at timestamptz(3),
    version integer not null default 1,
    check (is_draft <> is_submitted),
    check (not is_draft or (status = 'In Diagnosis' and job_number is null))
  )`,
  `create index works_order_customer on works_order (customer_id, raised_at desc, id)`,
  `create index works_order_premises on works_order (premises_id, raised_at desc)`,
  `create index works_order_status on works_order (customer_id, status)`,
  `create index works_order_old_drafts on works_order (saved_at) where is_draft`,

  `create table works_order_event (
    id bigint generated always as identity primary key,
    works_order_id uuid not null references works_order on delete cascade,
    code text not null,
    appointment_id uuid,
    starts_at timestamp(0),
    ends_at timestamp(0),
    created_at timestamptz(3) not null
  )`,
  `create index works_order_event_order on works_order_event (works_order_id, id desc)`,

  `create table appointment_slot (
    site text not null references contractor_site,
    day date not null,
    availability_type text not null,
    capacity integer not null check (capacity > 0),
    taken integer not null,
    primary key (site, day, availability_type),
    check (taken between 0 and capacity)
  )`,
  `create table appointment (
    id uuid primary key default gen_random_uuid(),
    works_order_id uuid not null references works_order on delete cascade,
    site text not null,
    day date not null,
    availability_type text not null,
    starts_at timestamp(0) not null,
    ends_at timestamp(0) not null,
    is_preference boolean not null,
    is_standing boolean not null default true,
    created_at timestamptz(3) not null,
    foreign key (site, day, availability_type) references appointment_slot,
    check (ends_at > starts_at)
  )`,
  `create unique index appointment_standing on appointment (works_order_id) where is_standing`,
  `create index appointment_order on appointment (works_order_id)`,

  `create table document (
    id uuid primary key default gen_random_uuid(),
    works_order_id uuid not null references works_order on delete cascade,
    position smallint not null check (position between 1 and 5),
    file_name text not null,
    content_type text not null,
    is_appropriate boolean not null default true,
    content bytea not null check (length(content) between 1 and 20000000),
    created_at timestamptz(3) not null default now(),
    unique (works_order_id, position)
  )`,
  `alter table document alter column content set storage external`,

  `create table note (
    id uuid primary key default gen_random_uuid(),
    works_order_id uuid not null references works_order on delete cascade,
    type text not null,
    description text not null,
    created_at timestamptz(3) not null
  )`,
  `create index note_order on note (works_order_id)`,
  `create table repair_communication (
    id uuid primary key default gen_random_uuid(),
    works_order_id uuid not null references works_order on delete cascade,
    template text not null,
    content jsonb not null,
    created_at timestamptz(3) not null
  )`,
  `create index repair_communication_order on repair_communication (works_order_id)`,

  `create table configuration (name text primary key, value text not null)`,
  `create table bank_holiday (day date primary key, name text not null)`,
  `create table tracking (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('navigation', 'error')),
    customer_id uuid,
    correlation_id text,
    page text not null,
    status text not null,
    created_at timestamptz(3) not null
  )`,
];

/** The housing provider: residents, homes, contractors, repairs and appointments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
