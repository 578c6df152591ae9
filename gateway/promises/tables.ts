import type { Generated } from 'kysely';
import type { GivenInstant, Instant } from '../database/columns.ts';
import type { PromiseKind } from '../provider/promised-days.ts';

/** What is promised about a repair at present. */
interface PromiseTable {
  works_order_id: string;
  /** Null while nothing is promised that has a time. */
  kind: PromiseKind | null;
  due_at: Date | null;
  /** Something has happened since it was reckoned. */
  is_stale: Generated<boolean>;
  /** When it was found broken. */
  missed_at: Date | null;
  /** What was late before nobody is told of now: it came from another system, or from before promises were watched. */
  watched_since: GivenInstant;
}

/** A promise that was broken. */
interface MissedPromiseTable {
  works_order_id: string;
  kind: PromiseKind;
  due_at: Instant;
  /** When the resident was told; null for one that was late before it was watched. */
  notified_at: Date | null;
  /** When something happened after all, or something else was promised. */
  settled_at: Date | null;
}

export interface PromiseTables {
  promise: PromiseTable;
  missed_promise: MissedPromiseTable;
}
