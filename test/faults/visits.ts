import { createActor, fromPromise, waitFor } from 'xstate';
import type { Gateway } from '../../contract/call.ts';
import { getDocument, listDocuments } from '../../contract/documents.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { getWorksOrder } from '../../contract/works-orders.ts';
import { repairList } from '../../journeys/lists/repairs/list.ts';
import { findRepairs } from '../../journeys/lists/repairs/search.ts';
import { listMachine } from '../../machines/list.ts';
import { usualQuery } from '../../machines/list-query.ts';
import { recordMachine } from '../../machines/record.ts';
import { keepIdentifiers } from '../../src/client/identifiers.ts';
import { createReports } from '../../src/client/reports.ts';
import { memoryStore } from '../support/memory-store.ts';
import type { Provider } from './provider.ts';
import { questionVisitors } from './question-visits.ts';
import type { Visitor } from './visitor.ts';

const id = '00000000-0000-4000-8000-000000000001';

const runList = async ({ gateway }: Provider, isEndless: boolean) => {
  const usual = usualQuery(repairList);
  const query = { ...usual, search: 'tap' };
  const actor = createActor(
    listMachine.provide({
      actors: {
        fetch: fromPromise(({ input, signal: stop }) => findRepairs(input, { gateway, signal: stop })),
      },
    }),
    { input: { query, usual, isEndless, batch: repairList.batch, keyOf: JSON.stringify } },
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

const list: Visitor = {
  owner: 'list of repairs: first rows',
  async visit(provider, trouble) {
    provider.turn(trouble);
    const { actor, settled, retry } = await runList(provider, false);
    return { leads: await settled(), kept: actor.getSnapshot().context.query, on: retry };
  },
};

const longerList: Visitor = {
  owner: 'list of repairs: next rows',
  async visit(provider, trouble) {
    const { actor, settled, retry } = await runList(provider, true);
    await settled();
    provider.turn(trouble);
    actor.send({ type: 'MORE' });
    return { leads: await settled(), kept: actor.getSnapshot().context.rows, on: retry };
  },
};

const reads: Readonly<Record<string, (gateway: Gateway, stop: AbortSignal) => Promise<unknown>>> = {
  repair: (gateway, stop) => gateway.call(getWorksOrder, { params: { worksOrderId: id } }, { signal: stop }),
  history: (gateway, stop) =>
    gateway.call(getWorksOrderHistory, { params: { worksOrderId: id } }, { signal: stop }),
  files: (gateway, stop) => gateway.call(listDocuments, { params: { worksOrderId: id } }, { signal: stop }),
  file: (gateway, stop) =>
    gateway.call(getDocument, { params: { worksOrderId: id, documentId: id } }, { signal: stop }),
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
  owner: `page about a repair: ${what}`,
  async visit(provider, trouble) {
    provider.turn(trouble);
    const { settled, press } = runRecord(provider, what);
    return { leads: await settled(), on: press('RETRY') };
  },
});

const nextRead = (what: string): Visitor => ({
  owner: `page about a repair: ${what} anew`,
  async visit(provider, trouble) {
    const { actor, settled, press } = runRecord(provider, what);
    await settled();
    provider.turn(trouble);
    const leads = await press('REFRESH')();
    return { leads, kept: actor.getSnapshot().context.value, on: press('REFRESH') };
  },
});

const report = (owner: string, tell: (reports: ReturnType<typeof createReports>) => void): Visitor => ({
  owner,
  async visit({ gateway, made, idle, turn }, trouble) {
    turn(trouble);
    const visits = memoryStore();
    const identifiers = keepIdentifiers(memoryStore(), () => 'click');
    tell(createReports({ gateway, identifiers, visits, page: () => '/page' }));
    while (made.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await idle();
    return { leads: 'the page goes on' };
  },
});

/** Everybody besides the journeys whose calls can be made without a browser. */
export const visitors: readonly Visitor[] = [
  list,
  longerList,
  ...Object.keys(reads).map(firstRead),
  ...Object.keys(reads).map(nextRead),
  ...questionVisitors,
  report('reports: a page was opened', (reports) => reports.tell('opened', '/page')),
  report('reports: a call failed', (reports) => reports.tell('failed', getWorksOrder, 500)),
];
