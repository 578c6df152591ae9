import { app } from '../../content/app.ts';
import { cancellation } from '../../content/cancellation.ts';
import { repairDetails } from '../../content/repair-details.ts';
import { screens } from '../../content/screens.ts';
import { bookAppointment, rescheduleAppointment } from '../../contract/appointments.ts';
import { updateWorksOrder } from '../../contract/works-orders.ts';
import type { Database } from '../../gateway/database/schema.ts';
import { addressOfRepair } from '../../journeys/shared/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { book, expectStep, message, signInToBook, slots } from '../support/reporting.ts';
import { addLeakingTap } from '../support/resident.ts';
import { signIn } from '../support/sign-in.ts';
import { during, putInTrouble } from '../support/trouble.ts';

const appointmentsOf = (db: Database, worksOrderId: string) =>
  db.selectFrom('appointment').select(['is_standing']).where('works_order_id', '=', worksOrderId).execute();

test('an appointment is booked once and moved once, whatever becomes of the answers', async ({
  page,
  db,
  resident,
}) => {
  test.slow();
  const id = await signInToBook(page, db, resident);
  const chosen = page.locator('.ds-slot[aria-pressed="true"]');
  await slots(page).nth(3).click();
  const keys: (string | undefined)[] = [];
  for (const fault of ['time-out', 'drop before', 'malformed', '412', 'drop after']) {
    const trouble = await during(page, bookAppointment, fault, () => book(page));
    const key = fault === '412' ? 'SSR071' : 'Generic_Error_API';
    await expect(message(page, key).first(), fault).toBeVisible();
    await expectStep(page, 'slot');
    await expect(chosen).toHaveCount(1);
    keys.push(...trouble.keys);
    await trouble.end();
  }
  expect(new Set(keys).size).toBe(1);
  await book(page);
  await expect(page.getByRole('dialog')).toHaveAttribute('data-message', 'Repair_Booked');
  expect(await appointmentsOf(db, id)).toEqual([{ is_standing: true }]);

  await page.goto(addressOfRepair(id));
  await page.getByRole('button', { name: repairDetails.actions.move, exact: true }).click();
  await expectStep(page, 'slot');
  await slots(page).nth(5).click();
  const moving = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^(?:Reschedule|Change|Move|Book)/ })
      .last()
      .click();
  for (const fault of ['time-out', 'drop before', 'malformed', 'drop after']) {
    const trouble = await during(page, rescheduleAppointment, fault, moving);
    await expect(message(page, 'Reschedule_Api_Error'), fault).toBeVisible();
    await expect(page.locator('main [data-step="failed"]')).toBeVisible();
    await trouble.end();
    await page.getByRole('button', { name: app.tryAgain }).click();
    await expectStep(page, 'slot');
    await expect(chosen).toHaveCount(1);
  }
  await moving();
  await expect(page.getByRole('dialog')).toHaveAttribute('data-message', 'Repair_Booked');
  const standing = (await appointmentsOf(db, id)).filter((appointment) => appointment.is_standing);
  expect(standing).toHaveLength(1);
});

test('a booking that the provider breaks on leads home, from where it is made once', async ({
  page,
  db,
  resident,
}) => {
  const id = await signInToBook(page, db, resident);
  for (const fault of ['500', '502 page']) {
    await expectStep(page, 'slot');
    await slots(page).nth(4).click();
    const trouble = await putInTrouble(page, bookAppointment, fault);
    await book(page);
    await expect(page, fault).toHaveURL('/genericerror');
    await expect(page.locator('[data-step="genericerror"]')).toBeVisible();
    await trouble.end();
    if (fault === '502 page') {
      const stored = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      expect(await page.evaluate(stored)).toEqual([]);
    }
    await page.getByRole('main').getByRole('link').click();
    if (fault === '502 page') await signIn(page, resident);
    await page.getByRole('button', { name: screens.home.choose }).first().click();
  }
  await expectStep(page, 'slot');
  await slots(page).nth(4).click();
  await book(page);
  await expect(page.getByRole('dialog')).toHaveAttribute('data-message', 'Repair_Booked');
  expect(await appointmentsOf(db, id)).toEqual([{ is_standing: true }]);
});

test('a repair is cancelled once, whatever becomes of the answers', async ({ page, db, resident }) => {
  const id = await addLeakingTap(db, resident);
  await signIn(page, resident, addressOfRepair(id));
  await page.getByRole('button', { name: repairDetails.actions.cancel, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const press = () =>
    dialog.getByRole('button', { name: cancellation.steps.confirm.continue, exact: true }).click();
  for (const fault of ['time-out', 'drop before', 'malformed', '412', 'drop after']) {
    const trouble = await during(page, updateWorksOrder, fault, press);
    const key = fault === '412' ? 'Cancel_Changed' : 'Generic_Error_API';
    await expect(dialog.locator(`[data-message="${key}"]`), fault).toBeVisible();
    await expect(page.locator('form[data-step="confirm"]')).toHaveAttribute('data-phase', 'asking');
    await trouble.end();
  }
  await press();
  await expect(message(page, 'Repair_Cancelled')).toBeVisible();
  const events = await db
    .selectFrom('works_order_event')
    .select('code')
    .where('works_order_id', '=', id)
    .where('code', '=', 'CANCELLED')
    .execute();
  expect(events).toHaveLength(1);
});
