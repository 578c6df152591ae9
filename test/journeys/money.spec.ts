import type { Page, Request } from '@playwright/test';
import { account } from '../../content/account.ts';
import { lists } from '../../content/lists.ts';
import { statementRequest } from '../../content/statement-request.ts';
import { statements } from '../../content/statements.ts';
import { transactions } from '../../content/transactions.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { message } from '../support/reporting.ts';
import { turnSetting } from '../support/settings.ts';
import { named, signIn } from '../support/sign-in.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => page.locator('[data-list="transactions"]');
const state = (page: Page, name: string) => expect(list(page)).toHaveAttribute('data-state', name);

/** The queries of the calls for transactions since this was called. */
function watch(page: Page): () => readonly Record<string, string>[] {
  const seen: Record<string, string>[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/v1\/accounts\/[^/]+\/transactions$/.test(pathname)) {
      seen.push({
        ...Object.fromEntries(searchParams),
        types: searchParams.getAll('transactionType').join(),
      });
    }
  });
  return () => seen;
}

test('each account is shown with what can be done about it, and only that', async ({ page }) => {
  await signIn(page, named('Harry Jones'), '/viewaccount');
  await expect(page.getByText('£0.00', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: account.directDebit })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Worried about paying?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(account.chooseAccount, { exact: true }).selectOption({ index: 1 });
  await expect(page.getByText('£650.00 in Credit')).toBeVisible();
  await expect(button(page, account.pay)).toBeHidden();
  await expect(page.getByRole('link', { name: account.directDebit })).toBeHidden();
  await expect(page.getByRole('link', { name: account.statements })).toBeHidden();

  await page.route('**/v1/customers/*/accounts', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(message(page, 'account_Down_SSC001')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test('transactions are narrowed by days, words and type, and only when Search is pressed', async ({
  page,
}) => {
  const asked = watch(page);
  await signIn(page, named('Kelly Adams'), '/transactionDetails');
  await state(page, 'results');
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(Object.values(transactions.columns));
  // The first of them came with the page.
  expect(asked()).toEqual([]);
  await expectAccessible(page);

  await page.getByLabel(transactions.filters.from.label, { exact: true }).fill('2999-01-01');
  expect(asked()).toEqual([]);
  await list(page).getByRole('button', { name: lists.applyFilters, exact: true }).last().click();
  await expect(message(page, 'SSC004')).toBeVisible();
  expect(asked()).toEqual([]);
  await page.getByLabel(transactions.filters.from.label, { exact: true }).fill('2020-01-01');
  await page.getByRole('searchbox').fill('no such words');
  await page.getByRole('searchbox').press('Enter');
  await expect(message(page, 'SSC006')).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ fromDate: '2020-01-01', searchText: 'no such words' });
  await button(page, lists.clearFilters).click();
  await state(page, 'results');
  expect(asked().at(-1)?.fromDate).not.toBe('2020-01-01');
  expect(asked().at(-1)).toMatchObject({ limit: '10', skip: '0' });

  await list(page).getByRole('button', { name: lists.filters, exact: true }).click();
  const panel = page.getByRole('dialog', { name: lists.filters });
  await panel.getByLabel(transactions.filters.type.label).selectOption('adjustments');
  await panel.getByRole('button', { name: lists.applyFilters }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => asked().at(-1)?.types).toBe('ADJ,DRA');
  await button(page, lists.clearFilters).click();
  await state(page, 'results');

  await page.getByText(transactions.chart.show).click();
  await expect(page.getByRole('img', { name: transactions.chart.title })).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, transactions.download).click();
  expect((await download).suggestedFilename()).toMatch(/^transactions-.+\.csv$/);

  await page.setViewportSize({ width: 820, height: 900 });
  await expect(page.getByRole('table')).toBeHidden();
  await expect.poll(() => asked().at(-1)?.limit).toBe('100');
});

test('a statement opens in a tab of its own, and one of other dates is asked for', async ({ page }) => {
  await signIn(page, named('Ben Hughes'), '/viewstatement');
  await expect(message(page, 'VS_Initial_Notification')).toBeVisible();
  await expect(message(page, 'VS_Initial_Notification2')).toBeVisible();
  await expectAccessible(page);
  const months = page.getByRole('list', { name: statements.list }).getByRole('listitem');
  const ready = months.filter({ hasNotText: statements.notReady });
  const month = (await ready.first().locator('strong').textContent()) ?? '';
  const shown: { readonly type: string | undefined; readonly disposition: string | undefined }[] = [];
  page.context().on('response', (response) => {
    if (!response.request().isNavigationRequest()) return;
    const { 'content-type': type, 'content-disposition': disposition } = response.headers();
    shown.push({ type, disposition });
  });
  const opening = page.waitForEvent('popup');
  await ready.first().getByRole('button').click();
  const tab = await opening;
  await expect(tab).toHaveTitle(`Statement ${month}`);
  await expect.poll(() => shown.at(-1)?.disposition).toContain(`filename="Statement ${month}`);
  expect(shown.at(-1)?.type).toBe('application/pdf');
  await tab.close();

  await button(page, statements.request).click();
  const dialog = page.getByRole('dialog', { name: statementRequest.steps.request.title });
  const send = dialog.getByRole('button', { name: statementRequest.steps.request.continue });
  await send.click();
  await expect(message(page, 'SSC009').first()).toBeVisible();
  await dialog.getByLabel(statementRequest.questions.recipient.options.other.label).check();
  await dialog.getByLabel(statementRequest.questions.email.label, { exact: true }).fill('a-@b');
  await dialog.getByLabel(statementRequest.questions.period.from, { exact: true }).fill('2025-01-01');
  await dialog.getByLabel(statementRequest.questions.period.to, { exact: true }).fill('01/02/2026');
  await send.click();
  await expect(message(page, 'SSC011').first()).toBeVisible();
  await expect(message(page, 'SSC020').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(statementRequest.questions.email.label, { exact: true }).fill('ann@example.com');
  await dialog.getByLabel(statementRequest.questions.period.from, { exact: true }).fill('01/01/2026');
  await page.route('**/v1/customers/*/communications', (route) => route.fulfill({ status: 503 }));
  await send.click();
  await expect(message(page, 'Generic_Error_API')).toBeVisible();
  await expect(message(page, 'Generic_Error_API')).toBeHidden();
  await page.unroute('**/v1/customers/*/communications');
  await expect(dialog.getByLabel(statementRequest.questions.email.label, { exact: true })).toHaveValue(
    'ann@example.com',
  );
  await send.click();
  await expect(message(page, 'SSC010')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('statements and requests for them are there only where the provider offers them', async ({ page }) => {
  await turnSetting(page, 'IsRequestCustomStatement', 'false');
  await signIn(page, named('Ben Hughes'), '/viewaccount');
  await page.getByRole('link', { name: account.statements }).click();
  await expect(page).toHaveURL(/\/viewstatement/);
  await expect(page.getByRole('list', { name: statements.list })).toBeVisible();
  await expect(button(page, statements.request)).toHaveCount(0);

  await turnSetting(page, 'IsViewStatement', 'false');
  await page.reload();
  await expect(page).toHaveURL(/\/viewaccount/);
  await expect(page.getByRole('link', { name: account.transactions })).toBeVisible();
  await expect(page.getByRole('link', { name: account.statements })).toHaveCount(0);
});

test('a statement that cannot be opened, and a list that cannot be read, say so', async ({ page }) => {
  await signIn(page, named('Ben Hughes'), '/viewstatement');
  const months = page.getByRole('list', { name: statements.list }).getByRole('listitem');
  await page.route('**/v1/customers/*/documents/*', (route) => route.fulfill({ status: 503 }));
  await months.filter({ hasNotText: statements.notReady }).first().getByRole('button').click();
  await expect(message(page, 'VS_Failure_To_Retrieve_Statement')).toBeVisible();
  await page.route('**/v1/customers/*/documents?*', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(message(page, 'No_Statement_Exit')).toBeVisible();
});
