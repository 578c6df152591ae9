import assert from 'node:assert/strict';
import { getTransactions } from '../../contract/accounts.ts';
import { listCommunications } from '../../contract/communications.ts';
import { dayOf } from '../../contract/dates.ts';
import { penceOf } from '../../contract/money.ts';
import { listStatements, statementMetadata } from '../../contract/statements.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import type { Check } from '../check.ts';
import { expectStatus } from '../reply.ts';

const part = 'Dates and money';

export const dates: readonly Check[] = [
  {
    part,
    says: 'a day that no calendar has is refused',
    async run({ a: { caller, account } }) {
      const [customerId, accountId] = [caller.customerId, account['account-identifier']];
      for (const day of ['2026-02-30', '2026-13-01', '2025-02-29', '01/02/2026', 'today']) {
        expectStatus(
          await caller.send(getTransactions, { params: { accountId }, query: { fromDate: day } }),
          400,
        );
        const params = { customerId };
        expectStatus(await caller.send(listCommunications, { params, query: { toDate: day } }), 400);
      }
      const months = { yearMonthFrom: '2026/13', yearMonthTo: '2026/01' };
      expectStatus(await caller.send(listStatements, { params: { customerId }, query: months }), 400);
    },
  },
  {
    part,
    says: 'both days of a range of transactions belong to it, and no other',
    async run({ a: { caller, account } }) {
      const params = { accountId: account['account-identifier'] };
      const all = await caller.ask(getTransactions, { params, query: { limit: 100 } });
      const days = [...new Set(all.transactions.map((one) => one.dates['transaction-date']))].sort();
      const [from = '', to = ''] = [days.at(-3) ?? days[0], days.at(-2) ?? days[0]];
      const query = { fromDate: from, toDate: to, limit: 100 };
      const range = await caller.ask(getTransactions, { params, query });
      const wanted = all.transactions.filter(
        ({ dates }) => dates['transaction-date'] >= from && dates['transaction-date'] <= to,
      );
      assert.ok(wanted.length > 0, 'the first resident needs transactions');
      assert.deepEqual(
        range.transactions.map((one) => one['transaction-identifier']),
        wanted.map((one) => one['transaction-identifier']),
        `from ${from} to ${to} there are others`,
      );
    },
  },
  {
    part,
    says: 'both days of a range of messages belong to it, by the calendar of England',
    async run({ a: { caller } }) {
      const params = { customerId: caller.customerId };
      const all = await caller.ask(listCommunications, { params, query: { limit: 100 } });
      const day = dayOf(new Date(all.communications[0]?.createdDate ?? 0));
      const query = { fromDate: day, toDate: day, limit: 100 };
      const range = await caller.ask(listCommunications, { params, query });
      const wanted = all.communications.filter((one) => dayOf(new Date(one.createdDate)) === day);
      assert.deepEqual(
        range.communications.map(({ identifier }) => identifier),
        wanted.map(({ identifier }) => identifier),
        `on ${day} there are others`,
      );
    },
  },
  {
    part,
    says: 'repairs since a day are those raised on it or later',
    async run({ a: { caller } }) {
      const all = await caller.ask(searchWorksOrders, { query: { limit: 100 } });
      const middle = all.models[Math.floor(all.models.length / 2)]?.raisedDate ?? '';
      const since = await caller.ask(searchWorksOrders, { query: { raisedSince: middle, limit: 100 } });
      const early = since.models.filter(({ raisedDate }) => Date.parse(raisedDate) < Date.parse(middle));
      assert.equal(early.length, 0, `repairs from before ${middle} are found`);
      assert.ok(since.totalCount >= 1, `no repair is found since ${middle}, when one was raised`);
    },
  },
  {
    part,
    says: 'statements are those of the months that were asked for',
    async run({ a: { caller } }) {
      const params = { customerId: caller.customerId };
      const query = { yearMonthFrom: '2020/01', yearMonthTo: '2040/12' };
      const all = (await caller.ask(listStatements, { params, query })).documents;
      const monthOf = ({ metadata }: (typeof all)[number]) =>
        metadata.find(({ key }) => key === statementMetadata.yearMonth)?.value ?? '';
      const month = monthOf(all[0] as (typeof all)[number]);
      const range = { yearMonthFrom: month, yearMonthTo: month };
      const { documents } = await caller.ask(listStatements, { params, query: range });
      assert.ok(documents.length > 0, `no statement of ${month}, of which there is one`);
      assert.ok(
        documents.every((one) => monthOf(one) === month),
        `statements of other months than ${month}`,
      );
    },
  },
  {
    part,
    says: 'running balances follow from the amounts, to the penny',
    async run({ a: { caller, account } }) {
      const params = { accountId: account['account-identifier'] };
      const { transactions } = await caller.ask(getTransactions, { params, query: { limit: 50 } });
      for (const [at, one] of transactions.entries()) {
        const before = transactions[at + 1];
        if (!before) continue;
        const amount = penceOf(one.amount.gross.value) * (one['payment-code'] === 'CR' ? -1 : 1);
        assert.equal(
          penceOf(one['running-balance'].value),
          penceOf(before['running-balance'].value) + amount,
          `the balance after ${one['transaction-identifier']} does not follow`,
        );
      }
    },
  },
];
