import { Fault } from '../../machines/fault.ts';
import type { Received } from './answer.ts';
import type { WireRequest } from './request.ts';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** How requests leave: from which address on, and by which fetch. */
export interface Carrier {
  /** Origin of the gateway; the page's own when empty. */
  readonly origin: string;
  readonly fetch: Fetch;
}

/** Milliseconds before a lost read is sent again: a phone that changes cells has its connection back by then. */
const pause = 300;

async function sendOnce(request: WireRequest, carrier: Carrier, signal: AbortSignal): Promise<Received> {
  const { method, headers, body: sent = null, keepalive } = request;
  const response = await carrier.fetch(`${carrier.origin}${request.url}`, {
    method,
    headers,
    body: sent,
    signal,
    credentials: 'same-origin',
    keepalive,
  });
  const body = request.isForFile ? await response.blob() : await response.text();
  const header = (name: string) => response.headers.get(name) ?? undefined;
  return {
    status: response.status,
    body,
    eTag: header('ETag'),
    location: header('Location'),
    retryAfter: Number(header('Retry-After')) || undefined,
  };
}

/**
 * Sends a request and waits for its whole answer. A read is sent a second time when the connection is lost; a write
 * never is. Throws `Fault` timedOut or dropped, and the signal's reason when the caller gave up.
 */
export async function send(
  request: WireRequest,
  carrier: Carrier,
  signal: AbortSignal | undefined,
): Promise<Received> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  signal?.addEventListener('abort', giveUp);
  // One time for everything, a second attempt included.
  const timer = setTimeout(giveUp, request.timeout);
  const attempt = () => sendOnce(request, carrier, stop.signal);
  try {
    return await attempt().catch(async (error: unknown) => {
      if (request.method !== 'GET' || stop.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      stop.signal.throwIfAborted();
      return attempt();
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new Fault(stop.signal.aborted ? 'timedOut' : 'dropped', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
