import { describe, expect, test } from 'vitest';
import { byPhone, type PhoneScript } from '../../../content/by-phone.ts';
import { provider } from '../../../content/provider.ts';
import { start } from '../../../content/start.ts';
import { withoutScript } from '../../../content/without-script.ts';
import { offeredJourneys } from '../../../journeys/offered.ts';
import { portalJourneys } from '../../../journeys/portal.ts';
import { homePage, startPage } from '../../../journeys/shared/addresses.ts';
import { routes } from '../../app/routes.ts';
import { pageAt, stepAt } from './pages.ts';
import { nameOfPage, renderPlainBody, renderPlainHead } from './render.tsx';

const visitorAt = (address: string, search = '') => ({ address, search, hasSession: false });
const residentAt = (address: string) => ({ address, search: '', hasSession: true });

/** What is read of a page, without its marks. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const plainAt = (address: string): string => renderPlainBody(visitorAt(address));
const scripts: Readonly<Record<string, PhoneScript>> = byPhone;
const steps = portalJourneys.flatMap(({ id, routes: own }) =>
  Object.values(own).map((address) => [id, address] as const),
);

test('every journey that the portal offers has what to say by phone, and nothing else has', () => {
  expect(Object.keys(byPhone).sort()).toEqual(offeredJourneys.map(({ id }) => id).sort());
});

describe('every page of the portal', () => {
  test.each(routes.map(({ path, title }) => [path, title]))(
    '%s tells who to call, and when',
    (path, title) => {
      const html = plainAt(path);
      const text = textOf(html);
      expect(html).toContain(`<a class="ds-tel" href="tel:${provider.phone.replaceAll(' ', '')}">`);
      for (const { days, times } of provider.opening) expect(text).toContain(`${days} ${times}`);
      expect(text).toContain('0800 111 999');
      expect(html).toContain(start.signIn);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      // The front door of visitors is the start page.
      if (path === homePage) expect(renderPlainHead(residentAt(path)).title).toContain(title);
      else expect(renderPlainHead(visitorAt(path)).title).toBe(`${title} – ${provider.name}`);
      if (path !== homePage && path !== startPage) expect(pageAt(path)?.title).toBe(title);
    },
  );

  test('has nothing that the content security policy refuses', () => {
    for (const address of [...routes.map(({ path }) => path), ...steps.map(([, at]) => at), '/nowhere']) {
      for (const asked of [visitorAt(address), residentAt(address)]) {
        const html = renderPlainHead(asked).head + renderPlainBody(asked);
        expect(html).not.toMatch(/<script|<style| style=| on\w+=|javascript:/i);
      }
    }
  });

  test('tells a resident how to log out, and a visitor how to sign in', () => {
    expect(renderPlainBody(residentAt('/viewaccount'))).toContain('method="post"');
    expect(renderPlainBody(residentAt('/viewaccount'))).not.toContain(start.signIn);
    expect(plainAt('/viewaccount')).not.toContain('method="post"');
  });
});

describe('every journey', () => {
  test.each(steps)('%s says at %s what to have ready and what to say', (id, address) => {
    const { ready, say, text } = scripts[id] ?? { ready: [], say: '', text: '' };
    const shown = textOf(plainAt(address));
    for (const part of [...ready, say, text, provider.hours]) expect(shown).toContain(part);
    expect(ready.length).toBeGreaterThan(0);
    expect(stepAt(address)).toContain(id);
  });

  test.each(offeredJourneys.map(({ id }) => id))('%s is linked on Home, to a page that tells how', (id) => {
    const home = renderPlainBody(residentAt(homePage));
    const { title = '', say = '' } = scripts[id] ?? {};
    const address = home.match(new RegExp(`href="([^"]+)">${title}</a>`))?.[1] ?? '';
    expect(textOf(plainAt(address))).toContain(say);
  });

  test('that shares an address says so beside the other', () => {
    expect(stepAt('/contactdetails')).toEqual(['enquiry', 'case']);
    const text = textOf(plainAt('/ContactDetails'));
    expect(text).toContain(byPhone.case.say);
    expect(text).toContain(byPhone.enquiry.say);
  });
});

describe('Home', () => {
  const references = {
    name: 'Ms <b> & Co',
    givenName: '<b>',
    homes: ['1 Mill Court'],
    accounts: [{ name: 'Rent Account', reference: '310000801' }],
  };

  test('tells a resident what to have ready, and escapes it', () => {
    const html = renderPlainBody(residentAt(homePage), references);
    expect(html).not.toContain('<b>');
    const text = textOf(html);
    for (const part of ['Ms &lt;b&gt; & Co', '1 Mill Court', 'Rent Account: payment reference 310000801'])
      expect(text).toContain(part);
  });

  test('is the start page for visitors, as is the front door', () => {
    for (const address of [homePage, '/', '']) expect(plainAt(address)).toBe(plainAt(startPage));
    expect(renderPlainBody(residentAt('/'))).toBe(renderPlainBody(residentAt(homePage)));
  });

  test('leads on by itself where it came back from signing in, and never out of the gateway', () => {
    const asked = visitorAt('/customer360view/', 'code=a"><b>&state=login&iss=http://x&url=http://elsewhere');
    const next =
      '/customerselfserve/api/v1/signin/return?code=a%22%3E%3Cb%3E&amp;state=login&amp;iss=http%3A%2F%2Fx';
    expect(renderPlainHead(asked).head).toContain(`<meta http-equiv="refresh" content="0; url=${next}"/>`);
    expect(renderPlainBody(asked)).toContain(`href="${next}"`);
    expect(textOf(renderPlainBody(asked))).toContain(withoutScript.arriving.title);
    expect(nameOfPage(asked)).toBeUndefined();
    expect(renderPlainHead(visitorAt('/startpage', 'code=a&state=login')).head).not.toContain('refresh');
  });
});

test('pages are named once for each of the portal’s addresses, and once for all others', () => {
  expect(nameOfPage(visitorAt('/ViewAccount/'))).toBe(nameOfPage(visitorAt('/viewaccount')));
  expect(nameOfPage(visitorAt('/viewaccount'))).not.toBe(nameOfPage(residentAt('/viewaccount')));
  expect(nameOfPage(visitorAt('/a'))).toBe(nameOfPage(visitorAt('/b')));
  expect(textOf(plainAt('/a'))).toContain(withoutScript.unknown.title);
});
