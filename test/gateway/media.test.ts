import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDocument, removeDocument, uploadDocument } from '../../contract/documents.ts';
import { beginUpload, sendUploadBytes } from '../../contract/uploads.ts';
import { readConfig } from '../../gateway/config.ts';
import { providerDomain } from '../../gateway/domain.ts';
import { openGateway } from '../../gateway/gateway.ts';
import { checkMedia } from '../../gateway/media/check.ts';
import { announceObject, checkStoreNamed, createMedia } from '../../gateway/media/media.ts';
import { countMedia, moveMedia } from '../../gateway/media/move.ts';
import { NoSuchObject, type ObjectStore } from '../../gateway/media/object-store.ts';
import { createS3Store } from '../../gateway/media/s3-store.ts';
import { sweepMedia } from '../../gateway/media/sweep.ts';
import { erase } from '../../gateway/personal-data/erase.ts';
import { exportResident } from '../../gateway/personal-data/export.ts';
import { sweepDrafts } from '../../gateway/provider/jobs.ts';
import { ServiceAway } from '../../gateway/service-away.ts';
import { freePort } from '../../scripts/free-port.ts';
import { now } from '../support/clock.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { type ObjectStoreServer, startObjectStore } from '../support/object-store-server.ts';
import { quietDomain } from '../support/quiet-domain.ts';
import { change, readOrder, startDraft, submission } from '../support/repairs.ts';

let server: ObjectStoreServer;
let gateway: TestGateway;
let amara: Browser;
let store: ObjectStore;
beforeAll(async () => {
  server = await startObjectStore();
  gateway = await startGateway({
    domain: quietDomain,
    env: { ...server.env, LIMIT_UPLOAD_ACCOUNT: 'off', LIMIT_UPLOAD_ADDRESS: 'off' },
  });
  amara = await signIn(gateway, 'amara.okafor@example.com');
  if (gateway.platform.media.store === undefined) throw new Error('there is no store');
  store = gateway.platform.media.store;
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const db = () => gateway.platform.db;
const png = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#0d5c5a' } })
  .png()
  .toBuffer();
/** A picture with so many bytes, like no other. */
const pictureOf = (bytes: number): Buffer<ArrayBuffer> =>
  Buffer.concat([png, Buffer.from(randomUUID()), Buffer.alloc(bytes - png.length - 36)]);
const newDraft = async (who = amara): Promise<string> =>
  (await startDraft(who, { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' }))
    .identifiers.worksOrderIdentifier;
const metadata = [
  { key: 'filename', value: 'tap.png' },
  { key: 'content-type', value: 'image/png' },
];
const upload = (worksOrderId: string, content: Buffer, who = amara) =>
  who.send(
    uploadDocument,
    {
      params: { worksOrderId },
      body: { DocumentType: 'WORKORDER', Media: content.toString('base64'), Metadata: metadata },
    },
    { idempotencyKey: randomUUID() },
  );
const attach = async (worksOrderId: string, content: Buffer): Promise<string> =>
  (await upload(worksOrderId, content)).answer().documentIdentifier;
const sendAsBytes = async (worksOrderId: string, content: Buffer) => {
  const body = { DocumentType: 'WORKORDER' as const, size: content.length, Metadata: metadata };
  const { uploadIdentifier: uploadId } = await amara.call(beginUpload, { params: { worksOrderId }, body });
  return amara.send(sendUploadBytes, {
    params: { worksOrderId, uploadId },
    query: { offset: 0 },
    content: new Blob([new Uint8Array(content)]),
  });
};
const contentOf = async (worksOrderId: string, documentId: string): Promise<Buffer> =>
  Buffer.from(
    (await amara.call(getDocument, { params: { worksOrderId, documentId } })).media.content,
    'base64',
  );
const rowOf = (id: string) =>
  db().selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const keyOf = async (id: string): Promise<string> => (await rowOf(id)).media_key ?? '';
const keysOf = async (objects: ObjectStore): Promise<readonly string[]> => {
  const all: string[] = [];
  for await (const keys of objects.keys()) all.push(...keys);
  return all;
};
const newObject = (bytes: Buffer<ArrayBuffer>) => ({
  bytes,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  contentType: 'image/png',
});

describe('a file of a repair', () => {
  it.each([
    ['as base64', attach],
    [
      'as bytes',
      async (id: string, file: Buffer) => (await sendAsBytes(id, file)).answer().documentIdentifier,
    ],
  ] as const)('that is sent %s is an object of the store, and comes back as it went', async (_how, send) => {
    const content = pictureOf(1_000_001);
    const worksOrderId = await newDraft();
    const id = (await send(worksOrderId, content)) ?? '';
    const row = await rowOf(id);
    expect(row).toMatchObject({ content: null, media_size: content.length });
    expect(row.media_sha256).toBe(newObject(content).sha256);
    expect((await contentOf(worksOrderId, id)).equals(content)).toBe(true);
    expect(await sweepMedia({ ...gateway.platform, now })).toBe(0);
  });

  it.each([
    [
      'is taken off its draft',
      async (worksOrderId: string, documentId: string) => {
        await amara.send(removeDocument, { params: { worksOrderId, documentId } });
      },
    ],
    [
      'goes with its draft',
      async (worksOrderId: string) => {
        const longAgo = new Date('2020-01-01T00:00:00Z');
        await db()
          .updateTable('works_order')
          .set({ saved_at: longAgo })
          .where('id', '=', worksOrderId)
          .execute();
        await sweepDrafts(gateway.platform);
      },
    ],
  ])('that %s goes from the store', async (_how, remove) => {
    const worksOrderId = await newDraft();
    const id = await attach(worksOrderId, pictureOf(5000));
    const key = await keyOf(id);
    expect(await keysOf(store)).toContain(key);
    await remove(worksOrderId, id);
    expect(await sweepMedia(gateway.platform)).toBe(1);
    expect(await keysOf(store)).not.toContain(key);
    await expect(store.read(key)).rejects.toThrow(NoSuchObject);
  });

  it('that no row came to name goes from the store within the hour', async () => {
    const worksOrderId = await newDraft();
    for (let count = 0; count < 5; count++) await attach(worksOrderId, pictureOf(5000));
    const before = await keysOf(store);
    expect((await upload(worksOrderId, pictureOf(5000))).status).toBe(422);
    const left = (await keysOf(store)).filter((key) => !before.includes(key));
    expect(left).toHaveLength(1);
    expect(await sweepMedia(gateway.platform)).toBe(0);
    const inAnHour = () => new Date(gateway.platform.now().getTime() + 3_600_001);
    expect(await sweepMedia({ ...gateway.platform, now: inAnHour })).toBe(1);
    expect([...(await keysOf(store))].sort()).toEqual([...before].sort());
  });
});

describe('while the store is away', () => {
  let stopped: TestGateway;
  let away: Browser;
  beforeAll(async () => {
    stopped = await startGateway({
      domain: quietDomain,
      env: {
        ...server.env,
        MEDIA_URL: `http://127.0.0.1:${await freePort()}/homes`,
        LOG_LEVEL: 'silent',
      },
    });
    away = await signIn(stopped, 'amara.okafor@example.com');
  });
  afterAll(() => stopped.close());

  it('a file is not attached, and its resident is told when to try again', async () => {
    const params = { worksOrderId: await newDraft(away) };
    const answer = await upload(params.worksOrderId, png, away);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    const rows = await stopped.platform.db
      .selectFrom('document')
      .select('id')
      .where('works_order_id', '=', params.worksOrderId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('a file that is in it is answered 503, and one of the database as ever', async () => {
    const file = await stopped.platform.db
      .selectFrom('document')
      .innerJoin('works_order', 'works_order.id', 'works_order_id')
      .innerJoin('customer', 'customer.id', 'customer_id')
      .select(['document.id', 'works_order_id', 'email'])
      .where('is_appropriate', '=', true)
      .executeTakeFirstOrThrow();
    const { id, works_order_id: worksOrderId } = file;
    const owner = await signIn(stopped, file.email);
    const read = () => owner.send(getDocument, { params: { worksOrderId, documentId: id } });
    expect((await read()).status).toBe(200);
    await stopped.platform.db
      .updateTable('document')
      .set({ content: null, media_key: 'a', media_size: 1, media_sha256: 'b' })
      .where('id', '=', id)
      .execute();
    expect((await read()).status).toBe(503);
  });
});

describe('the move', () => {
  beforeEach(async () => {
    await moveMedia(db(), store, 'database');
    await sweepMedia(gateway.platform);
  });

  const filesOf = async (): Promise<readonly (readonly [string, string])[]> => {
    const rows = await db().selectFrom('document').select(['id', 'media_key']).orderBy('id').execute();
    const files: [string, string][] = [];
    for (const row of rows) {
      const hash = createHash('sha256');
      for await (const piece of await gateway.platform.media.read(row)) hash.update(piece);
      files.push([row.id, hash.digest('hex')]);
    }
    return files;
  };

  it('takes every file into the store and back, and changes none', async () => {
    const worksOrderId = await newDraft();
    const large = pictureOf(3_000_000);
    await attach(worksOrderId, large);
    const files = await filesOf();
    expect(files.length).toBeGreaterThan(3);
    const there = await moveMedia(db(), store, 'store');
    expect(there).toMatchObject({ moved: files.length - 1, failed: [], database: 0, store: files.length });
    expect(await filesOf()).toEqual(files);
    expect(await checkMedia(db(), store)).toMatchObject({
      files: files.length,
      missing: [],
      damaged: [],
      unknown: [],
    });
    const back = await moveMedia(db(), store, 'database');
    expect(back).toMatchObject({ moved: files.length, failed: [], database: files.length, store: 0 });
    expect(await filesOf()).toEqual(files);
    await sweepMedia(gateway.platform);
    expect(await keysOf(store)).toEqual([]);
  });

  it('goes on where it was broken off', async () => {
    const files = await filesOf();
    let left = 2;
    const breaking: ObjectStore = {
      ...store,
      put: async (key, object) => {
        if (left-- === 0) throw new ServiceAway('the store is away');
        return store.put(key, object);
      },
    };
    await expect(moveMedia(db(), breaking, 'store')).rejects.toThrow(ServiceAway);
    expect(await countMedia(db())).toEqual({ database: files.length - 2, store: 2 });
    expect(await moveMedia(db(), store, 'store')).toMatchObject({ moved: files.length - 2, database: 0 });
    expect(await filesOf()).toEqual(files);
  });

  it('leaves a file that came out differently where it is', async () => {
    const files = await filesOf();
    const lossy: ObjectStore = {
      ...store,
      read: async (key) => {
        const bytes = await store.read(key);
        return (async function* changed() {
          for await (const piece of bytes) yield Buffer.concat([piece, Buffer.from('x')]);
        })();
      },
    };
    const report = await moveMedia(db(), lossy, 'store');
    expect(report).toMatchObject({ moved: 0, failed: files.map(([id]) => id), store: 0 });
    expect(await filesOf()).toEqual(files);
  });

  it('of two at once moves each file once', async () => {
    const files = await filesOf();
    const reports = await Promise.all([moveMedia(db(), store, 'store'), moveMedia(db(), store, 'store')]);
    expect(reports.flatMap(({ failed }) => failed)).toEqual([]);
    expect(reports.reduce((sum, { moved }) => sum + moved, 0)).toBe(files.length);
    expect(await filesOf()).toEqual(files);
  });
});

describe('the check', () => {
  it('tells what is missing, damaged and unknown', async () => {
    const worksOrderId = await newDraft();
    const [whole, missing, damaged] = [
      await attach(worksOrderId, pictureOf(5000)),
      await attach(worksOrderId, pictureOf(5000)),
      await attach(worksOrderId, pictureOf(5000)),
    ];
    await store.remove(await keyOf(missing));
    await store.put(await keyOf(damaged), newObject(Buffer.from('something else')));
    const [strange, announced] = ['a strange key/with & in it', randomUUID()];
    await store.put(strange, newObject(png));
    await announceObject(db(), announced);
    await store.put(announced, newObject(png));
    const report = await checkMedia(db(), store);
    expect(report).toMatchObject({ missing: [missing], damaged: [damaged], unknown: [strange] });
    expect(report.files).toBeGreaterThanOrEqual(3);
    expect([...report.missing, ...report.damaged]).not.toContain(whole);
    await amara.send(removeDocument, { params: { worksOrderId, documentId: missing } });
    await amara.send(removeDocument, { params: { worksOrderId, documentId: damaged } });
    await store.remove(strange);
  });
});

describe('a resident', () => {
  it('is given the files of the store in an export, and when erased none of them is left', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-media-'));
    try {
      const worksOrderId = await newDraft();
      const content = pictureOf(40_000);
      const id = await attach(worksOrderId, content);
      await change(amara, await readOrder(amara, worksOrderId), submission);
      const key = await keyOf(id);
      const { media } = gateway.platform;
      const requester = { actor: 'a tester', reason: 'asked for by the resident' };
      const to = path.join(folder, 'export');
      await exportResident(db(), amara.customerId, { ...requester, folder: to, media, now: now() });
      const files = readdirSync(path.join(to, 'files')).map((name) =>
        readFileSync(path.join(to, 'files', name)),
      );
      expect(files.some((file) => file.equals(content))).toBe(true);

      const erased = { ...requester, dataDir: folder, media, now: gateway.platform.now };
      const report = await erase(db(), amara.customerId, erased);
      expect(report.media).toBeGreaterThanOrEqual(1);
      expect(await keysOf(store)).not.toContain(key);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a bucket', () => {
  it('takes and gives an object piece by piece', async () => {
    const bytes = pictureOf(2_000_000);
    const key = randomUUID();
    const pieces = async function* pieces() {
      for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000);
    };
    await store.put(key, { ...newObject(bytes), bytes: pieces() });
    const read: Buffer[] = [];
    for await (const piece of await store.read(key)) read.push(piece);
    expect(read.length).toBeGreaterThan(1);
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
    for (const one of [key, key]) await store.remove(one);
    expect(await keysOf(store)).not.toContain(key);
  });

  it('is listed to its last page', async () => {
    const pages: Readonly<Record<string, string>> = {
      '': '<IsTruncated>true</IsTruncated><Key>a</Key><Key>b &amp; c</Key>',
      'b & c': '<IsTruncated>false</IsTruncated><Key>d</Key>',
    };
    const paged = createServer(({ url }, response) => {
      const after = new URL(url ?? '', 'http://paged').searchParams.get('start-after') ?? '';
      response.end(`<ListBucketResult>${pages[after]}</ListBucketResult>`);
    });
    await new Promise<void>((listening) => paged.listen(0, '127.0.0.1', listening));
    const { port } = paged.address() as AddressInfo;
    const settings = { region: 'eu-west-2', accessKeyId: () => 'a', secretAccessKey: () => 'b' };
    try {
      expect(await keysOf(createS3Store({ url: `http://127.0.0.1:${port}`, ...settings }))).toEqual([
        'a',
        'b & c',
        'd',
      ]);
    } finally {
      paged.closeAllConnections();
      paged.close();
    }
  });

  it('that refuses the key of the gateway is away', async () => {
    const env = { ...server.env, MEDIA_ACCESS_KEY_ID: 'ANOTHER' };
    const { objectStore } = readConfig({ DEMONSTRATION: 'on', ...env });
    const refused = createMedia({ objectStore }, db()).store;
    await expect(refused?.put(randomUUID(), newObject(png))).rejects.toThrow(ServiceAway);
  });
});

it('is not forgotten by a gateway that is told of no store', async () => {
  await sql`update document set content = null, media_key = 'b', media_size = 1, media_sha256 = 'c'
    where id = (select id from document where media_key is null limit 1)`.execute(db());
  const config = { ...gateway.config, objectStore: undefined, port: await freePort() };
  const other = await openGateway(config, providerDomain);
  try {
    await expect(checkStoreNamed(other.platform)).rejects.toThrow('MEDIA_URL: missing');
  } finally {
    await other.close();
  }
});
