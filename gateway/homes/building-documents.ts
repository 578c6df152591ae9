import { sql } from 'kysely';
import type { BuildingDocument } from '../../contract/building-safety.ts';
import type { Database } from '../database/schema.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { readAssetChain } from '../provider/ownership.ts';

/** The asset and what it belongs to: the papers of a home are those of its building. */
const placesAround = async (db: Database, assetId: string): Promise<string[]> =>
  (await readAssetChain(db, assetId)).map(({ id }) => id);

/** The building-safety papers for an asset, by their titles. */
export async function listPapers(db: Database, assetId: string): Promise<BuildingDocument[]> {
  const rows = await db
    .selectFrom('building_document')
    .where('asset_id', 'in', await placesAround(db, assetId))
    .select([
      'id',
      'title',
      'file_name',
      sql<string>`to_char(document_date, 'YYYY-MM-DD')`.as('dated'),
      sql<number>`length(content)`.as('bytes'),
    ])
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    documentDate: row.dated,
    media: { fileName: row.file_name, contentType: 'application/pdf', bytes: row.bytes },
  }));
}

/** One of the papers for an asset; undefined for a paper of another building. */
export async function readPaper(
  db: Database,
  assetId: string,
  paperId: string,
): Promise<FileAnswer | undefined> {
  const row = await db
    .selectFrom('building_document')
    .where('asset_id', 'in', await placesAround(db, assetId))
    .where('id', '=', paperId)
    .select(['file_name', 'content'])
    .executeTakeFirst();
  return row && { name: row.file_name, content: row.content };
}
