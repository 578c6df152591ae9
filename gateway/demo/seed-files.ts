import { readFile } from 'node:fs/promises';
import { mediaContentTypes } from '../../contract/repair-rules.ts';
import type { Database } from '../database/schema.ts';
import { fileTypeOf } from '../provider/file-types.ts';
import type { DemonstrationFile } from './repair.ts';

/** Attaches files of the demonstration to a repair, in their order. */
export async function addFiles(
  db: Database,
  worksOrderId: string,
  files: readonly DemonstrationFile[],
): Promise<void> {
  for (const [index, { name, isRemoved = false }] of files.entries()) {
    const content = await readFile(new URL(`media/${name}`, import.meta.url));
    const type = fileTypeOf(content);
    if (type === undefined) throw new Error(`${name} is no file that residents can attach`);
    await db
      .insertInto('document')
      .values({
        works_order_id: worksOrderId,
        position: index + 1,
        file_name: name,
        content_type: mediaContentTypes[type],
        is_appropriate: !isRemoved,
        content,
      })
      .execute();
  }
}
