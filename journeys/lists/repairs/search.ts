import type { Gateway, RequestOf } from '../../../contract/call.ts';
import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import type { ListAnswer, ListQuery, ListRequest } from '../../../machines/list/list-query.ts';
import { chosen, typed } from '../../shared/asking.ts';
import { repairList } from './list.ts';
import { assetTypesOf, statusesOf } from './statuses.ts';

type Query = NonNullable<RequestOf<typeof searchWorksOrders>['query']>;

const orders = { newest: 'raisedDate desc', oldest: 'raisedDate asc' } as const;

function narrowed({ search, filters, place, sort }: ListQuery): Query {
  const words = typed(search);
  const status = chosen(statusesOf, filters.status);
  const area = chosen(assetTypesOf, filters.area);
  return {
    orderBy: chosen(orders, sort) ?? orders.newest,
    ...(words === '' ? {} : { searchTerm: words }),
    ...(status ? { status: [...status] } : {}),
    ...(area ? { area: [...area] } : {}),
    ...(place === '' ? {} : { propertiesIds: [place] }),
  };
}

/** What the provider is asked for: pages by their size, stretches of an endless list by their limit. */
export function callsFor({ query, skip, limit, isEndless }: ListRequest): readonly Query[] {
  if (!isEndless) return [{ ...narrowed(query), resultsPerPage: limit, skip }];
  const { batch } = repairList;
  return Array.from({ length: Math.ceil(limit / batch) }, (_, index) => ({
    ...narrowed(query),
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
