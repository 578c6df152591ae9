import type { Page } from '@playwright/test';
import { controls } from '../../content/controls.ts';
import { lists } from '../../content/lists.ts';
import { menu } from '../../content/menu.ts';
import { profilePage } from '../../content/profile.ts';
import { forgottenPath, signInPath, signUpPath } from '../../gateway/identity/page-paths.ts';
import * as at from '../../journeys/shared/addresses.ts';
import { homeSettled } from '../support/home.ts';
import { expect, test } from '../support/journey.ts';
import { arrivalFaults, pressKey, tabThrough } from '../support/page-keyboard.ts';
import { named, signIn } from '../support/sign-in.ts';

// The window of a screen of 1280 by 1024 pixels that is enlarged four times.
test.use({ viewport: { width: 320, height: 256 } });

/** Pages that need nobody to be signed in. */
const visitorPages = [
  at.startPage,
  signInPath,
  signUpPath,
  forgottenPath,
  '/identity/reset?token=over',
  at.genericErrorPage,
  at.customerErrorPage,
  '/nowhere',
];

const homeRepairs = `${at.repairPage}?`;

/**
 * What residents see: at each address the page itself, and where a pattern follows it the first page that it links to at an
 * address that begins so.
 */
const residentPages: Readonly<Record<string, readonly (readonly [address: string, first?: string])[]>> = {
  'Chloe Martin': [
    [at.homePage],
    [at.accountPage],
    [at.transactionsPage],
    [at.statementsPage],
    [at.messagesPage, at.messagePage],
    [at.profilePage],
    [at.casesPage, at.casePage],
    [at.complaintsPage, at.complaintsPage],
    ['/customerselfserve/api/v1/authorize?policy=B2C_1_password&state=login'],
  ],
  'Olga Petrov': [[at.homePage], [at.repairsPage, homeRepairs]],
  'Priya Shah': [[at.repairsPage, homeRepairs]],
  'Jack Brown': [[at.homePage], [at.repairsPage], [at.messagesPage], [at.accountPage], ['/nowhere']],
  'David Lee': [[at.homePage], [at.accountPage]],
};

/** Waits until nothing of the page at this address loads any more. */
async function loaded(page: Page, address: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  if (address === at.homePage) await homeSettled(page);
  await expect(page.locator('.ds-waiting, [data-state="loading"], [data-state="updating"]')).toHaveCount(0);
}

/** Opens an address and waits until nothing of the page loads any more. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await loaded(page, address);
}

async function faultsOf(page: Page, address: string): Promise<readonly string[]> {
  await loaded(page, address);
  const faults = [...(await arrivalFaults(page)), ...(await tabThrough(page))];
  return faults.map((fault) => `${address}: ${fault}`);
}

test('pages for visitors can be used with a keyboard alone on an enlarged screen', async ({ page }) => {
  const faults: string[] = [];
  for (const address of visitorPages) {
    await page.goto(address);
    faults.push(...(await faultsOf(page, address)));
  }
  expect(faults).toEqual([]);
});

for (const [name, pages] of Object.entries(residentPages)) {
  test(`pages of ${name} can be used with a keyboard alone on an enlarged screen`, async ({ page }) => {
    const faults: string[] = [];
    for (const [index, [address, first]] of pages.entries()) {
      await (index === 0 ? signIn(page, named(name), address) : page.goto(address));
      faults.push(...(await faultsOf(page, address)));
      if (first === undefined) continue;
      const link = page.getByRole('main').locator(`a[href^="${first}"]`).first();
      const linked = (await link.getAttribute('href')) ?? '';
      await page.goto(linked);
      faults.push(...(await faultsOf(page, linked)));
    }
    expect(faults).toEqual([]);
  });
}

test('what a page opens over itself is closed by Escape, and gives the focus back', async ({ page }) => {
  await signIn(page, named('Chloe Martin'));
  const faults: string[] = [];
  const parts = [
    [at.messagesPage, page.getByRole('button', { name: lists.filters })],
    [at.profilePage, page.getByRole('button', { name: profilePage.everywhere.start })],
  ] as const;
  for (const [address, opener] of parts) {
    await open(page, address);
    await opener.focus();
    await pressKey(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    faults.push(...(await arrivalFaults(page)), ...(await tabThrough(page)));
    await pressKey(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  expect(faults).toEqual([]);
});

test('the menu is opened and left by keyboard, and the way past it leads to the page', async ({ page }) => {
  await signIn(page, named('Jack Brown'), at.messagesPage);
  await loaded(page, at.messagesPage);
  const button = page.getByRole('button', { name: menu.open });
  await button.focus();
  await pressKey(page, 'Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: controls.logOut })).toBeVisible();
  expect(await tabThrough(page)).toEqual([]);
  await button.focus();
  await pressKey(page, ' ');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.locator('.ds-skip').focus();
  await pressKey(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
