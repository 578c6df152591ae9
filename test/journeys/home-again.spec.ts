import type { Page } from '@playwright/test';
import { cancellation } from '../../content/cancellation.ts';
import { pageTitles } from '../../content/page-titles.ts';
import { repairDetails } from '../../content/repair-details.ts';
import { screens } from '../../content/screens.ts';
import { homePage, repairsPage } from '../../journeys/shared/addresses.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { homeCard, homeSettled } from '../support/home.ts';
import { expect, test } from '../support/journey.ts';
import { message } from '../support/reporting.ts';
import { addLeakingTap } from '../support/resident.ts';
import { named, signIn } from '../support/sign-in.ts';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

const everyCall = '**/customerselfserve/**';

test('whoever comes back to Home sees all of it at once, whatever the gateway takes', async ({ page }) => {
  await signIn(page, named('Ben Hughes'));
  await homeSettled(page);
  await expect(page.getByRole('main').locator('[data-pending]')).toHaveCount(0);
  const whole = await page.getByRole('main').textContent();
  await menuLink(page, pageTitles.repairs).click();
  await expect(page).toHaveURL(repairsPage);
  await expect(page.getByRole('row')).not.toHaveCount(0);

  const release = await holdCalls(page, everyCall);
  await page.goBack();
  await expect(page).toHaveURL(homePage);
  await homeSettled(page);
  expect(await page.getByRole('main').textContent()).toBe(whole);
  release();
});

test('what was changed since is not offered on Home, not even for a moment', async ({
  page,
  resident,
  db,
}) => {
  await addLeakingTap(db, resident);
  await signIn(page, resident);
  await homeSettled(page);
  const tap = homeCard(page, screens.home.repairs).getByText('Leaking tap');
  await expect(tap).toBeVisible();
  await menuLink(page, pageTitles.repairs).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Leaking tap/ })
    .click();
  await page.getByRole('button', { name: repairDetails.actions.cancel, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: cancellation.steps.confirm.continue, exact: true })
    .click();
  await expect(message(page, 'Repair_Cancelled')).toBeVisible();

  const release = await holdCalls(page, everyCall);
  await menuLink(page, pageTitles.home).click();
  await expect(page).toHaveURL(homePage);
  await expect(page.locator('.ds-home-body[data-state="loading"]').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Leaking tap')).toHaveCount(0);
  release();
  await homeSettled(page);
});
