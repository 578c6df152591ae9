import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../gateway/backup/back-up.ts';
import { restoreDrill } from '../../gateway/backup/drill.ts';
import type { Manifest } from '../../gateway/backup/manifest.ts';
import { objectFile } from '../../gateway/backup/objects.ts';
import { readManifest, restore } from '../../gateway/backup/restore.ts';
import { checkMedia } from '../../gateway/media/check.ts';
import { moveMedia } from '../../gateway/media/move.ts';
import { NoSuchObject, type ObjectStore } from '../../gateway/media/object-store.ts';
import { ServiceAway } from '../../gateway/service-away.ts';
import { freePort } from '../../scripts/free-port.ts';
import { emptyDatabase, withClient } from '../support/empty-database.ts';
import { freshDatabase, startGateway, type TestGateway } from '../support/gateway.ts';
import { type ObjectStoreServer, startObjectStore } from '../support/object-store-server.ts';
import { quietDomain } from '../support/quiet-domain.ts';

/** Gateways with a store of their own, each with the database that is given. */
interface WithStore {
  readonly gateway: TestGateway;
  readonly store: ObjectStore;
}
const servers: ObjectStoreServer[] = [];
const gateways: TestGateway[] = [];
async function withStore(databaseUrl: string): Promise<WithStore> {
  const server = await startObjectStore();
  servers.push(server);
  const gateway = await startGateway({ databaseUrl, domain: quietDomain, env: server.env });
  gateways.push(gateway);
  const { store } = gateway.platform.media;
  if (store === undefined) throw new Error('there is no store');
  return { gateway, store };
}

let place = '';
let folder = '';
let source = '';
let from: WithStore;
let manifest: Manifest;
beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'doorstep-backup-objects-'));
  folder = path.join(place, 'backup');
  source = await freshDatabase();
  from = await withStore(source);
  await moveMedia(from.gateway.platform.db, from.store, 'store');
  manifest = await backUp(source, folder, from.store);
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  for (const server of servers) await server.close();
  rmSync(place, { recursive: true, force: true });
});

interface FileRow {
  readonly id: string;
  readonly key: string;
  readonly sha256: string;
}
const filesOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<FileRow>(
      `select id, media_key as key, coalesce(media_sha256, encode(sha256(content), 'hex')) as sha256
       from document order by id`,
    );
    return rows;
  });
const digests = (files: readonly FileRow[]) => files.map(({ id, sha256 }) => [id, sha256]);
const firstFile = async (): Promise<FileRow> => {
  const [first] = await filesOf(source);
  if (first === undefined) throw new Error('there is no file');
  return first;
};

it('holds every object that a row names, for its owner alone', async () => {
  const files = await filesOf(source);
  expect(files.length).toBeGreaterThan(3);
  expect(manifest.objects).toMatchObject({ count: files.length, gone: [], amiss: [] });
  for (const { key } of files) expect(statSync(objectFile(folder, key)).mode & 0o077).toBe(0);
});

it('puts objects back into the store that is set, under the keys that rows name', async () => {
  const url = await emptyDatabase();
  const { store } = await withStore(await freshDatabase());
  await restore(url, folder, { objectsTo: store });
  expect(await filesOf(url)).toEqual(await filesOf(source));
  const gateway = await startGateway({ databaseUrl: url, domain: quietDomain });
  gateways.push(gateway);
  const report = await checkMedia(gateway.platform.db, store);
  expect(report).toMatchObject({ files: manifest.objects?.count, missing: [], damaged: [], unknown: [] });
});

it('puts objects into the database where no store is set', async () => {
  const url = await emptyDatabase();
  await restore(url, folder, { objectsTo: 'database' });
  const files = await filesOf(url);
  expect(files.map(({ key }) => key)).toEqual(files.map(() => null));
  expect(digests(files)).toEqual(digests(await filesOf(source)));
  const { rows } = await withClient(url, (client) => client.query('select key from media_removal'));
  expect(rows).toEqual([]);
});

it('is tried by a drill, whose gateway gives out the files of the backup', async () => {
  const report = await restoreDrill(folder, await freePort());
  expect(report.failed).toEqual([]);
  expect(report.objects).toBe(manifest.objects?.count);
  expect(report.files).toBeGreaterThan(0);
});

it.each([
  ['is missing', (file: string) => rmSync(file), 'missing'],
  ['is damaged', (file: string) => appendFileSync(file, 'x'), 'damaged'],
  ['ends too early', (file: string) => truncateSync(file, 10), 'damaged'],
])('is not restored when one of its objects %s, and leaves nothing', async (how, spoil, fault) => {
  const spoilt = path.join(place, how.replaceAll(' ', '-'));
  await backUp(source, spoilt, from.store);
  const { id, key } = await firstFile();
  spoil(objectFile(spoilt, key));
  const url = await emptyDatabase();
  await expect(restore(url, spoilt, { objectsTo: 'database' })).rejects.toThrow(
    `The object ${key} of the file ${id} is ${fault}.`,
  );
  expect(await filesOf(url)).toEqual([]);
});

it('is not whole when the store lost or damaged an object, names each, and has all others', async () => {
  const [lost, changed, ...others] = await filesOf(source);
  if (lost === undefined || changed === undefined) throw new Error('there are too few files');
  const spoilt: ObjectStore = {
    ...from.store,
    read: async (key) => {
      if (key === lost.key) throw new NoSuchObject('there is no such object in the store');
      const bytes = await from.store.read(key);
      return (async function* more() {
        yield* bytes;
        if (key === changed.key) yield Buffer.from('x');
      })();
    },
  };
  const notWhole = path.join(place, 'not-whole');
  const { objects } = await backUp(source, notWhole, spoilt);
  expect(objects?.count).toBe(others.length);
  expect([...(objects?.amiss ?? [])].sort((one, other) => one.id.localeCompare(other.id))).toEqual([
    { id: lost.id, key: lost.key, fault: 'missing' },
    { id: changed.id, key: changed.key, fault: 'damaged' },
  ]);
  const url = await emptyDatabase();
  const options = { objectsTo: 'database' } as const;
  const refused = restore(url, notWhole, options);
  await expect(refused).rejects.toThrow('The backup is not whole.');
  await expect(refused).rejects.toThrow(`The object ${lost.key} of the file ${lost.id} is missing.`);
  await restore(url, notWhole, { ...options, evenIfNotWhole: true });
  const inStore = (await filesOf(url)).filter(({ key }) => key !== null).map(({ id }) => id);
  expect(inStore).toEqual([lost.id, changed.id]);
});

it('is whole when a file goes while it is backed up, and then restores without the file', async () => {
  const { db } = from.gateway.platform;
  const gone = await firstFile();
  const takenAway: ObjectStore = {
    ...from.store,
    read: async (key) => {
      if (key === gone.key) {
        await db.deleteFrom('document').where('id', '=', gone.id).execute();
        await from.store.remove(key);
      }
      return from.store.read(key);
    },
  };
  const meanwhile = path.join(place, 'meanwhile');
  const { objects } = await backUp(source, meanwhile, takenAway);
  expect(objects).toMatchObject({ gone: [gone.id], amiss: [] });
  const url = await emptyDatabase();
  await restore(url, meanwhile, { objectsTo: 'database' });
  expect(digests(await filesOf(url))).toEqual(digests(await filesOf(source)));
});

it('takes an object as it comes, and never has the whole of it', async () => {
  const { id, key } = await firstFile();
  const piece = Buffer.alloc(64 * 1024, 7);
  const pieces = 320;
  const hash = createHash('sha256');
  for (let count = 0; count < pieces; count++) hash.update(piece);
  const url = await emptyDatabase();
  await restore(url, folder, { objectsTo: 'nowhere' });
  await withClient(url, (client) =>
    client.query('update document set media_size = $2, media_sha256 = $3 where id = $1', [
      id,
      pieces * piece.length,
      hash.digest('hex'),
    ]),
  );
  const to = path.join(place, 'streamed');
  let mostWaiting = 0;
  const slow: ObjectStore = {
    ...from.store,
    read: async (asked) => {
      if (asked !== key) return (async function* none(): AsyncGenerator<Buffer> {})();
      return (async function* large() {
        for (let sent = 0; sent < pieces; sent++) {
          const written = statSync(objectFile(to, key), { throwIfNoEntry: false })?.size ?? 0;
          mostWaiting = Math.max(mostWaiting, sent * piece.length - written);
          yield piece;
        }
      })();
    },
  };
  const { objects } = await backUp(url, to, slow);
  expect(objects?.count).toBe(1);
  expect(mostWaiting).toBeLessThan(1_000_000);
});

it('is given up at once while the store is away', async () => {
  let asked = 0;
  const away: ObjectStore = {
    ...from.store,
    read: async () => {
      asked += 1;
      throw new ServiceAway('the store of files does not answer');
    },
  };
  const to = path.join(place, 'away');
  await expect(backUp(source, to, away)).rejects.toThrow(ServiceAway);
  expect(asked).toBeLessThanOrEqual(8);
  await expect(readManifest(to)).rejects.toThrow('no complete backup');
});

it('is not made without the store that rows name, unless its objects are left out', async () => {
  await expect(backUp(source, path.join(place, 'no-store'))).rejects.toThrow('MEDIA_URL: missing');
  const rowsAlone = path.join(place, 'rows-alone');
  expect((await backUp(source, rowsAlone, 'left out')).objects).toBeUndefined();
  const url = await emptyDatabase();
  await restore(url, rowsAlone, { objectsTo: 'database' });
  expect(await filesOf(url)).toEqual(await filesOf(source));
});
