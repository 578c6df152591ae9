import type { Database } from '../database/schema.ts';
import { rankEntries } from '../search/rank.ts';
import { readCatalogue } from './catalogue.ts';

/** The types of service request that residents are offered and that fit their words, best first. */
export async function searchTypes(db: Database, text: string): Promise<readonly { readonly id: number }[]> {
  const { types } = await readCatalogue(db);
  const entries = types
    .filter(({ isVisibleForSelfServe }) => isVisibleForSelfServe)
    .map(({ id, description, keywords }) => ({ key: String(id), name: description, phrases: keywords }));
  return (await rankEntries(db, entries, text)).map((id) => ({ id: Number(id) }));
}
