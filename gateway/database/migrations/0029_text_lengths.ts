import { type Kysely, sql } from 'kysely';

/**
 * The contract counts characters as people see them, which PostgreSQL cannot: an emoji or an accented letter can be up
 * to 16 of the code points that it counts. The schema of each call holds the limits; the columns hold that much room.
 */
const columns = [
  ['works_order', 'crime_reference', `length(crime_reference) between 3 and ${16 * 20}`],
  ['works_order', 'additional_information', `length(additional_information) <= ${16 * 188}`],
  ['works_order', 'vulnerable_response_text', `length(vulnerable_response_text) <= ${16 * 500}`],
  ['financial_enquiry', 'details', `char_length(details) between 1 and ${16 * 1500}`],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, check] of columns) {
    const name = `${table}_${column}_check`;
    await sql
      .raw(`alter table ${table} drop constraint ${name}, add constraint ${name} check (${check})`)
      .execute(db);
  }
}
