import { useSyncExternalStore } from 'react';
import { gateway, identifiers } from '../../app/portal.ts';
import { markRead as tellRead } from './data/mark-read.ts';
import { usualDays } from './data/message-days.ts';
import { findUnread, type Unread } from './data/message-search.ts';

/** What is known of unread messages, the same for everything on the page. */
interface State {
  /** `undefined` until it is known. */
  readonly unread: Unread | undefined;
  /** Messages that were read on this page or in another tab, whatever a list still says of them. */
  readonly read: ReadonlySet<string>;
}

let state: State = { unread: undefined, read: new Set() };
let readAt = 0;
const listeners = new Set<() => void>();
/** Messages of which the provider is being told. */
const telling = new Set<string>();

/** Milliseconds after which the next page that is opened asks anew. */
const staleTimeMs = 60_000;

const settle = (next: Partial<State>): void => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
};

const customer = (): string => identifiers.read().customerId ?? '';

/** One fewer is unread, if nobody said so before. */
function countDown(id: string): void {
  if (state.read.has(id)) return;
  const { unread } = state;
  settle({
    read: new Set([...state.read, id]),
    unread: unread && { ...unread, count: Math.max(0, unread.count - 1) },
  });
}

interface Told {
  readonly customerId: string;
  readonly id: string;
}

const tabs = new BroadcastChannel('doorstep-messages');
tabs.onmessage = ({ data }: MessageEvent<Told>) => {
  if (data.customerId === customer()) countDown(data.id);
};

/** Asks the provider what is unread. What was known stays until then, and when it cannot be found out. */
async function refreshUnread(): Promise<void> {
  const customerId = customer();
  if (customerId === '') return;
  readAt = Date.now();
  try {
    settle({ unread: await findUnread({ gateway, customerId }, usualDays(new Date()), {}) });
  } catch {
    readAt = 0;
  }
}

/** Asks unless that was done a moment ago. */
export function refreshOldUnread(): void {
  if (Date.now() - readAt >= staleTimeMs) void refreshUnread();
}

/**
 * Tells the provider that a message was read, once, and counts it down everywhere. A message that could not be told of
 * stays unread, and is told of when it is opened again.
 * @returns whether it is known to be read
 */
export async function markMessageRead(id: string): Promise<boolean> {
  const customerId = customer();
  if (state.read.has(id)) return true;
  if (telling.has(id) || customerId === '') return false;
  telling.add(id);
  try {
    await tellRead({ gateway, customerId }, id, {});
    countDown(id);
    tabs.postMessage({ customerId, id } satisfies Told);
    // What the unread ones are about may be fewer things now.
    void refreshUnread();
    return true;
  } catch {
    // The client has reported it.
    return false;
  } finally {
    telling.delete(id);
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is unread, and which messages were read meanwhile. */
export const useUnread = (): State => useSyncExternalStore(subscribe, () => state);
