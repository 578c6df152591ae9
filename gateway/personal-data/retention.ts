import type { Schema } from '../database/schema.ts';
import { ofOthers } from './retention-of-others.ts';
import { ofResidents } from './retention-of-residents.ts';
import type { Retention } from './retention-rule.ts';

/** One row for each table of the database: a table without one does not pass the tests. Erasing goes in this order. */
export const retention: Readonly<Record<keyof Schema, Retention>> = { ...ofResidents, ...ofOthers };

/** A table's rule with its name. */
export interface TableRetention extends Retention {
  readonly table: keyof Schema;
}

/** Rules in the order of erasing. */
export const retentionInOrder: readonly TableRetention[] = (
  Object.entries(retention) as [keyof Schema, Retention][]
).map(([table, rule]) => ({ table, ...rule }));
