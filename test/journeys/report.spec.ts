import type { Page } from '@playwright/test';
import { controls } from '../../content/controls.ts';
import { repair as words } from '../../content/repair.ts';
import { screens } from '../../content/screens.ts';
import type { Database } from '../../gateway/database/schema.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import {
  book,
  choose,
  continueButton,
  expectStep,
  leaveStep,
  message,
  ordinary,
  pickReason,
  send,
  signInToBook,
  signInToReport,
  slots,
  walkTo,
} from '../support/reporting.ts';
import { addOpenRepair, ordersOf } from '../support/resident.ts';
import { signIn } from '../support/sign-in.ts';

// What moves does so here as for most residents.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const eventsOf = async (db: Database, order: { readonly id: string }) =>
  (
    await db
      .selectFrom('works_order_event')
      .select('code')
      .where('works_order_id', '=', order.id)
      .orderBy('created_at')
      .execute()
  ).map(({ code }) => code);

test('an emergency at home is raised at once, without an appointment', async ({ page, db, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'emergency', { ...ordinary, reason: pickReason('Bathroom', 'Uncontrollable leak') });
  await expectAccessible(page);
  await choose(words.questions.access.options.yes.label)(page);
  await leaveStep(page, 'emergency');
  await walkTo(page, 'confirmation');
  await expectAccessible(page);
  await expect(page.locator('form')).not.toContainText(words.questions.vulnerable.label);
  await send(page);

  await expect(page).toHaveURL('/customer360View');
  await expect(page.getByRole('dialog')).toBeVisible();
  const orders = await ordersOf(db, resident);
  expect(orders).toMatchObject([
    {
      status: 'Unappointed',
      is_draft: false,
      is_submitted: true,
      is_emergency: true,
      priority: 'EME',
      sor_code: 'PLUM02',
      location: 'Bathroom',
      premises_id: resident.homes[0],
      asset_id: resident.homes[0],
      additional_information: 'Dripping fast since last night.',
      reporter_number: resident.phone,
      job_number: expect.stringMatching(/^R-\d+$/),
    },
  ]);
  const [order] = orders;
  if (!order) throw new Error('no order');
  const key = order.is_out_of_hours ? 'Repair_Emergency_OutOfHours' : 'Repair_Emergency_Raised';
  await expect(page.getByRole('dialog')).toHaveAttribute('data-message', key);
  await expect(page.getByRole('dialog')).toContainText(order.job_number ?? 'no job number');
  expect(await eventsOf(db, order)).toEqual(['EMERGENCY']);
  const appointments = await db
    .selectFrom('appointment')
    .select('id')
    .where('works_order_id', '=', order.id)
    .execute();
  expect(appointments).toEqual([]);
});

test('an ordinary repair with a photo is reported, and its appointment booked', async ({
  page,
  db,
  resident,
}) => {
  await signInToReport(page, resident);
  await walkTo(page, 'media');
  await page.locator('input[type=file]').setInputFiles({
    name: 'tap.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'tap.png' })).toContainText('Added');
  await leaveStep(page, 'media');
  await walkTo(page, 'confirmation');
  await expect(page.locator('form')).toContainText('tap.png');
  // Looked at again and left as it was, the reason changes nothing.
  await page.getByRole('button', { name: `Change ${words.review.reason}` }).click();
  await expectStep(page, 'reason');
  await continueButton(page).click();
  await expectStep(page, 'confirmation');
  await send(page);
  await expect(page).toHaveURL('/appointmentscheduler');
  await expectStep(page, 'slot');
  await expectAccessible(page);
  await slots(page).nth(2).click();
  await book(page);

  await expect(page).toHaveURL('/customer360View');
  await expect(page.getByRole('dialog')).toHaveAttribute('data-message', 'Repair_Booked');
  const orders = await ordersOf(db, resident);
  expect(orders).toMatchObject([
    {
      status: 'Appointed',
      is_draft: false,
      is_submitted: true,
      is_emergency: false,
      is_vulnerable: false,
      is_covid_self_isolated: false,
      is_potential_duplicate: false,
      contractor_site: 'BRIGHT-01',
      job_number: expect.stringMatching(/^R-\d+$/),
    },
  ]);
  const [order] = orders;
  if (!order) throw new Error('no order');
  const documents = await db
    .selectFrom('document')
    .select(['file_name', 'content_type', 'position'])
    .where('works_order_id', '=', order.id)
    .execute();
  expect(documents).toEqual([{ file_name: 'tap.png', content_type: 'image/png', position: 1 }]);
  const appointments = await db
    .selectFrom('appointment')
    .select(['site', 'is_standing', 'is_preference'])
    .where('works_order_id', '=', order.id)
    .execute();
  expect(appointments).toEqual([{ site: 'BRIGHT-01', is_standing: true, is_preference: false }]);
  expect(await eventsOf(db, order)).toEqual(['CREATED', 'APCREATE01']);
});

test('a repair of the block that may be there already goes to a person', async ({ page, db, resident }) => {
  const reason = 'Broken bin store door';
  const open = await addOpenRepair(db, resident, {
    assetId: resident.blockId,
    reason,
    location: 'Bin store',
  });
  const doings = { ...ordinary, asset: choose('My Block'), reason: pickReason('Bin store', reason) };
  await signInToReport(page, resident);
  await walkTo(page, 'duplicate', doings);
  await expectAccessible(page);

  await page.locator(`input[type=radio][value="${open}"]`).check();
  await expect(message(page, 'SSR074')).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  await choose(words.questions.duplicate.options.none.label)(page);
  await expect(message(page, 'SSR074')).toHaveCount(0);
  await expect(message(page, 'SSR044')).toBeVisible();
  await leaveStep(page, 'duplicate');
  await walkTo(page, 'confirmation', doings);
  await expect(page.locator('form')).toContainText(words.questions.duplicate.options.none.label);
  await send(page);

  await expect(page).toHaveURL('/customer360View');
  await expect(page.getByRole('dialog')).toHaveAttribute('data-message', 'SSR040');
  const [, order] = await ordersOf(db, resident);
  expect(order).toMatchObject({
    status: 'In Diagnosis',
    is_draft: false,
    is_submitted: true,
    is_raised_as_triage: true,
    is_potential_duplicate: true,
    job_number: null,
    asset_id: resident.blockId,
  });
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main')).toContainText('Under Review');
});

test('a saved draft is carried on in another browser, where it was left', async ({
  page,
  browser,
  db,
  resident,
}) => {
  await signInToReport(page, resident);
  await walkTo(page, 'vulnerability');
  await choose('No')(page);
  await page.getByRole('button', { name: controls.exit, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.leaving.save }).click();
  await expect(page).toHaveURL('/customer360View');
  const [draft] = await ordersOf(db, resident);
  expect(draft).toMatchObject({
    is_draft: true,
    status: 'In Diagnosis',
    is_vulnerable: false,
    job_number: null,
  });

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, resident);
  await elsewhere.getByRole('button', { name: screens.home.resume }).click();
  await expect(elsewhere.locator('form[data-step]')).toBeVisible();
  await walkTo(elsewhere, 'covid', { duplicate: ordinary.duplicate ?? (async () => {}) });
  await expectStep(elsewhere, 'covid');
  await walkTo(elsewhere, 'confirmation');
  await send(elsewhere);
  await expectStep(elsewhere, 'slot');
  await slots(elsewhere).nth(5).click();
  await book(elsewhere);
  await expect(elsewhere).toHaveURL('/customer360View');

  const orders = await ordersOf(db, resident);
  expect(orders).toMatchObject([
    { id: draft?.id, status: 'Appointed', additional_information: 'Dripping fast since last night.' },
  ]);
  await elsewhere.context().close();
});

test('a slot that somebody else takes meanwhile is refused, and others are offered', async ({
  page,
  db,
  resident,
}) => {
  await signInToBook(page, db, resident);
  // The last dates offered, which no other test chooses.
  const next = page.getByRole('button', { name: 'Next 5 dates' });
  while ((await next.getAttribute('aria-disabled')) === 'false') await next.click();
  const wanted = slots(page).last();
  const name = (await wanted.getAttribute('aria-label')) ?? '';
  await wanted.click();
  await expect(wanted).toHaveAttribute('aria-pressed', 'true');

  const day = await chosenDay(page);
  await db
    .insertInto('appointment_slot')
    .values({
      site: 'BRIGHT-01',
      day: day.date,
      availability_type: day.availabilityType,
      capacity: 1,
      taken: 1,
    })
    .execute();
  await book(page);
  await expect(message(page, 'SSR071').first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await slots(page).first().click();
  await book(page);

  await expect(page).toHaveURL('/customer360View');
  const [order] = await ordersOf(db, resident);
  expect(order?.status).toBe('Appointed');
  const appointments = await db
    .selectFrom('appointment')
    .select(['is_standing', 'availability_type'])
    .where('works_order_id', '=', order?.id ?? '')
    .execute();
  expect(appointments).toHaveLength(1);
});

/** The slot that is chosen, from what the portal keeps of the journey. */
const chosenDay = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('journey:appointment') ?? '{}') as {
      memory: { drafts: { slot: { date: string; availabilityType: string } } };
    };
    return kept.memory.drafts.slot;
  });
