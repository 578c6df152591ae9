import type { Database } from '../database/schema.ts';
import { type FieldErrors, invalid } from '../http/problem.ts';

interface Contact {
  readonly phone: string;
  readonly name: string | null;
}

/**
 * Holds a number to call against those that are saved for the customer. Any other one must have 11 digits, the first of
 * them 0, and come with a name. Throws 400 under the names of the two fields.
 */
export async function requireContact(
  db: Database,
  customerId: string,
  { phone, name }: Contact,
  fields: { readonly phone: string; readonly name: string },
): Promise<void> {
  const saved = await db
    .selectFrom('customer')
    .select(['mobile_phone', 'home_phone', 'work_phone'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (Object.values(saved).includes(phone)) return;
  const errors: FieldErrors = {
    ...(/^0\d{10}$/.test(phone) ? {} : { [fields.phone]: ['must have 11 digits, the first of them 0'] }),
    ...(name === null ? { [fields.name]: ['must go with a number that is not saved'] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
