import type { Locator, Page } from '@playwright/test';
import { appointment } from '../../content/appointment.ts';
import { controls } from '../../content/controls.ts';
import { repair } from '../../content/repair.ts';
import { assetNames } from '../../content/repair-beginning.ts';
import { screens } from '../../content/screens.ts';
import { residents } from '../../gateway/demo/residents.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const [resident] = residents;
const { questions } = repair;
const details = 'The cold tap in the kitchen drips all day and night.';

const stepOf = (page: Page, id: string): Locator => page.locator(`[data-step="${id}"][data-phase="asking"]`);
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Waits for a step, has axe look at it, answers it and presses Continue. */
async function answer(page: Page, id: string, give: () => Promise<unknown>): Promise<void> {
  await expect(stepOf(page, id)).toBeVisible();
  await expectAccessible(page);
  await give();
  await press(page, controls.continue);
}

const choose = (page: Page, name: string) => () => page.getByRole('radio', { name, exact: true }).check();

async function beginRepair(page: Page): Promise<void> {
  await signIn(page, resident);
  await page.getByText(screens.home.report, { exact: true }).click();
  await answer(page, 'asset', () => page.getByRole('radio', { name: assetNames.Property }).check());
  await answer(page, 'reason', async () => {
    await page.getByLabel(questions.location.label, { exact: true }).selectOption('Kitchen');
    await page.getByRole('combobox', { name: questions.reason.label }).fill('tap');
    await page.getByRole('option', { name: 'Leaking tap' }).click();
  });
}

test('a resident reports a repair from the first question to the appointment', async ({ page }) => {
  await beginRepair(page);
  await answer(page, 'duplicate', choose(page, questions.duplicate.options.none.label));
  await answer(page, 'details', () => page.getByRole('textbox').fill(details));
  await answer(page, 'media', () => Promise.resolve());
  await answer(page, 'vulnerability', choose(page, questions.vulnerable.options.no.label));
  await answer(page, 'covid', choose(page, questions.isolating.options.no.label));
  await answer(page, 'contact', () => page.getByRole('radio').first().check());

  await expect(stepOf(page, 'confirmation')).toContainText(details);
  await expectAccessible(page);
  await press(page, repair.steps.confirmation.continue);

  await expect(page).toHaveURL('/appointmentscheduler');
  await expect(stepOf(page, 'slot')).toBeVisible();
  const slots = page.getByRole('table').getByRole('button');
  await expect(slots.first()).toBeVisible();
  await expectAccessible(page);
  await slots.first().click();
  await press(page, appointment.steps.slot.continue);

  await expect(page).toHaveURL('/customer360View');
  await expect(page.locator('[data-step="customer360View"]')).toContainText(
    // On a Sunday the first slot is of tomorrow.
    /Leaking tap: appointment (on|tomorrow)/,
  );
  await expectAccessible(page);
});

test('nothing is lost by a reload, not even what was only typed', async ({ page }) => {
  await beginRepair(page);
  await answer(page, 'duplicate', choose(page, questions.duplicate.options.none.label));
  await expect(stepOf(page, 'details')).toBeVisible();
  await page.getByRole('textbox').fill(details);
  await page.reload();
  await expect(stepOf(page, 'details')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue(details);
});

test('Continue without an answer says what is missing, beside the question and above it', async ({
  page,
}) => {
  await signIn(page, resident);
  await page.getByText(screens.home.report, { exact: true }).click();
  await expect(stepOf(page, 'asset')).toBeVisible();
  await press(page, controls.continue);
  await expect(page.locator('[data-message="Repair_Asset_Missing"]').first()).toBeVisible();
  await expectAccessible(page);
});
