import ky, { isNetworkError, isTimeoutError } from 'ky';
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

/**
 * Sends a request and waits for its whole answer. A read is sent a second time when the connection is lost; a write
 * never is. Throws `Fault` timedOut or dropped, and the signal's reason when the caller gave up.
 */
export async function sendRequest(
  request: WireRequest,
  carrier: Carrier,
  signal: AbortSignal | undefined,
): Promise<Received> {
  try {
    const sent = ky(`${carrier.origin}${request.url}`, {
      method: request.method,
      headers: request.headers,
      ...(request.body !== undefined && { body: request.body }),
      ...(signal && { signal }),
      credentials: 'same-origin',
      fetch: carrier.fetch,
      keepalive: request.keepalive,
      timeout: request.timeout,
      totalTimeout: request.timeout,
      retry: { limit: 1, methods: ['get'] },
      throwHttpErrors: false,
    });
    const body = request.isForFile ? await sent.blob() : await sent.text();
    const { status, headers } = await sent;
    return {
      status,
      body,
      eTag: headers.get('ETag') ?? undefined,
      location: headers.get('Location') ?? undefined,
      retryAfter: Number(headers.get('Retry-After')) || undefined,
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (isTimeoutError(error)) throw new Fault('timedOut', { cause: error });
    if (isNetworkError(error) || error instanceof TypeError) throw new Fault('dropped', { cause: error });
    throw error;
  }
}
