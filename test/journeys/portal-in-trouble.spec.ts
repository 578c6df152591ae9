import type { Page } from '@playwright/test';
import { app } from '../../content/app.ts';
import { controls } from '../../content/controls.ts';
import { ended } from '../../content/ended.ts';
import { pageTitles } from '../../content/page-titles.ts';
import { screens } from '../../content/screens.ts';
import { newRepair } from '../../journeys/shared/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { expectWatched, logOutOf } from '../support/menu.ts';
import { message } from '../support/reporting.ts';
import { signIn } from '../support/sign-in.ts';

const storedIn = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('the first question works without the script of the menu, and offers to fetch it', async ({
  page,
  resident,
}) => {
  await page.route(/\/assets\/home-[^/]+\.js$/, (route) => route.abort());
  await signIn(page, resident, newRepair);
  await expect(page.locator('form[data-step] input').first()).toBeVisible();
  const refresh = page.getByRole('banner').getByRole('button', { name: app.refresh });
  await expect(refresh).toBeVisible();
  await expect(logOutOf(page)).toHaveCount(0);
  await page.unrouteAll();
  await refresh.click();
  await expectWatched(page);
});

test('an error page keeps to its five ways', async ({ page, resident }) => {
  await page.goto('/genericerror');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.error);
  await page.getByRole('link', { name: screens.error.toStart }).click();
  await expect(page).toHaveURL('/startpage');
  await page.goto('/customerApiErrorPage');
  await page.getByRole('button', { name: screens.customerError.retry }).click();
  await expect(page).toHaveURL('/startpage');

  await signIn(page, resident, '/genericerror');
  await page.getByRole('link', { name: screens.error.toHome }).click();
  await expect(page).toHaveURL('/customer360View');
  for (const path of ['/repairJourneyErrorPage', '/workOrderErrorPage']) {
    await page.goto(path);
    await expect(message(page, 'Generic_Error')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: controls.returnHome }).click();
    await expect(page).toHaveURL('/customer360View');
  }
});

test('residents whose details cannot be loaded try again, or log out', async ({ page, resident }) => {
  await signIn(page, resident);
  await expectWatched(page);
  let isDown = true;
  await page.route(/\/v2\/customers\/[^/]+$/, (route) =>
    isDown ? route.fulfill({ status: 503, json: { title: 'Down', status: 503 } }) : route.continue(),
  );
  await page.getByRole('link', { name: pageTitles.repairs, exact: true }).click();
  await expect(page).toHaveURL('/customerApiErrorPage');
  await expect(message(page, 'Customer_Error').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: screens.customerError.retry }).click();
  await reloaded;
  await expect(message(page, 'Customer_Error')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: screens.customerError.retry }).click();
  await expect(page).toHaveURL('/historicRepairs');
  await expectWatched(page);

  isDown = true;
  await page.goto('/customer360View');
  await expect(page).toHaveURL('/customerApiErrorPage');
  await page.getByRole('main').getByRole('button', { name: controls.logOut }).click();
  await expect(page).toHaveURL('/startpage');
  await expect.poll(() => storedIn(page)).toEqual([]);
});

test('what the identity provider comes back with leads where it should', async ({ page, resident }) => {
  const refusal = 'error=access_denied&error_description=AADB2C99002%3A+no+account';
  await page.goto(`/customer360View?${refusal}&state=login`);
  await expect(page).toHaveURL('/customerApiErrorPage');
  for (const query of ['error=access_denied&state=login', 'error=server_error&state=changepassword']) {
    await page.goto(`/customer360View?${query}`);
    await expect(page).toHaveURL('/startpage');
  }
  await page.goto('/customer360View?code=forged&state=login');
  await expect(page).toHaveURL('/startpage');
  await expect(page.getByRole('main').getByText(ended.failed)).toBeVisible();
  await signIn(page, resident, '/customer360View?error=access_denied&state=changepassword');
  await expect(page).toHaveURL('/customer360View');
  await expect(page.getByRole('heading', { level: 1, name: resident.givenName })).toBeVisible();
});
