import { dayOf } from '../../../contract/dates.ts';
import { loadAccounts } from '../../../journeys/shared/accounts.ts';
import type { CallTools } from '../../../journeys/shared/homes.ts';
import { queryOf } from '../../../machines/list/list-address.ts';
import { firstRequest } from '../../../machines/list/list-context.ts';
import type { ListDefinition, ListRequest } from '../../../machines/list/list-query.ts';
import { messageList } from '../../features/messages/data/message-list.ts';
import { findMessages } from '../../features/messages/data/message-search.ts';
import { chosenAccount } from '../../features/money/data/chosen-account.ts';
import { transactionList } from '../../features/money/data/transaction-list.ts';
import { findTransactions } from '../../features/money/data/transaction-search.ts';
import { repairList } from '../../features/repairs/data/repair-list.ts';
import { findRepairs } from '../../features/repairs/data/repair-search.ts';
import { caseList } from '../../features/requests/data/request-list.ts';
import { findCases } from '../../features/requests/data/request-search.ts';
import { type Asked, named, options, type Read, withSignal } from './read.ts';

type Find = (request: ListRequest, tools: ReturnType<typeof withSignal>) => Promise<unknown>;

/**
 * Reads the first rows of a list, as its address asks for them.
 * @param place what it is about, where the page knows better than the address
 */
async function readRows(
  list: ListDefinition,
  find: Find,
  { services }: CallTools,
  { search, isPhone }: Asked,
  place?: string,
): Promise<void> {
  const asked = queryOf(list, search);
  const query = place === undefined ? asked : { ...asked, place };
  const request = firstRequest({ ...list, query, isEndless: isPhone });
  if (request) await find(request, withSignal(services));
}

export const readsOfRepairs: Read = (tools, asked) => [readRows(repairList, findRepairs, tools, asked)];

export const readsOfCases: Read = (tools, asked) => [readRows(caseList, findCases, tools, asked)];

/** When the tenancy began is asked only when days are chosen. */
export const readsOfMessages: Read = (tools, asked) => [
  readRows(
    messageList(dayOf(asked.now), () => null),
    findMessages,
    tools,
    asked,
  ),
];

/** What was charged to the account that the address names, else to the first one, unless the resident has chosen another home in this tab. */
export const readsOfTransactions: Read = (tools, asked) => {
  const readTransactions = async () => {
    const accounts = await loadAccounts(tools, options);
    const account = chosenAccount(accounts, named(asked.search, 'account'), null);
    if (account)
      await readRows(transactionList(dayOf(asked.now)), findTransactions, tools, asked, account.id);
  };
  return [readTransactions()];
};
