import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import type { searchWorksOrders } from '../../contract/works-orders.ts';
import { machineClock } from '../../gateway/clock.ts';
import type { Database } from '../../gateway/database/schema.ts';
import { readAccounts } from '../../gateway/money/accounts.ts';
import { findTransactions } from '../../gateway/money/transactions.ts';
import { findWorksOrders } from '../../gateway/provider/search.ts';
import { plansOf } from '../../test/support/plans.ts';
import { type Figure, figure, type Round } from './figures.ts';
import { longHistories, type ProviderDatabase, startHistoryDatabases } from './history-databases.ts';
import { median } from './median.ts';

const sizes = { small: 10_000, large: 1_000_000 } as const;
const rounds = 7;
const questionsEach = 120;
/** Speed that the large provider keeps: a median of at most 1.5 times that of the small one. */
const goal = 1 / 1.5;

type Search = v.InferOutput<(typeof searchWorksOrders)['query']>;

/** One search of one resident. */
interface Question {
  readonly customerId: string;
  readonly search: Search;
}

/** A kind of question: the n-th to a provider of so many residents. */
type Kind = (index: number, customers: number) => (db: Database) => Promise<unknown>;

const repairs =
  (question: (index: number, customers: number) => Question): Kind =>
  (index, customers) => {
    const { customerId, search } = question(index, customers);
    return (db) => findWorksOrders(db, customerId, search, machineClock());
  };

/** The identifier that the bulk data gives its n-th record of a kind. */
function bulkId(kind: string, number: number): string {
  const hex = createHash('md5').update(`bulk ${kind} ${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A resident that hardly any other question is about; the order is the same in every run. */
const someone = (index: number, customers: number): number =>
  1 + ((longHistories + index * 7_919 + Math.floor(index / 3)) % customers);

const pages: readonly Search[] = [
  {},
  { limit: 100 },
  { orderBy: 'raisedDate asc' },
  { searchTerm: 'tap' },
  { searchText: 'Repair 3' },
  { searchText: 'R-100' },
  { status: ['Unappointed', 'Appointed', 'In progress'] },
  { status: ['Completed', 'Closed'], area: ['Property'] },
  { limit: 1 },
];
const longPages: readonly Search[] = [
  { resultsPerPage: 20, skip: 40 },
  { resultsPerPage: 100, skip: 50 },
  { searchTerm: 'Repair 77' },
  { orderBy: 'raisedDate asc', skip: 140 },
  { status: ['Completed'], area: ['Property'], limit: 100 },
];

const firstPage = { limit: 10, skip: 0 };
const transactionPages: readonly Parameters<typeof findTransactions>[2][] = [
  firstPage,
  { limit: 3, skip: 0 },
  { ...firstPage, fromDate: '2026-01-01' },
  { ...firstPage, searchText: 'debit' },
  { ...firstPage, transactionType: ['PAY'] },
];

const kinds: Readonly<Record<string, Kind>> = {
  'the history of a resident': repairs((index, customers) => ({
    customerId: bulkId('customer', someone(index, customers)),
    search: pages[index % pages.length] ?? {},
  })),
  'a history of 150 repairs': repairs((index) => ({
    customerId: bulkId('customer', 1 + (index % longHistories)),
    search: longPages[index % longPages.length] ?? {},
  })),
  'open repairs like a new one': repairs((index, customers) => ({
    customerId: bulkId('customer', someone(index, customers)),
    search: {
      isDuplicateCheck: true,
      sor: ['PLUM04', 'PLUM05', 'CARP01', 'DAMP01'][index % 4],
      location: 'kitchen',
      propertiesIds: [bulkId('home', someone(index, customers))],
      limit: 100,
    },
  })),
  'the accounts of a resident': (index, customers) => (db) =>
    readAccounts(db, bulkId('customer', someone(index, customers))),
  'the transactions of an account': (index, customers) => {
    const accountId = bulkId('account', someone(index, customers));
    return (db) =>
      findTransactions(db, accountId, transactionPages[index % transactionPages.length] ?? firstPage);
  },
};

async function millisecondsOf(
  { db, customers }: ProviderDatabase,
  kind: Kind,
  index: number,
): Promise<number> {
  const question = kind(index, customers);
  const start = performance.now();
  await question(db);
  return performance.now() - start;
}

/** How much slower searching is for a provider with a hundred times as many repairs and transactions. `ours` is the large one. */
export async function measureHistory(): Promise<readonly Figure[]> {
  const databases = await startHistoryDatabases(sizes.small, sizes.large);
  try {
    const figures: Figure[] = [];
    for (const [name, kind] of Object.entries(kinds)) figures.push(await measureKind(name, kind, databases));
    return figures;
  } finally {
    await databases.close();
  }
}

async function measureKind(
  name: string,
  kind: Kind,
  { small, large }: { readonly small: ProviderDatabase; readonly large: ProviderDatabase },
): Promise<Figure> {
  const measured: { readonly small: number; readonly large: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let question = 0; question < questionsEach; question++) {
      const index = round * questionsEach + question;
      const sides = index % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
      for (const side of sides)
        times[side].push(await millisecondsOf(side === 'small' ? small : large, kind, index));
    }
    // The first round warms up.
    if (round > 0) measured.push({ small: median(times.small), large: median(times.large) });
  }
  const speeds: Round[] = measured.map((times) => ({ ours: 1000 / times.large, bare: 1000 / times.small }));
  const middle = (side: 'small' | 'large') => median(measured.map((times) => times[side])).toFixed(2);
  const indexes = await indexesOf(large, kind);
  return {
    ...figure(name, 'answers/s', speeds, Math.round(goal * 100) / 100),
    note: `median ${middle('large')} ms with ${large.repairs} repairs and about as many transactions, ${middle('small')} ms with ${small.repairs}; by ${indexes.join(', ')}`,
  };
}

/** The indexes with which the large provider finds what it is asked for. Throws where they are read from one end to the other. */
async function indexesOf({ url, customers }: ProviderDatabase, kind: Kind): Promise<readonly string[]> {
  const plans = await plansOf(url, async (db) => {
    for (let index = 0; index < 2 * pages.length; index++) await kind(index, customers)(db);
  });
  const whole = plans.find(({ readWhole }) => readWhole.some((table) => largeTables.includes(table)));
  if (whole) throw new Error(`reads ${whole.readWhole.join(', ')} whole: ${whole.statement}`);
  return [...new Set(plans.flatMap(({ indexes }) => indexes))].sort();
}

const largeTables: readonly string[] = [
  'works_order',
  'asset',
  'customer',
  'appointment',
  'tenancy',
  'account',
  'account_transaction',
];
