import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { conformPorts } from '../../../conform/ports/run.ts';
import { brokenPromises } from '../../support/broken-promises.ts';
import { faultyBucket, MemoryBucket, serveBucket } from '../../support/memory-bucket.ts';

async function brokenBy(bucket: MemoryBucket, parts?: readonly string[]): Promise<readonly string[]> {
  const { env, close } = await serveBucket(bucket);
  try {
    return await brokenPromises('media', env, parts ? { parts, endsAtFailure: true } : {});
  } finally {
    close();
  }
}

it('a store that keeps every promise passes, and nothing stays in it', async () => {
  const bucket = new MemoryBucket();
  bucket.objects.set('a', new Uint8Array(1)).set('zzz', new Uint8Array(1));
  expect(await brokenBy(bucket)).toEqual([]);
  expect([...bucket.objects.keys()]).toEqual(['a', 'zzz']);
});

/** What each does wrong, in the part that finds it. */
const faults: readonly {
  readonly says: string;
  readonly parts: readonly string[];
  readonly change: (right: MemoryBucket) => Partial<MemoryBucket>;
}[] = [
  {
    says: 'loses a byte',
    parts: ['Bytes'],
    change: (right) => ({
      get(key) {
        const { status, body = '' } = right.get(key);
        return { status, body: body.slice(1) };
      },
    }),
  },
  {
    says: 'says that it has what it has not',
    parts: ['Bytes'],
    change: () => ({ put: () => ({ status: 200 }) }),
  },
  {
    says: 'takes an object once',
    parts: ['Bytes'],
    change: (right) => ({
      put: (key, ...given) => (right.objects.has(key) ? { status: 409 } : right.put(key, ...given)),
    }),
  },
  {
    says: 'looks at no digest',
    parts: ['Bytes'],
    change: (right) => ({
      put(key, bytes) {
        right.objects.set(key, bytes);
        return { status: 200 };
      },
    }),
  },
  {
    says: 'keeps what it refuses',
    parts: ['Bytes'],
    change: (right) => ({
      put(key, bytes, digest) {
        const answer = right.put(key, bytes, digest);
        right.objects.set(key, bytes);
        return answer;
      },
    }),
  },
  {
    says: 'takes one at a time',
    parts: ['Bytes'],
    change(right) {
      let isBusy = false;
      return {
        async isSigned(...given) {
          if (isBusy) return false;
          isBusy = true;
          await delay(5);
          isBusy = false;
          return right.isSigned(...given);
        },
      };
    },
  },
  {
    says: 'takes no more than 20 MB',
    parts: ['Size'],
    change: (right) => ({
      put: (key, bytes, digest) =>
        bytes.length > 20 * 1024 * 1024 ? { status: 413 } : right.put(key, bytes, digest),
    }),
  },
  {
    says: 'forbids to read what is not there',
    parts: ['Keys'],
    change: (right) => ({ get: (key) => (right.objects.has(key) ? right.get(key) : { status: 403 }) }),
  },
  {
    says: 'has no such bucket',
    parts: ['Keys'],
    change: () => ({ get: () => ({ status: 404, body: '<Code>NoSuchBucket</Code>' }) }),
  },
  {
    says: 'says that the first page is the last',
    parts: ['Keys'],
    change: (right) => ({ list: (...given) => ({ ...right.list(...given), isTruncated: false }) }),
  },
  {
    says: 'begins each page with the last key of the page before',
    parts: ['Keys'],
    change: (right) => ({
      list(after, max) {
        const page = right.list(after, max);
        return right.objects.has(after) ? { ...page, keys: [after, ...page.keys.slice(0, 1)] } : page;
      },
    }),
  },
  {
    says: 'lists more than it is asked for',
    parts: ['Keys'],
    change: (right) => ({ list: (after) => right.list(after, 1000) }),
  },
  {
    says: 'gives objects to anybody',
    parts: ['Who may'],
    change: (right) => ({
      isSigned: async (request, url) => url.search === '' || right.isSigned(request, url),
    }),
  },
  {
    says: 'lists keys for anybody',
    parts: ['Who may'],
    change: (right) => ({
      isSigned: async (request, url) => url.search !== '' || right.isSigned(request, url),
    }),
  },
  {
    says: 'takes any signature',
    parts: ['Who may'],
    change: () => ({ isSigned: async ({ headers }) => headers.authorization !== undefined }),
  },
  {
    says: 'removes nothing',
    parts: ['Keys', 'Removal'],
    change: () => ({ remove: () => ({ status: 204 }) }),
  },
  {
    says: 'fails where what it removes is gone',
    parts: ['Keys', 'Removal'],
    change: (right) => ({
      remove: (key) => (right.objects.has(key) ? right.remove(key) : { status: 500 }),
    }),
  },
];

it.each(faults)('a store is caught that $says', async ({ parts, change }) => {
  expect(await brokenBy(faultyBucket(change), parts)).not.toEqual([]);
});

const whole = { MEDIA_ACCESS_KEY_ID: 'a', MEDIA_SECRET_ACCESS_KEY: 'b' };

it('settings that are missing or no address are named, and ports that there are not', async () => {
  const given = { env: { MEDIA_URL: 'http://127.0.0.1/homes' }, mailTo: undefined, textTo: undefined };
  await expect(conformPorts(['media'], given)).rejects.toThrow(
    'MEDIA_ACCESS_KEY_ID, MEDIA_SECRET_ACCESS_KEY',
  );
  await expect(conformPorts(['media'], { ...given, env: { ...whole, MEDIA_URL: 'homes' } })).rejects.toThrow(
    'MEDIA_URL is no address',
  );
  const away = { MEDIA_SECRET_ACCESS_KEY: undefined, MEDIA_SECRET_ACCESS_KEY_FILE: '/there/is/none' };
  await expect(
    conformPorts(['media'], { ...given, env: { ...given.env, ...whole, ...away } }),
  ).rejects.toThrow('MEDIA_SECRET_ACCESS_KEY_FILE cannot be read: ENOENT');
  await expect(conformPorts(['letters'], given)).rejects.toThrow('There are no checks of a port letters.');
});

it('a secret is read from the file that the gateway reads it from', async () => {
  const { env, close } = await serveBucket(new MemoryBucket());
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-port-'));
  const file = join(folder, 'key');
  try {
    writeFileSync(file, `${env.MEDIA_SECRET_ACCESS_KEY}\n`);
    const inFile = { ...env, MEDIA_SECRET_ACCESS_KEY: undefined, MEDIA_SECRET_ACCESS_KEY_FILE: file };
    expect(await brokenPromises('media', inFile, { parts: ['Keys'] })).toEqual([]);
  } finally {
    close();
    rmSync(folder, { recursive: true });
  }
});
