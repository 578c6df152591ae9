import type { Browser, Page } from '@playwright/test';
import { byPhone } from '../../content/by-phone.ts';
import { controls } from '../../content/controls.ts';
import { identityPages } from '../../content/identity.ts';
import { provider } from '../../content/provider.ts';
import { start } from '../../content/start.ts';
import { withoutScript } from '../../content/without-script.ts';
import { routes as repair } from '../../journeys/repair/routes.ts';
import { accountPage, homePage, startPage } from '../../journeys/shared/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

/** The narrowest screen that is served, and a wide one. */
const widths = [320, 1280];

/** A page of a browser that runs no script of the portal. */
async function openPlain(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  return context.newPage();
}

/** A text of a page. Playwright finds none in a page as a whole that stands in a `noscript`. */
const textIn = (page: Page, text: string) => page.getByRole('main').getByText(text);

/**
 * Fails when axe finds anything wrong with a page that runs no script. Axe is one itself, so it looks at a copy: what the
 * page has for such browsers, and none of its own scripts.
 */
async function expectCopyAccessible(plain: Page, copy: Page): Promise<void> {
  const body = (await plain.content())
    .replaceAll(/<\/?noscript>/g, '')
    .replaceAll(
      /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>|<meta http-equiv="refresh"[^>]*>/gs,
      '',
    );
  const address = plain.url();
  await copy.route(address, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await copy.goto(address);
  await expect(copy.getByRole('heading', { level: 1 })).toBeVisible();
  // It is out of sight for everybody; axe would take its logo for the first link of the page.
  await expect(copy.locator('#root')).toBeHidden();
  await copy.locator('#root').evaluate((root) => root.remove());
  await expectAccessible(copy);
  await copy.unroute(address);
}

/** Looks at a page as it stands: its heading, a number to call, its width, and whether it is accessible. */
async function expectPlain(plain: Page, copy: Page, heading: string | RegExp): Promise<void> {
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(heading);
  // What waits for the portal's scripts is not there.
  await expect(plain.locator('#root')).toBeHidden();
  await expect(textIn(plain, provider.phone).first()).toBeVisible();
  for (const width of widths) {
    await plain.setViewportSize({ width, height: 700 });
    const wide = await plain.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${plain.url()} at ${width} px`).toBeLessThanOrEqual(width);
  }
  await expectCopyAccessible(plain, copy);
}

test('without script the start page says what the portal does, and how to do it by phone', async ({
  browser,
  baseURL,
  page: copy,
}) => {
  const page = await openPlain(browser, baseURL);
  await page.goto(startPage);
  await expectPlain(page, copy, start.title);
  await expect(textIn(page, start.abilities)).toBeVisible();
  await page.getByRole('link', { name: byPhone.complaint.title, exact: true }).click();
  await expectPlain(page, copy, byPhone.complaint.title);
  await expect(textIn(page, byPhone.complaint.say)).toBeVisible();
  await page.context().close();
});

test('without script the address of a journey says how to begin it by phone', async ({
  browser,
  baseURL,
  page: copy,
}) => {
  const page = await openPlain(browser, baseURL);
  for (const address of [repair.property, repair.details]) {
    await page.goto(address);
    await expectPlain(page, copy, byPhone.repair.title);
    await expect(page).toHaveTitle(`${byPhone.repair.title} – ${provider.name}`);
    for (const one of byPhone.repair.ready) await expect(textIn(page, one)).toBeVisible();
    await expect(textIn(page, byPhone.repair.say)).toBeVisible();
    await expect(textIn(page, provider.hours).first()).toBeVisible();
  }
  await page.context().close();
});

test('without script an address that there is not says so', async ({ browser, baseURL, page: copy }) => {
  const page = await openPlain(browser, baseURL);
  await page.goto('/nowhere');
  await expectPlain(page, copy, withoutScript.unknown.title);
  await page.context().close();
});

test('without script a resident signs in, reads what to have ready on Home, and logs out', async ({
  browser,
  baseURL,
  page: copy,
  resident,
}) => {
  const page = await openPlain(browser, baseURL);
  await page.goto(accountPage);
  await page.getByRole('link', { name: start.signIn }).click();
  await page.getByLabel(identityPages.email).fill(resident.email);
  await page.getByLabel(identityPages.password, { exact: true }).fill(resident.password);
  await page.getByRole('button', { name: identityPages.policies.B2C_1_signin.action }).click();

  await expect(page).toHaveURL(homePage);
  await expect(textIn(page, withoutScript.home.text)).toBeVisible();
  await expect(textIn(page, withoutScript.home.homeAddress)).toBeVisible();
  await expectPlain(page, copy, /^Hello \w+/);
  await page.reload();
  await expect(textIn(page, withoutScript.home.text)).toBeVisible();

  await page.getByRole('link', { name: byPhone.cancellation.title, exact: true }).click();
  await expect(textIn(page, byPhone.cancellation.say)).toBeVisible();
  await page.getByRole('link', { name: withoutScript.toHome }).click();
  await page.getByRole('button', { name: controls.logOut }).click();
  await expect(page).toHaveURL(startPage);
  await page.goto(homePage);
  await expectPlain(page, copy, start.title);
  await page.context().close();
});

test('without script whoever calls off signing in is at the start page, and a used code says to start again', async ({
  browser,
  baseURL,
  page: copy,
}) => {
  const page = await openPlain(browser, baseURL);
  await page.goto(startPage);
  await page.getByRole('link', { name: start.signIn }).click();
  await page.getByRole('button', { name: identityPages.cancel }).click();
  await expectPlain(page, copy, start.title);
  await page.goto(`${homePage}?code=used&state=login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(identityPages.expired.heading);
  await page.getByRole('link', { name: identityPages.toStart }).click();
  await expectPlain(page, copy, start.title);
  await page.context().close();
});
