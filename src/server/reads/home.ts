import { searchCases } from '../../../contract/cases.ts';
import { listCommunications } from '../../../contract/communications.ts';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import { loadAccounts } from '../../../journeys/shared/accounts.ts';
import { type CallTools, loadHomes } from '../../../journeys/shared/homes.ts';
import { balanceAt, findLatest } from '../../features/home/data/balance.ts';
import { homeAmong } from '../../features/home/data/home-among.ts';
import { newestRepair, repairsInHand } from '../../features/home/data/repairs.ts';
import { findSafeBuilding, findSafetyCheck, isSafetyShown } from '../../features/home/data/safety.ts';
import { newestMessages } from '../../features/messages/data/message-days.ts';
import { newestCases } from '../../features/requests/data/newest-requests.ts';
import { options, type Read } from './read.ts';

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

/** What Home reads. */
export const readsOfHome: Read = (tools, { now }) => {
  const { gateway, customerId } = tools.services;
  return [
    loadAccounts(tools, options),
    gateway.call(searchWorksOrders, { query: repairsInHand(null) }, options),
    gateway.call(listCommunications, { params: { customerId }, query: newestMessages(now) }, options),
    readChosenHome(tools, now),
  ];
};
