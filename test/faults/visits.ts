import { createActor, fromPromise, waitFor } from 'xstate';
import { getAdjustments } from '../../contract/adjustments.ts';
import { getBuildingDocument } from '../../contract/building-safety.ts';
import type { Gateway } from '../../contract/call.ts';
import { searchCases } from '../../contract/cases.ts';
import { getComplaint } from '../../contract/complaints.ts';
import { getDocument, listDocuments } from '../../contract/documents.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { getPayment } from '../../contract/payments.ts';
import { getPreferences } from '../../contract/preferences.ts';
import { getStatement } from '../../contract/statements.ts';
import { getWorksOrder } from '../../contract/works-orders.ts';
import { loadAccounts } from '../../journeys/shared/accounts.ts';
import { listMachine } from '../../machines/list/list.ts';
import {
  type ListAnswer,
  type ListDefinition,
  type ListRequest,
  usualQuery,
} from '../../machines/list/list-query.ts';
import { recordMachine } from '../../machines/record/record.ts';
import { keepIdentifiers } from '../../src/client/identifiers.ts';
import { createReports } from '../../src/client/reports.ts';
import { noteMove } from '../../src/client/visits.ts';
import { findComplaints } from '../../src/features/complaints/data/complaint-search.ts';
import { findLatest } from '../../src/features/home/data/balance.ts';
import { findSafeBuilding, findSafetyCheck } from '../../src/features/home/data/safety.ts';
import { markRead } from '../../src/features/messages/data/mark-read.ts';
import { messageList } from '../../src/features/messages/data/message-list.ts';
import { findMessages, findUnread } from '../../src/features/messages/data/message-search.ts';
import { loadStatements } from '../../src/features/money/data/statements.ts';
import { transactionList } from '../../src/features/money/data/transaction-list.ts';
import { findTransactions } from '../../src/features/money/data/transaction-search.ts';
import { repairList } from '../../src/features/repairs/data/repair-list.ts';
import { findRepairs } from '../../src/features/repairs/data/repair-search.ts';
import { newestCases } from '../../src/features/requests/data/newest-requests.ts';
import { caseList } from '../../src/features/requests/data/request-list.ts';
import { findCase, findCases } from '../../src/features/requests/data/request-search.ts';
import { now } from '../support/clock.ts';
import { memoryStore } from '../support/memory-store.ts';
import { small } from '../support/small-journey.ts';
import { contextAt, screenAt } from '../support/small-screens.ts';
import type { Provider } from './provider.ts';
import { questionVisitors } from './question-visits.ts';
import type { Visitor } from './visitor.ts';

const id = '00000000-0000-4000-8000-000000000001';

interface TriedList {
  readonly definition: ListDefinition;
  find(request: ListRequest, gateway: Gateway, signal: AbortSignal): Promise<ListAnswer>;
}

const triedLists: Readonly<Record<string, TriedList>> = {
  repairs: {
    definition: repairList,
    find: (request, gateway, signal) => findRepairs(request, { gateway, signal }),
  },
  transactions: {
    definition: transactionList('2026-11-21'),
    find: ({ query, ...request }, gateway, signal) =>
      findTransactions({ ...request, query: { ...query, place: id } }, { gateway, signal }),
  },
  messages: {
    definition: messageList('2026-11-21', () => null),
    find: (request, gateway, signal) => findMessages(request, { gateway, customerId: id, signal }),
  },
  requests: {
    definition: caseList,
    find: (request, gateway, signal) => findCases(request, { gateway, customerId: id, signal }),
  },
};

const runList = async ({ gateway }: Provider, { definition, find }: TriedList, isEndless: boolean) => {
  const usual = usualQuery(definition);
  const query = { ...usual, search: 'tap' };
  const actor = createActor(
    listMachine.provide({
      actors: { fetch: fromPromise(({ input, signal: stop }) => find(input, gateway, stop)) },
    }),
    { input: { query, usual, isEndless, batch: definition.batch, keyOf: JSON.stringify } },
  ).start();
  const settled = async () => {
    const still = ['results', 'nothing', 'noMatch', 'failed', 'moreFailed', 'invalid'] as const;
    const { value } = await waitFor(actor, (at) => still.some((state) => at.matches(state)));
    return `list ${value}`;
  };
  const retry = async () => {
    actor.send({ type: 'RETRY' });
    return settled();
  };
  return { actor, settled, retry };
};

const firstRows = ([what, tried]: [string, TriedList]): Visitor => ({
  owner: `list of ${what}: first rows`,
  async visit(provider, trouble) {
    provider.turn(trouble);
    const { actor, settled, retry } = await runList(provider, tried, false);
    return { leads: await settled(), storage: actor.getSnapshot().context.query, on: retry };
  },
});

const nextRows = ([what, tried]: [string, TriedList]): Visitor => ({
  owner: `list of ${what}: next rows`,
  async visit(provider, trouble) {
    const { actor, settled, retry } = await runList(provider, tried, true);
    await settled();
    provider.turn(trouble);
    actor.send({ type: 'MORE' });
    return { leads: await settled(), storage: actor.getSnapshot().context.rows, on: retry };
  },
});

const toolsOf = (gateway: Gateway) => ({ services: { gateway, customerId: id } });

const reads: Readonly<Record<string, (gateway: Gateway, stop: AbortSignal) => Promise<unknown>>> = {
  repair: (gateway, stop) => gateway.call(getWorksOrder, { params: { worksOrderId: id } }, { signal: stop }),
  history: (gateway, stop) =>
    gateway.call(getWorksOrderHistory, { params: { worksOrderId: id } }, { signal: stop }),
  files: (gateway, stop) => gateway.call(listDocuments, { params: { worksOrderId: id } }, { signal: stop }),
  file: (gateway, stop) =>
    gateway.call(getDocument, { params: { worksOrderId: id, documentId: id } }, { signal: stop }),
  payment: (gateway, stop) => gateway.call(getPayment, { params: { paymentId: id } }, { signal: stop }),
  statements: (gateway, stop) =>
    loadStatements({ services: { gateway, customerId: id } }, '2026-11-21', { signal: stop }),
  statement: (gateway, stop) =>
    gateway.call(getStatement, { params: { customerId: id, documentId: id } }, { signal: stop }),
  accounts: (gateway, stop) => loadAccounts({ services: { gateway, customerId: id } }, { signal: stop }),
  request: (gateway, stop) => findCase('text', { gateway, customerId: id, signal: stop }),
  complaint: (gateway, stop) =>
    gateway.call(getComplaint, { params: { customerId: id, complaintId: id } }, { signal: stop }),
  adjustments: (gateway, stop) =>
    gateway.call(getAdjustments, { params: { customerId: id } }, { signal: stop }),
  preferences: (gateway, stop) =>
    gateway.call(getPreferences, { params: { customerId: id } }, { signal: stop }),
  complaints: (gateway, stop) => findComplaints(10, { gateway, customerId: id, signal: stop }),
  'gas check': (gateway, stop) => findSafetyCheck(toolsOf(gateway), 'GAS', id, now(), { signal: stop }),
  'safety of a building': (gateway, stop) => findSafeBuilding(toolsOf(gateway), id, { signal: stop }),
  'a paper about it': (gateway, stop) =>
    gateway.call(getBuildingDocument, { params: { assetId: id, buildingDocumentId: id } }, { signal: stop }),
  'newest transactions': (gateway, stop) => findLatest('text', toolsOf(gateway), { signal: stop }),
  'newest requests': (gateway, stop) =>
    gateway.call(searchCases, { query: newestCases(id, id) }, { signal: stop }),
  'unread messages': (gateway, stop) => findUnread({ gateway, customerId: id }, {}, { signal: stop }),
};

const runRecord = ({ gateway }: Provider, what: string) => {
  const read = reads[what] as (typeof reads)[string];
  const actor = createActor(
    recordMachine.provide({ actors: { read: fromPromise(({ signal: stop }) => read(gateway, stop)) } }),
    { input: { every: null } },
  ).start();
  const settled = async () => {
    const { value, context } = await waitFor(actor, (at) => at.matches('shown') || at.matches('failed'));
    return `${what} ${value}${context.isStale ? ', and said to be old' : ''}`;
  };
  const press = (type: 'RETRY' | 'REFRESH') => async () => {
    actor.send({ type });
    return settled();
  };
  return { actor, settled, press };
};

const firstRead = (what: string): Visitor => ({
  owner: `what is read: ${what}`,
  async visit(provider, trouble) {
    provider.turn(trouble);
    const { settled, press } = runRecord(provider, what);
    return { leads: await settled(), on: press('RETRY') };
  },
});

const nextRead = (what: string): Visitor => ({
  owner: `what is read anew: ${what}`,
  async visit(provider, trouble) {
    const { actor, settled, press } = runRecord(provider, what);
    await settled();
    provider.turn(trouble);
    const leads = await press('REFRESH')();
    return { leads, storage: actor.getSnapshot().context.value, on: press('REFRESH') };
  },
});

/** A message that could not be told of stays unread, and is told of when it is opened again. */
const reading: Visitor = {
  owner: 'a message is read',
  async visit(provider, trouble) {
    provider.turn(trouble);
    const open = () =>
      markRead({ gateway: provider.gateway, customerId: id }, id, {}).then(
        () => 'the message is read',
        () => 'the message stays unread',
      );
    return { leads: await open(), on: open };
  },
};

interface Stores {
  readonly identifiers: ReturnType<typeof keepIdentifiers>;
  readonly visits: ReturnType<typeof memoryStore>;
}

const report = (
  owner: string,
  tell: (reports: ReturnType<typeof createReports>, stores: Stores) => void,
): Visitor => ({
  owner,
  async visit({ gateway, made, idle, turn }, trouble) {
    turn(trouble);
    const visits = memoryStore();
    const identifiers = keepIdentifiers(memoryStore(), () => 'click');
    const offering: Gateway = { ...gateway, offers: () => true };
    tell(createReports({ gateway: offering, identifiers, visits, page: () => '/page' }), {
      identifiers,
      visits,
    });
    while (made.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await idle();
    return { leads: 'the page goes on' };
  },
});

/** Everybody besides the journeys whose calls can be made without a browser. */
export const visitors: readonly Visitor[] = [
  ...Object.entries(triedLists).map(firstRows),
  ...Object.entries(triedLists).map(nextRows),
  ...Object.keys(reads).map(firstRead),
  ...Object.keys(reads).map(nextRead),
  reading,
  ...questionVisitors,
  report('reports: a page was opened', (reports) => reports.tell('opened', '/page')),
  report('reports: somebody is stopped', (reports, { identifiers, visits }) => {
    identifiers.signIn('customer', 'session');
    noteMove(visits, small, screenAt('two'));
    const blocked = contextAt('two', { answers: { first: 'b', second: 'b' } });
    reports.tell('stopped', small, screenAt('two'), blocked);
  }),
  report('reports: a call failed', (reports) => reports.tell('failed', getWorksOrder, 500)),
];
