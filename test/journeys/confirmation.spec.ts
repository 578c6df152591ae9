import { confirmation } from '../../content/confirmation.ts';
import { repairDetails } from '../../content/repair-details.ts';
import { screens } from '../../content/screens.ts';
import { addressOfConfirmation } from '../../journeys/shared/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { book, expectStep, send, signInToReport, slots, walkTo } from '../support/reporting.ts';
import { addLeakingTap, moveIn, ordersOf } from '../support/resident.ts';
import { signIn } from '../support/sign-in.ts';

test('a booked repair has a page to keep, found again after a reload and from its repair', async ({
  page,
  db,
  resident,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInToReport(page, resident);
  await walkTo(page, 'confirmation');
  await send(page);
  await expectStep(page, 'slot');
  await slots(page).nth(3).click();
  await book(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAttribute('data-message', 'Repair_Booked');
  await dialog.getByRole('link', { name: confirmation.open }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^We are coming on \w+ \d+ \w+ \d{4}, /);
  const [order] = await ordersOf(db, resident);
  const reference = order?.job_number ?? '';
  await expect(page.getByRole('main')).toContainText(reference);
  await expect(page.getByRole('main')).toContainText('Flat 1, Test House');
  await expectAccessible(page);
  await page.getByRole('button', { name: `${confirmation.copy} ${reference}` }).click();
  await expect(page.getByRole('status').filter({ hasText: confirmation.copied })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: repairDetails.actions.calendar }).click();
  expect((await file).suggestedFilename()).toBe(`${reference}.ics`);
  await page.reload();
  await expect(heading).toHaveText(/^We are coming on /);

  await page.getByRole('link', { name: confirmation.seeRepair }).click();
  await page.getByRole('link', { name: confirmation.open }).click();
  await expect(heading).toHaveText(/^We are coming on /);
  await page.getByRole('link', { name: confirmation.home }).click();
  await expect(page.getByRole('button', { name: screens.home.reportFirst })).toBeVisible();
});

test('nobody sees the confirmation of somebody else', async ({ page, db, resident }) => {
  const order = await addLeakingTap(db, await moveIn(db));
  await signIn(page, resident, addressOfConfirmation(order));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.notLoaded);
  await expectAccessible(page);
});
