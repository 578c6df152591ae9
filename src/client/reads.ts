import { hashKey, type QueryClient } from '@tanstack/query-core';
import type { AnswerOf, Call, CallOptions, Gateway, RequestOf } from '../../contract/call.ts';
import { defer } from '../../machines/engine/index.ts';
import { answerFirst } from './first-answers.ts';
import { changesNothing, freshnessOf, outlastsWrites } from './freshness.ts';
import { type ClientSettings, createGateway } from './gateway.ts';
import { queries } from './queries.ts';

/** How often something may have changed: by a write from here, or while nobody looked. */
let changes = 0;

/** From now on everything but what lasts is asked for anew. An answer that is on its way serves nobody who asks later. */
export const noteChange = (): void => {
  changes += 1;
};

/** Milliseconds that are long enough to look at another page and come back. */
export const aWhile = 300_000;

/** Forgets what is remembered for a while and not shown: after a write it would be shown as it was before. */
const forgetUnseen = (client: QueryClient): void =>
  client.removeQueries({ type: 'inactive', predicate: ({ gcTime }) => gcTime === aWhile });

/** Who reads, and where. */
interface Reader {
  whose(): string | undefined;
  /** The path of the page on screen. */
  page(): string;
}

/**
 * A gateway that asks for nothing twice: who reads what was read a moment ago, or is on its way, shares the answer. A write
 * makes what was read before it old, whatever came of it, and another page asks for itself, settings and the like excepted. Answers
 * belong to the resident who asked for them.
 */
export function shareReads(gateway: Gateway, { whose, page }: Reader, client = queries): Gateway {
  /** How many wait for what is on its way. */
  const waiting = new Map<string, number>();

  async function read<C extends Call>(call: C, request: RequestOf<C>, signal: AbortSignal | undefined) {
    signal?.throwIfAborted();
    const queryKey = [whose(), call.id, request, outlastsWrites(call.id) ? [] : [page(), changes]];
    const staleTime = freshnessOf(call.id);
    const key = hashKey(queryKey);
    const answer = client.fetchQuery({
      queryKey,
      staleTime,
      gcTime: staleTime,
      queryFn: (query) => gateway.call(call, request, { signal: query.signal }),
    });
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
    try {
      return await unlessAborted(answer, signal);
    } finally {
      const others = (waiting.get(key) ?? 1) - 1;
      if (others > 0) waiting.set(key, others);
      else {
        waiting.delete(key);
        // Nobody waits for it any more: it is given up on the way.
        if (signal?.aborted) void client.cancelQueries({ queryKey, exact: true });
      }
    }
  }

  return {
    async call<C extends Call>(
      call: C,
      request: RequestOf<C>,
      options: CallOptions = {},
    ): Promise<AnswerOf<C>> {
      if (call.method === 'GET') return read(call, request, options.signal);
      if (changesNothing(call.id)) return gateway.call(call, request, options);
      const note = (): void => {
        noteChange();
        forgetUnseen(client);
      };
      // What is asked for while it is written may be answered as it was before.
      note();
      return gateway.call(call, request, options).finally(note);
    },
  };
}

/** What comes of a promise, or the reason of a signal that comes first. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  const { promise: aborted, reject } = defer<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export interface SharedSettings extends ClientSettings, Pick<Reader, 'page'> {
  /** What came with the page for its first reads, where anything did. */
  readonly firstReads?: () => string | null | undefined;
}

/** The provider's gateway over HTTP, asked for nothing twice, and for nothing that came with the page. */
export function createSharedGateway(settings: SharedSettings): Gateway {
  const { identifiers, page, firstReads, fetch: send = (input, init) => fetch(input, init) } = settings;
  const whose = () => identifiers.read().customerId;
  const first = page();
  const isStill = () => changes === 0 && page() === first;
  const carried = answerFirst(firstReads?.(), send, whose, isStill);
  return shareReads(createGateway({ ...settings, fetch: carried }), { whose, page });
}
