/** Calls back whenever the device loses its network or has one again; answers what stops it. */
export function onNetworkChange(listener: () => void): () => void {
  const stop = new AbortController();
  for (const change of ['online', 'offline']) addEventListener(change, listener, stop);
  return () => stop.abort();
}

/** Settles when the device has a network again. Rejects with the reason of a signal that comes first. */
export const whenOnline = (signal: AbortSignal | undefined): Promise<unknown> =>
  new Promise((resolve, reject) => {
    addEventListener('online', resolve, { once: true, ...(signal && { signal }) });
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
