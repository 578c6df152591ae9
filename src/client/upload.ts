import { Fault } from '../../machines/engine/index.ts';
import type { Received } from './answer.ts';
import type { WireRequest } from './request.ts';

/**
 * Sends a request and tells how much of it has left. `fetch` cannot tell that without request streams, which few
 * browsers have. Throws like `send`.
 */
export function sendWithProgress(
  request: WireRequest,
  origin: string,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, `${origin}${request.url}`);
    xhr.timeout = request.timeout;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);

    const giveUp = (): void => xhr.abort();
    signal?.addEventListener('abort', giveUp);
    const settle = (outcome: () => void) => (): void => {
      signal?.removeEventListener('abort', giveUp);
      outcome();
    };

    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    xhr.onload = settle(() => resolve(receivedFrom(xhr)));
    xhr.onerror = settle(() => reject(new Fault('dropped')));
    xhr.ontimeout = settle(() => reject(new Fault('timedOut')));
    xhr.onabort = settle(() => reject(signal?.reason ?? new Fault('dropped')));
    xhr.send(request.body ?? null);
  });
}

const receivedFrom = (xhr: XMLHttpRequest): Received => ({
  status: xhr.status,
  body: xhr.responseText,
  eTag: xhr.getResponseHeader('ETag') ?? undefined,
  location: xhr.getResponseHeader('Location') ?? undefined,
  retryAfter: Number(xhr.getResponseHeader('Retry-After')) || undefined,
});
