import type { Page } from '@playwright/test';
import { complaint as words } from '../../content/complaint.ts';
import { complaintReview } from '../../content/complaint-review.ts';
import { complaints as copy } from '../../content/complaints.ts';
import { ombudsman } from '../../content/ombudsman.ts';
import { createComplaint } from '../../contract/complaints.ts';
import { addressOfComplaint } from '../../journeys/shared/complaint-addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { continueButton, expectStep, message } from '../support/reporting.ts';
import { named, signIn } from '../support/sign-in.ts';
import { during } from '../support/trouble.ts';

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const onward = (page: Page) => continueButton(page).click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const details = (page: Page) => page.getByLabel(words.questions.details.label);
const remedy = (page: Page) => page.getByLabel(words.questions.remedy.label);

test('a resident complains, sees what happens next and when, and finds it again', async ({ page, db }) => {
  await signIn(page, named('Jack Brown'));
  await button(page, copy.make).click();
  await expectStep(page, 'subject');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expectAccessible(page);
  await onward(page);
  await expect(message(page, 'Complaint_Subject_Missing').first()).toBeVisible();
  await choose(page, words.questions.subject.options.staff.label);
  await onward(page);

  await expectStep(page, 'details');
  await details(page).fill('Nobody rang me back.');
  await expectAccessible(page);
  await onward(page);
  await remedy(page).fill('Ring me back.');
  await onward(page);
  await expectStep(page, 'channel');
  await choose(page, words.questions.channel.options.letter.label);
  await onward(page);
  await expectStep(page, 'review');
  await expectAccessible(page);
  await page.reload();
  await expectStep(page, 'review');
  await expect(page.getByRole('main').locator('dl')).toContainText('Nobody rang me back.');

  // The answer is lost on its way: sent again, it is one complaint.
  const trouble = await during(page, createComplaint, 'drop after', async () => {
    await button(page, words.steps.review.continue).click();
    await expect(message(page, 'Complaint_Not_Sent')).toBeVisible();
  });
  await trouble.end();
  await button(page, words.steps.review.continue).click();
  await expect(message(page, 'Complaint_Sent')).toBeVisible();
  const sent = await db
    .selectFrom('complaint')
    .selectAll()
    .where('details', '=', 'Nobody rang me back.')
    .execute();
  expect(sent).toHaveLength(1);
  await expect(message(page, 'Complaint_Sent')).toContainText(String(sent[0]?.reference));
  await expect(page.getByRole('main')).toContainText('we will tell you who is dealing with it');
  await expect(page.getByRole('main')).toContainText(copy.next.sent);
  await expect(page.getByRole('main')).toContainText(ombudsman.address);
  await expectAccessible(page);

  await page.reload();
  await expect(message(page, 'Complaint_Sent')).toHaveCount(0);
  await page.goto('/complaints');
  await expect(page.locator('.ds-complaints')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.questions.subject.options.staff.label }).click();
  await expect(page).toHaveURL(addressOfComplaint(String(sent[0]?.id)));
});

test('from a repair that is late the dates that were missed are filled in', async ({ page }) => {
  await signIn(page, named('Priya Shah'), '/historicRepairs?search=Hallway');
  await page
    .getByRole('link', { name: /Damp and mould/ })
    .first()
    .click();
  await button(page, copy.missed).first().click();
  await expectStep(page, 'details');
  await expect(details(page)).toHaveValue(/this was due by \w+day \d{1,2} \w+ 20\d\d\. It is not done yet\./);
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 'item');
  await expect(page.getByRole('combobox')).not.toHaveValue('none');
});

test('who is not satisfied with the answer asks for another look, once', async ({ page, db }) => {
  await signIn(page, named('Ben Hughes'), '/complaints');
  await page.getByRole('main').locator('.ds-complaints').getByRole('link').first().click();
  await button(page, copy.review).click();
  await expectStep(page, 'reason');
  await page.getByLabel(complaintReview.questions.reason.label).fill('There is still no date.');
  await expectAccessible(page);
  await button(page, complaintReview.steps.reason.continue).dblclick();
  await expect(message(page, 'Complaint_Review_Sent')).toBeVisible();
  await expect(button(page, copy.review)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(copy.stages[2]);
  await expectAccessible(page);
  const stages = await db
    .selectFrom('complaint_stage')
    .selectAll()
    .where('reason', '=', 'There is still no date.')
    .execute();
  expect(stages).toHaveLength(1);
});

test('complaints of every status can be read, and more of many', async ({ page }) => {
  await signIn(page, named('Chloe Martin'), '/casesearch');
  await page.getByRole('link', { name: copy.all }).click();
  const list = page.locator('.ds-complaints');
  await expect(list).toContainText(copy.late);
  await expect(list).toContainText(copy.extended);
  await expectAccessible(page);
  await list.getByRole('link').nth(2).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
