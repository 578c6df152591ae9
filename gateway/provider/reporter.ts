import { isContactName, isPhoneNumber } from '../../contract/repair-rules.ts';
import type { NewWorksOrder, WorksOrderChange } from '../../contract/works-order-change.ts';
import type { Database } from '../database/schema.ts';
import { type FieldErrors, invalid } from '../http/problem.ts';

const wrongNumber = ['has 11 digits and starts with 0'];
const wrongName = ['has letters, hyphens, apostrophes and spaces'];

/**
 * Holds who to contact against what is saved for the customer: a saved number or name is right in whatever form it is
 * saved. Any other number has 11 digits, the first of them 0, and any other name only what names are written with.
 * Throws 400 otherwise.
 */
export async function requireReporter(
  db: Database,
  customerId: string,
  reporter: (WorksOrderChange | NewWorksOrder)['reporter'],
): Promise<void> {
  const { name, telecomsAddresses = [] } = reporter ?? {};
  const names = Object.entries(name ?? {}).filter(([, part]) => part !== '' && !isContactName(part));
  const numbers = [...telecomsAddresses.entries()].filter(([, { number }]) => !isPhoneNumber(number));
  if (names.length === 0 && numbers.length === 0) return;
  const saved = await db
    .selectFrom('customer')
    .select(['given_name', 'surname', 'mobile_phone', 'home_phone', 'work_phone'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const known = new Set(Object.values(saved));
  const errors: FieldErrors = Object.fromEntries([
    ...names
      .filter(([, part]) => !known.has(part))
      .map(([field]) => [`reporter.name.${field}`, wrongName] as const),
    ...numbers
      .filter(([, { number }]) => !known.has(number))
      .map(([index]) => [`reporter.telecomsAddresses.${index}.number`, wrongNumber] as const),
  ]);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
