import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { feedback } from '../../content/feedback.ts';
import { filesCopy } from '../../content/files.ts';
import { recall } from '../../content/recall.ts';
import { repairDetails } from '../../content/repair-details.ts';
import { feedbackPath } from '../../gateway/feedback/link.ts';
import { addressOfRepair } from '../../journeys/shared/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { now } from '../support/clock.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { expect, test } from '../support/journey.ts';
import { book, expectStep, message, slots } from '../support/reporting.ts';
import { addLeakingTap } from '../support/resident.ts';
import { forgetSession, signIn } from '../support/sign-in.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const png = () =>
  sharp({ create: { width: 12, height: 8, channels: 3, background: '#0d5c5a' } })
    .png()
    .toBuffer();

const daysAgo = (days: number) => new Date(now().getTime() - days * 24 * 3_600_000);

test('a repair that is not fixed goes on under its reference, with photos and a new appointment', async ({
  page,
  resident,
  db,
}) => {
  const id = await addLeakingTap(db, resident, {
    raised_at: daysAgo(12),
    status: 'Completed',
    completed_at: daysAgo(3),
  });
  const { job_number } = await db
    .selectFrom('works_order')
    .where('id', '=', id)
    .select('job_number')
    .executeTakeFirstOrThrow();
  await signIn(page, resident, addressOfRepair(id));
  await expect(message(page, 'Repair_Recall')).toContainText(job_number ?? '');
  await button(page, repairDetails.actions.notFixed).click();
  const dialog = page.getByRole('dialog', { name: recall.steps.problem.title });
  const send = dialog.getByRole('button', { name: recall.steps.problem.continue });
  await send.click();
  await expect(message(page, 'Recall_Missing').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('It drips again.');
  const release = await holdCalls(page, '**/uploads/*');
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'drip.png', mimeType: 'image/png', buffer: await png() },
    { name: 'pipe.png', mimeType: 'image/png', buffer: await png() },
  ]);
  await expect(dialog.getByRole('progressbar').first()).toBeVisible();
  await send.click();
  await expect(message(page, 'Upload_Media_Under_Way')).toBeVisible();
  release();
  await expect(dialog.getByText(filesCopy.uploaded, { exact: true })).toHaveCount(2);
  await expect(message(page, 'Upload_Media_Under_Way')).toBeHidden();
  await dialog.getByRole('button', { name: `${filesCopy.remove} pipe.png` }).click();
  await expect(dialog.getByText('pipe.png', { exact: true })).toBeHidden();
  await expect(dialog.getByRole('img', { name: 'Preview of drip.png' })).toBeVisible();
  await send.dblclick();

  await expectStep(page, 'slot');
  await slots(page).last().click();
  await book(page);
  await expect(page.getByRole('dialog')).toHaveAttribute('data-message', 'Repair_Booked');
  await page.goto(addressOfRepair(id));
  await expect(page.getByText(job_number ?? '', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('You told us that it is not fixed.')).toBeVisible();
  await expect(button(page, repairDetails.actions.move)).toBeVisible();
  const opened = await db
    .selectFrom('works_order_event')
    .where('works_order_id', '=', id)
    .where('code', '=', 'RECALL01')
    .select('id')
    .execute();
  expect(opened).toHaveLength(1);

  await page.getByRole('link', { name: repairDetails.media.view }).click();
  const photo = page.locator('[data-document]');
  await expect(photo).toHaveCount(1);
  await expect(photo).toContainText('drip.png');
  await expect(photo).toContainText('when you told us that it was not fixed');
});

test('a repair whose work is done is closed when the resident says that it is fixed', async ({
  page,
  resident,
  db,
}) => {
  const id = await addLeakingTap(db, resident, {
    raised_at: daysAgo(12),
    status: 'Completed',
    completed_at: daysAgo(1),
  });
  await signIn(page, resident, addressOfRepair(id));
  await expect(button(page, repairDetails.actions.notFixed)).toBeVisible();
  await button(page, repairDetails.actions.fixed).click();
  const dialog = page.getByRole('dialog', { name: feedback.steps.question.title });
  const send = dialog.getByRole('button', { name: feedback.sendAndClose });
  await send.click();
  await expect(message(page, 'Feedback_Choose').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: feedback.questions.satisfied.options.yes.label }).check();
  await send.dblclick();
  await expect(message(page, 'Repair_Fixed')).toBeVisible();
  await expect(page.locator('.ds-repair-headline').getByText('Repair closed')).toBeVisible();
  await expect(page.getByText(feedback.card.satisfied)).toBeVisible();
  await expect(button(page, repairDetails.actions.fixed)).toBeHidden();

  const question = await db
    .selectFrom('repair_feedback')
    .where('works_order_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow();
  await forgetSession(page);
  await page.goto(await feedbackPath(db, question.id, daysAgo(-1)));
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.getByRole('radio', { name: 'No' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: feedback.page.send }).click();
  await expect(page.getByRole('heading', { name: feedback.page.thanks })).toBeVisible();
  await expect(page.getByText(feedback.page.sorry)).toBeVisible();
});
