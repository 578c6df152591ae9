import type { Page } from '@playwright/test';
import { app } from '../../content/app.ts';
import { contact } from '../../content/contact.ts';
import { controls } from '../../content/controls.ts';
import { enquiry as words } from '../../content/enquiry.ts';
import { fieldCopy } from '../../content/fields.ts';
import { screens } from '../../content/screens.ts';
import { ui } from '../../content/ui.ts';
import { sendEnquiry } from '../../contract/enquiry.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { continueButton, expectStep, message } from '../support/reporting.ts';
import { named, signIn } from '../support/sign-in.ts';
import { during } from '../support/trouble.ts';

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true }).check();
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const onward = (page: Page) => continueButton(page).click();
const sending = (page: Page) => page.getByRole('button', { name: words.steps.review.continue });

test('a resident asks for help with money for somebody at home, and is told what happens next', async ({
  page,
  db,
}) => {
  await signIn(page, named('Liam Murphy'), '/contactdetails');
  await expect(page, 'nothing is begun').toHaveURL('/Customer360View');

  await page.goto('/enquiryconsent');
  await expectStep(page, 'consent');
  await expectAccessible(page);
  await choose(page, 'Other member of household');
  await expect(message(page, 'Financial_FI013d')).toBeVisible();
  await onward(page);

  await expectStep(page, 'reason');
  await expect(page.getByText('Staff referral')).toHaveCount(0);
  await tick(page, 'Debt');
  await tick(page, 'Benefits and Universal Credit');
  await onward(page);
  await page.getByRole('region', { name: ui.problem }).getByRole('link').click();
  const within = page.getByRole('group', { name: words.adviceTypes });
  await expect(within.getByRole('checkbox').first()).toBeFocused();
  await expectAccessible(page);
  await within.getByRole('checkbox').first().check();
  await onward(page);

  await expectStep(page, 'details');
  const details = page.getByLabel(words.questions.referralDetails.label);
  await details.fill('x'.repeat(1600));
  await expect(details).toHaveValue('x'.repeat(1500));
  await expect(message(page, 'Financial_FI009')).toBeVisible();
  await details.fill('My hours were cut.');
  await onward(page);

  await expect(page).toHaveURL('/ContactDetails');
  await choose(page, contact.questions.number.options.another.label);
  await choose(page, contact.questions.relation.options['Friend or Family'].label);
  await page.getByLabel(contact.questions.phone.label, { exact: true }).fill('07700 900 999');
  await onward(page);
  await expect(message(page, 'Case_CC011').first()).toBeVisible();
  await page.getByLabel(contact.questions.name.label, { exact: true }).fill('Ann Lee');
  await onward(page);

  await expectStep(page, 'review');
  const review = page.getByRole('main').locator('dl');
  await expect(review.locator('dt')).toHaveText([
    'Who is the referral For?',
    'Reason/s for financial support',
    'Additional financial support details',
    'What is your preferred contact method?',
  ]);
  await expect(review).toContainText('07700 900 999, Ann Lee, Friend or family');
  await review.getByRole('button', { name: fieldCopy.change }).first().click();
  await expect(page).toHaveURL('/enquiryconsent');
  await choose(page, 'Myself');
  await onward(page);
  await expectStep(page, 'review');

  await sending(page).click();
  await expect(page).toHaveURL('/enquiryconfirmation');
  await expect(page.getByRole('main')).toContainText('within 2 working days');
  await expectAccessible(page);
  await page.goBack();
  await expectStep(page, 'confirmation');
  await page.reload();
  await expectStep(page, 'confirmation');
  await expect(page.getByRole('main')).toContainText('Debt');

  await page.goto('/contactdetails');
  await expect(page, 'it is over').toHaveURL('/Customer360View');
  await page.goto('/enquiryconfirmation');
  await page.getByRole('button', { name: words.steps.confirmation.continue }).click();
  await expect(page).toHaveURL('/Customer360View');

  const sent = await db
    .selectFrom('financial_enquiry')
    .selectAll()
    .where('details', '=', 'My hours were cut.')
    .execute();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    referral_for: 'Myself',
    reasons: ['Benefits and Universal Credit: New claim', 'Debt'],
    contact_phone: '07700900999',
    contact_phone_type: 'other',
    contact_name: 'Ann Lee',
    contact_relation: 'Friend or Family',
  });
});

test('an enquiry whose answer is lost is sent once, and one that is left is forgotten', async ({
  page,
  db,
}) => {
  await signIn(page, named('Kelly Adams'), '/enquiryconsent');
  const answer = async () => {
    await choose(page, 'Myself');
    await onward(page);
    await expectStep(page, 'reason');
    await tick(page, 'Energy costs');
    await onward(page);
    await page.getByLabel(words.questions.referralDetails.label).fill('The heating bill doubled.');
    await onward(page);
    await expectStep(page, 'contact');
    await page.getByRole('radio').first().check();
    await onward(page);
    await expectStep(page, 'review');
  };
  await answer();
  await page.getByRole('button', { name: controls.exit, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: screens.dialogs.returnToAnswers }).click();
  await expectStep(page, 'review');
  await page.getByRole('button', { name: controls.exit, exact: true }).click();
  await dialog.getByRole('button', { name: screens.dialogs.leaveAnswers, exact: true }).click();
  await expect(page).toHaveURL('/Customer360View');
  await page.goto('/enquiryreview');
  await expect(page, 'it is over').toHaveURL('/customer360View');
  await page.goto('/enquiryconsent');
  await expectStep(page, 'consent');

  await answer();
  const trouble = await during(page, sendEnquiry, 'drop after', () => sending(page).click());
  await expect(message(page, 'Financial_API_Error')).toBeVisible();
  await expect(page).toHaveURL('/repairJourneyErrorPage');
  await trouble.end();
  await page.getByRole('button', { name: app.tryAgain }).click();
  await expectStep(page, 'review');
  await sending(page).click();
  await expect(page).toHaveURL('/enquiryconfirmation');

  const sent = await db
    .selectFrom('financial_enquiry')
    .selectAll()
    .where('details', '=', 'The heating bill doubled.')
    .execute();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ contact_name: null, contact_relation: null });
  expect(sent[0]?.contact_phone_type).not.toBe('other');
});
