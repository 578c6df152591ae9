import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import pg from 'pg';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { listDocuments, uploadDocument } from '../../contract/documents.ts';
import type { Domain } from '../../gateway/gateway.ts';
import { handle } from '../../gateway/http/routes.ts';
import {
  Browser,
  eventually,
  freshDatabase,
  type SpawnedGateway,
  signInAtProvider,
  spawnGateway,
  startGateway,
} from '../support/gateway.ts';
import { noJobs } from '../support/quiet-domain.ts';
import { startDraft } from '../support/repairs.ts';

const wait = defineCall({
  id: 'wait',
  method: 'GET',
  path: '/customerselfserve/api/v1/wait',
  answer: v.object({ done: v.boolean() }),
  public: true,
});

/** A provider whose one call answers when it is released. */
function waiting() {
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const domain: Domain = {
    routes: (app) =>
      handle(app, wait, async () => {
        begun.resolve();
        await release.promise;
        return { body: { done: true } };
      }),
    jobs: noJobs,
  };
  return { domain, begun: begun.promise, release: release.resolve };
}

it('finishes the requests in hand before it stops', async () => {
  const { domain, begun, release } = waiting();
  const gateway = await startGateway({ domain });
  const answer = new Browser(gateway.url).call(wait, {});
  await begun;
  const closed = gateway.close();
  release();
  expect(await answer).toEqual({ done: true });
  await closed;
  await expect(fetch(`${gateway.url}/health`)).rejects.toThrow();
});

it('says first that it is not ready, and goes on answering until nobody comes any more', async () => {
  const { domain, release } = waiting();
  release();
  const gateway = await startGateway({ domain, env: { DRAIN_SECONDS: '5' } });
  expect((await fetch(`${gateway.url}/health`)).status).toBe(200);
  const closed = gateway.close();
  const ready = await fetch(`${gateway.url}/health`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ title: 'Not ready', detail: 'It is about to stop' });
  // No request is lost meanwhile, but its connection is not kept.
  const late = await new Browser(gateway.url).send(wait, {});
  expect(late.status).toBe(200);
  expect(late.headers.get('connection')).toBe('close');
  expect((await fetch(`${gateway.url}/live`)).status).toBe(200);
  await closed;
  await expect(fetch(`${gateway.url}/live`)).rejects.toThrow();
});

it('answers what comes on a connection that was kept, and ends the connection', async () => {
  const { domain, begun, release } = waiting();
  const gateway = await startGateway({ domain });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = async () => {
    const request = http.get(`${gateway.url}${wait.path}`, { agent });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response;
  };
  // The second waits for the connection of the first, which the first holds while the gateway stops.
  const answers = Promise.all([get(), get().catch(() => undefined)]);
  await begun;
  const closed = gateway.close();
  release();
  const [first, second] = await answers;
  expect(first.statusCode).toBe(200);
  expect(first.headers.connection).toBe('close');
  // Told so, the client took a new connection, which was refused: it knows that its request was not done.
  expect(second).toBeUndefined();
  await closed;
  agent.destroy();
});

/** Sends the first half of an upload; answers how to send the rest, and what comes back. */
function beginUpload(resident: Browser, worksOrderId: string) {
  const body = JSON.stringify({
    DocumentType: 'WORKORDER',
    Media: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(3_000_000)]).toString('base64'),
    Metadata: [
      { key: 'filename', value: 'tap.pdf' },
      { key: 'content-type', value: 'application/pdf' },
    ],
  });
  const request = http.request(
    `${resident.url}${uploadDocument.path.replace(':worksOrderId', worksOrderId)}`,
    {
      method: 'POST',
      headers: {
        cookie: resident.cookies.header(),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
      },
    },
  );
  const status = once(request, 'response').then(([response]: http.IncomingMessage[]) => {
    response?.resume();
    return response?.statusCode;
  });
  const half = body.length / 2;
  const sentHalf = new Promise<void>((resolve) => request.write(body.slice(0, half), () => resolve()));
  return { sentHalf, status, sendRest: () => request.end(body.slice(half)) };
}

const refusesConnections = (gateway: SpawnedGateway) =>
  eventually(() =>
    fetch(`${gateway.url}/live`).then(
      () => undefined,
      () => true,
    ),
  );

it('keeps a file whose upload was under way when it was told to stop', async () => {
  const databaseUrl = await freshDatabase();
  const gateway = await spawnGateway({ databaseUrl });
  const resident = await signInAtProvider(gateway, 'amara.okafor@example.com');
  const draft = await startDraft(resident, {
    premises: 'Flat 6, Mill Court',
    reason: 'Leaking tap',
    location: 'Kitchen',
  });
  const { worksOrderIdentifier: worksOrderId } = draft.identifiers;
  const upload = beginUpload(resident, worksOrderId);
  await upload.sentHalf;
  const ended = gateway.end('SIGTERM');
  await refusesConnections(gateway);
  upload.sendRest();
  expect(await upload.status).toBe(201);
  expect(await ended).toBe(0);

  const again = await startGateway({ databaseUrl });
  const { documents } = await resident.at(again.url).call(listDocuments, { params: { worksOrderId } });
  expect(documents.map(({ media }) => media.fileName)).toEqual(['tap.pdf']);
  await again.close();
});

it('ends in time although an upload does not', async () => {
  const gateway = await spawnGateway({ env: { STOP_SECONDS: '1' } });
  const resident = await signInAtProvider(gateway, 'amara.okafor@example.com');
  const upload = beginUpload(resident, randomUUID());
  await upload.sentHalf;
  const cut = expect(upload.status).rejects.toThrow();
  expect(await gateway.end('SIGTERM')).toBe(1);
  await cut;
});

/** A provider whose job says that it has begun, and ends when `until` does. */
const working = (begun: () => void, until: Promise<void>): Domain => ({
  routes: () => {},
  jobs: {
    ...noJobs,
    'assign-job-number': async () => {
      begun();
      await until;
    },
  },
});

it('finishes the job in hand before it stops, and gives back one that takes too long', async () => {
  const databaseUrl = await freshDatabase();
  const begun = Promise.withResolvers<void>();
  const never = Promise.withResolvers<void>();
  const env = { LOG_LEVEL: 'silent' };
  const first = await startGateway({ databaseUrl, env, domain: working(begun.resolve, never.promise) });
  const { platform } = first;
  await platform.db
    .transaction()
    .execute((transaction) =>
      platform.jobs.send(transaction, 'assign-job-number', { worksOrderId: randomUUID() }),
    );
  await begun.promise;
  await first.close();

  // Another process does it. It is told to stop in the middle, and ends the job all the same.
  const taken = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const second = await startGateway({ databaseUrl, env, domain: working(taken.resolve, release.promise) });
  await taken.promise;
  const closed = second.close();
  release.resolve();
  await closed;

  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  const jobs = await sql.query(`select state, retry_count from jobs.job where name = 'assign-job-number'`);
  await sql.end();
  expect(jobs.rows).toEqual([{ state: 'completed', retry_count: 1 }]);
});
