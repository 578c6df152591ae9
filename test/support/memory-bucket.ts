import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';

const settings = { region: 'eu-west-2', accessKeyId: 'the key', secretAccessKey: 'the secret of the key' };

/** What a bucket answers. */
export interface BucketAnswer {
  readonly status: number;
  readonly body?: Uint8Array | string;
}

const errorOf = (status: number, code: string): BucketAnswer => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
});

/** A bucket that keeps every promise of the media port, unlike s3rver, which looks at no signature and no digest. */
export class MemoryBucket {
  readonly objects: Map<string, Uint8Array>;

  constructor(objects = new Map<string, Uint8Array>()) {
    this.objects = objects;
  }

  /** Whether somebody who knows the secret signed a request. */
  async isSigned({ method = '', headers }: IncomingMessage, url: URL): Promise<boolean> {
    const [digest, datetime] = [headers['x-amz-content-sha256'], headers['x-amz-date']];
    if (typeof digest !== 'string' || typeof datetime !== 'string') return false;
    const signed = await new AwsV4Signer({
      ...{ ...settings, method, url: url.href, service: 's3', datetime },
      headers: { 'x-amz-content-sha256': digest },
    }).sign();
    return signed.headers.get('authorization') === headers.authorization;
  }

  put(key: string, bytes: Uint8Array, digest: string): BucketAnswer {
    if (createHash('sha256').update(bytes).digest('hex') !== digest)
      return errorOf(400, 'XAmzContentSHA256Mismatch');
    this.objects.set(key, bytes);
    return { status: 200 };
  }

  get(key: string): BucketAnswer {
    const body = this.objects.get(key);
    return body ? { status: 200, body } : errorOf(404, 'NoSuchKey');
  }

  remove(key: string): BucketAnswer {
    this.objects.delete(key);
    return { status: 204 };
  }

  /** The keys after one, in their order. */
  list(after: string, max: number): { readonly keys: readonly string[]; readonly isTruncated: boolean } {
    const all = [...this.objects.keys()].filter((key) => key > after).sort();
    return { keys: all.slice(0, max), isTruncated: all.length > max };
  }

  async answer(request: IncomingMessage, url: URL): Promise<BucketAnswer> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    if (!(await this.isSigned(request, url))) return errorOf(403, 'AccessDenied');
    const key = decodeURIComponent(url.pathname.split('/')[2] ?? '');
    if (key === '') {
      const { searchParams } = url;
      const { keys, isTruncated } = this.list(
        searchParams.get('start-after') ?? '',
        Number(searchParams.get('max-keys') ?? 1000),
      );
      const contents = keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join('');
      const xml = `<ListBucketResult>${contents}<IsTruncated>${isTruncated}</IsTruncated></ListBucketResult>`;
      return { status: 200, body: xml };
    }
    if (request.method === 'PUT')
      return this.put(key, Buffer.concat(pieces), String(request.headers['x-amz-content-sha256']));
    return request.method === 'DELETE' ? this.remove(key) : this.get(key);
  }
}

/** A bucket that does some things otherwise. What it does right it can leave to another one with the same objects. */
export function faultyBucket(change: (right: MemoryBucket) => Partial<MemoryBucket>): MemoryBucket {
  const right = new MemoryBucket();
  return Object.assign(new MemoryBucket(right.objects), change(right));
}

/** Serves a bucket; answers the settings of a gateway that keeps files in it. */
export async function serveBucket(bucket: MemoryBucket): Promise<{
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const { status, body } = await bucket.answer(request, url);
    response.writeHead(status).end(body);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    env: {
      MEDIA_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/homes`,
      MEDIA_REGION: settings.region,
      MEDIA_ACCESS_KEY_ID: settings.accessKeyId,
      MEDIA_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
