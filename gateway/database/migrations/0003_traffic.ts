import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const statements = [
  `alter table identity_account
    add column role text not null default 'resident' check (role in ('resident', 'analyst')),
    add constraint an_analyst_is_no_customer check (role = 'resident' or customer_id is null)`,
  `alter table session
    add column role text not null default 'resident' check (role in ('resident', 'analyst')),
    alter column customer_id drop not null,
    add constraint only_residents_are_customers check ((role = 'resident') = (customer_id is not null))`,

  `create table journey_move (
    visit uuid not null,
    number smallint not null,
    journey text not null,
    from_place text,
    to_place text not null,
    kind text not null check (kind in ('on', 'back', 'halted', 'done', 'left', 'saved')),
    seconds smallint,
    is_demonstration boolean not null default false,
    created_at timestamptz(3) not null,
    primary key (visit, number)
  )`,
  // Everything that is counted stands in the index, which is also the one by which old rows are found.
  `create index journey_move_time on journey_move (created_at)
    include (journey, from_place, to_place, kind, seconds, is_demonstration)`,
  `create index tracking_time on tracking (created_at)`,
];

/** How residents move through the journeys, without who they are; and the analysts, who may read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
