import type { Database } from '../database/schema.ts';

/** Who asks for a resident's record, and why, for the audit trail. */
export interface Requester {
  readonly actor: string;
  readonly reason: string;
}

/** Thrown for a number that is no resident's. */
export class NoSuchResident extends Error {
  override readonly name = 'NoSuchResident';
}

const identifier = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Holds a resident until the transaction ends. Throws NoSuchResident. */
export async function requireResident(db: Database, customerId: string): Promise<void> {
  const resident = identifier.test(customerId)
    ? await db.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().executeTakeFirst()
    : undefined;
  if (!resident) throw new NoSuchResident(`There is no resident ${customerId}.`);
}
