import { type Kysely, sql } from 'kysely';

const statements = [
  `create table journey_stop (
    visit uuid not null,
    journey text not null,
    place text not null,
    reason text not null,
    is_demonstration boolean not null default false,
    created_at timestamptz(3) not null,
    primary key (visit, journey, place, reason)
  )`,
  // Everything that is counted stands in the index, which is also the one by which old rows are found.
  `create index journey_stop_time on journey_stop (created_at)
    include (journey, place, reason, is_demonstration)`,
  'grant select, insert on journey_stop to doorstep_resident',
];

/** At which steps of the journeys residents are stopped and why, without who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
