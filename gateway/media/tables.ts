import type { Instant } from '../database/columns.ts';

/** Objects of the store that no row names, or not yet. */
interface MediaRemovalTable {
  key: string;
  /** When the object is to be removed. */
  due_at: Instant;
}

export interface MediaTables {
  media_removal: MediaRemovalTable;
}
