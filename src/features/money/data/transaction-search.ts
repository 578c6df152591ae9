import { getTransactions, type TransactionType } from '../../../../contract/accounts.ts';
import type { Gateway, RequestOf } from '../../../../contract/call.ts';
import type { ListAnswer, ListQuery, ListRequest } from '../../../../machines/list/list-query.ts';
import { lookUp, stretchesOf, typed } from '../../list-requests.ts';
import { type TransactionRow, transactionRow } from './transaction-row.ts';

type Query = NonNullable<RequestOf<typeof getTransactions>['query']>;

interface Tools {
  readonly gateway: Gateway;
  readonly signal: AbortSignal;
}

/** What each choice of the filter stands for. */
const typesOf: Readonly<Record<string, readonly TransactionType[]>> = {
  payments: ['PAY'],
  charges: ['DRS'],
  adjustments: ['ADJ', 'DRA'],
};

/** Transactions that one call can answer. */
const maxRowsPerCall = 100;

export function transactionQuery({ search, filters: { from = '', to = '', type } }: ListQuery): Query {
  const words = typed(search);
  const types = lookUp(typesOf, type);
  return {
    ...(from === '' ? {} : { fromDate: from }),
    ...(to === '' ? {} : { toDate: to }),
    ...(words === '' ? {} : { searchText: words }),
    ...(types ? { transactionType: [...types] } : {}),
  };
}

/** The transactions of an account that fit, and how many there are. Throws a `Fault` when they cannot be had. */
export async function findTransactions(
  { query, skip, limit }: ListRequest,
  { gateway, signal }: Tools,
): Promise<ListAnswer<TransactionRow>> {
  const stretches = stretchesOf(skip, limit, maxRowsPerCall).map((stretch) => ({
    ...transactionQuery(query),
    ...stretch,
  }));
  const params = { accountId: query.place };
  const answers = await Promise.all(
    stretches.map((stretch) => gateway.call(getTransactions, { params, query: stretch }, { signal })),
  );
  return {
    rows: answers.flatMap(({ transactions }) => transactions.map(transactionRow)),
    total: answers[0]?.totalCount ?? 0,
  };
}

/** Transactions that are read at most, for a file or a picture of all of them. */
const enough = 2000;

/** All transactions that fit, one stretch after the other, the newest first; only the newest of very many. */
export async function allTransactions(query: ListQuery, tools: Tools): Promise<readonly TransactionRow[]> {
  const rows: TransactionRow[] = [];
  for (let total = Number.POSITIVE_INFINITY; rows.length < Math.min(total, enough); ) {
    const answer = await findTransactions(
      { query, skip: rows.length, limit: maxRowsPerCall, isEndless: true },
      tools,
    );
    rows.push(...answer.rows);
    total = answer.rows.length === 0 ? rows.length : answer.total;
  }
  return rows;
}
