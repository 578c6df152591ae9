import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table mail add column attachment jsonb`,
  `alter table mail drop constraint mail_check`,
  `alter table mail add constraint mail_check check (
    (file_name is null) = (file_type is null)
    and (file_name is null) = (file is null and attachment is null)
  )`,
];

/** A letter keeps what its file is to be drawn from; the file itself is drawn when the letter is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
