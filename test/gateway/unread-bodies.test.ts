import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { uploadDocument } from '../../contract/documents.ts';
import { pathsOf } from '../../gateway/http/routes.ts';
import { type Browser, type SpawnedGateway, signInAtProvider, spawnGateway } from '../support/gateway.ts';
import { requestHead, sendRawRequest } from '../support/raw-request.ts';

const megabyte = 1_000_000;
const nobody = '00000000-0000-4000-8000-000000000000';
/** Of an upload that is as large as it may be. */
const bodyBytes = 27 * megabyte;

let gateway: SpawnedGateway;
let amara: Browser;
let metrics: string;
/** Memory of the process before anything large, in megabytes. */
let rest: number;
beforeAll(async () => {
  const port = 20_000 + (process.pid % 20_000);
  metrics = `http://127.0.0.1:${port}/metrics`;
  gateway = await spawnGateway({ env: { METRICS_PORT: String(port), LIMIT_UPLOAD_ACCOUNT: 'off' } });
  amara = await signInAtProvider(gateway, 'amara.okafor@example.com');
  rest = await memory();
});
afterAll(() => gateway.end('SIGTERM'));

interface Sender {
  readonly headers?: Readonly<Record<string, string>>;
  /** How much of the body is sent. */
  readonly body?: string | Buffer;
}

/** Begins a request with a large body, which never comes to its end. */
function beginLarge(method: string, address: string, { headers = {}, body = '{"' }: Sender = {}) {
  const head = requestHead(method, address, {
    'Content-Type': 'application/json',
    'Content-Length': bodyBytes,
    ...headers,
  });
  return sendRawRequest(gateway.url, head, body);
}

/** The status of a request that is refused before its body is there. */
async function statusUnread(method: string, address: string, sender?: Sender): Promise<number> {
  const request = beginLarge(method, address, sender);
  try {
    return (await request.answer).status;
  } finally {
    request.end();
  }
}

const addressOf = (path: string): string => path.replace(/:\w+/g, nobody);
const withBody = calls.filter(({ method }) => method !== 'GET');
const key = { 'Idempotency-Key': 'a-key-of-this-test' };
const asAmara = () => ({ Cookie: amara.cookies.header() });

describe('a body is not read', () => {
  it('of whoever must sign in first, or sends too much without it', async () => {
    expect(withBody.length).toBeGreaterThan(20);
    const found = await Promise.all(
      withBody.flatMap((call) =>
        pathsOf(call).map(async (path) => {
          const status = await statusUnread(call.method, addressOf(path));
          return `${call.id} ${status}`;
        }),
      ),
    );
    const expected = withBody.flatMap((call) => {
      const line = `${call.id} ${call.public ? 413 : 401}`;
      return [line, line];
    });
    expect(found).toEqual(expected);
  });

  it('at an address that does not exist, or not for this method', async () => {
    expect(await statusUnread('POST', '/customerselfserve/api/v1/nothing')).toBe(404);
    expect(await statusUnread('POST', '/nothing')).toBe(404);
    expect(await statusUnread('PUT', addressOf(uploadDocument.path))).toBe(405);
    expect(await statusUnread('POST', '/identity/interaction/nothing')).toBe(413);
  });

  it('without what must come with it: the role, the key, the tag, the right address', async () => {
    const needing = (wanted: (call: Call) => boolean) => withBody.filter(wanted).slice(0, 3);
    for (const call of needing(({ role }) => role === 'analyst')) {
      const sender = { headers: { ...asAmara(), ...key } };
      expect(await statusUnread(call.method, addressOf(call.path), sender), call.id).toBe(403);
    }
    for (const call of needing(({ needsIdempotencyKey }) => needsIdempotencyKey === true)) {
      const sender = { headers: asAmara() };
      expect(await statusUnread(call.method, addressOf(call.path), sender), call.id).toBe(400);
    }
    for (const call of needing(({ needsEntityTag }) => needsEntityTag === true)) {
      const sender = { headers: { ...asAmara(), ...key } };
      expect(await statusUnread(call.method, addressOf(call.path), sender), call.id).toBe(428);
    }
    const nowhere = uploadDocument.path.replace(':worksOrderId', 'no-id');
    expect(await statusUnread('POST', nowhere, { headers: { ...asAmara(), ...key } })).toBe(400);
    const elsewhere = { headers: { ...asAmara(), ...key, 'Sec-Fetch-Site': 'cross-site' } };
    expect(await statusUnread('POST', addressOf(uploadDocument.path), elsewhere)).toBe(403);
  });
});

/** Memory of the process in megabytes. */
async function memory(): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
  return Number(bytes) / megabyte;
}

/** Fulfilled once so many of these are. */
const atLeast = (count: number, all: readonly Promise<unknown>[]): Promise<void> =>
  new Promise((resolve) => {
    let done = 0;
    for (const one of all) {
      void one.then(() => {
        done += 1;
        if (done === count) resolve();
      });
    }
  });

const senders = 60;

/**
 * Sends 60 uploads, all but their last byte, and answers how far memory is above rest while they hang. At least so many
 * of them are sent or refused; the others wait unread.
 */
async function memoryOfUploads(arriving: number, headers: Readonly<Record<string, string>>): Promise<number> {
  const body = Buffer.alloc(bodyBytes - 1, 'a');
  const requests = Array.from({ length: senders }, () =>
    beginLarge('POST', addressOf(uploadDocument.path), { headers, body }),
  );
  await atLeast(
    arriving,
    requests.map(({ answer, sent }) => Promise.race([answer, sent])),
  );
  const during = await memory();
  for (const request of requests) request.end();
  return during - rest;
}

/** Megabytes that 60 large bodies may take together, of the 1,620 that they hold. */
const maxMegabytes = 100;

it('of a refused request leaves the connection to the next one', async () => {
  const body = Buffer.alloc(megabyte, 'a');
  const head = (method: string, address: string, length: number) =>
    requestHead(method, address, { 'Content-Type': 'application/json', 'Content-Length': length, ...key });
  const request = sendRawRequest(
    gateway.url,
    head('POST', addressOf(uploadDocument.path), megabyte),
    body,
    head('GET', '/health', 0),
  );
  try {
    expect((await request.answer).status).toBe(401);
    await expect.poll(request.answers, { timeout: 5000 }).toEqual([401, 200]);
  } finally {
    request.end();
  }
});

describe('memory', () => {
  it('is not taken by large bodies of strangers', async () => {
    expect(await memoryOfUploads(senders, key)).toBeLessThan(maxMegabytes);
  });

  it('is taken by one large body of a resident at a time', async () => {
    expect(await memoryOfUploads(senders - 4, { ...key, ...asAmara() })).toBeLessThan(maxMegabytes);
  });
});
