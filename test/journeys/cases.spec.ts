import type { Locator, Page, Request } from '@playwright/test';
import { app } from '../../content/app.ts';
import { caseList as words } from '../../content/case-list.ts';
import { controls } from '../../content/controls.ts';
import { homeCards } from '../../content/home-cards.ts';
import { lists } from '../../content/lists.ts';
import { pageTitles } from '../../content/page-titles.ts';
import { screens } from '../../content/screens.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { message } from '../support/reporting.ts';
import { turnSetting } from '../support/settings.ts';
import { named, signIn } from '../support/sign-in.ts';

const address = '/casesearch';
const searches = '**/v1/cases?*';

const list = (page: Page): Locator => page.locator('[data-list="cases"]');
const rows = (page: Page): Locator => page.getByRole('table').locator('tbody tr');
const cards = (page: Page): Locator => list(page).locator('li[data-row]');
const count = (page: Page): Locator => list(page).locator('.ds-list-count');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const settled = (page: Page) => expect(list(page)).toHaveAttribute('data-state', 'results');

/** What the provider was asked for since this was called. */
function watchSearches(page: Page): () => readonly Record<string, string>[] {
  const seen: Record<string, string>[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/v1/cases')) seen.push(Object.fromEntries(searchParams));
  });
  return () => seen;
}

async function filterBy(page: Page, status: string): Promise<void> {
  await list(page)
    .getByRole('button', { name: /^Filters/ })
    .click();
  const panel = page.getByRole('dialog', { name: lists.filters });
  await panel.getByLabel('Status').selectOption(status);
  await panel.getByRole('button', { name: lists.applyFilters }).click();
}

test('a resident finds a request by home, status and words, and comes back from it to the same list', async ({
  page,
}) => {
  await signIn(page, named('Chloe Martin'));
  const asked = watchSearches(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: pageTitles.requests }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await settled(page);
  await expect(count(page)).toHaveText('1 to 5 of 5 requests');
  await expect(page.getByRole('columnheader')).toHaveText(Object.values(words.columns));
  expect(asked().at(-1)).toMatchObject({ order: 'createdDate desc', status: '', limit: '10', skip: '0' });
  await expectAccessible(page);

  const place = page.getByLabel(words.address, { exact: true });
  await expect(place.getByRole('option')).toHaveCount(4);
  const flat = (await place.getByRole('option', { name: /^Flat 8/ }).getAttribute('value')) ?? '';
  await place.selectOption(flat);
  await expect(count(page)).toHaveText('1 to 3 of 3 requests');
  await page.getByLabel(lists.sort).selectOption(words.sorts.oldest);
  await expect(page).toHaveURL(`${address}?place=${flat}&sort=oldest`);
  await filterBy(page, 'Cancelled');
  await expect(count(page)).toHaveText('1 request');
  expect(asked().at(-1)).toMatchObject({ asset: flat, order: 'createdDate asc', status: 'Cancelled' });
  await expect(rows(page).locator('[data-column="status"]')).toHaveText('Cancelled');

  await rows(page).first().click();
  await expect(page).toHaveURL(/\/casedetails\?request=CAS-\d+$/);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home visit');
  await expect(page).toHaveTitle(/^Home visit – /);
  for (const name of [
    words.details.reference,
    words.details.type,
    words.details.owner,
    words.details.created,
  ])
    await expect(main.getByRole('term').filter({ hasText: name })).toBeVisible();
  await expect(main).toContainText('I would like to talk about moving.');
  await expectAccessible(page);
  await page.reload();
  await expect(main).toContainText('I would like to talk about moving.');
  await page.goBack();
  await expect(page).toHaveURL(`${address}?status=cancelled&place=${flat}&sort=oldest`);
  await expect(rows(page).first().getByRole('link')).toBeFocused();

  await page.getByLabel(words.search).fill('zebra');
  await page.getByLabel(words.search).press('Enter');
  await expect(message(page, 'Case_CC021_no_results')).toBeVisible();
  await button(page, lists.clearFilters).click();
  await expect(count(page)).toHaveText('1 to 3 of 3 requests');
});

test('a table up to 50 a page; at 912 pixels and below cards, of which all come however many there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 913, height: 800 });
  const asked = watchSearches(page);
  await signIn(page, named('Kelly Adams'), address);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByLabel(lists.size).getByRole('option')).toHaveText(['10', '20', '50']);
  await page.getByLabel(lists.size).selectOption('50');
  await expect(rows(page)).toHaveCount(50);
  const cut = await page
    .getByRole('region', { name: words.many })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBe(0);

  await page.setViewportSize({ width: 912, height: 800 });
  await expect(cards(page)).toHaveCount(50);
  expect(asked().at(-1)).toMatchObject({ limit: '50', skip: '0' });
  await expect(count(page)).toHaveText(/^50 of \d+ requests$/);
  const total = Number((await count(page).textContent())?.match(/of (\d+)/)?.[1]);
  expect(total).toBeGreaterThan(1000);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(total);
  expect(asked().slice(-2)).toMatchObject([{ skip: '50' }, { skip: '1000' }]);
});

test('a list that fails says whom to call, tries again and leads home; a request that is nobody’s leads to the list', async ({
  page,
}) => {
  await page.route(searches, (route) => route.fulfill({ status: 503 }));
  await signIn(page, named('Chloe Martin'), address);
  const failure = message(page, 'case_Search_Alert_Message');
  await expect(failure.getByRole('link', { name: '0300 555 0100' })).toHaveAttribute(
    'href',
    'tel:03005550100',
  );
  await expect(page.getByRole('link', { name: controls.returnHome })).toHaveAttribute(
    'href',
    '/customer360View',
  );
  await expectAccessible(page);
  await page.goto('/casedetails?request=CAS-1');
  await expect(failure).toBeVisible();
  await page.unroute(searches);
  await button(page, app.tryAgain).click();
  await expect(page).toHaveURL(address);
  await settled(page);
  await page.goto('/casedetails');
  await expect(page).toHaveURL(address);
});

test('who may not make service requests finds none: no page, no card, nothing in the menu', async ({
  page,
}) => {
  await turnSetting(page, 'mypeabodycatalystcases', 'false');
  await signIn(page, named('Farid Rahman'));
  const card = page.getByRole('heading', { name: pageTitles.requests, exact: true });
  await expect(page.getByRole('heading', { name: homeCards.details.title, exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  for (const closed of [address, '/casedetails?request=CAS-1']) {
    await page.goto(closed);
    await expect(page).toHaveURL('/customer360View');
  }
  await expect(page.getByRole('link', { name: pageTitles.requests })).toHaveCount(0);
});

const card = (page: Page): Locator =>
  page.locator('section.ds-card', {
    has: page.getByRole('heading', { name: pageTitles.requests, exact: true }),
  });

test('home shows the two requests that matter most, and leads to all of them', async ({ page }) => {
  const asked = watchSearches(page);
  await signIn(page, named('Chloe Martin'));
  const home = page.getByLabel(screens.home.address, { exact: true });
  const flat = await home.getByRole('option', { name: /^Flat 8/ }).getAttribute('value');
  await home.selectOption(flat);
  await expect(card(page).getByRole('listitem')).toHaveCount(2);
  await expect(card(page).getByRole('listitem').first()).toContainText('Active');
  expect(asked().at(-1)).toMatchObject({ limit: '10', skip: '0', order: 'createdDate desc' });
  await card(page).getByRole('link', { name: words.viewAll }).click();
  await expect(page).toHaveURL(address);
});

test('home says that there are no requests, and fails alone', async ({ page, resident }) => {
  await signIn(page, resident);
  const none = card(page).locator('[data-message="Case_Card_0027"]');
  await expect(none).toBeVisible();
  await page.route(searches, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(card(page).locator('[data-message="case_Card_Alert_Message"]')).toBeVisible();
  await expect(page.locator('.ds-home-body[data-state="failed"]')).toHaveCount(1);
  await page.unroute(searches);
  await button(page, app.tryAgain).click();
  await expect(none).toBeVisible();
});
