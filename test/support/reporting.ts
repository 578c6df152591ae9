import { expect, type Locator, type Page } from '@playwright/test';
import { controls } from '../../content/controls.ts';
import { repair as copy } from '../../content/repair.ts';
import { screens } from '../../content/screens.ts';
import type { Database } from '../../gateway/database/schema.ts';
import { newRepair } from '../../journeys/shared/addresses.ts';
import { addLeakingTap, type TestResident } from './resident.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** What a resident does at a step before Continue. */
export type Doing = (page: Page) => Promise<void>;
export type Doings = Readonly<Record<string, Doing>>;

export const continueButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: controls.continue, exact: true });

export const choose =
  (label: string): Doing =>
  (page) =>
    page.getByRole('main').getByRole('radio', { name: label, exact: true }).check();

/** Chooses where the repair is, and finds what it is among the suggestions. */
export const pickReason =
  (location: string, reason: string): Doing =>
  async (page) => {
    await page.getByLabel(copy.questions.location.label, { exact: true }).selectOption(location);
    const box = page.getByRole('combobox', { name: copy.questions.reason.label });
    await box.fill(reason.slice(0, -1));
    await page.getByRole('option').filter({ hasText: reason }).click();
    await expect(box).toHaveValue(reason);
  };

/** The ordinary answers of somebody whose tap drips in the kitchen. */
export const ordinary: Doings = {
  asset: choose('My Property'),
  reason: pickReason('Kitchen', 'Leaking tap'),
  duplicate: choose(copy.questions.duplicate.options.none.label),
  details: (page) => page.getByRole('textbox').fill('Dripping fast since last night.'),
  media: async () => {},
  vulnerability: choose('No'),
  covid: choose('No'),
  contact: (page) => page.getByRole('radio').first().check(),
};

/** Waits until a step is on the screen and takes answers. */
export async function expectStep(page: Page, step: string): Promise<void> {
  await expect(
    page.locator(`form[data-step="${step}"]:is([data-phase="asking"], [data-phase="checking"])`),
  ).toBeVisible();
}

/** The message of a key, beside its field, in the summary or in a notice. */
export const message = (page: Page, key: string): Locator =>
  page.getByRole('main').locator(`[data-message="${key}"]`);

/** Presses Continue and waits until another step than `step` is on the screen. */
export async function leaveStep(page: Page, step: string): Promise<void> {
  await continueButton(page).click();
  await expect(page.locator(`form[data-step="${step}"]`)).toHaveCount(0);
  await expect(page.locator('[data-step]')).toBeVisible();
}

/** Answers one step after another until `last` is on the screen. */
export async function walkTo(page: Page, last: string, doings: Doings = ordinary): Promise<void> {
  for (;;) {
    const screen = page.locator('main [data-step]');
    await expect(screen).toBeVisible();
    const step = (await screen.getAttribute('data-step')) ?? '';
    if (step === last) return;
    const doing = doings[step];
    if (!doing) throw new Error(`the step ${step} was not expected on the way to ${last}`);
    await doing(page);
    await leaveStep(page, step);
  }
}

/** Begins a new report on the home page. */
export async function beginReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: screens.home.report, exact: true }).click();
  await expect(page.locator('form[data-step]')).toBeVisible();
}

/** Signs a resident in and begins a new report by the address that begins one; Home is not opened on the way. */
export async function signInToReport(page: Page, resident: SignedIn): Promise<void> {
  await signIn(page, resident, newRepair);
  await expect(page.locator('form[data-step]')).toBeVisible();
}

/** Signs in a resident whose repair was sent, and goes on from Home to its appointment. Answers which repair it is. */
export async function signInToBook(page: Page, db: Database, resident: TestResident): Promise<string> {
  const id = await addLeakingTap(db, resident);
  await signIn(page, resident);
  await page.getByRole('button', { name: screens.home.choose }).first().click();
  await expectStep(page, 'slot');
  return id;
}

/** Sends the repair from the review. */
export const send: Doing = (page) =>
  page.getByRole('button', { name: copy.steps.confirmation.continue, exact: true }).click();

/** The slots on the screen that can be chosen. */
export const slots = (page: Page): Locator => page.locator('.ds-slot');

export const book: Doing = (page) =>
  page.getByRole('button', { name: 'Book Appointment', exact: true }).click();
