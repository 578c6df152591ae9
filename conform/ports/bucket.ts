import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';

/** A bucket, and the key that the gateway has to it. */
export interface BucketSettings {
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What is asked of a bucket. */
export interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Of an object; the bucket itself without. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** All bytes, or as they come. */
  readonly body?: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;
  /** Whether it goes without a signature. */
  readonly isAnonymous?: boolean;
}

/** Milliseconds. A file of 25 MB fits in. */
const timeoutMs = 60_000;

/** Asks a bucket, signed as Amazon's S3 wants it. Throws when it does not answer. */
export async function askBucket(settings: BucketSettings, request: BucketRequest): Promise<Response> {
  const { url, region, accessKeyId, secretAccessKey } = settings;
  const { method, key, query = {}, headers = {}, body, isAnonymous = false } = request;
  const base = url.replace(/\/+$/, '');
  const address = new URL(key === undefined ? base : `${base}/${encodeURIComponent(key)}`);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const signed = await new AwsV4Signer({
    ...{ method, url: address.href, headers: { ...headers }, service: 's3' },
    ...{ region, accessKeyId, secretAccessKey },
  }).sign();
  const isStream = body !== undefined && !(body instanceof Uint8Array);
  return fetch(signed.url, {
    method,
    headers: isAnonymous ? headers : signed.headers,
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
    ...(body !== undefined && { body: isStream ? Readable.toWeb(Readable.from(body)) : body }),
    ...(isStream && { duplex: 'half' }),
  } as RequestInit);
}
