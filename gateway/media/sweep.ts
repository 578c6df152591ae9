import type { Platform } from '../platform.ts';

/** Objects that are asked for at once. */
const batch = 200;

/**
 * Removes the objects that no row names any more, or that none came to name. Any number of processes may do it at the
 * same time; what is removed twice is removed. Answers how many.
 */
export async function sweepMedia({
  db,
  media,
  now,
}: Pick<Platform, 'db' | 'media' | 'now'>): Promise<number> {
  const { store } = media;
  if (store === undefined) return 0;
  let removed = 0;
  for (;;) {
    const due = await db
      .selectFrom('media_removal')
      .select('key')
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(batch)
      .execute();
    for (const { key } of due) {
      await store.remove(key);
      await db.deleteFrom('media_removal').where('key', '=', key).execute();
    }
    removed += due.length;
    if (due.length < batch) return removed;
  }
}
