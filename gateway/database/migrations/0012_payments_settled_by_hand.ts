import { type Kysely, sql } from 'kysely';

/** A payment that a person settled says why. Only one that is over can have been settled so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table payment add column settled_because text
         check (settled_because is null or (btrim(settled_because) <> '' and state in ('paid', 'refused')))`,
    )
    .execute(db);
}
