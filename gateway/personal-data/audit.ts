import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccessAction, PersonalDataTables } from './tables.ts';

type Entry = Selectable<PersonalDataTables['record_access']>;

/** Who did what with the record of whom, and why. */
export interface Access {
  readonly actor: string;
  readonly action: AccessAction;
  /** Undefined for what is about all residents. */
  readonly customerId?: string;
  readonly reason: string;
}

const singleLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Writes an entry of the audit trail. Inside a transaction it is there only if the rest is. */
export async function recordAccess(
  db: Database,
  { actor, action, customerId, reason }: Access,
): Promise<void> {
  await db
    .insertInto('record_access')
    .values({ actor: singleLine(actor), action, customer_id: customerId ?? null, reason: singleLine(reason) })
    .execute();
}

/** Entries in their order; of one resident, what was about all residents included. */
export async function readAccesses(db: Database, customerId?: string): Promise<readonly Entry[]> {
  const entries = db.selectFrom('record_access').selectAll().orderBy('number');
  return customerId === undefined
    ? entries.execute()
    : entries
        .where((where) => where.or([where('customer_id', '=', customerId), where('customer_id', 'is', null)]))
        .execute();
}

const hashOf = (entry: Entry): string =>
  createHash('sha256')
    .update(
      [
        entry.number,
        entry.made_at.toISOString(),
        entry.actor,
        entry.action,
        entry.customer_id ?? '',
        entry.reason,
        entry.previous_hash,
      ].join('\n'),
    )
    .digest('hex');

export interface TrailCheck {
  readonly entries: number;
  /** Hash of the last entry, to be written down elsewhere: entries cut off at the end show by nothing else. */
  readonly head: string;
  /** What is wrong, one sentence each. */
  readonly faults: readonly string[];
}

/**
 * Works every hash out anew, and follows the chain from the first entry.
 * @param expectedHead a head that was written down earlier and must still be in the chain
 */
export function checkTrail(entries: readonly Entry[], expectedHead?: string): TrailCheck {
  const faults = entries.flatMap((entry, at) => {
    const previous = entries[at - 1];
    return [
      ...(Number(entry.number) === at + 1 ? [] : [`Entry ${entry.number} stands at place ${at + 1}.`]),
      ...(entry.previous_hash === (previous?.hash ?? '')
        ? []
        : [`Entry ${entry.number} does not follow the one before.`]),
      ...(entry.hash === hashOf(entry) ? [] : [`Entry ${entry.number} is not as it was written.`]),
    ];
  });
  const isHeadThere = expectedHead === undefined || entries.some(({ hash }) => hash === expectedHead);
  return {
    entries: entries.length,
    head: entries.at(-1)?.hash ?? '',
    faults: isHeadThere ? faults : [...faults, `No entry has the hash ${expectedHead}.`],
  };
}
