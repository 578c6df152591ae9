import { type Kysely, sql } from 'kysely';

/** As many code points as so many characters can take: see 0029_text_lengths. */
const room = (characters: number): number => 16 * characters;

const statements = [
  `create sequence complaint_number start 100001`,
  `create table complaint (
    id uuid primary key default gen_random_uuid(),
    number bigint not null unique default nextval('complaint_number'),
    reference text not null generated always as ('CMP-' || number::text) stored,
    customer_id uuid not null references customer,
    subject text not null check (subject in ('repair', 'request', 'staff', 'other')),
    works_order_id uuid references works_order check (works_order_id is null or subject = 'repair'),
    service_request_id uuid references service_request check (service_request_id is null or subject = 'request'),
    about text not null,
    details text not null check (char_length(details) between 1 and ${room(3000)}),
    remedy text not null check (char_length(remedy) between 1 and ${room(1500)}),
    contact_channel text not null check (contact_channel in ('email', 'phone', 'letter')),
    contact_phone text check (contact_phone <> ''),
    contact_name text check (contact_name <> ''),
    contact_relation text check (contact_relation in ('Customer', 'Friend or Family', 'Other')),
    version integer not null default 1,
    created_at timestamptz(3) not null,
    check ((contact_channel = 'phone') = (contact_phone is not null))
  )`,
  `create index complaint_customer on complaint (customer_id, created_at desc, number desc)`,
  `create index complaint_works_order on complaint (works_order_id)`,
  `create index complaint_service_request on complaint (service_request_id)`,

  // A duty has no day where the calendar of working days does not reach so far, and then none that could be missed.
  `create table complaint_stage (
    complaint_id uuid not null references complaint on delete cascade,
    stage smallint not null check (stage in (1, 2)),
    reason text not null check (char_length(reason) <= ${room(1500)}),
    started_at timestamptz(3) not null,
    acknowledge_by date,
    acknowledged_at timestamptz(3),
    acknowledge_missed_at timestamptz(3),
    answer_by date,
    is_extended boolean not null default false,
    answered_at timestamptz(3),
    answer_missed_at timestamptz(3),
    primary key (complaint_id, stage),
    check (stage = 2 or reason = ''),
    check (answer_by is null or acknowledged_at is not null),
    check (answered_at is null or acknowledged_at is not null)
  )`,
  // What is looked for day by day: what is not done, and may be late.
  `create index complaint_stage_unacknowledged on complaint_stage (acknowledge_by) where acknowledged_at is null`,
  `create index complaint_stage_unanswered on complaint_stage (answer_by) where answered_at is null`,

  `create table complaint_event (
    id bigint generated always as identity primary key,
    complaint_id uuid not null references complaint on delete cascade,
    stage smallint not null check (stage in (1, 2)),
    kind text not null check (kind in ('received', 'reviewRequested', 'acknowledged', 'extended',
      'acknowledgementMissed', 'answerMissed', 'answered')),
    text text not null check (char_length(text) <= ${room(5000)}),
    due_by date,
    created_at timestamptz(3) not null
  )`,
  `create index complaint_event_complaint on complaint_event (complaint_id, id)`,
];

/** Complaints, their two stages, and what happened to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
