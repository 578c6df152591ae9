import type { Gateway, RequestOf } from '../../../../contract/call.ts';
import { type CaseItem, mostCases, searchCases } from '../../../../contract/cases.ts';
import type { ListAnswer, ListQuery, ListRequest } from '../../../../machines/list/list-query.ts';
import { lookUp, typed } from '../../list-requests.ts';

type Query = NonNullable<RequestOf<typeof searchCases>['query']>;

const orders = { newest: 'createdDate desc', oldest: 'createdDate asc', status: 'status asc' } as const;
const statuses = { active: 'Active', cancelled: 'Cancelled', resolved: 'Resolved' } as const;

function caseQuery({ search, filters, place, sort }: ListQuery): Query {
  const words = typed(search);
  return {
    order: lookUp(orders, sort) ?? orders.newest,
    status: lookUp(statuses, filters.status) ?? '',
    ...(words === '' ? {} : { searchText: words }),
    ...(place === '' ? {} : { asset: place }),
  };
}

interface Tools {
  readonly gateway: Gateway;
  readonly customerId: string;
  readonly signal: AbortSignal;
}

/**
 * The service requests of the resident that fit, and how many there are. A table has its pages. Of an endless list the
 * first stretch is short; after it the whole rest comes, as many in one answer as there can be. Throws a `Fault` when
 * they cannot be had.
 */
export async function findCases(
  { query, skip, limit, isEndless }: ListRequest,
  { gateway, customerId, signal }: Tools,
): Promise<ListAnswer<CaseItem>> {
  const upTo = isEndless && skip > 0 ? Number.POSITIVE_INFINITY : skip + limit;
  const rows: CaseItem[] = [];
  let total = 0;
  let at = skip;
  do {
    const end = Math.min(upTo, (Math.floor(at / mostCases) + 1) * mostCases);
    const part = { ...caseQuery(query), customerId, skip: at, limit: end - at };
    const answer = await gateway.call(searchCases, { query: part }, { signal });
    rows.push(...answer.cases);
    total = answer['total-count'];
    at = end;
  } while (at < Math.min(upTo, total));
  return { rows, total };
}

/** The service request with this reference; null where the resident has none. Throws a `Fault` when it cannot be had. */
export async function findCase(reference: string, tools: Tools): Promise<CaseItem | null> {
  const { gateway, customerId, signal } = tools;
  const searchText = typed(reference);
  const { cases } = await gateway.call(searchCases, { query: { customerId, searchText } }, { signal });
  return cases.find(({ caseReferenceNumber }) => caseReferenceNumber === reference) ?? null;
}
