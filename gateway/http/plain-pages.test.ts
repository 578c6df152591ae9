import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainPages } from './plain-pages.ts';
import type { PortalServer } from './portal-server.ts';

const built = '<html><head><title>Built</title></head><body><div id="root"><p>Wait</p></div></body></html>';

let made: string[] = [];
let canRender = true;
let builds = 0;

const portal = {
  isRenderedPage: (address: string) => address === '/help',
  nameOfPage: ({ address, hasSession }: { address: string; hasSession: boolean }) =>
    address === '/once' ? undefined : `${address} ${hasSession}`,
  renderPlainHead: ({ address, search }: { address: string; search: string }) => {
    made.push(`${address}?${search}`);
    return { title: address, head: '<meta name="head">' };
  },
  renderPlainBody: ({ hasSession }: { hasSession: boolean }) => `<p>session: ${hasSession}</p>`,
  renderPublicPage: (address: string) => {
    if (!canRender) throw new Error('broken');
    return `<h1>${address}</h1>`;
  },
} as unknown as PortalServer;

let app: FastifyInstance;
let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-pages-'));
  file = path.join(folder, 'index.html');
  writeFileSync(file, built);
  app = Fastify();
  const send = plainPages(file, portal, (page) => page.replace('<html>', '<html lang="en">'));
  app.get('/*', (request, reply) => send(request, reply, request.headers.cookie !== undefined));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  made = [];
  canRender = true;
  // As after a new build, so that nothing is kept from the test before.
  builds += 1;
  utimesSync(file, builds, builds);
});

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a page', () => {
  it('has its own title, head and end, and what is done to every page', async () => {
    const { body, headers } = await ask('/terms?a=1');
    expect(body).toBe(
      '<html lang="en"><head><title>/terms</title><meta name="head"></head>' +
        '<body><div id="root"><p>Wait</p></div><p>session: false</p></body></html>',
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie, sec-fetch-site',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(made).toEqual(['/terms?a=1']);
  });

  it('is made once for all who are shown the same, and again after a new build', async () => {
    await ask('/terms');
    await ask('/terms');
    expect(made).toHaveLength(1);
    await ask('/terms', { cookie: 'a=1' });
    expect(made).toHaveLength(2);
    utimesSync(file, 1000, 1000);
    await ask('/terms');
    expect(made).toHaveLength(3);
  });

  it('that has in it what is only good once is made each time, and kept nowhere', async () => {
    expect((await ask('/once')).headers['cache-control']).toBe('no-store');
    await ask('/once');
    expect(made).toHaveLength(2);
  });
});

describe('what a page shows before its scripts have run', () => {
  const rendered = '<div id="root" data-rendered><h1>/help</h1></div>';

  it.each(['none', 'cross-site', 'same-site'])(
    'is there when it is asked for from outside: %s',
    async (site) => {
      expect((await ask('/help', { 'sec-fetch-site': site })).body).toContain(rendered);
    },
  );

  it('is not there within the portal, nor where the browser does not say', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, {}] as Record<string, string>[])
      expect((await ask('/help', headers)).body).toContain('<div id="root"><p>Wait</p></div>');
  });

  it('is kept beside the page as it was built', async () => {
    const outside = { 'sec-fetch-site': 'none' };
    await ask('/help', outside);
    await ask('/help');
    expect((await ask('/help', outside)).body).toContain(rendered);
    expect(made).toHaveLength(2);
  });

  it('is there only where it is the same for everybody', async () => {
    expect((await ask('/terms', { 'sec-fetch-site': 'none' })).body).not.toContain('data-rendered');
  });

  it('is left out where it cannot be rendered', async () => {
    canRender = false;
    const { statusCode, body } = await ask('/help', { 'sec-fetch-site': 'none' });
    expect(statusCode).toBe(200);
    expect(body).not.toContain('data-rendered');
  });
});

describe('what is sent of a page', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is small for a browser that takes %s, also the second time', async (coding, read) => {
    const whole = (await ask('/terms')).body;
    for (let time = 0; time < 2; time += 1) {
      const { headers, rawPayload } = await ask('/terms', { 'accept-encoding': coding });
      expect(headers['content-encoding']).toBe(coding);
      expect(read(rawPayload).toString()).toBe(whole);
    }
  });

  it('is the smallest that the browser takes', async () => {
    const codingFor = async (accepted: string) =>
      (await ask('/terms', { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await codingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(await codingFor('gzip, deflate')).toBe('gzip');
    expect(await codingFor('brotli-like, deflate')).toBeUndefined();
    expect(await codingFor('identity')).toBeUndefined();
  });

  it('is nothing where the browser has it already', async () => {
    const { etag = '' } = (await ask('/terms')).headers;
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const known of [String(etag), `W/"other", ${etag}`, `${etag},W/"other"`]) {
      const { statusCode, body } = await ask('/terms', { 'if-none-match': known });
      expect([statusCode, body]).toEqual([304, '']);
    }
    expect((await ask('/terms', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    expect((await ask('/other')).headers.etag).not.toBe(etag);
  });
});
