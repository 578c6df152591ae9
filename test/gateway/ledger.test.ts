import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '../../contract/dates.ts';
import type { Database, Transaction } from '../../gateway/database/schema.ts';
import { residents } from '../../gateway/demo/residents.ts';
import { accountIdOf } from '../../gateway/demo/seed-money.ts';
import { requireAccount } from '../../gateway/money/accounts.ts';
import { appendLine } from '../../gateway/money/ledger.ts';
import {
  readStatementContent,
  readStatementLines,
  type StatementLine,
  type StatementPeriod,
} from '../../gateway/money/statement-content.ts';
import { drawStatement } from '../../gateway/money/statement-pdf.ts';
import { readStatements } from '../../gateway/money/statements.ts';
import { now } from '../support/clock.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { takenBack } from '../support/taken-back.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const customerId = residents.find(({ key }) => key === 'jack.brown')?.customerId ?? '';
const accountId = accountIdOf({ who: 'jack.brown', premises: 'Flat 11, Mill Court', type: 'REN' });
const day = 86_400_000;

/** What is written on an account over half a year: how many days later, and how much. */
const lines = fc.array(
  fc.record({
    later: fc.integer({ min: 0, max: 20 }),
    change: fc.integer({ min: -200_000, max: 200_000 }).filter((change) => change !== 0),
  }),
  { minLength: 1, maxLength: 25 },
);

/** A statement as it would be sent: its figures, its lines, and what it says. */
async function statementOf(db: Database, period: StatementPeriod, now: Date) {
  const content = await readStatementContent(db, period, now);
  const lines: StatementLine[] = [];
  for await (const some of readStatementLines(db, period, content)) lines.push(...some);
  const { from, to } = period;
  const names = { title: 'Statement', accountName: 'Rent', accountNumber: '1', payReference: '2' };
  const said = async (): Promise<string> => {
    const drawing = drawStatement({ ...names, from, to, content, madeAt: now });
    drawing.add(lines);
    return pdfTexts(await drawing.end()).join('\n');
  };
  return { content, lines, said };
}

const directed = (pence: number): string => {
  const pounds = (Math.abs(pence) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
  return `£${pounds}${pence === 0 ? '' : pence > 0 ? ' in arrears' : ' in credit'}`;
};

/** Writes a line on the account. */
const write = (
  transaction: Transaction,
  at: Date,
  {
    type = 'ADJ',
    ...line
  }: { readonly type?: 'ADJ' | 'PAY'; readonly is_posted: boolean; readonly change: number },
) =>
  appendLine(
    transaction,
    accountId,
    {
      description: 'Line',
      transaction_type: type,
      payment_code: line.change < 0 ? 'CR' : 'DR',
      ...line,
    },
    at,
  );

it('whatever is written, statements begin where the one before ended, and say what the lines add up to', async () => {
  const property = fc.asyncProperty(lines, async (written) => {
    await takenBack(gateway.platform.db, async (transaction) => {
      let at = now().getTime() - 500 * day;
      let sum = 0;
      for (const { later, change } of written) {
        at += later * day;
        sum += change;
        await write(transaction, new Date(at), { is_posted: true, change });
      }
      const present = now();
      const statements = (await readStatements(transaction, customerId, present)).toReversed();
      let balance = 0;
      let seen = 0;
      for (const statement of statements) {
        const { content, lines } = await statementOf(transaction, statement, present);
        expect(content.opening).toBe(balance);
        balance += lines.reduce((total, { change }) => total + change, 0);
        expect(content.closing).toBe(balance);
        seen += lines.length;
      }
      expect([seen, balance]).toEqual([written.length, sum]);
    });
  });
  await fc.assert(property, { numRuns: 30 });
});

it('whatever is posted, a statement ends at the balance of the account, or of its last day', async () => {
  const unposted = fc.array(
    lines.map(([line]) => line ?? { later: 0, change: 1 }),
    { maxLength: 3 },
  );
  const periods = fc.record({
    back: fc.integer({ min: 0, max: 60 }),
    days: fc.integer({ min: 0, max: 700 }),
  });
  const property = fc.asyncProperty(lines, unposted, periods, async (posted, waiting, { back, days }) => {
    await takenBack(gateway.platform.db, async (transaction) => {
      const present = now();
      let at = present.getTime() - 560 * day;
      const balances: { readonly day: string; readonly balance: number }[] = [];
      for (const [index, { later, change }] of [...posted, ...waiting].entries()) {
        at += later * day;
        balances.push({ day: dayOf(new Date(at)), balance: (balances.at(-1)?.balance ?? 0) + change });
        await write(transaction, new Date(at), { type: 'PAY', is_posted: index < posted.length, change });
      }
      const account = await requireAccount(transaction, customerId, accountId);
      const endOf = async (to: string) => {
        const from = dayOf(new Date(Date.parse(to) - days * day));
        const { content, said } = await statementOf(transaction, { account, from, to }, present);
        return { end: content.unposted?.balance ?? content.closing, content, said };
      };
      const today = await endOf(dayOf(present));
      expect(today.end).toBe(account.balance);
      const text = await today.said();
      expect(text).toContain(`Balance including pending: ${directed(account.balance)}`);
      expect(text).not.toContain('end of the day:');
      const to = dayOf(new Date(present.getTime() - back * day));
      const upToThen = balances.filter((line) => line.day <= to);
      expect((await endOf(to)).end).toBe(upToThen.at(-1)?.balance ?? 0);
    });
  });
  await fc.assert(property, { numRuns: 12 });
});

/** What a reader of statements finds once this was written, each line on its day. */
const readAfter = <T>(
  written: readonly { readonly at: string; readonly isPosted?: boolean }[],
  read: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  takenBack(gateway.platform.db, async (transaction) => {
    for (const { at, isPosted = true } of written)
      await write(transaction, new Date(`${at}T12:00:00Z`), { is_posted: isPosted, change: 1 });
    return read(transaction);
  });

const monthsAt = (at: string) => async (transaction: Transaction) => {
  const statements = await readStatements(transaction, customerId, new Date(`${at}T12:00:00Z`));
  return statements.map(({ month }) => month);
};

it('the month that goes on has a statement from the day of the month on which the tenancy began', async () => {
  const found = await readAfter([{ at: '2026-09-01' }], async (transaction) => {
    const { tenancy_id } = await requireAccount(transaction, customerId, accountId);
    await transaction
      .updateTable('tenancy')
      .set({ start_date: '2024-02-15T00:00:00' })
      .where('id', '=', tenancy_id)
      .execute();
    return [await monthsAt('2026-10-14')(transaction), await monthsAt('2026-10-15')(transaction)];
  });
  expect(found).toEqual([['2026-09'], ['2026-10', '2026-09']]);
});

it('a month has no statement while something in it or before it is not posted', async () => {
  const posted = { at: '2026-07-10' };
  const months = (unpostedAt: string) =>
    readAfter([posted, { at: unpostedAt, isPosted: false }], monthsAt('2026-10-31'));
  expect(await months('2026-08-31')).toEqual(['2026-10', '2026-07']);
  expect(await months('2026-09-01')).toEqual(['2026-10', '2026-08', '2026-07']);
});

it('the lines of a statement are read some at a time, each once and in order', async () => {
  const written = Array.from({ length: 201 }, () => ({ at: '2026-07-10' }));
  const parts = await readAfter(written, async (transaction) => {
    const account = await requireAccount(transaction, customerId, accountId);
    const period = { account, from: '2026-07-01', to: '2026-07-31' };
    const content = await readStatementContent(transaction, period, now());
    const read: (readonly StatementLine[])[] = [];
    for await (const part of readStatementLines(transaction, period, content)) read.push(part);
    return read;
  });
  expect(parts.map((part) => part.length)).toEqual([200, 1]);
  expect(parts.flat().map(({ balance }) => balance)).toEqual(written.map((_, index) => index + 1));
});

it('a statement has the name and the home of whoever holds the account', async () => {
  const content = await readAfter([], async (transaction) => {
    const account = await requireAccount(transaction, customerId, accountId);
    return readStatementContent(transaction, { account, from: '2026-07-01', to: '2026-07-31' }, now());
  });
  expect(content).toMatchObject({
    holder: 'Jack Brown',
    address: ['Flat 11, Mill Court', 'Mill Road', 'Millfield', 'MF4 8GR'],
    unposted: null,
  });
});
