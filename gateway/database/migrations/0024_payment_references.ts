import { type Kysely, sql } from 'kysely';

/**
 * A payment has a reference that a resident can read out on the phone: eight letters and digits, none of which looks or
 * spells like another. The database makes it, so that no two payments share one whoever writes the row. And a payment says
 * whether it was meant to be all that is owed.
 */
const statements = [
  `alter table payment add column reference text`,
  `alter table payment add column is_outstanding_balance boolean not null default false`,

  `create function payment_reference() returns text language plpgsql volatile as $$
  declare
    letters constant text := 'CDFGHJKMNPQRTVWXY3479';
    made text;
  begin
    loop
      select string_agg(substr(letters, 1 + floor(random() * length(letters))::int, 1), '')
        into made from generate_series(1, 8);
      made := 'P-' || left(made, 4) || '-' || right(made, 4);
      exit when not exists (select from payment where reference = made);
    end loop;
    return made;
  end $$`,

  // One after the other, so that each sees the references of those before it.
  `do $$
  declare
    one uuid;
  begin
    for one in select id from payment loop
      update payment set reference = payment_reference() where id = one;
    end loop;
  end $$`,

  `alter table payment
    alter column reference set default payment_reference(),
    alter column reference set not null,
    add unique (reference),
    add check (reference ~ '^P-[CDFGHJKMNPQRTVWXY3479]{4}-[CDFGHJKMNPQRTVWXY3479]{4}$')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
