import type { Page } from '@playwright/test';
import { chase } from '../../content/chase.ts';
import { complaints } from '../../content/complaints.ts';
import { repairDetails } from '../../content/repair-details.ts';
import { screens } from '../../content/screens.ts';
import { dayOf } from '../../contract/dates.ts';
import type { Database } from '../../gateway/database/schema.ts';
import { addressOfRepair } from '../../journeys/shared/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { now } from '../support/clock.ts';
import { expect, test } from '../support/journey.ts';
import { message } from '../support/reporting.ts';
import { addLeakingTap, addOpenRepair, type TestResident } from '../support/resident.ts';
import { signIn } from '../support/sign-in.ts';
import { addVisit } from '../support/visit.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const daysAgo = (days: number) => new Date(now().getTime() - days * 24 * 3_600_000);

/** A repair to which nobody came three days ago, as far as the provider knows. */
async function addMissedVisit(db: Database, resident: TestResident): Promise<string> {
  const id = await addLeakingTap(db, resident, { raised_at: daysAgo(9), status: 'Appointed' });
  await addVisit(db, id, dayOf(daysAgo(3)), daysAgo(8));
  return id;
}

test('a visit that nobody made is asked about, and the answer is promised by a day', async ({
  page,
  resident,
  db,
}) => {
  const id = await addMissedVisit(db, resident);
  await signIn(page, resident);
  // It is the first thing on Home, from where the repair is one press away.
  await expect(page.locator('.ds-todo-first')).toContainText('Leaking tap');
  await page.locator('.ds-todo-first').getByRole('link', { name: screens.home.viewRepair }).click();
  await expect(page).toHaveURL(addressOfRepair(id));
  await expect(page.getByText(repairDetails.late, { exact: true })).toBeVisible();
  await expect(button(page, repairDetails.actions.move)).toBeVisible();
  await expect(button(page, complaints.missed)).toBeVisible();

  await button(page, chase.steps.ask.title).click();
  const dialog = page.getByRole('dialog', { name: chase.steps.ask.title });
  await dialog.getByRole('button', { name: chase.steps.ask.continue }).click();
  await expect(message(page, 'Chase_Choose').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(chase.questions.happened.options.nobody.label, { exact: true }).check();
  await dialog.getByRole('button', { name: chase.steps.ask.continue }).dblclick();

  await expect(dialog).toBeHidden();
  await expect(message(page, 'Chase_Asked')).toContainText('8pm on ');
  await expect(page.getByText('We are finding out what is happening', { exact: true })).toBeVisible();
  await expect(page.getByText(repairDetails.late, { exact: true })).toBeHidden();
  await expectAccessible(page);
  const asked = await db
    .selectFrom('works_order_event')
    .where('works_order_id', '=', id)
    .where('code', '=', 'CHASED01')
    .select('id')
    .execute();
  expect(asked).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('We are finding out what is happening', { exact: true })).toBeVisible();
  await expect(message(page, 'Chase_Asked')).toHaveCount(0);
});

test('somebody who came after all is noted, and a call that did not come is asked about in one press', async ({
  page,
  resident,
  db,
}) => {
  const visited = await addMissedVisit(db, resident);
  const phoned = await addOpenRepair(db, resident, {
    assetId: resident.homes[0] ?? '',
    reason: 'Blocked sink',
    location: 'Kitchen',
    changes: { raised_at: daysAgo(20), contractor_site: 'SOLO-01' },
  });
  await signIn(page, resident, addressOfRepair(visited));
  const dialog = page.getByRole('dialog', { name: chase.steps.ask.title });

  await button(page, chase.steps.ask.title).click();
  await dialog.getByLabel(chase.questions.happened.options.came.label, { exact: true }).check();
  await dialog.getByRole('button', { name: chase.steps.ask.continue }).click();
  await expect(message(page, 'Visit_Noted')).toBeVisible();

  await page.goto(addressOfRepair(phoned));
  await button(page, chase.steps.ask.title).click();
  await expect(dialog.getByText(chase.steps.ask.hint)).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: chase.steps.ask.continue }).click();
  await expect(message(page, 'Chase_Asked')).toBeVisible();
});
