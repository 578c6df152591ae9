import type { CallOptions, Gateway, RequestOf } from '../../../../contract/call.ts';
import { listCommunications } from '../../../../contract/communications.ts';
import type { ListAnswer, ListQuery, ListRequest } from '../../../../machines/list/list-query.ts';
import { lookUp, stretchesOf, typed } from '../../list-requests.ts';
import { type MessageRow, messageRow } from './message-row.ts';

type Query = NonNullable<RequestOf<typeof listCommunications>['query']>;

interface Tools {
  readonly gateway: Gateway;
  readonly customerId: string;
  readonly signal: AbortSignal;
}

/** Messages that one call can answer. */
const maxRowsPerCall = 100;

const statuses = { read: 'READ', unread: 'UNREAD' } as const;

function messageQuery({ search, filters: { from, to, status }, place, sort }: ListQuery): Query {
  const words = typed(search);
  const wanted = lookUp(statuses, status);
  return {
    ...(from ? { fromDate: from } : {}),
    ...(to ? { toDate: to } : {}),
    ...(wanted ? { status: wanted } : {}),
    ...(place === '' ? {} : { assetIdentifier: place }),
    ...(words === '' ? {} : { searchText: words }),
    sort: sort === 'oldest' ? 'createdDate asc' : 'createdDate desc',
  };
}

/** The messages that fit, and how many there are. Throws a `Fault` when they cannot be had. */
export async function findMessages(
  { query, skip, limit }: ListRequest,
  { gateway, customerId, signal }: Tools,
): Promise<ListAnswer<MessageRow>> {
  const stretches = stretchesOf(skip, limit, maxRowsPerCall).map((stretch) => ({
    ...messageQuery(query),
    ...stretch,
  }));
  const answers = await Promise.all(
    stretches.map((stretch) =>
      gateway.call(listCommunications, { params: { customerId }, query: stretch }, { signal }),
    ),
  );
  return {
    rows: answers.flatMap(({ communications }) => communications.map(messageRow)),
    total: answers[0]?.['total-count'] ?? 0,
  };
}

/** What of the messages is unread. */
export interface Unread {
  readonly count: number;
  /** What the unread ones are about, each once. */
  readonly categories: readonly string[];
}

/** What of the messages of these days is unread, at all homes. */
export async function findUnread(
  { gateway, customerId }: Omit<Tools, 'signal'>,
  days: Pick<Query, 'fromDate' | 'toDate'>,
  options: CallOptions,
): Promise<Unread> {
  const query = { ...days, status: 'UNREAD', limit: 1, skip: 0 } as const;
  const answer = await gateway.call(listCommunications, { params: { customerId }, query }, options);
  return { count: answer['total-unread'], categories: answer.unreadCatagoryTypes };
}
