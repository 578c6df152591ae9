import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { serverCode } from '../../scripts/server-entry.ts';
import { Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'doorstep-first-reads-'));
const page = '<!doctype html><html><head><title>Portal</title></head><body><p>words</p></body></html>';

interface Sent {
  readonly customerId: string;
  readonly answers: Readonly<Record<string, { readonly body: unknown; readonly eTag?: string }>>;
}

let gateway: TestGateway;
let amara: Browser;
let ben: Browser;
beforeAll(async () => {
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, '.vite/server.js'), await serverCode(resolve(import.meta.dirname, '../..')));
  gateway = await startGateway({ env: { PORTAL_DIR: folder, FIRST_READS_WAIT_MS: '60000' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
  ben = await signIn(gateway, 'ben.hughes@example.com');
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (browser: Browser, address: string, headers: Readonly<Record<string, string>> = {}) =>
  browser.fetch(`${gateway.url}${address}`, { headers: { accept: 'text/html', ...headers } });

/** What every call of the portal carries. */
const carried = {
  'ocp-apim-subscription-key': 'test',
  'x-channel-identifier': 'CustomerSelfService',
  'x-correlation-id': 'first-reads',
  'x-agent-id': 'anonymous',
  'cache-control': 'no-cache',
  'if-match': 'eTag',
  authorization: '',
};
const read = (browser: Browser, address: string) =>
  browser.fetch(`${gateway.url}${address}`, { headers: carried });

/** The same without the moment at which it was answered. */
const timeless = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (name, value) => (name === 'as-at' ? '' : value)));

function sentIn(html: string): Sent | undefined {
  const found = /<script type="application\/json" id="first-reads">([^<]*)<\/script>(?=<\/body>)/.exec(html);
  // Without it the page is what was built.
  expect(html.replace(found?.[0] ?? '', '')).toBe(page);
  return found ? JSON.parse(found[1] ?? '') : undefined;
}

const pathsOf = (sent: Sent | undefined): string[] =>
  Object.keys(sent?.answers ?? {}).map((address) => address.split('?')[0] ?? '');

describe('the page of a resident', () => {
  it('carries what its own calls would answer, and nobody else’s', async () => {
    const seen: string[] = [];
    for (const browser of [amara, ben]) {
      const answer = await get(browser, '/customer360View');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const sent = sentIn(await answer.text());
      if (!sent) throw new Error('nothing was sent');
      const addresses = Object.keys(sent.answers);
      expect(addresses.length).toBeGreaterThan(12);
      expect(addresses).toContain(`/customerselfserve/api/v2/customers/${sent.customerId}`);
      for (const address of addresses) {
        const own = await read(browser, address);
        expect({ body: timeless(await own.json()), eTag: own.headers.get('etag') ?? undefined }).toEqual({
          eTag: undefined,
          ...sent.answers[address],
          body: timeless(sent.answers[address]?.body),
        });
      }
      seen.push(sent.customerId);
    }
    expect(new Set(seen).size).toBe(2);
  });

  it.each([
    ['/CUSTOMER360view/', 'search/works-orders'],
    ['/repairproperty', 'premises'],
    ['/historicRepairs', 'search/works-orders'],
  ])('has them however %s is written', async (address, path) => {
    expect(pathsOf(sentIn(await (await get(amara, address)).text()))).toContainEqual(
      expect.stringContaining(path),
    );
  });

  it('asks a phone’s list as a phone does', async () => {
    const lists = async (mobile: string) =>
      Object.keys(
        sentIn(await (await get(amara, '/historicRepairs', { 'sec-ch-ua-mobile': mobile })).text())
          ?.answers ?? {},
      ).filter((address) => address.includes('works-orders'));
    expect(await lists('?0')).toEqual([expect.stringContaining('resultsPerPage=10')]);
    expect(await lists('?1')).toEqual([expect.stringContaining('limit=100')]);
  });

  it('has nothing of a repair that is somebody else’s', async () => {
    const query = { orderBy: 'raisedDate desc', skip: 0, limit: 1 } as const;
    const { models } = await amara.call(searchWorksOrders, { query });
    const id = models[0]?.identifiers.worksOrderIdentifier ?? '';
    const address = `/repairhistorydetails?repair=${id}`;
    const about = `/v1/works-orders/${id}`;
    const mine = pathsOf(sentIn(await (await get(amara, address)).text()));
    expect(mine.filter((each) => each.includes(about)).length).toBeGreaterThan(0);
    const theirs = pathsOf(sentIn(await (await get(ben, address)).text()));
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter((each) => each.includes(about))).toEqual([]);
  });

  it('carries nothing where everything is wanted anew, for other pages, and at the end of a sign-in', async () => {
    for (const [address, headers] of [
      ['/customer360View', { 'cache-control': 'no-cache' }],
      ['/viewmedia', {}],
      ['/startpage', {}],
      ['/customer360View?code=abc&state=login', {}],
    ] as const) {
      const answer = await get(amara, address, headers);
      expect(await answer.text()).toBe(page);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('carries nothing without a session, and nothing with one that is over', async () => {
    const visitor = await get(new Browser(gateway.url), '/customer360View');
    expect(await visitor.text()).toBe(page);
    const forged = await fetch(`${gateway.url}/customer360View`, {
      headers: { accept: 'text/html', cookie: '__Host-session=anything' },
    });
    expect(await forged.text()).toBe(page);
  });
});

it('comes compressed, and its beginning before its end', async () => {
  const cookie = amara.cookies.header();
  const headers = (coding: string) => ({ accept: 'text/html', cookie, 'accept-encoding': coding });
  for (const [coding, decode] of [
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ] as const) {
    const html = await new Promise<string>((found, reject) => {
      httpRequest(`${gateway.url}/customer360View`, { headers: headers(coding) }, (answer) => {
        expect(answer.headers['content-encoding']).toBe(coding);
        found(text(answer.pipe(decode())));
      })
        .on('error', reject)
        .end();
    });
    expect(pathsOf(sentIn(html)).length).toBeGreaterThan(0);
  }
});
