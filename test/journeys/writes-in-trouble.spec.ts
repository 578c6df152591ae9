import type { Locator, Page } from '@playwright/test';
import { app } from '../../content/app.ts';
import { controls } from '../../content/controls.ts';
import { repair as words } from '../../content/repair.ts';
import type { Call } from '../../contract/call.ts';
import { removeDocument, uploadDocument } from '../../contract/documents.ts';
import { createWorksOrder, deleteWorksOrder, updateWorksOrder } from '../../contract/works-orders.ts';
import { expect, test } from '../support/journey.ts';
import {
  continueButton,
  expectStep,
  leaveStep,
  message,
  ordinary,
  send,
  signInToReport,
  walkTo,
} from '../support/reporting.ts';
import { ordersOf } from '../support/resident.ts';
import { turnSetting } from '../support/settings.ts';
import { during, putInTrouble } from '../support/trouble.ts';

/** What a writing call is tried with; after `412` what stands at the provider is known again. */
const faults = ['500', '502 page', 'time-out', 'drop before', 'malformed', 'drop after', '412'];

/** The error page of the journey, and the way from there to the step. */
async function expectErrorPage(page: Page, step: string): Promise<void> {
  await expect(message(page, 'repair_Journey_Error_Message1')).toBeVisible();
  await expect(page).toHaveURL('/repairJourneyErrorPage');
  await expect(page.locator('main [data-step="failed"]')).toBeVisible();
  await page.getByRole('button', { name: app.tryAgain }).click();
  await expectStep(page, step);
}

/** Each fault in turn leads to the error page and back to the step, with everything that was entered. */
async function goThrough(
  page: Page,
  call: Call,
  step: string,
  press: () => Promise<void>,
  kept: () => Promise<void>,
) {
  const keys: (string | undefined)[] = [];
  for (const fault of faults) {
    const trouble = await during(page, call, fault, press);
    await expect(message(page, 'repair_Journey_Error_Message1'), fault).toBeVisible();
    keys.push(...trouble.keys);
    await trouble.end();
    await expectErrorPage(page, step);
    await kept();
  }
  return keys;
}

test('a draft is started, saved and sent once, whatever becomes of the answers', async ({
  page,
  db,
  resident,
}) => {
  test.slow();
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  await ordinary.reason?.(page);
  const press = () => continueButton(page).click();
  const created = await goThrough(page, createWorksOrder, 'reason', press, async () => {
    await expect(page.getByRole('combobox', { name: words.questions.reason.label })).toHaveValue(
      'Leaking tap',
    );
    await expect(page.getByLabel(words.questions.location.label, { exact: true })).toHaveValue('kitchen');
  });
  expect(new Set(created).size).toBe(1);
  await leaveStep(page, 'reason');
  expect(await ordersOf(db, resident)).toHaveLength(1);

  await walkTo(page, 'details');
  const details = page.getByRole('textbox');
  await details.fill('Dripping fast since last night.');
  await goThrough(page, updateWorksOrder, 'details', press, () =>
    expect(details).toHaveValue('Dripping fast since last night.'),
  );
  await leaveStep(page, 'details');
  expect(await ordersOf(db, resident)).toMatchObject([
    { is_draft: true, additional_information: 'Dripping fast since last night.' },
  ]);

  await walkTo(page, 'confirmation');
  const sent = await goThrough(
    page,
    updateWorksOrder,
    'confirmation',
    () => send(page),
    () => expect(page.locator('form')).toContainText('Dripping fast since last night.'),
  );
  expect(new Set(sent).size).toBe(1);
  await send(page);
  await expect(page).toHaveURL('/appointmentscheduler');
  const orders = await ordersOf(db, resident);
  expect(orders).toMatchObject([{ is_draft: false, is_submitted: true, job_number: expect.any(String) }]);
  const events = await db
    .selectFrom('works_order_event')
    .select('code')
    .where('works_order_id', '=', orders[0]?.id ?? '')
    .execute();
  expect(events).toEqual([{ code: 'CREATED' }]);
});

test('a draft that cannot be thrown away keeps nobody in the journey', async ({ page, db, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'details');
  const trouble = await putInTrouble(page, deleteWorksOrder, '502 page');
  await page.getByRole('button', { name: controls.exit, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.leaving.leave }).click();
  await expect(page).toHaveURL('/customer360View');
  await trouble.end();
  expect(await ordersOf(db, resident)).toMatchObject([{ is_draft: true }]);
});

test('a photo is sent once and can be taken off again, whatever becomes of the answers', async ({
  page,
  db,
  resident,
}) => {
  // A provider's own gateway need not take files as bytes.
  await turnSetting(page, 'resumableUploads', 'false');
  await signInToReport(page, resident);
  await walkTo(page, 'media');
  const file = page.locator('.ds-file');
  const documents = async () => {
    const [order] = await ordersOf(db, resident);
    return db
      .selectFrom('document')
      .select('id')
      .where('works_order_id', '=', order?.id ?? '')
      .execute();
  };
  const keys: (string | undefined)[] = [];
  const first = await putInTrouble(page, uploadDocument, '500');
  const buffer = await page.screenshot();
  await page.locator('input[type=file]').setInputFiles({ name: 'tap.png', mimeType: 'image/png', buffer });
  for (const fault of ['502 page', 'drop before', 'malformed', '412', 'drop after']) {
    await expect(file).toHaveAttribute('data-state', 'failed');
    await first.end();
    const trouble = await putInTrouble(page, uploadDocument, fault);
    await retry(file).click();
    await expect.poll(() => trouble.keys.length, { message: fault }).toBe(1);
    keys.push(...trouble.keys);
    await expect(file).toHaveAttribute('data-state', 'failed');
    await trouble.end();
  }
  expect(new Set([...first.keys, ...keys]).size).toBe(1);
  await retry(file).click();
  await expect(file).toHaveAttribute('data-state', 'uploaded');
  expect(await documents()).toHaveLength(1);

  for (const fault of ['500', '502 page', 'drop before', 'drop after']) {
    const trouble = await putInTrouble(page, removeDocument, fault);
    await remove(file).click();
    await expect(message(page, 'Upload_Media_Failed'), fault).toBeVisible();
    await expect(file).toHaveAttribute('data-state', 'uploaded');
    await trouble.end();
  }
  await remove(file).click();
  await expect(file).toHaveCount(0);
  expect(await documents()).toEqual([]);
  await leaveStep(page, 'media');
});

const retry = (file: Locator): Locator => file.getByRole('button', { name: /try again/i });
const remove = (file: Locator): Locator => file.getByRole('button', { name: /remove/i });
