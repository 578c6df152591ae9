import type { Page } from '@playwright/test';
import { serviceRequest as words } from '../../content/case.ts';
import { caseList } from '../../content/case-list.ts';
import { confirmation } from '../../content/confirmation.ts';
import { controls } from '../../content/controls.ts';
import { phoneInGroups } from '../../contract/phone.ts';
import { addressOfRequestConfirmation } from '../../journeys/shared/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { message } from '../support/reporting.ts';
import { moveIn } from '../support/resident.ts';
import { signIn } from '../support/sign-in.ts';

const go = (page: Page) => page.getByRole('button', { name: controls.continue, exact: true }).click();
const step = (page: Page, id: string) => expect(page.locator(`[data-step="${id}"]`)).toBeVisible();

/** Picks what the request is about, by an everyday word. */
async function choose(page: Page, word: string, type: string): Promise<void> {
  await page.getByRole('combobox').fill(word);
  await page.getByRole('option', { name: type }).click();
  await go(page);
}

test('a resident asks for a key, changes their mind on the way, and the provider has it once', async ({
  page,
  db,
}) => {
  const resident = await moveIn(db, { homes: 2 });
  await signIn(page, resident);
  await page
    .getByRole('button', { name: caseList.create })
    .or(page.getByRole('link', { name: caseList.create }))
    .click();
  await step(page, 'property');
  await go(page);
  await expect(message(page, 'Case_Property_Missing').first()).toBeVisible();
  await page.getByRole('radio').first().check();
  await go(page);

  await step(page, 'type');
  await expect(message(page, 'Case_Type_Info')).toBeVisible();
  await page.getByRole('combobox').fill('zzzz');
  await go(page);
  await expect(message(page, 'Case_Type_Error').first()).toBeVisible();
  await choose(page, 'fob', 'Keys and fobs');

  await step(page, 'q101-need');
  await expect(page).toHaveURL(/\/caseQuestionnaireRadio\?question=q101-need$/);
  await expectAccessible(page);
  await page.getByRole('radio').first().check();
  await go(page);
  await step(page, 'q101-how-many');
  await page.getByRole('combobox').selectOption('two');
  await page.reload();
  await expect(page.getByRole('combobox')).toHaveValue('two');
  await go(page);
  await step(page, 'q101-where');
  await page.getByRole('textbox').fill('Front & back');
  await go(page);
  await expect(message(page, 'Case_Input_Error').first()).toBeVisible();
  await page.getByRole('textbox').fill('Front door');
  await go(page);

  await step(page, 'contact');
  await page.getByRole('radio', { name: phoneInGroups(resident.phone) }).check();
  await go(page);
  await step(page, 'review');
  await expect(page.getByText('2', { exact: true })).toBeVisible();

  // Another answer leads past the question of how many, which is neither shown nor sent any more.
  await page.getByRole('button', { name: /^Change.*What do you need/ }).click();
  await step(page, 'q101-need');
  await page.getByRole('radio').nth(2).check();
  await go(page);
  await step(page, 'q101-where');
  await page.getByRole('textbox').fill('Side door');
  await go(page);
  await step(page, 'review');
  await expect(page.getByText('How many do you need?')).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: words.steps.review.continue }).dblclick();
  await expect(page).toHaveURL(/\/customer360view$/i);
  await expect(message(page, 'Case_Created')).toContainText('Keys and fobs');
  const rows = await db
    .selectFrom('service_request')
    .selectAll()
    .where('customer_id', '=', resident.customerId)
    .execute();
  expect(rows).toHaveLength(1);

  await page.getByRole('link', { name: confirmation.open }).click();
  await expect(page).toHaveURL(addressOfRequestConfirmation(rows[0]?.reference ?? ''));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(caseList.confirmed.title);
  await page.reload();
  await expect(heading).toHaveText(caseList.confirmed.title);
  await expect(page.getByText('Side door')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: caseList.confirmed.see }).click();
  await page.getByRole('link', { name: confirmation.open }).click();
  await expect(heading).toHaveText(caseList.confirmed.title);
});

test('an answer that blocks says why in the words of the provider, and goes no further', async ({
  page,
  db,
}) => {
  await signIn(page, await moveIn(db), '/selectTenancy');
  await choose(page, 'noise', 'Noise or nuisance');
  await step(page, 'q111-danger');
  await page.getByRole('radio').first().check();
  await expect(message(page, 'CASE_BLOCK_999')).toContainText('999');
  await expect(page.getByRole('button', { name: controls.continue, exact: true })).toBeDisabled();
});
