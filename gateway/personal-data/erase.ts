import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { jobSchema } from '../jobs/jobs.ts';
import type { Media } from '../media/media.ts';
import { sweepMedia } from '../media/sweep.ts';
import { recordAccess } from './audit.ts';
import { type Requester, requireResident } from './resident.ts';
import { retentionInOrder, type TableRetention } from './retention.ts';

export interface ErasureReport {
  readonly deleted: Readonly<Record<string, number>>;
  readonly anonymised: Readonly<Record<string, number>>;
  /** Letters and text messages in folders of the demonstration. */
  readonly files: number;
  /** Files that were removed from the store of files. */
  readonly media: number;
}

interface Counts {
  readonly deleted: number;
  readonly anonymised: number;
}

const rowsAffected = ({ numAffectedRows }: { readonly numAffectedRows?: bigint }): number =>
  Number(numAffectedRows ?? 0n);

async function eraseFrom(
  transaction: Transaction,
  { table, rowsOf, onErasure, deletedRows, cleared = {} }: TableRetention,
  customerId: string,
): Promise<Counts> {
  if (rowsOf === undefined || onErasure === 'keep') return { deleted: 0, anonymised: 0 };
  const name = sql.table(table);
  const rows = rowsOf(customerId);
  if (onErasure === 'delete') {
    return {
      deleted: rowsAffected(await sql`delete from ${name} where ${rows}`.execute(transaction)),
      anonymised: 0,
    };
  }
  const deleted =
    deletedRows === undefined
      ? 0
      : rowsAffected(await sql`delete from ${name} where ${rows} and ${deletedRows}`.execute(transaction));
  const columns = Object.entries(cleared).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  if (columns.length === 0) return { deleted, anonymised: 0 };
  const changed = await sql`update ${name} set ${sql.join(columns)} where ${rows}`.execute(transaction);
  return { deleted, anonymised: rowsAffected(changed) };
}

/** Names of what was sent to the resident and waits, or was sent a short while ago; they are also the names of its files. */
async function messagesOf(transaction: Transaction, customerId: string): Promise<readonly string[]> {
  const named = retentionInOrder.filter(({ table }) => table === 'mail' || table === 'text_message');
  const found = await Promise.all(
    named.map(({ table, rowsOf }) =>
      rowsOf === undefined
        ? { rows: [] }
        : sql<{ id: string }>`select id from ${sql.table(table)} where ${rowsOf(customerId)}`.execute(
            transaction,
          ),
    ),
  );
  return found.flatMap(({ rows }) => rows.map(({ id }) => id));
}

/** Takes the jobs of messages out of the queue: what failed may quote an address. */
async function forgetJobs(transaction: Transaction, messages: readonly string[]): Promise<void> {
  // Before the first start of a gateway there is no queue.
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${`${jobSchema}.job`}) is not null as exists`.execute(transaction);
  if (!rows[0]?.exists) return;
  await sql`delete from ${sql.table(`${jobSchema}.job`)}
    where data ->> 'mailId' = any(${messages}) or data ->> 'textId' = any(${messages})`.execute(transaction);
}

async function removeFiles(dataDir: string, messages: readonly string[]): Promise<number> {
  const removals = messages
    .flatMap((id) => [path.join(dataDir, 'mail', `${id}.eml`), path.join(dataDir, 'texts', `${id}.txt`)])
    .map((file) =>
      rm(file).then(
        () => 1,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return 0;
          throw error;
        },
      ),
    );
  return (await Promise.all(removals)).reduce<number>((sum, count) => sum + count, 0);
}

/**
 * Erases a resident: rows are deleted, or stay without what tells who it was, as the table of retention says. All of it
 * or nothing. The audit trail says that it was done. Throws NoSuchResident.
 */
export async function erase(
  db: Database,
  customerId: string,
  {
    actor,
    reason,
    dataDir,
    media,
    now,
  }: Requester & { readonly dataDir: string; readonly media: Media; readonly now: Clock },
): Promise<ErasureReport> {
  const { counts, messages } = await inTransaction(db, async (transaction) => {
    await requireResident(transaction, customerId);
    const messages = await messagesOf(transaction, customerId);
    await forgetJobs(transaction, messages);
    const counts: [string, Counts][] = [];
    for (const rule of retentionInOrder) {
      counts.push([rule.table, await eraseFrom(transaction, rule, customerId)]);
    }
    await recordAccess(transaction, { actor, action: 'erase', customerId, reason });
    return { counts, messages };
  });
  const countsOf = (what: keyof Counts) =>
    Object.fromEntries(counts.flatMap(([table, count]) => (count[what] > 0 ? [[table, count[what]]] : [])));
  return {
    deleted: countsOf('deleted'),
    anonymised: countsOf('anonymised'),
    files: await removeFiles(dataDir, messages),
    // What fails here is tried again by the gateway within minutes.
    media: await sweepMedia({ db, media, now }),
  };
}
