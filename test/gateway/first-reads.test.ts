import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../../content/start.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { serverCode } from '../../scripts/server-entry.ts';
import { asServed } from '../support/as-served.ts';
import { Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'doorstep-first-reads-'));
const page =
  '<!doctype html><html><head><title>Portal</title></head><body><div id="root"><p>words</p></div></body></html>';

interface Sent {
  readonly customerId: string;
  readonly answers: Readonly<Record<string, { readonly body: unknown; readonly eTag?: string }>>;
}

let gateway: TestGateway;
let amara: Browser;
let ben: Browser;
beforeAll(async () => {
  mkdirSync(join(folder, '.vite'), { recursive: true });
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

const get = (
  browser: Browser,
  address: string,
  headers: Readonly<Record<string, string>> = {},
  { url }: Pick<TestGateway, 'url'> = gateway,
) => browser.fetch(`${url}${address}`, { headers: { accept: 'text/html', ...headers } });

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

/** The page without what it has for browsers without script, which names it as well, and without what was rendered. */
const bare = (html: string): string =>
  html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<template data-for=.*?<\/template><script>.*?<\/script>/s, '')
    .replace(/<title>[^<]*/, '<title>Portal');

function sentIn(html: string): Sent | undefined {
  const found = /<script type="application\/json" id="first-reads">([^<]*)<\/script>(?=<\/body>)/.exec(html);
  // Without it the page is what was built.
  expect(bare(html.replace(found?.[0] ?? '', ''))).toBe(asServed(page));
  return found ? JSON.parse(found[1] ?? '') : undefined;
}

const pathsOf = (sent: Sent | undefined): string[] =>
  Object.keys(sent?.answers ?? {}).map((address) => address.split('?')[0] ?? '');

it('has the start page in it for whoever comes from outside, and leaves it to the portal for whoever is led there', async () => {
  const visitor = new Browser(gateway.url);
  const from = (site: string) => get(visitor, '/StartPage', { 'sec-fetch-site': site });
  const rendered = `<div id="root" data-rendered><div class="ds-page">`;
  for (const site of ['none', 'cross-site', 'same-site']) {
    const answer = await from(site);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('vary')).toContain('sec-fetch-site');
    const html = await answer.text();
    expect(html).toContain(rendered);
    expect(html).toContain(start.title);
    expect(html).not.toContain('<p>words</p>');
  }
  const led = await from('same-origin');
  expect(bare(await led.text())).toBe(asServed(page));
  expect(bare(await (await get(visitor, '/startpage')).text())).toBe(asServed(page));
  expect(led.headers.get('etag')).not.toBe((await from('none')).headers.get('etag'));
  for (const address of ['/', '/customer360View', '/viewaccount']) {
    const other = await get(visitor, address, { 'sec-fetch-site': 'none' });
    expect(bare(await other.text())).toBe(asServed(page));
  }
});

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

  it.each([
    ['/viewaccount', ['/accounts']],
    ['/transactionDetails', ['/accounts', '/transactions']],
    ['/viewstatement', ['/accounts', '/documents']],
    ['/manageprofile', ['/adjustments', '/preferences']],
    ['/complaints', ['/complaints']],
    ['/casedetails?request=1', ['/cases']],
    ['/requestconfirmed?request=1', ['/cases']],
    // One that there is not is no answer, and nothing else is read for it.
    ['/complaints?complaint=1', []],
    ['/viewmedia?repair=1', []],
  ])('has what %s reads itself', async (address, parts) => {
    const pathsAt = async (page: string) => pathsOf(sentIn(await (await get(amara, page)).text()));
    const everywhere = await pathsAt('/caseReview');
    const own = (await pathsAt(address)).filter((path) => !everywhere.includes(path));
    expect(own).toHaveLength(parts.length);
    for (const part of parts) expect(own).toContainEqual(expect.stringContaining(part));
  });

  it.each([
    ['/historicRepairs?search=tap', /works-orders\?.*searchTerm=tap/],
    ['/mymessageshistory?status=unread', /communications\?.*status=UNREAD.*limit=10/],
    ['/casesearch?search=bin', /cases\?.*searchText=bin/],
  ])('has the rows that %s asks for', async (address, request) => {
    const sent = sentIn(await (await get(amara, address)).text());
    expect(Object.keys(sent?.answers ?? {})).toContainEqual(expect.stringMatching(request));
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
    for (const page of ['repairhistorydetails', 'repairconfirmed', 'viewmedia']) {
      const address = `/${page}?repair=${id}`;
      const mine = pathsOf(sentIn(await (await get(amara, address)).text()));
      expect(mine.filter((each) => each.includes(id)).length).toBeGreaterThan(0);
      const theirs = pathsOf(sentIn(await (await get(ben, address)).text()));
      expect(theirs.length).toBeGreaterThan(0);
      expect(theirs.filter((each) => each.includes(id))).toEqual([]);
    }
  });

  it.each(['/viewmedia', '/mymessageshistory', '/repairasset', '/caseReview'])(
    'has what all pages begin with, at %s as well',
    async (address) => {
      const paths = pathsOf(sentIn(await (await get(amara, address)).text()));
      for (const part of ['/v2/customers/', '/tenancies', '/configuration', '/communications'])
        expect(paths).toContainEqual(expect.stringContaining(part));
    },
  );

  it('carries nothing where everything is wanted anew, for pages that lead on, and at the end of a sign-in', async () => {
    for (const [address, headers] of [
      ['/customer360View', { 'cache-control': 'no-cache' }],
      ['/newrepair', {}],
      ['/genericerror', {}],
      ['/nothing-is-here', {}],
      ['/startpage', {}],
      ['/customer360View?code=abc&state=login', {}],
    ] as const) {
      const answer = await get(amara, address, headers);
      expect(bare(await answer.text())).toBe(asServed(page));
      const isOnce = address.includes('code=');
      expect(answer.headers.get('cache-control')).toBe(isOnce ? 'no-store' : 'no-cache');
    }
  });

  it('carries nothing without a session, and nothing with one that is over', async () => {
    const visitor = await get(new Browser(gateway.url), '/customer360View');
    expect(bare(await visitor.text())).toBe(asServed(page));
    const forged = await fetch(`${gateway.url}/customer360View`, {
      headers: { accept: 'text/html', cookie: '__Host-session=anything' },
    });
    expect(bare(await forged.text())).toBe(asServed(page));
  });
});

// A statement gives up after thirty seconds, and so would the page.
it('waits for no session longer than for anything else', { timeout: 25_000 }, async () => {
  const { databaseUrl } = gateway;
  const hurried = await startGateway({
    databaseUrl,
    env: { PORTAL_DIR: folder, FIRST_READS_WAIT_MS: '50' },
  });
  try {
    const { db } = hurried.platform;
    const html = await db.transaction().execute(async (locked) => {
      await sql`lock table session in access exclusive mode`.execute(locked);
      const answer = await get(amara, '/viewmedia', {}, hurried);
      return answer.text();
    });
    expect(sentIn(html)).toBeUndefined();
    expect(html).toContain('/signin/end');
  } finally {
    await hurried.close();
  }
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

describe('for browsers without script the page', () => {
  it('of a resident tells what to have ready for a call, theirs alone', async () => {
    const [hers, his] = await Promise.all(
      [amara, ben].map(async (browser) => (await get(browser, '/customer360View')).text()),
    );
    const reference = /payment reference<\/dt><dd>(\d+)/;
    expect(hers?.match(reference)?.[1]).toMatch(/^\d{6,}$/);
    expect(hers?.match(reference)?.[1]).not.toBe(his?.match(reference)?.[1]);
    expect(hers).toContain('Ms Amara Okafor');
  });

  it('of a session that is over leads to sign in', async () => {
    const forged = await fetch(`${gateway.url}/customer360View`, {
      headers: { accept: 'text/html', cookie: '__Host-session=anything' },
    });
    const html = await forged.text();
    expect(html).toContain('policy=B2C_1_signin');
    expect(html).not.toContain('/signin/end');
  });

  it('is sent again only when it has changed, and in the smallest form that is taken', async () => {
    const ask = (headers: Readonly<Record<string, string>>) =>
      fetch(`${gateway.url}/viewaccount`, { headers: { accept: 'text/html', ...headers } });
    const first = await ask({ 'accept-encoding': 'identity' });
    const whole = await first.text();
    const eTag = first.headers.get('etag') ?? '';
    expect(first.headers.get('vary')).toBe('accept-encoding, cookie, sec-fetch-site');
    for (const coding of ['br', 'gzip']) {
      const small = await ask({ 'accept-encoding': coding });
      expect(small.headers.get('content-encoding')).toBe(coding);
      expect(await small.text()).toBe(whole);
    }
    expect((await ask({ 'if-none-match': eTag })).status).toBe(304);
    const signedIn = await ask({ 'if-none-match': eTag, cookie: '__Host-session=anything' });
    expect(signedIn.status).toBe(200);
    expect(await signedIn.text()).toContain('/signin/end');
  });
});
