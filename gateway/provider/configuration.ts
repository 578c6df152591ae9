import type { ToggleName } from '../../contract/configuration.ts';
import type { Database } from '../database/schema.ts';

/** The value of a setting; undefined when the provider has none of that name. */
export async function readSetting(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('configuration')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** The entries of a text that holds a list separated by commas. */
export const listOf = (value: string): readonly string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The entries of a setting that holds a list separated by commas. */
export const readList = async (db: Database, name: ToggleName): Promise<readonly string[]> =>
  listOf((await readSetting(db, name)) ?? '');
