import type { Locator, Page, Request } from '@playwright/test';
import { app } from '../../content/app.ts';
import { controls } from '../../content/controls.ts';
import { lists } from '../../content/lists.ts';
import { pageTitles } from '../../content/page-titles.ts';
import { repairHistory as words } from '../../content/repair-history.ts';
import { screens } from '../../content/screens.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { signInToReport } from '../support/reporting.ts';
import { moveIn } from '../support/resident.ts';
import { turnSetting } from '../support/settings.ts';
import { forgetSession, named, signIn } from '../support/sign-in.ts';

const address = '/historicRepairs';
const searches = '**/search/works-orders*';
const phone = { width: 360, height: 740 };

const list = (page: Page): Locator => page.locator('[data-list="repairs"]');
const rows = (page: Page): Locator => page.getByRole('table').locator('tbody tr');
const cards = (page: Page): Locator => list(page).locator('li[data-row]');
const count = (page: Page): Locator => list(page).locator('.ds-list-count');
const column = (page: Page, name: string): Locator => rows(page).locator(`[data-column="${name}"]`);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const settled = (page: Page) => expect(list(page)).toHaveAttribute('data-state', 'results');

async function open(page: Page, name: string, query = ''): Promise<void> {
  await signIn(page, named(name), address + query);
  await settled(page);
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel(words.search).fill(text);
  await page.getByLabel(words.search).press('Enter');
}

/** What the provider was asked for since this was called. */
function watchSearches(page: Page): () => readonly URLSearchParams[] {
  const seen: URLSearchParams[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search/works-orders')) seen.push(searchParams);
  });
  return () => seen;
}

test('a resident finds a repair among many, by words, order, page and size', async ({ page }) => {
  await signIn(page, named('Kelly Adams'));
  const asked = watchSearches(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: pageTitles.repairs })
    .click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Repair history – /);
  await settled(page);
  await expect(count(page)).toHaveText('1 to 10 of 130 repairs');
  await expect(page.getByRole('columnheader')).toHaveText(Object.values(words.columns));
  await expect(rows(page)).toHaveCount(10);
  await expectAccessible(page);
  expect(Object.fromEntries(asked().at(-1) ?? [])).toMatchObject({
    orderBy: 'raisedDate desc',
    resultsPerPage: '10',
    skip: '0',
  });

  const newest = (await column(page, 'title').first().textContent()) ?? '';
  await page.getByLabel(lists.sort).selectOption(words.sorts.oldest);
  await expect(column(page, 'title').first()).not.toHaveText(newest);
  await page.getByLabel(lists.size).selectOption('20');
  await expect(count(page)).toHaveText('1 to 20 of 130 repairs');
  await button(page, lists.next).click();
  await expect(count(page)).toHaveText('21 to 40 of 130 repairs');
  await expect(page).toHaveURL(`${address}?sort=oldest&size=20&page=2`);

  await search(page, 'tap');
  await expect(page).toHaveURL(`${address}?search=tap&sort=oldest&size=20`);
  await settled(page);
  await expect(column(page, 'description').filter({ hasNotText: /tap/i })).toHaveCount(0);
  await expect(column(page, 'description').first()).toContainText(/tap/i);
  await button(page, lists.clearSearch).click();
  await expect(count(page)).toHaveText('1 to 20 of 130 repairs');
  await expect(page.getByLabel(words.search)).toBeFocused();

  await search(page, 'zebra');
  await expect(list(page).locator('[data-message="repairs_search_no_results"]')).toBeVisible();
  await expectAccessible(page);
  await button(page, lists.clearFilters).click();
  await expect(count(page)).toHaveText('1 to 10 of 130 repairs');
  await expect(page).toHaveURL(address);
});

test('filters take effect only with Search, and find what is called by their name', async ({ page }) => {
  await open(page, 'Olga Petrov');
  const before = (await count(page).textContent()) ?? '';
  const asked = watchSearches(page);
  await button(page, lists.filters).click();
  const panel = page.getByRole('dialog', { name: lists.filters });
  await expect(panel.getByLabel('Status').getByRole('option')).toHaveText([
    lists.everything,
    ...Object.values(words.filters.status.options),
  ]);
  await expectAccessible(page);
  await panel.getByLabel('Status').selectOption('Completed');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button(page, lists.filters)).toBeFocused();
  await expect(count(page)).toHaveText(before);
  expect(asked()).toHaveLength(0);

  for (const status of ['Completed', 'Cancelled', 'On hold', 'Pending approval']) {
    await list(page)
      .getByRole('button', { name: /^Filters/ })
      .click();
    await panel.getByLabel('Status').selectOption(status);
    await panel.getByRole('button', { name: lists.applyFilters }).click();
    await expect(column(page, 'status').first()).toContainText(status);
    await settled(page);
    await expect(column(page, 'status').filter({ hasNotText: status })).toHaveCount(0);
  }
  await list(page)
    .getByRole('button', { name: /^Filters/ })
    .click();
  await panel.getByLabel('Status').selectOption('Active');
  await panel.getByRole('button', { name: lists.applyFilters }).click();
  await expect(column(page, 'status').first()).not.toContainText('Pending approval');
  expect(asked().at(-1)?.getAll('status')).toEqual([
    'Unappointed',
    'Appointed',
    'In progress',
    'On Hold',
    'Pending Approval',
    'In Diagnosis',
    'CATALYST_TRIAGE_TIER2',
    'CATALYST_TRIAGE_EMA',
    'CATALYST_TRIAGE_DEFECT',
  ]);
  await button(page, lists.clearFilters).click();
  await expect(count(page)).toHaveText(before);
});

test('reload, Back, Forward and the way back from a repair show the same list again', async ({ page }) => {
  await open(page, 'Kelly Adams');
  await search(page, 'tap');
  await expect(page).toHaveURL(`${address}?search=tap`);
  await settled(page);
  await button(page, lists.next).click();
  await expect(page).toHaveURL(`${address}?search=tap&page=2`);
  await settled(page);
  const second = await column(page, 'title').allTextContents();
  expect(second).toHaveLength(10);

  await page.reload();
  await expect(column(page, 'title')).toHaveText(second);
  await expect(page.getByLabel(words.search)).toHaveValue('tap');
  await page.goBack();
  await expect(count(page)).toHaveText(/^1 to 10 of/);
  await page.goForward();
  await expect(column(page, 'title')).toHaveText(second);

  const opened = rows(page).nth(7);
  const id = await opened.getAttribute('data-row');
  await opened.click();
  await expect(page).toHaveURL(`/repairhistorydetails?repair=${id}`);
  await page.goBack();
  await expect(page).toHaveURL(`${address}?search=tap&page=2`);
  await expect(column(page, 'title')).toHaveText(second);
  await expect(rows(page).nth(7).getByRole('link')).toBeFocused();
});

test('an address that cannot be is put right, and a page past the end is the last one', async ({ page }) => {
  await open(page, 'Kelly Adams', '?page=999&size=20&sort=price&status=broken&area=%00&place=..');
  await expect(count(page)).toHaveText('121 to 130 of 130 repairs');
  await expect(page).toHaveURL(`${address}?size=20&page=7`);
});

test('a narrow screen shows cards without end, and comes back to where it was', async ({ page }) => {
  await page.setViewportSize(phone);
  const asked = watchSearches(page);
  await signIn(page, named('Kelly Adams'), address);
  await expect(cards(page)).toHaveCount(100);
  expect(asked().at(-1)?.get('limit')).toBe('100');
  await expect(count(page)).toHaveText('100 of 130 repairs');
  await expectAccessible(page);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(130);
  expect(Object.fromEntries(asked().at(-1) ?? [])).toMatchObject({ limit: '100', skip: '100' });

  const card = cards(page).nth(114);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link', { name: words.view });
  await link.click();
  await expect(page).toHaveURL(/^[^?]*\/repairhistorydetails\?repair=/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(130);
  await expect(link).toBeFocused();
  await expect(card).toBeInViewport();
  await page.reload();
  await expect(cards(page)).toHaveCount(130);

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('more can be asked for by keyboard, and again when it failed', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route(searches, (route) =>
    route.request().url().includes('skip=100') ? route.abort() : route.continue(),
  );
  await signIn(page, named('Kelly Adams'), address);
  await expect(cards(page)).toHaveCount(100);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(list(page).locator('[data-message="repair_History_Error_Message2"]')).toBeVisible();
  await expect(cards(page)).toHaveCount(100);
  await page.unroute(searches);
  await button(page, app.tryAgain).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(130);
  await expect(cards(page).nth(100).getByRole('link')).toBeFocused();
});

test('a list that fails says whom to call, tries again and leads home', async ({ page }) => {
  await page.route(searches, (route) => route.fulfill({ status: 503 }));
  await signIn(page, named('Kelly Adams'), address);
  const failure = list(page).locator('[data-message="repair_History_Error_Message2"]');
  await expect(failure.getByRole('link', { name: '0300 555 0100' })).toHaveAttribute(
    'href',
    'tel:03005550100',
  );
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: controls.returnHome })).toHaveAttribute(
    'href',
    '/customer360View',
  );
  await page.unroute(searches);
  await button(page, app.tryAgain).click();
  await expect(count(page)).toHaveText('1 to 10 of 130 repairs');
});

test('with several homes one can be chosen, with one its address is told, and without repairs that is said', async ({
  page,
  db,
}) => {
  await signIn(page, await moveIn(db, { homes: 2 }));
  await expect(page.locator('[data-message="repairs_history_no_results"]')).toBeVisible();
  await expect(page.getByRole('link', { name: screens.home.viewRepairs })).toHaveCount(0);
  await page.goto(address);
  await expect(list(page).locator('[data-message="repairs_history_no_results"]')).toBeVisible();
  const choice = page.getByLabel(words.address, { exact: true });
  await expect(choice.getByRole('option')).toHaveCount(3);
  await choice.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?place=[\da-f-]{36}$/);
  await expect(list(page).locator('[data-message="repairs_search_no_results"]')).toBeVisible();
  await expectAccessible(page);

  await forgetSession(page);
  await signIn(page, named('Olga Petrov'));
  await page.getByRole('link', { name: screens.home.viewRepairs }).click();
  await settled(page);
  await expect(page.getByText(/^14 Orchard Lane/)).toBeVisible();
  await expect(page.getByLabel(words.address, { exact: true })).toHaveCount(0);
});

test('maintenance stops new repairs, says why, and leaves the list', async ({ page }) => {
  await turnSetting(page, 'isMyPbRepairsMaintainence', 'true');
  await signIn(page, named('Olga Petrov'), address);
  await settled(page);
  await expect(page.locator('[data-message="repairs_Maintenance_Message"]')).toBeVisible();
  await expect(button(page, words.create)).toBeDisabled();
  await expect(rows(page)).toHaveCount(10);
  await turnSetting(page, 'repairsHeldUntil', '2999-10-14');
  await page.reload();
  await expect(page.locator('[data-message="repairs_Maintenance_Message"]')).toContainText('14 October 2999');
  await turnSetting(page, 'isMyPbRepairsMaintainence', null);
  await page.reload();
  await button(page, words.create).click();
  await expect(page).toHaveURL('/repairasset');
});

test('a resident whose area has no repairs online is led home, and has no Repairs in the menu', async ({
  page,
}) => {
  await turnSetting(page, 'mypeabodycatalystworkorders', 'false');
  await signIn(page, named('Farid Rahman'));
  for (const closed of [address, '/repairhistorydetails?repair=00000000-0000-4000-8000-000000000001']) {
    await page.goto(closed);
    await expect(page).toHaveURL('/customer360View');
    await expect(page.locator('[data-message="SSR001"]')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: pageTitles.repairs, exact: true })).toHaveCount(0);
});

test('a report that was begun before repairs were closed ends when its page is loaded again', async ({
  page,
}) => {
  await signInToReport(page, named('Farid Rahman'));
  await page.reload();
  await expect(page.locator('form[data-step]')).toBeVisible();
  await turnSetting(page, 'mypeabodycatalystworkorders', 'false');
  await page.reload();
  await expect(page).toHaveURL('/customer360View');
  await expect(page.locator('[data-message="SSR001"]')).toBeVisible();
});

test('a screen of 920 pixels or larger text has cards, and a wider one the whole table', async ({ page }) => {
  await page.setViewportSize({ width: 921, height: 800 });
  await open(page, 'Grace Wilson');
  await expect(page.getByLabel(words.address, { exact: true })).toBeVisible();
  const cut = await page
    .getByRole('region', { name: words.many })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBe(0);
  await page.setViewportSize({ width: 920, height: 800 });
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1279);
});
