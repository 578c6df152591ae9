import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type CaseCatalogue, CaseTypesFile, catalogueOf } from '../../contract/case-catalogue.ts';
import { checkCaseTypes, readCaseTypes } from '../../contract/case-catalogue-check.ts';
import { type Mistake, sayMistake } from '../../contract/case-mistakes.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';

/** Thrown for a file of case types that may not be put in force. Says every mistake, one a line. */
export class CaseTypesError extends Error {
  override readonly name = 'CaseTypesError';

  constructor(path: string, mistakes: readonly string[]) {
    super(`The types of service request in ${path} are not right:\n${mistakes.join('\n')}`);
  }
}

/** A file of case types that was checked. */
export interface CheckedFile {
  readonly text: string;
  /** SHA-256 of the text. */
  readonly digest: string;
}

/** Reads and checks a file. Throws CaseTypesError for one that cannot be read or has mistakes. */
export async function readCaseTypesFile(path: string): Promise<CheckedFile> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CaseTypesError(path, [`It cannot be read (${(error as NodeJS.ErrnoException).code}).`]);
  });
  const mistakes: readonly Mistake[] | undefined = readCaseTypes(text).mistakes;
  if (mistakes) throw new CaseTypesError(path, mistakes.map(sayMistake));
  return { text, digest: createHash('sha256').update(text).digest('base64url') };
}

const newest = (db: Database) =>
  db.selectFrom('case_catalogue').select(['version', 'digest']).orderBy('version', 'desc').limit(1);

const inTurn = (transaction: Transaction) =>
  sql`select pg_advisory_xact_lock(hashtext('doorstep-case-types'))`.execute(transaction);

const insert = async (transaction: Transaction, { text, digest }: CheckedFile): Promise<number> => {
  const { version } = await transaction
    .insertInto('case_catalogue')
    .values({ digest, content: text })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

/** Puts a file in force for all processes, unless it is already. Answers its version. */
export const putInForce = (db: Database, file: CheckedFile): Promise<number> =>
  inTransaction(db, async (transaction) => {
    await inTurn(transaction);
    const current = await newest(transaction).executeTakeFirst();
    return current?.digest === file.digest ? current.version : insert(transaction, file);
  });

/** Whether the catalogue in force has no mistakes. */
async function isRight(transaction: Transaction): Promise<boolean> {
  const { content } = await transaction
    .selectFrom('case_catalogue')
    .select('content')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return checkCaseTypes(content).mistakes === undefined;
}

/**
 * Puts the file of a process that starts in force, unless it ever was: a process that is started again does not take
 * back what was put in force since. What is in force stays only as long as it is still right by the rules of today.
 */
export const offer = (db: Database, file: CheckedFile): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await inTurn(transaction);
    const known = await transaction
      .selectFrom('case_catalogue')
      .select('version')
      .where('digest', '=', file.digest)
      .limit(1)
      .executeTakeFirst();
    if (!known || !(await isRight(transaction))) await insert(transaction, file);
  });

export interface CatalogueInForce extends CaseCatalogue {
  readonly version: number;
}

/** The catalogue that was read last, by the digest of its file. */
let kept: { readonly digest: string; readonly catalogue: CaseCatalogue } | undefined;

/** The catalogue in force. Asks the database each time which one it is, so that a new one counts at once everywhere. */
export async function readCatalogue(db: Database): Promise<CatalogueInForce> {
  const { version, digest } = await newest(db).executeTakeFirstOrThrow();
  if (kept?.digest !== digest) {
    const { content } = await db
      .selectFrom('case_catalogue')
      .select('content')
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    kept = { digest, catalogue: catalogueOf(v.parse(CaseTypesFile, content)) };
  }
  return { ...kept.catalogue, version };
}
