import { getRelatedAssets } from '../../contract/assets.ts';
import type { CallOptions, Gateway } from '../../contract/call.ts';
import { searchCases } from '../../contract/cases.ts';
import { listCommunications } from '../../contract/communications.ts';
import { getCustomer } from '../../contract/customers.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { getWorksOrder, searchWorksOrders } from '../../contract/works-orders.ts';
import { loadAccounts } from '../../journeys/shared/accounts.ts';
import { casesPage, homePage, newRepair, repairPage, repairsPage } from '../../journeys/shared/addresses.ts';
import { type CallTools, loadHomes } from '../../journeys/shared/homes.ts';
import { readSettings } from '../../journeys/shared/settings.ts';
import { comparableAddress } from '../../machines/engine/index.ts';
import { firstRequest } from '../../machines/list/list-context.ts';
import { type ListDefinition, type ListRequest, usualQuery } from '../../machines/list/list-query.ts';
import { balanceAt, findLatest } from '../features/home/data/balance.ts';
import { homeAmong } from '../features/home/data/home-among.ts';
import { newestRepair, repairsInHand } from '../features/home/data/repairs.ts';
import { findSafeBuilding, findSafetyCheck, isSafetyShown } from '../features/home/data/safety.ts';
import { newestMessages, usualDays } from '../features/messages/data/message-days.ts';
import { findUnread } from '../features/messages/data/message-search.ts';
import { repairList } from '../features/repairs/data/repair-list.ts';
import { findRepairs } from '../features/repairs/data/repair-search.ts';
import { newestCases } from '../features/requests/data/newest-requests.ts';
import { caseList } from '../features/requests/data/request-list.ts';
import { findCases } from '../features/requests/data/request-search.ts';

/** A page that a resident asks for, as far as its first reads depend on it. */
export interface Asked {
  readonly address: string;
  readonly search: string;
  readonly now: Date;
  /** Whether the browser says that it is a phone's. */
  readonly isPhone: boolean;
}

type Read = (tools: CallTools, asked: Asked) => readonly Promise<unknown>[];

const options: CallOptions = {};

const customerOf = ({ services: { gateway, customerId } }: CallTools) =>
  gateway.call(getCustomer, { params: { customerId } }, options);

/** What the menu, the session and most pages begin with. Settings come all together, whichever is asked for. */
const everywhere: Read = (tools, { now }) => [
  customerOf(tools),
  loadHomes(tools, options),
  readSettings(tools, ['messages'], options),
  findUnread(tools.services, usualDays(now), options),
];

/** What is known of the home that Home is about, unless the resident has chosen another one in this tab. */
async function readChosenHome(tools: CallTools, now: Date): Promise<void> {
  const { gateway, customerId } = tools.services;
  const [homes, accounts] = await Promise.all([loadHomes(tools, options), loadAccounts(tools, options)]);
  const premisesId = homeAmong(homes, null)?.premisesId ?? null;
  const { account } = balanceAt(accounts, premisesId);
  const ifShown = async (what: 'GAS' | 'EICR' | 'building', read: () => Promise<unknown>) =>
    (await isSafetyShown(tools, what, options)) && read();
  const ofPremises = (id: string) => [
    ifShown('GAS', () => findSafetyCheck(tools, 'GAS', id, now, options)),
    ifShown('EICR', () => findSafetyCheck(tools, 'EICR', id, now, options)),
    ifShown('building', () => findSafeBuilding(tools, id, options)),
  ];
  await Promise.allSettled([
    gateway.call(searchWorksOrders, { query: newestRepair(premisesId) }, options),
    gateway.call(searchCases, { query: newestCases(customerId, premisesId) }, options),
    ...(premisesId === null ? [] : ofPremises(premisesId)),
    ...(account === null ? [] : [findLatest(account.Payref, tools, options)]),
  ]);
}

const readsOfHome: Read = (tools, { now }) => {
  const { gateway, customerId } = tools.services;
  return [
    loadAccounts(tools, options),
    gateway.call(searchWorksOrders, { query: repairsInHand(null) }, options),
    gateway.call(listCommunications, { params: { customerId }, query: newestMessages(now) }, options),
    readChosenHome(tools, now),
  ];
};

/** With one home alone nobody is asked which, and the next question is about what belongs to it. */
const readsOfFirstQuestion: Read = (tools) => {
  const readAssets = async () => {
    const [one, ...others] = await loadHomes(tools, options);
    if (one === undefined || others.length > 0) return;
    const params = { assetId: one.premisesId };
    await tools.services.gateway.call(getRelatedAssets, { params, query: { expand: 'address' } }, options);
  };
  return [readAssets()];
};

/** The first rows of a list, unless its address narrows it. */
const readsOfList =
  (
    list: ListDefinition,
    find: (request: ListRequest, services: CallTools['services'], signal: AbortSignal) => Promise<unknown>,
  ): Read =>
  ({ services }, { search, isPhone }) => {
    if (search !== '') return [];
    const request = firstRequest({ ...list, query: usualQuery(list), isEndless: isPhone });
    return request ? [find(request, services, new AbortController().signal)] : [];
  };

const readsOfRepairs = readsOfList(repairList, (request, { gateway }, signal) =>
  findRepairs(request, { gateway, signal }),
);
const readsOfCases = readsOfList(caseList, (request, { gateway, customerId }, signal) =>
  findCases(request, { gateway, customerId, signal }),
);

const readsOfRepair: Read = (tools, { search }) => {
  const worksOrderId = new URLSearchParams(search).get('repair') ?? '';
  if (worksOrderId === '') return [];
  const { gateway } = tools.services;
  const params = { worksOrderId };
  return [
    gateway.call(getWorksOrder, { params }, options),
    gateway.call(getWorksOrderHistory, { params }, options),
  ];
};

const reads: ReadonlyMap<string, Read> = new Map(
  Object.entries({
    [homePage]: readsOfHome,
    [newRepair]: readsOfFirstQuestion,
    [repairsPage]: readsOfRepairs,
    [casesPage]: readsOfCases,
    [repairPage]: readsOfRepair,
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
