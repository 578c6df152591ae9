import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analystSignIn } from '../../contract/traffic.ts';
import { machineClock } from '../../gateway/clock.ts';
import { analystCookie } from '../../gateway/http/cookies.ts';
import { beginSession } from '../../gateway/identity/sessions.ts';
import { asServed, withClockScript } from '../support/as-served.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { platformDomain } from '../support/platform-domain.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-portal-'));
const page = '<!doctype html><html><head><title>Portal</title></head>';
const atlas = '<!doctype html><html><head><title>Atlas</title></head>';
const script = 'console.log(1)';

const preloads = {
  anybody: { '/startpage': ['assets/start.js'], '/genericerror': [] },
  residents: {
    '/customer360View': ['assets/home.js', 'assets/journey.js'],
    '/viewaccount': ['assets/account.js'],
  },
  start: '/startpage',
  home: '/customer360View',
};

let gateway: TestGateway;
beforeAll(async () => {
  const portal = path.join(folder, 'dist');
  mkdirSync(path.join(portal, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'not for the web');
  writeFileSync(path.join(portal, 'index.html'), page);
  writeFileSync(path.join(portal, 'atlas.html'), atlas);
  writeFileSync(path.join(portal, 'assets', 'main-abc123.js'), script);
  writeFileSync(path.join(portal, 'assets', 'main-abc123.js.gz'), gzipSync(script));
  mkdirSync(path.join(portal, '.vite'));
  writeFileSync(path.join(portal, '.vite/preloads.json'), JSON.stringify(preloads));
  gateway = await startGateway({ domain: platformDomain, env: { PORTAL_DIR: portal } });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  fetch(`${gateway.url}${address}`, { headers });

it('sends the first page also to whoever takes nothing compressed', async () => {
  const answer = await fetch(gateway.url, { headers: { 'accept-encoding': 'identity' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

it.each(['/', '/startpage', '/Customer360View', '/repairproperty/step?x=1', '/viewaccount.old/'])(
  'answers the page at %s, asked for again each time',
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(asServed(page));
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  },
);

it('answers the analysts’ atlas with a page of its own', async () => {
  const answer = await get('/atlas');
  expect(await answer.text()).toBe(asServed(atlas));
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it('lets a file whose name carries its hash be kept for a year', async () => {
  const answer = await get('/assets/main-abc123.js', { accept: '*/*' });
  expect(await answer.text()).toBe(script);
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('sends the small form to whoever takes it', async () => {
  const plain = await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' });
  const small = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(await small.text()).toBe(script);
});

it('answers the page to whoever takes anything, at an address that is no file', async () => {
  const answer = await get('/startpage', { accept: '*/*' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

it.each(['/assets/gone-123.js', '/assets/', '/assets/gone', '/assets/gone/', '/nothing.png'])(
  'does not answer the page for a missing file: %s',
  async (address) => {
    const answer = await get(address, { accept: '*/*' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  },
);

it.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt'])(
  'does not leave its folder: %s',
  async (address) => {
    expect(await (await get(address)).text()).not.toContain('not for the web');
  },
);

it('answers no page to what is no reading', async () => {
  const answer = await fetch(`${gateway.url}/startpage`, {
    method: 'POST',
    headers: { accept: 'text/html' },
  });
  expect(answer.status).toBe(404);
});

it('serves pages that are told of the clock where it is set, and of nothing where it is not', async () => {
  const set = await startGateway({
    domain: platformDomain,
    env: { PORTAL_DIR: path.join(folder, 'dist'), CLOCK: 'PT36H' },
  });
  try {
    const at = (address: string) =>
      fetch(`${set.url}${address}`, { headers: { accept: 'text/html' } }).then((answer) => answer.text());
    for (const address of ['/', '/startpage']) expect(await at(address)).toBe(withClockScript(page));
    expect(await at('/atlas')).toBe(withClockScript(atlas));
    const seen = runInNewContext(
      `${await at('/clock.js')}; [Date.now(), +new Date(), +new Date(5), Date.UTC(1970, 0)]`,
    );
    const machine = machineClock().getTime();
    for (const time of seen.slice(0, 2)) expect(Math.round((time - machine) / 3_600_000)).toBe(36);
    expect(seen.slice(2)).toEqual([5, 0]);
  } finally {
    await set.close();
  }
});

describe('the atlas on the host of the residents', () => {
  const opened = async (
    access: string,
    address: string,
    headersOf?: (of: TestGateway) => Promise<object>,
  ) => {
    const set = await startGateway({
      domain: platformDomain,
      env: { PORTAL_DIR: path.join(folder, 'dist'), ATLAS: access },
    });
    try {
      const headers = { accept: 'text/html', ...(await headersOf?.(set)) };
      const answer = await fetch(`${set.url}${address}`, { headers, redirect: 'manual' });
      return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
    } finally {
      await set.close();
    }
  };

  it('is not there when it is switched off, nor under the name of its file', async () => {
    for (const address of ['/atlas', '/atlas.html', '/%61tlas.html', '/assets/..%2Fatlas.html']) {
      expect((await opened('off', address)).text, address).not.toBe(asServed(atlas));
    }
    expect((await opened('off', '/startpage?x=%zz')).status).toBe(200);
  });

  it('is opened by analysts alone, who are led to sign in, when that is demanded', async () => {
    expect(await opened('analysts', '/atlas')).toMatchObject({ status: 302, to: analystSignIn });
    expect(await opened('analysts', '/atlas.html')).not.toMatchObject({ text: asServed(atlas) });
    expect(await opened('analysts', '/atlas?signin=refused')).toMatchObject({ status: 403 });
    const signedIn = async ({ platform }: TestGateway) => {
      const { credential } = await beginSession(platform, { role: 'analyst', customerId: null }, null);
      return { cookie: `${analystCookie}=${credential}` };
    };
    expect(await opened('analysts', '/atlas', signedIn)).toMatchObject({
      status: 200,
      text: asServed(atlas),
    });
  });
});

describe('the scripts that a page names', () => {
  const session = '__Host-session=anything';
  const linkAt = async (address: string, cookie?: string): Promise<string | null> => {
    const answer = await get(address, { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) });
    return answer.headers.get('link');
  };
  const start = '</assets/start.js>; rel=modulepreload';
  const home = '</assets/home.js>; rel=modulepreload, </assets/journey.js>; rel=modulepreload';

  it('are those of its address, however it is written', async () => {
    expect(await linkAt('/viewaccount', session)).toBe('</assets/account.js>; rel=modulepreload');
    expect(await linkAt('/ViewAccount/?a=b', session)).toBe('</assets/account.js>; rel=modulepreload');
    expect(await linkAt('/', session)).toBe(home);
    expect(await linkAt('/startpage', session)).toBe(start);
  });

  it('are those of the start page for visitors, who are led there', async () => {
    expect(await linkAt('/')).toBe(start);
    expect(await linkAt('/viewaccount')).toBe(start);
    expect(await linkAt('/customer360view')).toBe(start);
  });

  it('are those of Home for whoever comes back from signing in', async () => {
    expect(await linkAt('/customer360View?code=abc&state=login')).toBe(home);
    expect(await linkAt('/customer360View?error=access_denied')).toBe(start);
  });

  it('are none where none are known', async () => {
    expect(await linkAt('/nowhere', session)).toBeNull();
    expect(await linkAt('/genericerror')).toBeNull();
    expect(await linkAt('/atlas', session)).toBeNull();
  });

  it('are written where nobody can read them', async () => {
    expect((await get('/.vite/preloads.json', { accept: '*/*' })).status).toBe(404);
  });
});
