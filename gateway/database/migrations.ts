import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as platform } from './migrations/0001_platform.ts';
import { up as provider } from './migrations/0002_provider.ts';
import { up as traffic } from './migrations/0003_traffic.ts';
import { up as repairLife } from './migrations/0004_repair_life.ts';
import { up as openRepairs } from './migrations/0005_open_repairs.ts';
import { up as allowances } from './migrations/0006_allowances.ts';
import { up as money } from './migrations/0008_money.ts';
import { up as person } from './migrations/0009_person.ts';
import { up as cases } from './migrations/0010_cases.ts';
import { up as payments } from './migrations/0011_payments.ts';
import { up as settledByHand } from './migrations/0012_payments_settled_by_hand.ts';
import { up as paymentReferences } from './migrations/0024_payment_references.ts';
import { up as textLengths } from './migrations/0029_text_lengths.ts';
import { up as search } from './migrations/0031_search.ts';
import { up as drawnAttachments } from './migrations/0032_drawn_attachments.ts';
import { up as foreignKeyIndexes } from './migrations/0033_foreign_key_indexes.ts';
import { up as complaints } from './migrations/0047_complaints.ts';
import { up as clock } from './migrations/0048_clock.ts';
import { up as uploads } from './migrations/0049_uploads.ts';
import { up as missedDeadlines } from './migrations/0050_missed_deadlines.ts';
import { up as promises } from './migrations/0051_promises.ts';
import { up as closing } from './migrations/0052_closing.ts';
import { up as repairFeedback } from './migrations/0053_repair_feedback.ts';
import { up as reminders } from './migrations/0054_reminders.ts';
import { up as personalData } from './migrations/0055_personal_data.ts';
import { up as adjustments } from './migrations/0056_adjustments.ts';
import { up as rowPolicies } from './migrations/0057_row_policies.ts';
import { up as media } from './migrations/0058_media.ts';
import { up as recallFiles } from './migrations/0059_recall_files.ts';
import { up as stops } from './migrations/0060_stops.ts';
import type { Database } from './schema.ts';

/**
 * Every change of the tables, in order. One file each; a migration that was published is never edited. Numbers are only
 * ordered: one that is missing, such as 0007, was never published.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_platform': { up: platform },
  '0002_provider': { up: provider },
  '0003_traffic': { up: traffic },
  '0004_repair_life': { up: repairLife },
  '0005_open_repairs': { up: openRepairs },
  '0006_allowances': { up: allowances },
  '0008_money': { up: money },
  '0009_person': { up: person },
  '0010_cases': { up: cases },
  '0011_payments': { up: payments },
  '0012_payments_settled_by_hand': { up: settledByHand },
  '0024_payment_references': { up: paymentReferences },
  '0029_text_lengths': { up: textLengths },
  '0031_search': { up: search },
  '0032_drawn_attachments': { up: drawnAttachments },
  '0033_foreign_key_indexes': { up: foreignKeyIndexes },
  '0047_complaints': { up: complaints },
  '0048_clock': { up: clock },
  '0049_uploads': { up: uploads },
  '0050_missed_deadlines': { up: missedDeadlines },
  '0051_promises': { up: promises },
  '0052_closing': { up: closing },
  '0053_repair_feedback': { up: repairFeedback },
  '0054_reminders': { up: reminders },
  '0055_personal_data': { up: personalData },
  '0056_adjustments': { up: adjustments },
  '0057_row_policies': { up: rowPolicies },
  '0058_media': { up: media },
  '0059_recall_files': { up: recallFiles },
  '0060_stops': { up: stops },
};

const names = Object.keys(migrations).sort();
const lastName = names.at(-1) ?? '';

/** Thrown when the database lacks tables that this version needs. The message says what to run. */
export class NotMigratedError extends Error {
  override readonly name = 'NotMigratedError';
}

/** Names of the migrations that a database has had, those of later versions included. */
async function appliedTo(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

async function migrationsMissingIn(db: Database): Promise<readonly string[]> {
  const applied = new Set(await appliedTo(db));
  return names.filter((name) => !applied.has(name));
}

/**
 * The migrations of this version, and for each of a later version that the database has had already an entry that does
 * nothing: a process of this version may start in the middle of an upgrade, or after it was taken back.
 */
async function migrationsFor(db: Database): Promise<Record<string, Migration>> {
  const later = (await appliedTo(db)).filter((name) => name > lastName);
  return { ...migrations, ...Object.fromEntries(later.map((name) => [name, { up: async () => {} }])) };
}

/** Whether the database has had every migration of this version and, but for those of later versions, no other. */
async function isUpToDate(db: Database): Promise<boolean> {
  const applied = (await appliedTo(db)).filter((name) => name <= lastName);
  return isDeepStrictEqual(applied, names);
}

/**
 * Brings the tables up to date. Safe from several processes at once: one does it, the others wait.
 * @returns the names of the migrations that it ran, in order
 * @throws when a migration fails, or the database has had an earlier one that this version does not know
 */
export async function migrate(db: Database): Promise<readonly string[]> {
  // The migrator reads the whole catalogue of the database several times before it finds that there is nothing to do.
  if (await isUpToDate(db)) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: () => migrationsFor(db) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Throws NotMigratedError unless the database has had every migration of this version. Changes nothing. */
export async function checkMigrated(db: Database): Promise<void> {
  const missing = await migrationsMissingIn(db);
  if (missing.length === 0) return;
  throw new NotMigratedError(
    `The database lacks ${missing.join(', ')}. Run "npm run migrate" with the account that owns the tables.`,
  );
}
