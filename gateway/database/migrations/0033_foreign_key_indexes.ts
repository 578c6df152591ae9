import { type Kysely, sql } from 'kysely';

/**
 * An index for each foreign key that has none: without it every deletion of the row that it leads to, and every search by
 * it, reads the whole table. Found in the catalogue, so that none is forgotten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare missing record;
    begin
      for missing in
        select c.conrelid::regclass::text as name,
          string_agg(quote_ident(a.attname), ', ' order by k.position) as columns
        from pg_constraint c
        cross join lateral unnest(c.conkey) with ordinality as k(number, position)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
        where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
          and not exists (
            select from pg_index i
            where i.indrelid = c.conrelid and i.indpred is null
              and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
          )
        group by c.oid, c.conrelid
      loop
        execute format('create index on %s (%s)', missing.name, missing.columns);
      end loop;
      if not exists (
        select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = 'session'::regclass and a.attname = 'customer_id'
      ) then
        create index on session (customer_id);
      end if;
    end $$`.execute(db);
}
