import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { ServiceAway } from '../service-away.ts';
import { tracedFetch } from '../tracing/spans.ts';
import { NoSuchObject, type ObjectStore } from './object-store.ts';
import type { ObjectStoreSettings } from './object-store-settings.ts';

/** Milliseconds without a byte in either direction after which the store is given up. */
const patience = 15_000;

interface Sent {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** The key of an object; the bucket itself without one. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | AsyncIterable<Buffer>;
}

/** Gives up what takes too long between one sign of life and the next. */
function watchdog(): { readonly signal: AbortSignal; alive(): void; done(): void } {
  const abort = new AbortController();
  const timer = setTimeout(
    () => abort.abort(new DOMException('no byte for too long', 'TimeoutError')),
    patience,
  );
  return { signal: abort.signal, alive: () => void timer.refresh(), done: () => clearTimeout(timer) };
}

async function* withSignsOfLife(bytes: AsyncIterable<Uint8Array>, alive: () => void): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    alive();
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  }
}

const away = (cause: unknown): ServiceAway =>
  new ServiceAway('the store of files does not answer', { cause });

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What a list of a bucket says. Keys of this gateway are plain; strange ones are only told to people. */
function pageOf(xml: string): { readonly keys: readonly string[]; readonly isLast: boolean } {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, text = '']) =>
    text.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole),
  );
  return { keys, isLast: !xml.includes('<IsTruncated>true</IsTruncated>') };
}

/** A bucket of any store that understands Amazon's S3. Nothing that goes through it is in memory as a whole. */
export function createS3Store({
  url,
  region,
  accessKeyId,
  secretAccessKey,
}: ObjectStoreSettings): ObjectStore {
  const base = url.replace(/\/+$/, '');

  const send = async (
    { method, key, query, headers = {}, body }: Sent,
    watch: ReturnType<typeof watchdog>,
  ) => {
    const address = new URL(key === undefined ? base : `${base}/${encodeURIComponent(key)}`);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      ...{ method, url: address.href, headers: { ...headers }, service: 's3' },
      ...{ region, accessKeyId: accessKeyId(), secretAccessKey: secretAccessKey() },
    }).sign();
    const isStream = body !== undefined && !(body instanceof Uint8Array);
    const response = await tracedFetch('file store', String(signed.url), {
      method,
      headers: signed.headers,
      signal: watch.signal,
      redirect: 'error',
      ...(body !== undefined && {
        body: isStream ? Readable.toWeb(Readable.from(withSignsOfLife(body, watch.alive))) : body,
      }),
      ...(isStream && { duplex: 'half' }),
    } as RequestInit);
    // Some stores say that what is to be removed is not there.
    if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
    await response.body?.cancel();
    if (response.status === 404 && method === 'GET' && key !== undefined)
      throw new NoSuchObject('there is no such object in the store');
    throw new Error(`the store answered ${response.status} to ${method}`);
  };

  /** Sends what is answered with nothing that matters. */
  const tell = async (sent: Sent): Promise<void> => {
    const watch = watchdog();
    try {
      const response = await send(sent, watch);
      await response.body?.cancel();
    } catch (error) {
      throw away(error);
    } finally {
      watch.done();
    }
  };

  return {
    put: (key, { bytes, size, sha256, contentType }) =>
      tell({
        method: 'PUT',
        key,
        headers: {
          'content-length': String(size),
          'content-type': contentType,
          // The store refuses anything else than what was meant.
          'x-amz-content-sha256': sha256,
        },
        body: bytes,
      }),

    async read(key) {
      const watch = watchdog();
      try {
        const { body } = await send({ method: 'GET', key }, watch);
        return (async function* pieces() {
          try {
            if (body !== null) yield* withSignsOfLife(body, watch.alive);
          } catch (error) {
            throw away(error);
          } finally {
            watch.done();
          }
        })();
      } catch (error) {
        watch.done();
        throw error instanceof NoSuchObject ? error : away(error);
      }
    },

    remove: (key) => tell({ method: 'DELETE', key }),

    async *keys() {
      let after: string | undefined;
      do {
        const watch = watchdog();
        try {
          const query = { 'list-type': '2', ...(after !== undefined && { 'start-after': after }) };
          const { keys, isLast } = pageOf(await (await send({ method: 'GET', query }, watch)).text());
          after = isLast ? undefined : keys.at(-1);
          yield keys;
        } catch (error) {
          throw away(error);
        } finally {
          watch.done();
        }
      } while (after !== undefined);
    },
  };
}
