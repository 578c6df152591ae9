import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { uploadDocument } from '../../contract/documents.ts';
import { logout, logoutEverywhere } from '../../contract/session.ts';
import { createWorksOrder, searchWorksOrders, updateWorksOrder } from '../../contract/works-orders.ts';
import { pathsOf } from '../../gateway/http/routes.ts';
import {
  Browser,
  freshDatabase,
  signInAtProvider,
  startGateway,
  type TestGateway,
} from '../support/gateway.ts';
import { authenticate, openIdentityPage, sendIdentityForm, signInAtAtlas } from '../support/identity.ts';
import { breakDown, misanswer, platformDomain } from '../support/platform-domain.ts';
import { type AnswerHeaders, type Protection, protectionFaults } from '../support/protection.ts';
import { sendRawRequest } from '../support/raw-request.ts';
import { numbered, offered, report, startDraft } from '../support/repairs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-protection-'));
const publicUrl = 'https://homes.example';
const frame = 'https://pay.example';
const amara = 'amara.okafor@example.com';

let plain: TestGateway;
let secure: TestGateway;
let broken: TestGateway;
/** Waited for while everything else is tried. */
let halfHead: Promise<AnswerHeaders>;
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const name of ['index.html', 'atlas.html', path.join('assets', 'main-abc123.js')]) {
    writeFileSync(path.join(folder, name), '<!doctype html>');
  }
  const env = { PORTAL_DIR: folder, LIMIT_SEARCH_ACCOUNT: '2/1h', LOG_LEVEL: 'silent' };
  const databaseUrl = await freshDatabase();
  plain = await startGateway({ env });
  secure = await startGateway({
    databaseUrl,
    env: { ...env, PUBLIC_URL: publicUrl, PAYMENT_FRAME_ORIGIN: frame },
  });
  broken = await startGateway({ env, domain: platformDomain });
  halfHead = sendRaw(plain, 'GET /health HTTP/1.1\r\nHost: x\r\n');
  halfHead.catch(() => {});
});
afterAll(async () => {
  await Promise.all([plain, secure, broken].map((gateway) => gateway.close()));
  rmSync(folder, { recursive: true, force: true });
});

/** Every answer that anybody was given, the gateway itself at its own door included. */
let answers: AnswerHeaders[] = [];
beforeEach(() => {
  answers = [];
  const fetched = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // What is meant for the public address comes to the gateway behind it.
    const address = String(input).replace(publicUrl, secure.url);
    const response = await fetched(address, init);
    answers.push({
      address,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      cookies: response.headers.getSetCookie(),
    });
    return response;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function expectAllProtected(protection: Protection, statuses: readonly number[]): void {
  expect(answers.flatMap((answer) => protectionFaults(answer, protection))).toEqual([]);
  // The check has seen what it is for.
  expect([...new Set(answers.map(({ status }) => status))]).toEqual(expect.arrayContaining([...statuses]));
}

const nobody = '00000000-0000-4000-8000-000000000000';

/** Every call under both versions, with what it needs to get past the first refusals and with nothing at all. */
async function callEverything(browser: Browser): Promise<void> {
  for (const call of calls.filter((one) => one !== logout && one !== logoutEverywhere)) {
    for (const template of pathsOf(call)) {
      const address = template.replace(/:\w+/g, nobody);
      const method = call.method;
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      await browser.fetch(address, { method });
      await browser.fetch(address, { method, ...body, ...(body.body ? { headers } : {}) });
      await browser.fetch(address, { method, ...body, headers: { ...headers, 'if-match': '"9"' } });
    }
  }
}

async function ordinaryLife(gateway: TestGateway): Promise<void> {
  const stranger = new Browser(gateway.url);
  await callEverything(stranger);
  const page = await openIdentityPage(stranger);
  await sendIdentityForm(stranger, page, { email: amara, password: 'wrong' });
  await sendIdentityForm(stranger, `${page}/cancel`, {});
  await stranger.fetch(page, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' }, body: '' });

  const resident = await signInAtProvider(gateway, amara);
  const tap = { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' };
  const order = await numbered(resident, await report(resident, tap));
  await offered(resident, order);
  const draft = await startDraft(resident, tap);
  await resident.send(
    uploadDocument,
    {
      params: { worksOrderId: draft.identifiers.worksOrderIdentifier },
      body: { DocumentType: 'WORKORDER', Media: 'x'.repeat(29_000_000), Metadata: [] },
    },
    { idempotencyKey: randomUUID() },
  );
  const params = { worksOrderId: draft.identifiers.worksOrderIdentifier };
  await resident.send(updateWorksOrder, { params, body: {} }, { eTag: '"99"', idempotencyKey: randomUUID() });
  const form = new URLSearchParams({ a: 'b' });
  const headers = { 'idempotency-key': randomUUID() };
  await resident.fetch(createWorksOrder.path, { method: 'POST', body: form, headers });
  for (let times = 0; times < 3; times++) await resident.send(searchWorksOrders, { query: {} });
  await callEverything(resident);
  await resident.send(logoutEverywhere, {});
  await resident.send(logout, {});
  await signInAtAtlas(gateway.url, 'analyst@harbourline.example', 'harbourline-demo');
  for (const address of [
    '/',
    '/startpage',
    '/atlas',
    '/assets/main-abc123.js',
    '/assets/gone-123.js',
    '/health',
    '/live',
    '/customerselfserve/api/v1/openapi.json',
    '/customerselfserve/api/v1/nothing',
    '/customerselfserve/api/v1/authorize?policy=B2C_1_admin',
    '/identity/pages.css',
    '/identity/show-password.js',
    '/identity/reset/ask',
    '/identity/reset?token=nothing',
    '/identity/jwks',
    '/identity/auth?client_id=nobody',
    '/identity/interaction/nothing',
    '/identity/nothing',
    '/%E0%A4%A',
    `/customerselfserve/api/v1/works-orders/${'x'.repeat(200)}`,
  ]) {
    await fetch(`${gateway.url}${address}`, { redirect: 'manual', headers: { accept: 'text/html' } });
    await fetch(`${gateway.url}${address}`, { method: 'HEAD', redirect: 'manual' });
    await fetch(`${gateway.url}${address}`, { method: 'PUT', redirect: 'manual' });
  }
}

const everySort = [200, 201, 204, 302, 303, 400, 401, 403, 404, 412, 413, 415, 428, 429];

describe('every answer', () => {
  it('is protected, whatever it answers', { timeout: 120_000 }, async () => {
    await ordinaryLife(plain);
    expectAllProtected({ https: false }, everySort);
  });

  it('is protected behind a proxy with https, and lets one origin alone into a frame', {
    timeout: 120_000,
  }, async () => {
    await ordinaryLife(secure);
    expectAllProtected({ https: true, frame }, everySort);
    expect(answers.flatMap(({ cookies }) => cookies).length).toBeGreaterThan(5);
  });

  it('is protected when the gateway breaks', async () => {
    const browser = new Browser(broken.url);
    await browser.send(breakDown, {});
    await browser.send(misanswer, {});
    expectAllProtected({ https: false }, [500]);
  });
});

/** Sends what no HTTP client would, and reads the answer. */
async function sendRaw(gateway: TestGateway, text: string): Promise<AnswerHeaders> {
  const request = sendRawRequest(gateway.url, text);
  const { status, headers } = await request.answer;
  request.end();
  return { address: gateway.url, status, headers, cookies: [] };
}

it.each([
  ['is no request', 'GARBAGE\r\n\r\n', 400],
  ['has too large a head', `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['names two hosts', 'GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
  ['names no host', 'GET /health HTTP/1.1\r\n\r\n', 400],
  ['has an address that cannot be read', 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['has a method that nobody knows', 'PROPFIND / HTTP/1.1\r\nHost: x\r\n\r\n', 404],
  ['has a method that shows what it was sent', 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n', 404],
  ['has a method that the address does not answer to', 'PROPFIND /health HTTP/1.1\r\nHost: x\r\n\r\n', 405],
])('is protected when what came %s', async (_what, text, status) => {
  const answer = await sendRaw(plain, text);
  expect(answer.status).toBe(status);
  expect(protectionFaults(answer, { https: false })).toEqual([]);
});

it('is protected when half a head is all that comes, and comes soon', async () => {
  const answer = await halfHead;
  expect(answer.status).toBe(408);
  expect(protectionFaults(answer, { https: false })).toEqual([]);
});

it('sees what is wrong with an answer', () => {
  const bare: AnswerHeaders = {
    address: `${publicUrl}/customerselfserve/api/v1/x`,
    status: 404,
    headers: { 'content-security-policy': "default-src 'self' 'unsafe-inline'" },
    cookies: ['a=b; Path=/'],
  };
  const faults = protectionFaults(bare, { https: true });
  for (const part of [
    'default-src',
    'too much',
    'nosniff',
    'HSTS',
    'kept',
    'httponly',
    'SameSite',
    'secure',
  ]) {
    expect(faults.join('\n')).toMatch(new RegExp(part === 'nosniff' ? 'x-content-type-options' : part));
  }
});

it('ends at the way back from the identity provider', async () => {
  const browser = new Browser(plain.url);
  const { code } = await authenticate(browser, amara, 'harbourline-demo');
  expect(code).not.toBe('');
  expectAllProtected({ https: false }, [302, 303]);
});
