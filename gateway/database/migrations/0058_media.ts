import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table document
    alter column content drop not null,
    add column media_key text,
    add column media_size integer,
    add column media_sha256 text`,
  `alter table document add constraint document_in_one_place
    check (num_nulls(content, media_key) = 1 and num_nulls(media_key, media_size, media_sha256) in (0, 3)) not valid`,
  `alter table document validate constraint document_in_one_place`,
  `create unique index document_media_key on document (media_key) where media_key is not null`,
  `create table media_removal (key text primary key, due_at timestamptz(3) not null)`,
  `create index media_removal_due on media_removal (due_at)`,
  // Of the owner: whoever removes a file needs no right to this table.
  `create function note_media_removal() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public as $$
    begin
      insert into media_removal (key, due_at) values (old.media_key, clock_now())
        on conflict (key) do update set due_at = excluded.due_at;
      return null;
    end $$`,
  `create trigger media_removed after delete on document
    for each row when (old.media_key is not null) execute function note_media_removal()`,
  `create trigger media_replaced after update of media_key on document
    for each row when (old.media_key is not null and old.media_key is distinct from new.media_key)
    execute function note_media_removal()`,
];

/**
 * Files of repairs may be objects of a store beside the database. Whatever takes away the row that names an object, such
 * as a draft that goes with all of its files, notes in the same transaction that the object has to go as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
