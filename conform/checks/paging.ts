import assert from 'node:assert/strict';
import { getTransactions } from '../../contract/accounts.ts';
import { searchCases } from '../../contract/cases.ts';
import { listCommunications } from '../../contract/communications.ts';
import { listComplaints } from '../../contract/complaints.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import type { Check } from '../check.ts';
import type { Person } from '../person.ts';
import { expectStatus } from '../reply.ts';

interface Page {
  readonly ids: readonly string[];
  /** Instants or days, by which the list is sorted. */
  readonly dates: readonly string[];
  readonly total: number;
}

/** A list that comes in pages. */
interface List {
  readonly name: string;
  /** The greatest `limit`. */
  readonly max: number;
  readonly page: (person: Person, query: Readonly<Record<string, unknown>>) => Promise<Page>;
  readonly refused: (person: Person, query: Readonly<Record<string, unknown>>) => Promise<number>;
  /** The query that turns the order round. */
  readonly oldestFirst?: Readonly<Record<string, string>>;
}

const customer = ({ caller }: Person) => ({ customerId: caller.customerId });

const lists: readonly List[] = [
  {
    name: 'searchWorksOrders',
    max: 100,
    oldestFirst: { orderBy: 'raisedDate asc' },
    async page({ caller }, query) {
      const { models, totalCount } = await caller.ask(searchWorksOrders, { query });
      return {
        ids: models.map(({ identifiers }) => identifiers.worksOrderIdentifier),
        dates: models.map(({ raisedDate }) => raisedDate),
        total: totalCount,
      };
    },
    refused: async ({ caller }, query) => (await caller.send(searchWorksOrders, { query })).status,
  },
  {
    name: 'searchCases',
    max: 1000,
    oldestFirst: { order: 'createdDate asc' },
    async page({ caller }, query) {
      const answer = await caller.ask(searchCases, { query });
      return {
        ids: answer.cases.map(({ id }) => id),
        dates: answer.cases.map(({ createdDate }) => createdDate),
        total: answer['total-count'],
      };
    },
    refused: async ({ caller }, query) => (await caller.send(searchCases, { query })).status,
  },
  {
    name: 'listCommunications',
    max: 100,
    oldestFirst: { sort: 'createdDate asc' },
    async page(person, query) {
      const answer = await person.caller.ask(listCommunications, { params: customer(person), query });
      return {
        ids: answer.communications.map(({ identifier }) => identifier),
        dates: answer.communications.map(({ createdDate }) => createdDate),
        total: answer['total-count'],
      };
    },
    refused: async (person, query) =>
      (await person.caller.send(listCommunications, { params: customer(person), query })).status,
  },
  {
    name: 'listComplaints',
    max: 100,
    oldestFirst: { order: 'createdDate asc' },
    async page(person, query) {
      const answer = await person.caller.ask(listComplaints, { params: customer(person), query });
      return {
        ids: answer.complaints.map(({ identifiers }) => identifiers.complaintIdentifier),
        dates: answer.complaints.map(({ createdDate }) => createdDate),
        total: answer['total-count'],
      };
    },
    refused: async (person, query) =>
      (await person.caller.send(listComplaints, { params: customer(person), query })).status,
  },
  {
    name: 'getTransactions',
    max: 100,
    async page({ caller, account }, query) {
      const params = { accountId: account['account-identifier'] };
      const { transactions, totalCount } = await caller.ask(getTransactions, { params, query });
      return {
        ids: transactions.map((one) => one['transaction-identifier']),
        dates: transactions.map(({ dates }) => dates['transaction-date']),
        total: totalCount,
      };
    },
    refused: async ({ caller, account }, query) =>
      (await caller.send(getTransactions, { params: { accountId: account['account-identifier'] }, query }))
        .status,
  },
];

const isSorted = (dates: readonly string[], sign: 1 | -1): boolean =>
  dates.every((date, at) => at === 0 || sign * (Date.parse(date) - Date.parse(dates[at - 1] ?? date)) >= 0);

const part = 'Lists';

export const paging: readonly Check[] = lists.flatMap(
  ({ name, page, refused, max, oldestFirst }): Check[] => [
    {
      part,
      says: `${name}: pages joined are the list, without a gap and without a repeat`,
      async run({ a }) {
        const whole = await page(a, { limit: 5 });
        assert.ok(whole.total >= 3, `the first resident needs 3 of these, and has ${whole.total}`);
        const pages = [await page(a, { limit: 2 }), await page(a, { limit: 2, skip: 2 })];
        assert.deepEqual(
          pages.flatMap(({ ids }) => ids),
          whole.ids.slice(0, 4),
          'two pages of 2 are not the first 4',
        );
        assert.equal(new Set(whole.ids).size, whole.ids.length, 'something is listed twice');
        for (const { total } of pages) assert.equal(total, whole.total, 'the pages count different totals');
      },
    },
    {
      part,
      says: `${name}: beyond the end there is nothing, and the total stays`,
      async run({ a }) {
        const [first, beyond] = [await page(a, { limit: 1 }), await page(a, { limit: 1, skip: 900_000 })];
        assert.equal(first.ids.length, 1, 'limit=1 answers another number');
        assert.equal(beyond.ids.length, 0, 'something is there beyond the end');
        assert.equal(beyond.total, first.total, 'the total changes with the page');
        const last = await page(a, { limit: 2, skip: first.total - 1 });
        assert.equal(last.ids.length, 1, 'the last page holds another number than what is left');
      },
    },
    {
      part,
      says: `${name}: a page of ${max + 1}, of less than none and of no number is refused`,
      async run({ a }) {
        for (const query of [{ limit: max + 1 }, { limit: -1 }, { limit: 'all' }, { skip: -1 }]) {
          assert.equal(await refused(a, query), 400, `${JSON.stringify(query)} is not refused with 400`);
        }
      },
    },
    {
      part,
      says: `${name}: the newest comes first${oldestFirst ? ', or the oldest where that is asked for' : ''}`,
      async run({ a }) {
        assert.ok(isSorted((await page(a, { limit: 20 })).dates, -1), 'the newest does not come first');
        if (!oldestFirst) return;
        const { dates } = await page(a, { limit: 20, ...oldestFirst });
        assert.ok(isSorted(dates, 1), 'the oldest does not come first where it is asked for');
      },
    },
  ],
);

export const links: Check = {
  part,
  says: 'searchCases: the addresses of the next and the last page lead there',
  async run({ a: { caller } }) {
    const first = await caller.ask(searchCases, { query: { limit: 2 } });
    const next = first._links.next?.href;
    assert.ok(next !== undefined, 'a first page of several names no next one');
    assert.equal(first._links.prev, undefined, 'a first page names one before it');
    const reply = await caller.fetch(next);
    assert.equal(reply.status, 200, `the next page answered ${reply.status}`);
    const second = await reply.json();
    const wanted = await caller.ask(searchCases, { query: { limit: 2, skip: 2 } });
    assert.deepEqual(second.cases, wanted.cases, 'the address of the next page leads elsewhere');
    assert.ok(second._links.prev, 'a second page names none before it');
    expectStatus(await caller.send(searchCases, { query: { limit: 2, skip: 2 } }), 200);
  },
};
