import type { Page } from '@playwright/test';
import { account } from '../../content/account.ts';
import { cardProvider } from '../../content/card-provider.ts';
import { confirmation } from '../../content/confirmation.ts';
import { controls } from '../../content/controls.ts';
import { media } from '../../content/media.ts';
import { payment, paymentResult } from '../../content/payment.ts';
import { profilePage, profile as profileWords } from '../../content/profile.ts';
import { testCards } from '../../gateway/card-provider/cards.ts';
import * as at from '../../journeys/shared/addresses.ts';
import { expect, test } from '../support/journey.ts';
import {
  arrivalFaults,
  frameFaults,
  openByKeyboard,
  pressKey,
  tabThrough,
} from '../support/page-keyboard.ts';
import { book, message, signInToBook, signInToReport, slots, walkTo } from '../support/reporting.ts';
import { named, signIn } from '../support/sign-in.ts';

// The window of a screen of 1280 by 1024 pixels that is enlarged four times.
test.use({ viewport: { width: 320, height: 256 } });

const words = cardProvider.frame;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** What is wrong with what has just come, and on the way through it with Tab. */
const faultsNow = async (page: Page): Promise<readonly string[]> => [
  ...(await arrivalFaults(page)),
  ...(await tabThrough(page)),
];

test('the photos and files of a repair are looked at', async ({ page }) => {
  await signIn(page, named('Umar Aziz'), `${at.repairsPage}?search=Kitchen%20unit%20door`);
  const link = page.getByRole('main').locator(`a[href^="${at.repairPage}?"]`).first();
  await page.goto(((await link.getAttribute('href')) ?? '').replace(at.repairPage, at.mediaPage));
  await expect(heading(page, media.title)).toBeFocused();
  await expect(message(page, 'MediaRemovedMsg')).toBeVisible();
  expect(await faultsNow(page)).toEqual([]);
  for (const name of ['hinge.jpg', 'door.mpeg']) {
    const opener = page.locator('[data-document]', { hasText: name }).getByRole('button');
    await openByKeyboard(page, opener);
    await expect(page.getByRole('dialog').locator('img, a[download]')).toBeVisible();
    expect(await faultsNow(page)).toEqual([]);
    await pressKey(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a photo is added to a report', async ({ page, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'media');
  await page.locator('input[type=file]').setInputFiles({
    name: 'tap.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'tap.png' })).toContainText('Added');
  expect(await tabThrough(page)).toEqual([]);
});

test('a repair is booked, and its confirmation kept', async ({ page, db, resident }) => {
  const id = await signInToBook(page, db, resident);
  await slots(page).first().click();
  await book(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAttribute('data-message', 'Repair_Booked');
  expect(await faultsNow(page)).toEqual([]);
  await openByKeyboard(page, dialog.getByRole('link', { name: confirmation.open }));
  await expect(page).toHaveURL(at.addressOfConfirmation(id));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await faultsNow(page)).toEqual([]);
});

test('the confirmation of a service request stands where it begins', async ({ page }) => {
  await signIn(page, named('Chloe Martin'), at.casesPage);
  const link = page.getByRole('main').locator(`a[href^="${at.casePage}?"]`).first();
  await page.goto(((await link.getAttribute('href')) ?? '').replace(at.casePage, at.requestConfirmationPage));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await faultsNow(page)).toEqual([]);
});

test('changed details are saved, and told where they are', async ({ page, resident }) => {
  await signIn(page, resident, at.profilePage);
  await openByKeyboard(page, button(page, profilePage.edit));
  await page.getByLabel(profileWords.questions.mobilePhone.label, { exact: true }).fill('07700900456');
  await openByKeyboard(page, button(page, profileWords.steps.edit.continue));
  await expect(heading(page, profilePage.saved.title)).toBeFocused();
  expect(await faultsNow(page)).toEqual([]);
  await expect(page).toHaveURL(at.profilePage);
  await expect(message(page, 'profile_update_success')).toBeVisible();
  expect(await faultsNow(page)).toEqual([]);
});

test('a payment is made in the form of the card provider, and its result stands where it begins', async ({
  page,
}) => {
  await signIn(page, named('Umar Aziz'), at.accountPage);
  await openByKeyboard(page, button(page, account.pay));
  await expect(heading(page, payment.steps.amount.title)).toBeFocused();
  const other = page.getByLabel(payment.questions.amount.options.other.label, { exact: true });
  if (await other.isVisible()) await other.check();
  await page.getByLabel(payment.questions.other.label, { exact: true }).fill('12.34');
  await openByKeyboard(page, button(page, controls.continue));
  const card = page.frameLocator('iframe');
  const pay = card.getByRole('button', { name: /^Pay/ });
  await expect(pay).toBeVisible();
  expect(await faultsNow(page)).toEqual([]);
  expect(await frameFaults(page)).toEqual([]);

  // What is wrong with a card is told where it can be read, and leads to its field.
  await openByKeyboard(page, pay);
  await expect(card.locator('.summary')).toBeFocused();
  expect(await frameFaults(page)).toEqual([]);

  const fields = [
    [words.name, 'A Resident'],
    [words.number, testCards.refused.number],
    [words.expiry, '12/30'],
    [words.code, '123'],
  ] as const;
  for (const [label, value] of fields) await card.getByLabel(label, { exact: true }).fill(value);
  await openByKeyboard(page, pay);
  await expect(message(page, 'Fail_Message')).toBeVisible();
  expect(await faultsNow(page)).toEqual([]);
  await expect(button(page, paymentResult.again)).toBeVisible();
});
