import { useQuery } from '@tanstack/react-query';
import { gateway, identifiers } from '../../app/portal.ts';
import { optionsOf } from '../../app/useReading.ts';
import { now } from '../../client/clock.ts';
import { queries } from '../../client/queries.ts';
import { markRead as tellRead } from './data/mark-read.ts';
import { usualDays } from './data/message-days.ts';
import { findUnread, type Unread } from './data/message-search.ts';

const customer = (): string => identifiers.read().customerId ?? '';

/** What is unread by the provider's word, asked for at most once a minute. */
const unreadReading = () => ({
  ...optionsOf({
    name: ['unread'],
    read: (signal) => findUnread({ gateway, customerId: customer() }, usualDays(now()), { signal }),
    freshFor: 60_000,
    keptFor: Number.POSITIVE_INFINITY,
  }),
  refetchOnWindowFocus: false,
});

/** Messages that were read on this page or in another tab, whatever a list still says of them. */
const readHere = () => ({
  queryKey: [customer(), 'read'],
  queryFn: (): ReadonlySet<string> => new Set(),
  initialData: (): ReadonlySet<string> => new Set(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Messages of which the provider is being told. */
const telling = new Set<string>();

const isKnownRead = (id: string): boolean =>
  queries.getQueryData<ReadonlySet<string>>(readHere().queryKey)?.has(id) === true;

/** One fewer is unread, if nobody said so before. */
function countDown(id: string): void {
  if (isKnownRead(id)) return;
  queries.setQueryData<ReadonlySet<string>>(
    readHere().queryKey,
    (read = new Set()) => new Set([...read, id]),
  );
  queries.setQueryData<Unread>(
    unreadReading().queryKey,
    (unread) => unread && { ...unread, count: Math.max(0, unread.count - 1) },
  );
}

interface Told {
  readonly customerId: string;
  readonly id: string;
}

const tabs = new BroadcastChannel('doorstep-messages');
tabs.onmessage = ({ data }: MessageEvent<Told>) => {
  if (data.customerId === customer()) countDown(data.id);
};

/** Asks the provider what is unread, unless that was done a moment ago. What was known stays until then. */
export function refreshOldUnread(): void {
  if (customer() !== '') void queries.prefetchQuery(unreadReading());
}

/**
 * Tells the provider that a message was read, once, and counts it down everywhere. A message that could not be told of
 * stays unread, and is told of when it is opened again.
 * @returns whether it is known to be read
 */
export async function markMessageRead(id: string): Promise<boolean> {
  const customerId = customer();
  if (isKnownRead(id)) return true;
  if (telling.has(id) || customerId === '') return false;
  telling.add(id);
  try {
    await tellRead({ gateway, customerId }, id, {});
    countDown(id);
    tabs.postMessage({ customerId, id } satisfies Told);
    // What the unread ones are about may be fewer things now.
    void queries.prefetchQuery({ ...unreadReading(), staleTime: 0 });
    return true;
  } catch {
    // The client has reported it.
    return false;
  } finally {
    telling.delete(id);
  }
}

/** What is unread, `undefined` until it is known, and which messages were read meanwhile; `refreshOldUnread` asks. */
export function useUnread(): {
  readonly unread: Unread | undefined;
  /** Whether that was asked and answered, be it with a failure. */
  readonly isAsked: boolean;
  readonly read: ReadonlySet<string>;
} {
  const { data: unread, isFetched: isAsked } = useQuery({ ...unreadReading(), enabled: false }, queries);
  const { data: read } = useQuery(readHere(), queries);
  return { unread, isAsked, read };
}
