import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountTransaction } from '../../contract/accounts.ts';
import { getAccounts, getTransactions } from '../../contract/accounts.ts';
import { penceOf } from '../../contract/money.ts';
import { monthMoved, monthOfWire, wireMonth } from '../../contract/statement-months.ts';
import { getStatement, listStatements, statementMetadata } from '../../contract/statements.ts';
import { drawInThread } from '../../gateway/money/statement-drawer.ts';
import { readStatements } from '../../gateway/money/statements.ts';
import type { Platform } from '../../gateway/platform.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { pdfTexts } from '../support/pdf-text.ts';

let gateway: TestGateway;
const people = [
  'ben.hughes',
  'chloe.martin',
  'ewa.nowak',
  'harry.jones',
  'jack.brown',
  'kelly.adams',
] as const;
type Key = (typeof people)[number];
const browsers = new Map<Key, Browser>();
beforeAll(async () => {
  gateway = await startGateway();
  for (const key of people) browsers.set(key, await signIn(gateway, `${key}@example.com`));
});
afterAll(() => gateway.close());

const who = (key: Key): Browser => {
  const browser = browsers.get(key);
  if (!browser) throw new Error(`${key} is not signed in`);
  return browser;
};

const today = () => gateway.platform.now().toISOString().slice(0, 10);
const thisMonth = () => today().slice(0, 7);

interface Listed {
  readonly id: string;
  readonly reference: string;
  readonly month: string;
}

async function statementsOf(resident: Browser, back = 30): Promise<Listed[]> {
  const { documents } = await resident.call(listStatements, {
    params: { customerId: resident.customerId },
    query: {
      yearMonthFrom: wireMonth(monthMoved(thisMonth(), -back)),
      yearMonthTo: wireMonth(thisMonth()),
    },
  });
  const value = (metadata: (typeof documents)[number]['metadata'], key: string) =>
    metadata.find((entry) => entry.key === key)?.value ?? '';
  return documents.map(({ id, metadata }) => ({
    id,
    reference: value(metadata, statementMetadata.accountReference),
    month: monthOfWire(value(metadata, statementMetadata.yearMonth)),
  }));
}

const download = (resident: Browser, documentId: string): Promise<Response> =>
  resident.fetch(
    getStatement.path.replace(':customerId', resident.customerId).replace(':documentId', documentId),
  );

async function textsOf(resident: Browser, documentId: string): Promise<readonly string[]> {
  const answer = await download(resident, documentId);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return pdfTexts(Buffer.from(await answer.arrayBuffer()));
}

async function linesOf(resident: Browser, reference: string, month: string): Promise<AccountTransaction[]> {
  const { accounts } = await resident.call(getAccounts, { params: { customerId: resident.customerId } });
  const account = accounts.find(({ identifiers }) => identifiers['pay-ref'] === reference);
  const { transactions } = await resident.call(getTransactions, {
    params: { accountId: account?.['account-identifier'] ?? '' },
    query: { limit: 100, fromDate: `${month}-01`, toDate: `${monthMoved(month, 1)}-01` },
  });
  return transactions
    .filter(({ dates, statuses }) => dates['transaction-date'].startsWith(month) && statuses['is-posted'])
    .toReversed();
}

const grouped = (pounds: number): string =>
  pounds.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const directed = (pounds: number): string => {
  if (pounds === 0) return '£0.00';
  return `£${grouped(Math.abs(pounds))} in ${pounds > 0 ? 'arrears' : 'credit'}`;
};

describe('the list of statements', () => {
  it('has each month of two years for each account, and none for a deposit', async () => {
    const listed = await statementsOf(who('kelly.adams'));
    const closed = listed.filter(({ month }) => month !== thisMonth());
    expect(closed.map(({ month }) => month)).toEqual(
      Array.from({ length: 24 }, (_, back) => monthMoved(thisMonth(), -1 - back)),
    );
    expect(new Set((await statementsOf(who('chloe.martin'))).map(({ reference }) => reference)).size).toBe(4);
    const harry = await statementsOf(who('harry.jones'));
    expect(harry.length).toBeGreaterThan(5);
    expect(new Set(harry.map(({ reference }) => reference.slice(-2)))).toEqual(new Set(['01']));
    // A deposit of a freeholder is ground rent.
    expect((await statementsOf(who('ewa.nowak'))).map(({ reference }) => reference.slice(-2))).toContain(
      '05',
    );
  });

  it('has only the months that are asked for', async () => {
    const lastMonth = wireMonth(monthMoved(thisMonth(), -1));
    const { documents } = await who('kelly.adams').call(listStatements, {
      params: { customerId: who('kelly.adams').customerId },
      query: { yearMonthFrom: lastMonth, yearMonthTo: lastMonth },
    });
    expect(documents.map(({ metadata }) => metadata)).toEqual([
      expect.arrayContaining([{ key: statementMetadata.yearMonth, value: lastMonth }]),
    ]);
    const listed = await statementsOf(who('kelly.adams'), 3);
    expect(listed.length).toBeGreaterThanOrEqual(3);
    expect(listed.every(({ month }) => month >= monthMoved(thisMonth(), -3))).toBe(true);
  });

  it('is empty for an account on which nothing ever happened', async () => {
    expect(await statementsOf(who('jack.brown'))).toEqual([]);
  });
});

describe('a statement', () => {
  it.each(['ben.hughes', 'ewa.nowak', 'chloe.martin'] as const)(
    'of %s says what the ledger says',
    async (key) => {
      const resident = who(key);
      const listed = (await statementsOf(resident)).filter((_, index) => index % 7 === 0);
      expect(listed.length).toBeGreaterThan(3);
      for (const { id, reference, month } of listed) {
        const texts = await textsOf(resident, id);
        const whole = texts.join('\n');
        const lines = await linesOf(resident, reference, month);
        const opened = /Balance at the start of [^:]+: (.+)/.exec(whole)?.[1];
        const closed = /Balance (?:at the end of [^:]+|on .+ at (?:[\d:]+[ap]m|midday|midnight)): (.+)/.exec(
          whole,
        )?.[1];
        const [first] = lines;
        const last = lines.at(-1);
        if (first && last) {
          const sign = first['payment-code'] === 'CR' ? -1 : 1;
          const before = penceOf(first['running-balance'].value) - sign * penceOf(first.amount.gross.value);
          expect(opened).toBe(directed(before / 100));
          expect(closed).toBe(directed(last['running-balance'].value));
        } else {
          expect(opened).toBe(closed);
          expect(whole).toContain('There were no charges or payments');
        }
        expect(whole).toContain(`Payment reference: ${reference}`);
        const afterHead = texts.slice(texts.indexOf('Balance') + 1);
        const cells = lines.flatMap((line) => {
          const amount = grouped(line.amount.gross.value);
          const balance = line['running-balance'].value;
          return [
            line['transaction-description'],
            amount,
            balance < 0 ? `${grouped(-balance)} in credit` : grouped(balance),
          ];
        });
        const said = afterHead.filter((text) => cells.includes(text)).slice(0, cells.length);
        expect(said).toEqual(cells);
      }
    },
  );

  it('is tagged, in English, and called by its month', async () => {
    const [newest] = (await statementsOf(who('ben.hughes'))).filter(({ month }) => month !== thisMonth());
    const answer = await download(who('ben.hughes'), newest?.id ?? '');
    const raw = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    for (const part of [
      '/Marked true',
      '/Lang (en-GB)',
      '/S /Table',
      '/S /TH',
      '/S /H1',
      '/DisplayDocTitle true',
    ]) {
      expect(raw).toContain(part);
    }
  });

  it.each([
    ['says what went wrong', { kind: 'failed', error: new Error('no ink') }, 'no ink'],
    ['has none', { kind: 'ready' }, 'no statement was drawn'],
  ])('is not there when the thread that draws it %s', async (_what, answer, message) => {
    const { platform } = gateway;
    const { customerId } = who('ben.hughes');
    const drawers: Platform['drawers'] = {
      use: (_key, task) => task({ ask: async () => answer }),
      close: async () => {},
    };
    const [statement] = await readStatements(platform.db, customerId, platform.now());
    if (!statement) throw new Error('there is no statement');
    const drawn = drawInThread({ ...platform, drawers }, customerId, { ...statement, title: 'Statement' });
    await expect(drawn).rejects.toThrow(message);
  });

  it('of somebody else is as one that never existed', async () => {
    const [other] = await statementsOf(who('kelly.adams'));
    const answer = await download(who('ben.hughes'), other?.id ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
});
