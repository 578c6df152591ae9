import { type Kysely, sql } from 'kysely';

/**
 * The second wall before what is a resident's: calls of a resident reach the database in a role that sees and changes the
 * rows of that resident alone, whatever the code asks for. The owner of the tables, who is the provider, sees everything.
 */

const role = 'doorstep_resident';
/** Whoever runs the gateway without owning the tables is a member of it, and sees everything. */
const provider = 'doorstep_provider';

/** The conditions that hold for a row of the resident who calls, by what leads from the row to the resident. */
const byText = `customer_id = (select resident_id()::text)`;
const byCustomer = `customer_id = (select resident_id())`;
const through = (table: string, column: string, id = 'id'): string =>
  `exists (select from ${table} owner where owner.${id} = ${column} and owner.${byCustomer})`;
const byOrder = through('works_order', 'works_order_id');
const byComplaint = through('complaint', 'complaint_id');
const byHome = (column: string): string => `${column} in (select own_assets())`;

/** Tables of residents: which rows a resident's call may see and change. */
const own: Readonly<Record<string, string>> = {
  customer: `id = (select resident_id())`,
  idempotency: byText,
  tracking: byCustomer,
  contact_change: byCustomer,
  customer_preference: byCustomer,
  communication: byCustomer,
  financial_enquiry: byCustomer,
  complaint: byCustomer,
  complaint_stage: byComplaint,
  complaint_event: byComplaint,
  service_request: byCustomer,
  works_order: byCustomer,
  works_order_adjustments: byOrder,
  works_order_event: byOrder,
  note: byOrder,
  repair_communication: byOrder,
  upload: byOrder,
  upload_piece: `exists (select from upload where upload.id = upload_id)`,
  document: byOrder,
  promise: byOrder,
  appointment: byOrder,
  appointment_notice: byOrder,
  repair_feedback: byOrder,
  missed_promise: byOrder,
  missed_deadline: byOrder,
  account: byCustomer,
  account_transaction: through('account', 'account_id'),
  payment: byCustomer,
};

/** What a resident's call reads and never changes: for a home and what belongs to it, that of the resident alone. */
const read: Readonly<Record<string, string>> = {
  tenancy: byCustomer,
  tenancy_premises: through('tenancy', 'tenancy_id'),
  asset: byHome('id'),
  interested_party: byHome('asset_id'),
  compliance_check: byHome('asset_id'),
  building_document: byHome('asset_id'),
  contractor: 'true',
  contractor_site: 'true',
  repair_reason: 'true',
  case_catalogue: 'true',
  reference_value: 'true',
  configuration: 'true',
  bank_holiday: 'true',
};

/** What everybody's calls share, and nothing in it leads to a resident. */
const shared: readonly string[] = ['appointment_slot', 'journey_move'];

const statements = [
  // Roles belong to all databases of a server, and several may be brought up to date at once.
  ...[role, provider].map(
    (name) => `do $$ begin
      if not exists (select from pg_roles where rolname = '${name}') then
        create role ${name} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`,
  ),
  `do $$ begin
    if not pg_has_role(current_user, '${role}', 'member') then
      execute format('grant ${role} to %I', current_user);
    end if;
  end $$`,
  `create function resident_id() returns uuid language sql stable parallel safe
    as $$ select nullif(current_setting('doorstep.resident', true), '')::uuid $$`,
  // Of the owner: it reads tenancies and homes that no policy has let through yet.
  `create function own_assets() returns setof uuid language sql stable security definer
    set search_path = pg_catalog, public as $$
    with recursive chain as (
      select asset.id, asset.parent_id from asset where asset.id in (
        select asset_id from tenancy_premises join tenancy on tenancy.id = tenancy_id where customer_id = resident_id())
      union
      select asset.id, asset.parent_id from asset join chain on asset.id = chain.parent_id)
    select id from chain $$`,
  `grant usage on schema public to ${role}`,
  ...Object.entries(own).flatMap(([table, condition]) => [
    `alter table ${table} enable row level security`,
    `create policy of_the_resident on ${table} to ${role} using (${condition}) with check (${condition})`,
    `grant select, insert, update, delete on ${table} to ${role}`,
  ]),
  ...Object.entries(read).flatMap(([table, condition]) => [
    `alter table ${table} enable row level security`,
    `create policy of_the_resident on ${table} for select to ${role} using (${condition})`,
    `grant select on ${table} to ${role}`,
  ]),
  ...[...Object.keys(own), ...Object.keys(read)].map(
    (table) => `create policy of_the_provider on ${table} to ${provider} using (true) with check (true)`,
  ),
  ...shared.map((table) => `grant select, insert, update, delete on ${table} to ${role}`),
  `grant usage on all sequences in schema public to ${role}`,
];

/** What a resident may see is decided by the database as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
