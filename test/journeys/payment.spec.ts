import type { Page } from '@playwright/test';
import { account } from '../../content/account.ts';
import { cardProvider } from '../../content/card-provider.ts';
import { controls } from '../../content/controls.ts';
import { fieldCopy } from '../../content/fields.ts';
import { payment, paymentResult } from '../../content/payment.ts';
import { ui } from '../../content/ui.ts';
import { pounds } from '../../contract/money.ts';
import { testCards } from '../../gateway/card-provider/cards.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { message } from '../support/reporting.ts';
import { named, signIn } from '../support/sign-in.ts';

const words = cardProvider.frame;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page) => page.frameLocator('iframe');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Comes to the card form with an amount. */
async function choose(page: Page, name: string, amount: string): Promise<void> {
  await signIn(page, named(name), '/viewaccount');
  await button(page, account.pay).click();
  await expect(heading(page, payment.steps.amount.title)).toBeFocused();
  const other = page.getByLabel(payment.questions.amount.options.other.label, { exact: true });
  if (await other.isVisible()) await other.check();
  await page.getByLabel(payment.questions.other.label, { exact: true }).fill(amount);
  await button(page, controls.continue).click();
  await expect(page).toHaveURL('/allPayGateway');
}

/** Pays with a card of the demonstration. */
async function pay(page: Page, number: string): Promise<void> {
  const fields = [
    [words.name, 'A Resident'],
    [words.number, number],
    [words.expiry, '12/30'],
    [words.code, '123'],
  ] as const;
  for (const [label, value] of fields) await card(page).getByLabel(label, { exact: true }).fill(value);
  await card(page).getByRole('button', { name: /^Pay/ }).click();
}

test('an amount within the bounds is paid, once, and shows with the transactions', async ({ page }) => {
  await signIn(page, named('Amara Okafor'), '/viewaccount');
  await button(page, account.pay).click();
  await page.getByLabel(payment.questions.amount.options.other.label, { exact: true }).check();
  const amount = page.getByLabel(payment.questions.other.label, { exact: true });
  await expect(amount).toHaveAttribute('placeholder', 'Amounts between £1 - £5000');
  for (const wrong of ['0.99', '5000.01', 'abc', '']) {
    await amount.fill(wrong);
    await expect(message(page, 'SSC008')).toBeVisible();
    await expect(button(page, controls.continue)).toBeDisabled();
  }
  await amount.fill('£31.07');
  await expect(message(page, 'SSC008')).toBeHidden();
  await expectAccessible(page);
  await button(page, controls.continue).click();
  await expect(card(page).getByText('£31.07', { exact: true })).toBeVisible();
  await page.reload();
  await pay(page, testCards.paid.number);
  await expect(page).toHaveURL(/\/allPayGatewayConformation\?payment=/);
  await expect(message(page, 'Success_Message')).toBeVisible();
  await expect(page.getByText('£31.07')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, paymentResult.titles.paid)).toBeVisible();
  await page.getByRole('link', { name: paymentResult.toAccount }).click();
  await page.getByRole('link', { name: account.transactions }).click();
  await expect(page.getByRole('row').filter({ hasText: '£31.07' })).toHaveCount(1);
  // What is over is not begun again by going back to it.
  await page.goto('/allPayGateway');
  await expect(heading(page, payment.steps.amount.title)).toBeVisible();
});

test('a refused card, and one that is refused late, take nothing', async ({ page }) => {
  await choose(page, 'Grace Wilson', '12.34');
  await pay(page, testCards.refused.number);
  await expect(message(page, 'Fail_Message')).toBeVisible();
  await button(page, paymentResult.again).click();
  await page.getByLabel(payment.questions.amount.options.other.label, { exact: true }).check();
  await page.getByLabel(payment.questions.other.label, { exact: true }).fill('12.35');
  await button(page, controls.continue).click();
  await pay(page, testCards.refusedLate.number);
  await expect(heading(page, paymentResult.titles.checking)).toBeVisible();
  await expect(message(page, 'Success_Message')).toBeHidden();
  await expect(message(page, 'Fail_Message')).toBeVisible();
});

test('nobody but the card form of this page is believed, and not even that one', async ({ page }) => {
  await choose(page, 'Farid Rahman', '45.67');
  await expect(card(page).getByLabel(words.number, { exact: true })).toBeVisible();
  // From this page itself, as any script in it could.
  await page.evaluate(() => window.postMessage({ resultCode: 0 }, '*'));
  await page.evaluate(() =>
    window.dispatchEvent(
      new MessageEvent('message', { origin: 'https://evil.test', data: { resultCode: 0 } }),
    ),
  );
  await button(page, payment.steps.card.continue).click();
  await expect(message(page, 'Payment_Not_Tried').first()).toBeVisible();
  await expect(page).toHaveURL('/allPayGateway');
  // The form itself says that all went well, though nothing was paid.
  const form = page.frames().find((frame) => frame !== page.mainFrame());
  await form?.evaluate(() => window.parent.postMessage({ resultCode: 0 }, '*'));
  await expect(page).toHaveURL(/\/allPayGatewayConformation\?payment=/);
  await expect(heading(page, paymentResult.titles.checking)).toBeVisible();
  await expect(message(page, 'Success_Message')).toBeHidden();
});

test('what another tab paid or began meanwhile is told before any money is taken', async ({
  page,
  context,
  db,
}) => {
  const owed = async () => {
    const { customer_id } = await db
      .selectFrom('identity_account')
      .select('customer_id')
      .where('email', '=', named('Tara Singh').email)
      .executeTakeFirstOrThrow();
    const { balance } = await db
      .selectFrom('account')
      .select('balance')
      .where('customer_id', '=', String(customer_id))
      .executeTakeFirstOrThrow();
    return pounds(balance);
  };
  const whole = (tab: Page) =>
    tab.getByRole('radio', { name: payment.questions.amount.options.balance.label });
  const chooseOther = async (tab: Page, amount: string) => {
    await tab.goto('/paymentDetails');
    await tab.getByLabel(payment.questions.amount.options.other.label, { exact: true }).check();
    await tab.getByLabel(payment.questions.other.label, { exact: true }).fill(amount);
    await button(tab, controls.continue).click();
    await expect(tab).toHaveURL('/allPayGateway');
  };
  const before = await owed();
  await signIn(page, named('Tara Singh'), '/paymentDetails');
  await whole(page).check();
  await expect(page.getByText(before).first()).toBeVisible();

  const other = await context.newPage();
  await chooseOther(other, '20');
  await pay(other, testCards.paid.number);
  await expect(message(other, 'Success_Message')).toBeVisible();
  const now = await owed();
  expect(now).not.toBe(before);

  await button(page, controls.continue).click();
  await expect(message(page, 'Payment_Balance_Changed').first()).toContainText(now);
  await expectAccessible(page);
  await expect(whole(page)).toBeChecked();
  await page.reload();
  await expect(whole(page)).toBeChecked();
  await expect(page.getByText(now).first()).toBeVisible();
  await button(page, controls.continue).click();
  await expect(card(page).getByText(now, { exact: true })).toBeVisible();

  // Another amount takes the place of this one, whose form is of no use then.
  await chooseOther(other, '21');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(heading(page, paymentResult.titles.cancelled)).toBeVisible();
  await expect(message(page, 'Fail_Message')).toBeVisible();

  // The bank thinks about the other one: nobody pays twice without meaning to.
  await pay(other, testCards.never.number);
  await expect(message(other, 'Payment_Checking')).toBeVisible();
  await button(page, paymentResult.again).click();
  await expect(message(page, 'Payment_Under_Way')).toContainText('£21.00');
  await whole(page).check();
  await button(page, controls.continue).click();
  await expect(message(page, 'Payment_Again_Missing').first()).toBeVisible();
  await page.getByLabel(payment.questions.again.options.again.label, { exact: true }).check();
  await expectAccessible(page);
  await button(page, controls.continue).click();
  await expect(page).toHaveURL('/allPayGateway');
});

test('a payment that is cancelled in the form, a token that does not come, and addresses by themselves', async ({
  page,
}) => {
  await choose(page, 'David Lee', '3');
  await card(page).getByRole('button', { name: words.cancel }).click();
  await expect(heading(page, paymentResult.titles.cancelled)).toBeVisible();
  await expect(message(page, 'Fail_Message')).toBeVisible();
  await expect(page.locator('[data-tone=error]')).toBeHidden();
  await page.getByRole('link', { name: ui.back }).first().click();
  await expect(page).toHaveURL(/\/viewaccount/);

  await page.goto('/allPayGatewayConformation');
  await expect(page).toHaveURL(/\/viewaccount/);

  await page.route('**/v1/user/*/token*', (route) => route.fulfill({ status: 503 }));
  await button(page, account.pay).click();
  await page.getByLabel(payment.questions.amount.options.balance.label, { exact: true }).check();
  await button(page, controls.continue).click();
  await expect(message(page, 'payment_Message_Api_Failure')).toBeVisible();
  await page.unroute('**/v1/user/*/token*');
  await button(page, fieldCopy.cardFrame.again).click();
  await expect(card(page).getByLabel(words.number, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/paymentDetails');
});
