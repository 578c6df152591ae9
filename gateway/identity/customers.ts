import type { FindCustomer } from './forms.ts';

/** The customer whom the provider knows by this address, so that registering with it leads to their home. */
export const findCustomerByEmail: FindCustomer = async (db, email) => {
  const found = await db
    .selectFrom('customer')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
    .limit(2)
    .execute();
  // An address that two customers share says nothing about who is registering.
  return found.length === 1 ? (found[0]?.id ?? null) : null;
};
