import type { Page } from '@playwright/test';
import { app } from '../../content/app.ts';
import { controls } from '../../content/controls.ts';
import { ended } from '../../content/ended.ts';
import { profilePage } from '../../content/profile.ts';
import { screens } from '../../content/screens.ts';
import { getCustomer, getTenancies } from '../../contract/customers.ts';
import { exchangeToken, logout, logoutEverywhere } from '../../contract/session.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { expect, test } from '../support/journey.ts';
import { beginReport, message } from '../support/reporting.ts';
import { addLeakingTap } from '../support/resident.ts';
import { forgetSession, signIn, signInAtProvider } from '../support/sign-in.ts';
import { putInTrouble } from '../support/trouble.ts';

/** Faults of every kind that a screen could tell apart. */
const faults = [
  '400 bare',
  '403',
  '404',
  '429',
  '500',
  '502 page',
  'drop before',
  'malformed',
  'wrong shape',
];

const screen = (page: Page, name: string) => page.locator(`[data-step="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('signing in that fails leads to the start page, and without an account says so', async ({
  page,
  resident,
}) => {
  await page.goto('/startpage');
  for (const fault of faults) {
    const trouble = await putInTrouble(page, exchangeToken, fault);
    await page.goto('/customer360View?code=a-code&state=login');
    await expect(screen(page, fault === '404' ? 'customerApiErrorPage' : 'startpage'), fault).toBeVisible();
    if (fault === '404') await expect(message(page, 'IDEM_Error')).toBeVisible();
    expect(trouble.keys.length, fault).toBeGreaterThan(0);
    await trouble.end();
  }
  await signInAtProvider(page, resident);
  await expect(screen(page, 'customer360View')).toBeVisible();
});

test('home without the resident says so, tries again and comes back', async ({ page, resident }) => {
  await signIn(page, resident);
  for (const fault of faults) {
    await expect(screen(page, 'customer360View'), fault).toBeVisible();
    const trouble = await putInTrouble(page, getCustomer, fault);
    await page.reload();
    await expect(screen(page, 'customerApiErrorPage'), fault).toBeVisible();
    await expect(message(page, 'Customer_Error')).toBeVisible();
    await expect(button(page, controls.logOut)).toBeEnabled();
    await trouble.end();
    await button(page, screens.customerError.retry).click();
  }
  await expect(screen(page, 'customer360View')).toBeVisible();
});

test('what home tells of repairs can fail without the rest of it', async ({ page, resident, db }) => {
  await addLeakingTap(db, resident);
  await signIn(page, resident);
  const main = page.getByRole('main');
  await expect(main).toContainText('Leaking tap');
  for (const fault of faults) {
    const trouble = await putInTrouble(page, searchWorksOrders, fault);
    await page.reload();
    await expect(main.locator('[data-message]').first(), fault).toBeVisible();
    await expect(screen(page, 'customer360View'), fault).toBeVisible();
    expect(trouble.keys.length, fault).toBeGreaterThan(0);
    await trouble.end();
  }
  await beginReport(page);
});

test('addresses that cannot be read are told of, with a way to read them again', async ({
  page,
  resident,
}) => {
  const trouble = await putInTrouble(page, getTenancies, '500');
  await signIn(page, resident);
  await expect(message(page, 'cases_servicedown')).toBeVisible();
  await trouble.end();
  // The cards that read them too have a way of their own.
  await button(page, app.tryAgain).first().click();
  await expect(page.locator('.ds-home-address')).toContainText(screens.home.address);
  await expect(message(page, 'cases_servicedown')).toHaveCount(0);
});

test('logging out forgets everything, whatever comes of the call', async ({ page, resident }) => {
  for (const fault of ['500', 'drop before', 'malformed']) {
    await forgetSession(page);
    await signIn(page, resident);
    const trouble = await putInTrouble(page, logout, fault);
    await button(page, controls.logOut).click();
    await expect(screen(page, 'startpage'), fault).toBeVisible();
    expect(trouble.keys.length, fault).toBeGreaterThan(0);
    expect(await page.evaluate(() => localStorage.getItem('customerId')), fault).toBeNull();
    await trouble.end();
  }
});

test('logging out on every device that fails says so, and nobody is logged out', async ({
  page,
  resident,
}) => {
  const { everywhere } = profilePage;
  await signIn(page, resident);
  await page.goto('/manageprofile');
  const start = button(page, everywhere.start);
  const question = page.getByRole('dialog', { name: everywhere.title });
  const confirm = question.getByRole('button', { name: everywhere.confirm });
  await start.click();
  for (const fault of ['500', 'drop before']) {
    const trouble = await putInTrouble(page, logoutEverywhere, fault);
    await confirm.click();
    await expect(message(page, 'Everywhere_Error'), fault).toBeVisible();
    await trouble.end();
  }
  await question.getByRole('button', { name: everywhere.stay }).click();
  await page.reload();
  await expect(screen(page, 'manageprofile')).toBeVisible();
  await start.click();
  await confirm.click();
  await expect(page.getByRole('main').getByText(ended.everywhere)).toBeVisible();
});
