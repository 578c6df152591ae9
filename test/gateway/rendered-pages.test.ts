import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { app } from '../../content/app.ts';
import { repairBeginning } from '../../content/repair-beginning.ts';
import { repairDetails } from '../../content/repair-details.ts';
import { screens } from '../../content/screens.ts';
import { getCustomer } from '../../contract/customers.ts';
import { logout } from '../../contract/session.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import {
  addressOfRepair,
  casesPage,
  homePage,
  newRepair,
  repairPage,
  repairsPage,
} from '../../journeys/shared/addresses.ts';
import { serverCode } from '../../scripts/server-entry.ts';
import { Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'doorstep-rendered-pages-'));
const page =
  '<!doctype html><html><head><title>Portal</title></head><body><div id="root"><p>words</p></div></body></html>';

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

const get = (browser: Browser, address = homePage, headers: Readonly<Record<string, string>> = {}) =>
  browser.fetch(`${gateway.url}${address}`, { headers: { accept: 'text/html', ...headers } });

/** What the build of the portal has for the gateway. */
const portalOf = (): Promise<typeof import('../../src/server/entry.ts')> =>
  import(pathToFileURL(join(folder, '.vite/server.js')).href);

/** What the page was rendered to, for whom, and with which script it is shown. */
function renderedIn(html: string) {
  const [, shownFor, markup, script] =
    /<template data-for="([^"]*)">(.*?)<\/template><script>(.*?)<\/script>/s.exec(html) ?? [];
  if (shownFor === undefined || markup === undefined || script === undefined) return undefined;
  return { shownFor: JSON.parse(shownFor.replaceAll('&quot;', '"')), markup, script };
}
const renderedFor = async (...asked: Parameters<typeof get>) =>
  renderedIn(await (await get(...asked)).text());

const customerOf = async (browser: Browser) => {
  const rendered = await renderedFor(browser);
  const customerId: string = rendered?.shownFor.customerId ?? '';
  return browser.call(getCustomer, { params: { customerId } });
};

describe('Home, as the gateway has rendered it,', () => {
  it('has the words of whoever asks for it, and nobody else’s', async () => {
    const customers = [await customerOf(amara), await customerOf(ben)] as const;
    // At the same time: what one waits for must not become the other's.
    const pages = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const [own, other] = index % 2 === 0 ? [amara, customers[1]] : [ben, customers[0]];
        return { other, mine: customers[index % 2], page: await renderedFor(own) };
      }),
    );
    for (const { other, mine, page: rendered } of pages) {
      const markup = rendered?.markup ?? '';
      expect(markup).toContain(screens.home.title.replace('{name}', mine?.person.name.givenName ?? ''));
      expect(markup).toContain('data-card="balance"');
      expect(markup).not.toContain('data-state="loading"');
      expect(markup).not.toContain('data-pending');
      const { person, addresses } = other;
      const mail = addresses.digitalAddresses.map(({ address }) => address.split('@')[0] ?? '');
      for (const theirs of [person.name.givenName, person.name.surname, ...mail])
        expect(markup).not.toContain(theirs);
      expect(markup.match(/£[\d,.]+/g)?.length).toBeGreaterThan(0);
    }
    expect(new Set(pages.map(({ page: rendered }) => rendered?.markup)).size).toBe(2);
  });

  it('is not kept, and its one script is allowed by its hash', async () => {
    const answer = await get(amara);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { script = '', markup = '' } = renderedIn(await answer.text()) ?? {};
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(markup).not.toMatch(/<script|<style| style=| on\w+=|javascript:/i);
    expect((await renderedFor(ben))?.script).toBe(script);
  });

  it('is made for the screen that the browser seems to have, and says so', async () => {
    const widths = async (headers: Readonly<Record<string, string>>) => {
      const { markup = '', shownFor } = (await renderedFor(amara, homePage, headers)) ?? {};
      expect(markup.includes('ds-home-columns')).toBe(shownFor.media['(min-width: 64rem)']);
      expect(markup.includes('<details>')).toBe(!shownFor.media['(min-width: 44rem)']);
      return new Set(Object.values(shownFor.media));
    };
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) Version/15.4 Mobile/15E148 Safari/604.1';
    expect(await widths({ 'sec-ch-ua-mobile': '?1' })).toEqual(new Set([false]));
    expect(await widths({ 'user-agent': iPhone })).toEqual(new Set([false]));
    expect(await widths({ 'sec-ch-ua-mobile': '?0', 'user-agent': iPhone })).toEqual(new Set([true]));
  });

  it('is there for nobody else, nowhere else, and not where everything is wanted anew', async () => {
    const visitor = new Browser(gateway.url);
    const forged = { cookie: '__Host-session=anything' };
    for (const answer of [
      await get(visitor),
      await fetch(`${gateway.url}${homePage}`, { headers: { accept: 'text/html', ...forged } }),
      await get(amara, `${homePage}?error=access_denied`),
      await get(amara, '/viewaccount'),
      await get(amara, homePage, { 'cache-control': 'no-cache' }),
    ]) {
      expect(renderedIn(await answer.text())).toBeUndefined();
    }
  });

  it('is not there once the session has ended', async () => {
    const leaving = await signIn(gateway, 'amara.okafor@example.com');
    const cookie = leaving.cookies.header();
    const ask = async () =>
      (await fetch(`${gateway.url}${homePage}`, { headers: { accept: 'text/html', cookie } })).text();
    expect(renderedIn(await ask())?.markup).toContain('Amara');
    await leaving.call(logout, {});
    const html = await ask();
    expect(renderedIn(html)).toBeUndefined();
    expect(html).not.toContain('Amara');
  });
});

describe('a repair, as the gateway has rendered it,', () => {
  const newestOf = async (browser: Browser) => {
    const [newest] = (await browser.call(searchWorksOrders, { query: { limit: 1 } })).models;
    if (!newest) throw new Error('there is no repair');
    return newest.identifiers;
  };

  it('is whole: what comes next, what has happened, and all that is known', async () => {
    const { worksOrderIdentifier, jobNumber } = await newestOf(amara);
    const answer = await get(amara, addressOfRepair(worksOrderIdentifier));
    const { markup = '', script = '', shownFor } = renderedIn(await answer.text()) ?? {};
    expect(markup).toContain(jobNumber);
    for (const part of ['ds-repair-headline', repairDetails.whatNext, repairDetails.about])
      expect(markup).toContain(part);
    expect(markup).not.toContain(app.loading);
    // Nothing can be chosen in the tab that makes it another page.
    expect(shownFor.chosen).toEqual({});
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('is there for its resident alone', async () => {
    const { worksOrderIdentifier, jobNumber } = await newestOf(amara);
    const html = await (await get(ben, addressOfRepair(worksOrderIdentifier))).text();
    expect(renderedIn(html)).toBeUndefined();
    expect(html).not.toContain(jobNumber);
  });

  it('is not there where the address names none, which allows no script either', async () => {
    for (const address of [repairPage, `${repairPage}?other=1`]) {
      const answer = await get(amara, address);
      expect(renderedIn(await answer.text())).toBeUndefined();
      expect(answer.headers.get('content-security-policy')).not.toContain('sha256-');
    }
    expect(await renderedFor(amara, addressOfRepair('none'))).toBeUndefined();
  });

  it('is no problem that is logged where there is none, or none for this resident', async () => {
    const portal = await portalOf();
    const asked = { address: repairPage, search: 'repair=none', now: gateway.platform.now(), isPhone: false };
    const resident = { customerId: 'somebody', offers: [], correlationId: 'rendered-pages' };
    const problemOf = async (status: number) => {
      const answer = async () => Response.json({ title: 'Refused', status }, { status });
      return (await portal.makeFirstReads(asked, resident, answer)).problem;
    };
    expect(await problemOf(404)).toBeUndefined();
    expect(await problemOf(501)).toMatchObject({ kind: 'failed' });
  });
});

describe('a list, as the gateway has rendered it,', () => {
  const numbersOf = async (browser: Browser) => {
    const { models } = await browser.call(searchWorksOrders, { query: { limit: 10 } });
    return models.flatMap(({ identifiers: { jobNumber } }) => jobNumber ?? []);
  };

  it('has the rows of its resident and nobody else’s, as cards on a phone', async () => {
    const [own, theirs] = [
      await numbersOf(amara),
      await numbersOf(await signIn(gateway, 'priya.shah@example.com')),
    ];
    expect(Math.min(own.length, theirs.length)).toBeGreaterThan(0);
    for (const [mobile, tables] of [
      ['?1', 0],
      ['?0', 1],
    ] as const) {
      const { markup = '' } = (await renderedFor(amara, repairsPage, { 'sec-ch-ua-mobile': mobile })) ?? {};
      for (const number of own) expect(markup).toContain(number);
      for (const number of theirs) expect(markup).not.toContain(number);
      expect(markup.match(/<table/g) ?? []).toHaveLength(tables);
    }
    expect((await renderedFor(amara, casesPage))?.markup).toContain('data-list="cases" data-state="');
  });

  it('is not there where its address asks for a part of it', async () => {
    expect(await renderedFor(amara, `${repairsPage}?search=tap`)).toBeUndefined();
  });
});

describe('the first question of a repair, as the gateway has rendered it,', () => {
  const { asset, property } = repairBeginning.steps;

  it('is about the one home of its resident, or asks which of several', async () => {
    const answer = await get(amara, newRepair);
    const { markup = '', script = '', shownFor } = renderedIn(await answer.text()) ?? {};
    expect(markup).toContain('data-step="asset"');
    expect(markup).toContain(asset?.title);
    expect(markup).toContain('type="radio"');
    expect(markup).not.toContain(app.loading);
    expect(shownFor.begins).toBe(true);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);

    const grace = await renderedFor(await signIn(gateway, 'grace.wilson@example.com'), newRepair);
    expect(grace?.markup).toContain('data-step="property"');
    expect(grace?.markup).toContain(property?.title);
  });

  it('has the homes of its resident and nobody else’s', async () => {
    const [own, theirs] = await Promise.all([renderedFor(amara, newRepair), renderedFor(ben, newRepair)]);
    const valuesOf = (markup = '') =>
      [...markup.matchAll(/type="radio"[^>]* value="([^"]+)"/g)].map(([, id]) => id);
    const [mine, others] = [valuesOf(own?.markup), valuesOf(theirs?.markup)];
    expect(Math.min(mine.length, others.length)).toBeGreaterThan(0);
    expect(own?.shownFor.customerId).not.toBe(theirs?.shownFor.customerId);
    expect(mine[0]).not.toBe(others[0]);
  });

  it('is not there at its other addresses, which lead there', async () => {
    for (const address of ['/repairasset', `${newRepair}?other=1`])
      expect(await renderedFor(amara, address)).toBeUndefined();
  });

  it('is not there where repairs are closed, which is no problem that is logged', async () => {
    const { makeFirstReads } = await portalOf();
    const asked = { address: newRepair, search: '', now: gateway.platform.now(), isPhone: false };
    const { customerId = '' } = (await renderedFor(amara, newRepair))?.shownFor ?? {};
    const resident = { customerId, offers: [], correlationId: 'rendered-pages' };
    const made = async (change: (url: string, body: string) => string) => {
      const asks: string[] = [];
      const first = await makeFirstReads(asked, resident, async (url, headers) => {
        asks.push(url);
        const answer = await amara.fetch(`${gateway.url}${url}`, { headers });
        return new Response(change(url, await answer.text()), { status: answer.status });
      });
      expect(new Set(asks).size).toBe(asks.length);
      return { rendered: first.rendered !== undefined, problem: first.problem };
    };
    expect(await made((_url, body) => body)).toEqual({ rendered: true, problem: undefined });
    expect(
      await made((url, body) =>
        url.includes('isMyPbRepairsMaintainence') ? body.replace('"false"', '"true"') : body,
      ),
    ).toEqual({ rendered: false, problem: undefined });
  });
});
