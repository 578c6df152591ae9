import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { app } from '../../content/app.ts';
import { cancellation } from '../../content/cancellation.ts';
import { legalDeadlines } from '../../content/legal-deadlines.ts';
import { media } from '../../content/media.ts';
import { repairDetails as words } from '../../content/repair-details.ts';
import { dayOf } from '../../contract/dates.ts';
import { addressOfRepair } from '../../journeys/shared/addresses.ts';
import { addressOfMedia } from '../../src/features/links.ts';
import { expectAccessible } from '../support/axe.ts';
import { now } from '../support/clock.ts';
import { expect, test } from '../support/journey.ts';
import { message } from '../support/reporting.ts';
import { addLeakingTap, addOpenRepair } from '../support/resident.ts';
import { named, signIn } from '../support/sign-in.ts';
import { addVisit } from '../support/visit.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const headline = (page: Page) => page.locator('.ds-repair-headline');

/** Signs in and opens a repair from the list, as a resident does. */
async function openFromList(page: Page, name: string, words: string): Promise<void> {
  await signIn(page, named(name), `/historicRepairs?search=${encodeURIComponent(words)}`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(headline(page)).toBeVisible();
}

test('a resident sees what comes next, what has happened and all that is known, and goes back', async ({
  page,
}) => {
  await openFromList(page, 'Olga Petrov', 'Leaking tap');
  await expect(page).toHaveTitle(/^Leaking tap, /);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 3)).toEqual([words.whatNext, words.whatHappened, words.about]);
  for (const name of Object.values(words.fields).filter(
    (field) => field !== words.fields.completed && field !== words.fields.started,
  )) {
    await expect(page.locator('dt', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
  }
  await expect(page.locator('time').first()).toHaveText(
    /^[A-Z][a-z]+ \d{1,2}(st|nd|rd|th) \d{4}, \d{1,2}:\d\d:\d\d [AP]M$/,
  );
  await expectAccessible(page);
  await button(page, 'Back').click();
  await expect(page).toHaveURL(/\/historicRepairs\?search=/);
});

test('a repair is cancelled after its resident read what is lost, and stays cancelled', async ({
  page,
  resident,
  db,
}) => {
  const id = await addLeakingTap(db, resident);
  await signIn(page, resident, addressOfRepair(id));
  await button(page, words.actions.cancel).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-message="SSR036"]')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, words.actions.cancel)).toBeFocused();

  await button(page, words.actions.cancel).click();
  await button(page, cancellation.steps.confirm.continue).dblclick();
  await expect(message(page, 'Repair_Cancelled')).toBeVisible();
  await expect(headline(page)).toContainText('Repair cancelled');
  await expect(button(page, words.actions.cancel)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(headline(page)).toContainText('Repair cancelled');
  await expect(message(page, 'Repair_Cancelled')).toHaveCount(0);

  const row = await db.selectFrom('works_order').select('status').where('id', '=', id).executeTakeFirst();
  expect(row?.status).toBe('Cancelled');
  const events = await db
    .selectFrom('works_order_event')
    .select('code')
    .where('works_order_id', '=', id)
    .where('code', '=', 'CANCELLED')
    .execute();
  expect(events).toHaveLength(1);
});

test('a page that was left open learns what was done in another tab: when asked, and when it is told no', async ({
  page,
  resident,
  db,
}) => {
  const repair = { assetId: resident.homes[0] ?? '', reason: 'Leaking tap', location: 'Kitchen' };
  const cancelElsewhere = (id: string) =>
    db
      .updateTable('works_order')
      .set({ status: 'Cancelled', version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
  const [first, second] = [
    await addOpenRepair(db, resident, repair),
    await addOpenRepair(db, resident, repair),
  ];
  await signIn(page, resident, addressOfRepair(first));
  await expect(button(page, words.actions.select)).toBeVisible();
  await cancelElsewhere(first);
  await button(page, words.refresh).click();
  await expect(button(page, words.actions.select)).toHaveCount(0);

  await page.goto(addressOfRepair(second));
  await expect(button(page, words.actions.select)).toBeVisible();
  await cancelElsewhere(second);
  await button(page, words.actions.cancel).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-message="SSR066"]')).toBeVisible();
  await button(page, cancellation.steps.confirm.close).click();
  await expect(button(page, words.actions.cancel)).toHaveCount(0);
});

test('what is due today is neither moved nor cancelled online, and says so', async ({
  page,
  resident,
  db,
}) => {
  const id = await addLeakingTap(db, resident, { status: 'Appointed' });
  // Today as it is now: a run that began before midnight has set up the demonstration for the day before.
  await addVisit(db, id, dayOf(now()), now());
  await signIn(page, resident, addressOfRepair(id));
  const dialog = page.getByRole('dialog');
  await expect(page.locator('[data-refusal="CR166"]').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(button(page, words.actions.move)).toHaveCount(0);
  await button(page, words.actions.cancel).click();
  await expect(dialog.locator('[data-message="CR166"]')).toBeVisible();
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
});

test('what cannot be moved or cancelled online says so, and why over the page', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await openFromList(page, 'Olga Petrov', 'Broken window latch');
  await expect(message(page, 'SSR065')).toContainText('Solo Locksmiths');
  await expect(page.locator('[data-refusal="SSR073"]')).toContainText('Solo Locksmiths');
  await button(page, words.actions.cancel).click();
  await expect(dialog.locator('[data-message="SSR073"]')).toContainText('Solo Locksmiths');
  await expectAccessible(page);
});

test('parts of the page fail and come back alone', async ({ page, resident, db }) => {
  const id = await addLeakingTap(db, resident);
  await page.route('**/historyItems', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await signIn(page, resident, addressOfRepair(id));
  await expect(message(page, 'RepairDetailsHistoryAPI_Error')).toBeVisible();
  await expect(button(page, words.actions.select)).toBeVisible();
  await page.unroute('**/historyItems');
  await button(page, app.tryAgain).click();
  await expect(page.getByRole('heading', { name: words.whatNext })).toBeVisible();

  await page.route(`**/works-orders/${id}`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(message(page, 'WorkOrderByIdAPI_Error')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(`**/works-orders/${id}`);
  await button(page, app.tryAgain).click();
  await expect(headline(page)).toBeVisible();
});

test('the appointment goes into a calendar, and the page onto one sheet of A4', async ({ page }) => {
  await openFromList(page, 'Olga Petrov', 'Leaking tap');
  const download = page.waitForEvent('download');
  await button(page, words.actions.calendar).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^R-\d+\.ics$/);
  const content = await readFile(await file.path(), 'utf8');
  expect(content).toContain('BEGIN:VEVENT\r\n');
  expect(content).toContain('SUMMARY:Repair appointment: Leaking tap\r\n');

  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the photos and files of a repair are looked at', async ({ page }) => {
  await openFromList(page, 'Umar Aziz', 'Kitchen unit door');
  await page.getByRole('link', { name: words.media.view }).click();
  await expect(page).toHaveURL(/\/viewmedia\?repair=/);
  const item = (name: string) => page.locator('[data-document]', { hasText: name });
  const dialog = page.getByRole('dialog');
  await expect(message(page, 'MediaRemovedMsg')).toBeVisible();
  await expectAccessible(page);

  await item('hinge.jpg').getByRole('button').click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: media.close }).click();
  await item('door.mpeg').getByRole('button').click();
  await expect(dialog.locator('[data-message="Media_MPEG_Apple"]')).toBeVisible();
  await dialog.getByRole('button', { name: media.close }).click();
  const opened = page.waitForEvent('popup');
  await item('note.pdf').getByRole('button').click();
  await opened;

  await page.route('**/documents/*', (route) => route.fulfill({ status: 500, body: '' }));
  await item('hinge.jpg').getByRole('button').click();
  await expect(dialog.locator('[data-message="View_Media_Error"]')).toBeVisible();
});

test('a repair without files says so, and a list that fails can be asked again', async ({
  page,
  resident,
  db,
}) => {
  const id = await addLeakingTap(db, resident);
  await page.route('**/documents', (route) => route.fulfill({ status: 500, body: '' }));
  await signIn(page, resident, addressOfMedia(id));
  await expect(message(page, 'View_Media_Error')).toBeVisible();
  await page.unroute('**/documents');
  await button(page, app.tryAgain).click();
  await expect(message(page, 'No_Media')).toBeVisible();
});

test('the dates that the law sets for damp and mould are on the page, with what is late', async ({
  page,
}) => {
  await openFromList(page, 'Priya Shah', 'Hallway');
  await expect(page.locator('[data-duty="investigation"]')).toBeVisible();
  await expect(page.locator('[data-duty]', { hasText: legalDeadlines.states.overdue })).not.toHaveCount(0);
  await expectAccessible(page);
});
