import type { Gateway } from '../../contract/call.ts';
import { getCustomer } from '../../contract/customers.ts';
import * as at from '../../journeys/shared/addresses.ts';
import { loadHomes } from '../../journeys/shared/homes.ts';
import { readSettings } from '../../journeys/shared/settings.ts';
import { comparableAddress } from '../../machines/engine/index.ts';
import { usualDays } from '../features/messages/data/message-days.ts';
import { findUnread } from '../features/messages/data/message-search.ts';
import { readsOfHome } from './reads/home.ts';
import { readsOfCases, readsOfMessages, readsOfRepairs, readsOfTransactions } from './reads/lists.ts';
import {
  readsOfAccount,
  readsOfCase,
  readsOfComplaints,
  readsOfFirstQuestion,
  readsOfMedia,
  readsOfProfile,
  readsOfRepair,
  readsOfStatements,
} from './reads/pages.ts';
import { type Asked, options, type Read } from './reads/read.ts';

/** What the menu, the session and most pages begin with. Settings come all together, whichever is asked for. */
const everywhere: Read = (tools, { now }) => {
  const { gateway, customerId } = tools.services;
  return [
    gateway.call(getCustomer, { params: { customerId } }, options),
    loadHomes(tools, options),
    readSettings(tools, ['messages'], options),
    findUnread(tools.services, usualDays(now), options),
  ];
};

const reads: ReadonlyMap<string, Read> = new Map(
  Object.entries({
    [at.homePage]: readsOfHome,
    [at.newRepair]: readsOfFirstQuestion,
    [at.repairsPage]: readsOfRepairs,
    [at.repairPage]: readsOfRepair,
    [at.confirmationPage]: readsOfRepair,
    [at.mediaPage]: readsOfMedia,
    [at.casesPage]: readsOfCases,
    [at.casePage]: readsOfCase,
    [at.requestConfirmationPage]: readsOfCase,
    [at.complaintsPage]: readsOfComplaints,
    [at.accountPage]: readsOfAccount,
    [at.transactionsPage]: readsOfTransactions,
    [at.statementsPage]: readsOfStatements,
    [at.messagesPage]: readsOfMessages,
    [at.profilePage]: readsOfProfile,
  }).map(([address, read]) => [comparableAddress(address), read]),
);

/**
 * Reads what the page at an address reads first: what all pages of residents do, and what else is known of this one. What cannot be had
 * is left to the page, which says so.
 */
export async function readFirst(asked: Asked, gateway: Gateway, customerId: string): Promise<void> {
  const tools = { services: { gateway, customerId } };
  const own = reads.get(comparableAddress(asked.address));
  await Promise.allSettled([...everywhere(tools, asked), ...(own?.(tools, asked) ?? [])]);
}
