import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { askBucket, type BucketRequest, type BucketSettings } from './bucket.ts';
import { type Port, type PortCheck, settingsOf } from './port.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A bucket with what this run puts into it. */
class Bucket {
  /** What every key of this run begins with. No key of a gateway does. */
  readonly prefix = `conform-${randomUUID()}`;
  /** Keys that may have an object. */
  readonly written = new Set<string>();
  readonly settings: BucketSettings;

  constructor(settings: BucketSettings) {
    this.settings = settings;
  }

  /** A key of this run. Those of higher numbers come later in a list. */
  key(number: number): string {
    return `${this.prefix}-${String(number).padStart(3, '0')}`;
  }

  ask(request: BucketRequest, settings: BucketSettings = this.settings): Promise<Response> {
    if (request.method === 'PUT' && request.key !== undefined) this.written.add(request.key);
    return askBucket(settings, request);
  }

  /** Puts an object as the gateway does. */
  put(
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
    { digest = sha256(bytes), body = bytes as BucketRequest['body'] } = {},
  ): Promise<Response> {
    const headers = {
      'content-length': String(bytes.length),
      'content-type': 'application/octet-stream',
      'x-amz-content-sha256': digest,
    };
    return this.ask({ method: 'PUT', key, headers, ...(body && { body }) });
  }

  get(key: string): Promise<Response> {
    return this.ask({ method: 'GET', key });
  }

  /** Fails unless an object has these bytes. */
  async expectBytes(key: string, bytes: Uint8Array): Promise<void> {
    const response = await this.get(key);
    const got = new Uint8Array(await response.arrayBuffer());
    assert.equal(response.status, 200, `GET answered ${response.status}`);
    assert.equal(got.length, bytes.length, `${bytes.length} bytes went in, and ${got.length} came out`);
    assert.ok(Buffer.compare(got, bytes) === 0, 'other bytes came out than went in');
  }
}

/** Fails unless it was taken. */
async function expectTaken(response: Response, what: string): Promise<void> {
  const text = await response.text();
  assert.ok(response.ok, `${what} answered ${response.status}: ${text.slice(0, 200)}`);
}

/** Fails unless it was refused for what it is. */
async function expectRefused(response: Response, what: string): Promise<void> {
  await response.body?.cancel();
  const { status } = response;
  assert.ok(status >= 400 && status < 500, `${what} answered ${status}`);
}

const bytesOf = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(size));

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** All keys of this run that the bucket lists, a page of two after the other. */
async function listedKeys(bucket: Bucket): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let pages = 0, after = bucket.prefix; pages < 100; pages++) {
    const query = { 'list-type': '2', 'max-keys': '2', 'start-after': after };
    const response = await bucket.ask({ method: 'GET', query });
    const xml = await response.text();
    assert.equal(response.status, 200, `the list answered ${response.status}: ${xml.slice(0, 200)}`);
    const page = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
    assert.ok(page.length <= 2, `a page of two has ${page.length} keys`);
    keys.push(...page.filter((key) => key.startsWith(bucket.prefix)));
    const last = page.at(-1);
    if (!xml.includes('<IsTruncated>true</IsTruncated>') || !last?.startsWith(bucket.prefix)) break;
    after = last;
  }
  return keys;
}

const megabyte = 1024 * 1024;

function keeping(bucket: Bucket): readonly PortCheck[] {
  const part = 'Bytes';
  const small = bytesOf(1000);
  const first = bucket.key(0);
  return [
    {
      part,
      says: 'what was put comes back byte for byte, at once',
      async run() {
        await expectTaken(await bucket.put(first, small), 'PUT');
        await bucket.expectBytes(first, small);
      },
    },
    {
      part,
      says: 'the same object can be put again',
      async run() {
        await expectTaken(await bucket.put(first, small), 'PUT of the same object');
        await bucket.expectBytes(first, small);
      },
    },
    {
      part,
      says: 'bytes that are not of the given SHA-256 are refused, and nothing is kept of them',
      async run() {
        const key = bucket.key(1);
        await expectRefused(
          await bucket.put(key, small, { digest: sha256(bytesOf(9)) }),
          'PUT of other bytes',
        );
        const { status } = await bucket.get(key);
        assert.equal(status, 404, `GET of what was refused answered ${status}`);
      },
    },
    {
      part,
      says: 'eight are put and read at the same time',
      async run() {
        const files = Array.from({ length: 8 }, (_, at) => ({
          key: bucket.key(10 + at),
          bytes: bytesOf(5000 + at),
        }));
        const put = files.map(async ({ key, bytes }) => expectTaken(await bucket.put(key, bytes), 'PUT'));
        await Promise.all(put);
        await Promise.all(files.map(({ key, bytes }) => bucket.expectBytes(key, bytes)));
      },
    },
  ];
}

const taking = (bucket: Bucket): PortCheck => ({
  part: 'Size',
  says: 'a file of 25 MB is taken as its bytes come',
  async run() {
    const [key, bytes] = [bucket.key(2), new Uint8Array(25 * megabyte)];
    // No piece is like another one.
    for (let at = 0; at < bytes.length; at += 1024) bytes.set(randomBytes(8), at);
    await expectTaken(await bucket.put(key, bytes, { body: inPieces(bytes, 64 * 1024) }), 'PUT');
    await bucket.expectBytes(key, bytes);
  },
});

function finding(bucket: Bucket): readonly PortCheck[] {
  const part = 'Keys';
  return [
    {
      part,
      says: 'an object that is not there is answered 404, unlike a bucket that is not there',
      async run() {
        const response = await bucket.get(bucket.key(999));
        const text = await response.text();
        const hint = response.status === 403 ? '; is the key allowed s3:ListBucket?' : '';
        assert.equal(response.status, 404, `GET answered ${response.status}${hint}`);
        assert.ok(!text.includes('NoSuchBucket'), 'there is no such bucket');
      },
    },
    {
      part,
      says: 'every key is listed once, page by page, each after the last one of the page before',
      async run() {
        const wanted = [3, 4, 5, 6, 7].map((number) => bucket.key(number));
        for (const key of wanted) await expectTaken(await bucket.put(key, bytesOf(10)), 'PUT');
        const keys = await listedKeys(bucket);
        assert.equal(new Set(keys).size, keys.length, 'a key is listed twice');
        for (const key of wanted)
          assert.ok(keys.includes(key), `of ${wanted.length} keys, one is not listed`);
      },
    },
  ];
}

function guarding(bucket: Bucket): readonly PortCheck[] {
  const part = 'Who may';
  const key = bucket.key(20);
  const { settings } = bucket;
  const wrong = { ...settings, secretAccessKey: `${settings.secretAccessKey.slice(1)}x` };
  return [
    {
      part,
      says: 'nobody reads an object, or the list, without a signature',
      async run() {
        await expectTaken(await bucket.put(key, bytesOf(100)), 'PUT');
        await expectRefused(await bucket.ask({ method: 'GET', key, isAnonymous: true }), 'GET by nobody');
        const query = { 'list-type': '2', 'max-keys': '1' };
        await expectRefused(
          await bucket.ask({ method: 'GET', query, isAnonymous: true }),
          'a list for nobody',
        );
      },
    },
    {
      part,
      says: 'a signature by another secret is refused',
      async run() {
        await expectRefused(await bucket.ask({ method: 'GET', key }, wrong), 'GET by another secret');
        await expectRefused(await bucket.ask({ method: 'DELETE', key }, wrong), 'DELETE by another secret');
        const { status } = await bucket.get(key);
        assert.equal(status, 200, `after that, GET by the right one answered ${status}`);
      },
    },
  ];
}

/** Last: it takes away what the others put. */
const removing = (bucket: Bucket): PortCheck => ({
  part: 'Removal',
  says: 'what is removed is gone, and can be removed again; all of this run is',
  async run() {
    for (const key of bucket.written) {
      for (const time of ['DELETE', 'the second DELETE']) {
        const response = await bucket.ask({ method: 'DELETE', key });
        // Some stores say that what is to be removed is not there.
        if (response.status !== 404) await expectTaken(response, time);
      }
      const { status } = await bucket.get(key);
      assert.equal(status, 404, `GET of what was removed answered ${status}`);
    }
    assert.deepEqual(await listedKeys(bucket), [], 'what was removed is listed');
  },
});

/** A store of objects that understands Amazon's S3. */
export const media: Port = {
  name: 'media',
  leftToPeople: ['encrypts what lies there', 'keeps versions as long as backups'],
  checksFor({ env }) {
    const settings = settingsOf('media', env, [
      'MEDIA_URL',
      'MEDIA_ACCESS_KEY_ID',
      'MEDIA_SECRET_ACCESS_KEY',
    ]);
    const bucket = new Bucket({
      url: settings.MEDIA_URL,
      region: env.MEDIA_REGION?.trim() || 'us-east-1',
      accessKeyId: settings.MEDIA_ACCESS_KEY_ID,
      secretAccessKey: settings.MEDIA_SECRET_ACCESS_KEY,
    });
    return [...keeping(bucket), taking(bucket), ...finding(bucket), ...guarding(bucket), removing(bucket)];
  },
};
