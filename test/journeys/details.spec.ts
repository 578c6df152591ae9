import type { Page } from '@playwright/test';
import { adjustments } from '../../content/adjustments.ts';
import type { notices } from '../../content/notices.ts';
import { profilePage, profile as words } from '../../content/profile.ts';
import { phoneInGroups } from '../../contract/phone.ts';
import { addressOfRepair } from '../../journeys/shared/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { addLeakingTap } from '../support/resident.ts';
import { signIn } from '../support/sign-in.ts';

const edit = words.steps.edit;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const mobile = (page: Page) => field(page, words.questions.mobilePhone.label);
const business = (page: Page) => field(page, words.questions.workPhone.label);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, key: keyof typeof notices) => page.locator(`[data-message=${key}]`).first();

async function startEditing(page: Page): Promise<void> {
  await press(page, profilePage.edit);
  await expect(mobile(page)).toBeVisible();
}

test.beforeEach(async ({ page, resident }) => signIn(page, resident, '/manageprofile'));

test('details are changed, what is wrong stands in the way until it is put right, and the page they lead to tells of it', async ({
  page,
  resident,
}) => {
  await startEditing(page);
  await expect(field(page, profilePage.fields.name)).not.toBeEditable();
  await expect(field(page, profilePage.fields.birth)).not.toBeEditable();
  await mobile(page).fill('07 abc 700');
  await expect(mobile(page)).toHaveValue('07700');
  await press(page, edit.continue);
  await expect(told(page, 'SSCP003a')).toBeVisible();
  const save = page.getByRole('button', { name: edit.continue, exact: true });
  await expect(save).toBeDisabled();
  await expect(told(page, 'Profile_To_Put_Right')).toBeVisible();
  await expectAccessible(page);
  await mobile(page).fill('07700900456');
  await expect(save).toBeEnabled();
  // What is typed stays over a reload.
  await page.reload();
  await expect(mobile(page)).toHaveValue('07700900456');
  await press(page, edit.continue);
  await expect(page).toHaveURL('/profilesaved');
  await expect(page).toHaveURL('/manageprofile');
  await expect(told(page, 'profile_update_success')).toBeVisible();
  await expect(page.getByText('07700 900 456')).toBeVisible();
  await expect(page.getByText(resident.email)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('07700 900 456')).toBeVisible();
  await expect(told(page, 'profile_update_success')).toHaveCount(0);
});

test('of two tabs that change the same details the second loses nothing, and is told what the first one saved', async ({
  page,
  resident,
}) => {
  expect(resident.homes).toHaveLength(1);
  const other = await page.context().newPage();
  await startEditing(page);
  await other.goto('/manageprofile');
  await startEditing(other);
  await mobile(page).fill('07700900777');
  await mobile(other).fill('07700900888');
  await business(other).fill('02079460777');
  await press(other, edit.continue);
  await expect(other).toHaveURL('/profilesaved');
  await press(page, edit.continue);
  await expect(told(page, 'profile_update_failed')).toBeVisible();
  await expect(told(page, 'Profile_Changed_Elsewhere')).toBeVisible();
  await expect(mobile(page)).toHaveValue('07700900777');
  await expect(business(page)).toHaveValue('02079460777');
  await expect(page.getByText('07700 900 888')).toBeVisible();
  await press(page, edit.continue);
  await expect(page).toHaveURL('/manageprofile');
  await expect(page.getByText('07700 900 777')).toBeVisible();
  await expect(page.getByText('020 7946 0777')).toBeVisible();
});

test('cancelling changes nothing, and details that cannot be read are said so', async ({
  page,
  resident,
}) => {
  await startEditing(page);
  await mobile(page).fill('07700900999');
  await press(page, edit.back);
  await expect(page).toHaveURL('/manageprofile');
  await expect(page.getByText(phoneInGroups(resident.phone))).toBeVisible();
  const calls = `**/customers/${resident.customerId}`;
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { status: 503, title: 'off' } }));
  await page.reload();
  await expect(told(page, 'alert_Message')).toBeVisible();
  await page.unroute(calls);
  await press(page, 'Try again');
  await expect(page.getByText(phoneInGroups(resident.phone))).toBeVisible();
});

test('username and password are changed at the identity provider', async ({ page, resident }) => {
  for (const [name, policy] of [
    [profilePage.username, 'B2C_1_username'],
    [profilePage.password, 'B2C_1_password'],
  ] as const) {
    await page.goto('/manageprofile');
    await expect(page.getByText(phoneInGroups(resident.phone))).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().includes(`policy=${policy}`));
    await page.getByRole('link', { name, exact: true }).click();
    expect(new URL((await asked).url()).searchParams.get('state')).toBe('changepassword');
    await page.waitForURL((url) => url.pathname.startsWith('/identity'));
  }
});

test('what a resident needs is asked once, kept, and stands on the page of a repair', async ({
  page,
  resident,
  db,
}) => {
  const id = await addLeakingTap(db, resident);
  const { needs, language } = adjustments.questions;
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect(page.getByText(adjustments.page.unasked)).toBeVisible();
  await press(page, adjustments.page.tell);
  await tick(needs.options.interpreter.label).check();
  await tick(needs.options.noKnocking.label).check();
  await press(page, adjustments.steps.needs.continue);
  await expect(told(page, 'Adjustments_Language')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: language.label }).fill('Polish');
  await press(page, adjustments.steps.needs.continue);
  await expect(told(page, 'Adjustments_Saved')).toBeVisible();
  await expectAccessible(page);
  await press(page, adjustments.page.change);
  await expect(tick(needs.options.noKnocking.label)).toBeChecked();
  await tick(needs.options.noKnocking.label).uncheck();
  await press(page, adjustments.steps.needs.continue);
  // Until it is kept, the page behind the dialog still lists what was asked for before.
  await expect(page.getByRole('dialog')).toBeHidden();
  const listed = (need: string) => page.getByRole('listitem').filter({ hasText: need });
  await expect(listed(needs.options.noKnocking.label)).toBeHidden();
  await expect(listed('An interpreter (Polish)')).toBeVisible();

  await page.goto(addressOfRepair(id));
  await expect(page.getByText('An interpreter (Polish)')).toBeVisible();
});
