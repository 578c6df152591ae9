import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ComplaintEventKind } from '../../contract/complaints.ts';
import { acknowledge, answerComplaint, extend, type Handling } from '../complaints/handling.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Platform } from '../platform.ts';
import { readSetting } from '../provider/configuration.ts';
import { complaintAnswers as texts } from './complaints.ts';

/** Setting that holds the number of the last event of the demonstration's own complaints: they stay as they are. */
const lastSeededEvent = 'lastSeededComplaintEvent';

/** Complaints that are moved on in one round at most. */
const max = 500;

/** One complaint in four needs longer than it may: always the same ones. */
const needsLonger = (complaintId: string): boolean =>
  createHash('sha256').update(complaintId).digest().readUInt32BE() % 4 === 0;

type Round = Pick<Platform, 'db' | 'jobs' | 'now'> & {
  readonly config: Platform['config'] & { readonly contractorPaceSeconds: number };
};

/**
 * The provider of the demonstration takes every complaint one step further a pace after what happened last: it
 * acknowledges, puts one in four off with a reason, and answers. It does not wait for the working days that it has, so that
 * somebody who tries the portal sees what happens. Nothing is done where there is no pace, or no demonstration. Answers
 * how many were moved.
 */
export async function complaintRound(platform: Round): Promise<number> {
  const { db } = platform;
  const pace = platform.config.contractorPaceSeconds * 1000;
  const seeded = await readSetting(db, lastSeededEvent);
  if (pace === 0 || seeded === undefined) return 0;
  const before = new Date(platform.now().getTime() - pace);
  let count = 0;
  for (const id of await readDue(db, seeded, before)) {
    const isMoved = await inTransaction(db, (transaction) => moveOne(transaction, platform, id, before));
    if (isMoved) count += 1;
  }
  return count;
}

/** The newest event of each complaint. */
const newestEvents = (db: Database) =>
  db
    .selectFrom('complaint_event as newest')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('complaint_event as later')
            .whereRef('later.complaint_id', '=', 'newest.complaint_id')
            .whereRef('later.id', '>', 'newest.id')
            .select('later.id'),
        ),
      ),
    );

/** Complaints to which nothing has happened since a moment, but something since the demonstration was made. */
async function readDue(db: Database, seeded: string, before: Date): Promise<readonly string[]> {
  const rows = await newestEvents(db)
    .where('newest.id', '>', seeded)
    .where('newest.created_at', '<=', before)
    .where('newest.kind', '<>', 'answered')
    .orderBy('newest.id')
    .limit(max)
    .select('newest.complaint_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Answers whether the complaint was moved; one that somebody else holds, or has just moved, is not. */
async function moveOne(
  transaction: Transaction,
  { jobs, config, now }: Round,
  id: string,
  before: Date,
): Promise<boolean> {
  const complaint = await transaction
    .selectFrom('complaint')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!complaint) return false;
  const newest = await newestEvents(transaction)
    .where('newest.complaint_id', '=', id)
    .select(['newest.kind', 'newest.created_at'])
    .executeTakeFirstOrThrow();
  if (newest.created_at > before) return false;
  return moveAfter(newest.kind, { transaction, notifier: { jobs, config }, complaint, now: now() });
}

async function moveAfter(newest: ComplaintEventKind, handling: Handling): Promise<boolean> {
  if (await acknowledge(handling, texts.acknowledgement)) return true;
  if (newest === 'acknowledged' && needsLonger(handling.complaint.id)) {
    if (await extend(handling, texts.extension)) return true;
  }
  return answerComplaint(handling, texts.answer);
}

/** Remembers up to where the demonstration's own complaints go. */
export async function rememberSeededComplaints(db: Database): Promise<void> {
  await db
    .insertInto('configuration')
    .columns(['name', 'value'])
    .expression((select) =>
      select
        .selectFrom('complaint_event')
        .select([
          sql<string>`${lastSeededEvent}::text`.as('name'),
          sql<string>`coalesce(max(id), 0)::text`.as('value'),
        ]),
    )
    .execute();
}
