import type { Gateway, RequestOf } from '../../../../contract/call.ts';
import type { WorksOrderSummary } from '../../../../contract/works-order-summary.ts';
import { searchWorksOrders } from '../../../../contract/works-orders.ts';
import type { ListAnswer, ListQuery, ListRequest } from '../../../../machines/list/list-query.ts';
import { lookUp, typed } from '../../list-requests.ts';
import { repairList } from './repair-list.ts';
import { assetTypesOf, statusesOf } from './search-statuses.ts';

type Query = NonNullable<RequestOf<typeof searchWorksOrders>['query']>;

const orders = { newest: 'raisedDate desc', oldest: 'raisedDate asc' } as const;

function repairQuery({ search, filters, place, sort }: ListQuery): Query {
  const words = typed(search);
  const status = lookUp(statusesOf, filters.status);
  const area = lookUp(assetTypesOf, filters.area);
  return {
    orderBy: lookUp(orders, sort) ?? orders.newest,
    ...(words === '' ? {} : { searchTerm: words }),
    ...(status ? { status: [...status] } : {}),
    ...(area ? { area: [...area] } : {}),
    ...(place === '' ? {} : { propertiesIds: [place] }),
  };
}

/** What the provider is asked for: pages by their size, stretches of an endless list by their limit. */
export function callsFor({ query, skip, limit, isEndless }: ListRequest): readonly Query[] {
  if (!isEndless) return [{ ...repairQuery(query), resultsPerPage: limit, skip }];
  const { batch } = repairList;
  return Array.from({ length: Math.ceil(limit / batch) }, (_, index) => ({
    ...repairQuery(query),
    limit: Math.min(batch, limit - index * batch),
    skip: skip + index * batch,
  }));
}

/** The repairs of the resident that fit, and how many there are. Throws a `Fault` when they cannot be had. */
export async function findRepairs(
  request: ListRequest,
  { gateway, signal }: { readonly gateway: Gateway; readonly signal: AbortSignal },
): Promise<ListAnswer<WorksOrderSummary>> {
  const answers = await Promise.all(
    callsFor(request).map((query) => gateway.call(searchWorksOrders, { query }, { signal })),
  );
  return {
    rows: answers.flatMap(({ models }) => models),
    total: answers[0]?.totalCount ?? 0,
  };
}
