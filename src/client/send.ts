import { Fault } from '../../machines/engine/index.ts';
import type { Received } from './answer.ts';
import type { WireRequest } from './request.ts';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** How requests leave: from which address on, and by which fetch. */
export interface Carrier {
  /** Origin of the gateway; the page's own when empty. */
  readonly origin: string;
  readonly fetch: Fetch;
}

/** Milliseconds before a lost read is sent again: a phone that changes its network needs a moment. */
const secondTryAfter = 300;

/** Browsers say only by the kind of error that the connection was lost. */
const isLost = (error: unknown): boolean => error instanceof TypeError;

/**
 * Sends a request and waits for its whole answer. A read is sent a second time when the connection is lost; a write
 * never is. Throws `Fault` timedOut or dropped, and the signal's reason when the caller gave up.
 */
export async function sendRequest(
  request: WireRequest,
  carrier: Carrier,
  signal: AbortSignal | undefined,
): Promise<Received> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    giveUp();
  }, request.timeout);
  signal?.addEventListener('abort', giveUp);
  try {
    return await sendOnce(request, carrier, stop.signal).catch(async (error: unknown) => {
      if (request.method !== 'GET' || !isLost(error) || stop.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, secondTryAfter));
      return sendOnce(request, carrier, stop.signal);
    });
  } catch (error) {
    signal?.throwIfAborted();
    if (isLate) throw new Fault('timedOut', { cause: error });
    throw isLost(error) ? new Fault('dropped', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

async function sendOnce(
  { url, method, headers, body, keepalive, isForFile }: WireRequest,
  { origin, fetch }: Carrier,
  signal: AbortSignal,
): Promise<Received> {
  const answer = await fetch(`${origin}${url}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
    credentials: 'same-origin',
    keepalive,
    signal,
  });
  return {
    status: answer.status,
    body: isForFile ? await answer.blob() : await answer.text(),
    eTag: answer.headers.get('ETag') ?? undefined,
    location: answer.headers.get('Location') ?? undefined,
    retryAfter: Number(answer.headers.get('Retry-After')) || undefined,
  };
}
