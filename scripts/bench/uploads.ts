import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beginUpload, bytesPerRequest, getUpload, sendUploadBytes } from '../../contract/uploads.ts';
import { machineClock } from '../../gateway/clock.ts';
import { startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import type { Database } from '../../gateway/database/schema.ts';
import { seedBulk } from '../../gateway/demo/seed-bulk.ts';
import { sessionCookie } from '../../gateway/http/cookies.ts';
import { Browser } from '../../test/support/browser.ts';
import { startObjectStore } from '../../test/support/object-store-server.ts';
import { freePort } from '../free-port.ts';
import { fillWithDemonstration, launchGateway, signInWriters, withDatabase } from '../under-load/gateways.ts';
import type { Writer } from '../under-load/writers.ts';
import { type Figure, figure } from './figures.ts';

const uploads = 200;
const allowedMegabytes = 512;
/** The side of a square photo of noise, of which a JPEG has some 5 MB. */
const sidePixels = 2400;

/** Somebody who sends a photo, and the draft that it belongs to. */
interface Sender {
  readonly browser: Browser;
  readonly worksOrderId: string;
}

const metadata = [
  { key: 'filename', value: 'kitchen.jpg' },
  { key: 'content-type', value: 'image/jpeg' },
];

/** Sends a photo as the portal does: in one request after the other, going on from what has arrived. Answers how often it went on. */
async function send({ browser, worksOrderId }: Sender, photo: Buffer<ArrayBuffer>): Promise<number> {
  const body = { DocumentType: 'WORKORDER', size: photo.length, Metadata: metadata } as const;
  const { uploadIdentifier: uploadId } = await browser.call(beginUpload, { params: { worksOrderId }, body });
  const params = { worksOrderId, uploadId };
  for (let tries = 0; ; tries += 1) {
    const asked = await browser.send(getUpload, { params });
    // A gateway that has this much to do may cut off the question, too.
    if (asked.status === 408) continue;
    const { offset, documentIdentifier } = asked.answer();
    if (documentIdentifier !== null) return tries - 1;
    await sendFrom(browser, params, photo, offset).catch(() => undefined);
  }
}

/** Sends the rest of a photo. Throws at the first request that is refused. */
async function sendFrom(
  browser: Browser,
  params: Readonly<Record<'worksOrderId' | 'uploadId', string>>,
  photo: Buffer<ArrayBuffer>,
  from: number,
): Promise<void> {
  for (let offset = from; offset < photo.length; offset += bytesPerRequest) {
    const content = new Blob([photo.subarray(offset, offset + bytesPerRequest)]);
    await browser.call(sendUploadBytes, { params, query: { offset }, content });
  }
}

async function noisyPhoto(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = {
    width: sidePixels,
    height: sidePixels,
    channels: 3,
    background: '#0d5c5a',
    noise,
  } as const;
  return Buffer.from(await sharp({ create }).jpeg({ quality: 92 }).toBuffer());
}

/** Adds a draft of the home that a repair is of. */
async function copyAsDraft(db: Database, { worksOrderId }: Writer): Promise<string> {
  const { customer_id, premises_id } = await db
    .selectFrom('works_order')
    .select(['customer_id', 'premises_id'])
    .where('id', '=', worksOrderId)
    .executeTakeFirstOrThrow();
  const now = machineClock();
  const draft = { status: 'In Diagnosis', is_draft: true, is_submitted: false } as const;
  const { id } = await db
    .insertInto('works_order')
    .values({ customer_id, premises_id, ...draft, raised_at: now, saved_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Signs residents in, with a draft of their own for each photo. */
async function openDrafts(databaseUrl: string, url: string): Promise<readonly Sender[]> {
  const writers = await signInWriters(databaseUrl);
  const open = async (db: Database, writer: Writer | undefined): Promise<Sender> => {
    if (writer === undefined) throw new Error('no resident of the demonstration has a repair');
    const browser = new Browser(url);
    browser.customerId = writer.customerId;
    browser.cookies.set(sessionCookie, writer.credential);
    return { browser, worksOrderId: await copyAsDraft(db, writer) };
  };
  return withDatabase(databaseUrl, (db) =>
    Promise.all(
      Array.from({ length: uploads + 1 }, (_, number) => open(db, writers[number % writers.length])),
    ),
  );
}

/** Megabytes of memory that a process has had at once since they were last forgotten. */
async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** From now on the peak is counted anew. */
const forgetPeak = (pid: number): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, '5');

/** What a gateway with these settings takes while all photos arrive at once, beside what it took before. */
async function measureGateway(
  name: string,
  databaseUrl: string,
  settings: Readonly<Record<string, string>>,
): Promise<Figure> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
  const port = await freePort();
  const env = { LIMIT_UPLOAD_ACCOUNT: 'off', LIMIT_UPLOAD_ADDRESS: 'off', ...settings };
  const gateway = await launchGateway({ databaseUrl, port, folder, env });
  try {
    const { pid = 0 } = gateway;
    const photo = await noisyPhoto();
    const [first, ...others] = await openDrafts(databaseUrl, `http://127.0.0.1:${port}`);
    // The first one loads what every other one needs.
    if (first) await send(first, photo);
    await forgetPeak(pid);
    const atRest = await peakMegabytes(pid);
    const began = performance.now();
    const breaks = await Promise.all(others.map((sender) => send(sender, photo)));
    const seconds = Math.round((performance.now() - began) / 1000);
    return {
      ...figure(name, 'MB', [{ ours: await peakMegabytes(pid), bare: atRest }]),
      note: `bare is the same gateway at rest; ${allowedMegabytes} MB are allowed`,
      counts: {
        photos: others.length,
        'bytes each': photo.length,
        breaks: breaks.reduce((all, one) => all + one, 0),
        seconds,
      },
    };
  } finally {
    gateway.kill('SIGTERM');
    await once(gateway, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

/** The memory of a gateway to which many residents send photos at once, for each place where files are kept. */
export async function measureUploads(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
  const server = await startEmbeddedServer(path.join(folder, 'postgres'));
  const store = await startObjectStore();
  try {
    const url = server.urlOf('postgres');
    await fillWithDemonstration(url);
    await withDatabase(url, (db) => seedBulk(db, uploads, machineClock()));
    return [
      await measureGateway(`${uploads} photos into the database`, url, {}),
      await measureGateway(`${uploads} photos into a store`, url, store.env),
    ];
  } finally {
    await store.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
