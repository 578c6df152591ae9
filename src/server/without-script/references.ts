import type { CallOptions } from '../../../contract/call.ts';
import { getCustomer } from '../../../contract/customers.ts';
import { loadAccounts } from '../../../journeys/shared/accounts.ts';
import { type CallTools, loadHomes } from '../../../journeys/shared/homes.ts';

/** What a resident is asked for on the phone. */
export interface References {
  readonly name: string;
  readonly givenName: string;
  readonly homes: readonly string[];
  readonly accounts: readonly { readonly name: string; readonly reference: string }[];
}

const options: CallOptions = {};

/** Reads what Home tells a resident whose browser runs no script: nothing that Home does not read anyway. */
export async function readReferences(tools: CallTools): Promise<References> {
  const { gateway, customerId } = tools.services;
  const [customer, homes, accounts] = await Promise.all([
    gateway.call(getCustomer, { params: { customerId } }, options),
    loadHomes(tools, options),
    loadAccounts(tools, options),
  ]);
  const { title, givenName, surname } = customer.person.name;
  return {
    name: [title, givenName, surname].filter(Boolean).join(' '),
    givenName,
    homes: [...new Set(homes.map(({ address }) => address))],
    accounts: accounts.map(({ AccountType, Payref }) => ({ name: AccountType, reference: Payref })),
  };
}
