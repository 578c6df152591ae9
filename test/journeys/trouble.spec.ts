import type { Page } from '@playwright/test';
import { app } from '../../content/app.ts';
import { repair as words } from '../../content/repair.ts';
import { screens } from '../../content/screens.ts';
import { session } from '../../content/session.ts';
import { routes } from '../../journeys/repair/routes.ts';
import { type Announcements, listenToRegions, timesSaid } from '../support/announcements.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { expect, test } from '../support/journey.ts';
import {
  continueButton,
  expectStep,
  leaveStep,
  message,
  ordinary,
  signInToReport,
  walkTo,
} from '../support/reporting.ts';
import { ordersOf } from '../support/resident.ts';
import { signIn } from '../support/sign-in.ts';

const creating = /\/works-orders$/;
const offlineBar = (page: Page) => page.getByRole('complementary', { name: session.offline });

test('double clicks make one order and send it once', async ({ page, db, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  await ordinary.reason?.(page);
  await continueButton(page).dblclick();
  await expectStep(page, 'duplicate');
  await walkTo(page, 'confirmation');
  expect(await ordersOf(db, resident)).toMatchObject([{ is_draft: true }]);
  await page.getByRole('button', { name: words.steps.confirmation.continue }).dblclick();
  await expect(page).toHaveURL('/appointmentscheduler');
  const orders = await ordersOf(db, resident);
  expect(orders).toMatchObject([{ is_draft: false, job_number: expect.any(String) }]);
  const events = await db
    .selectFrom('works_order_event')
    .select('code')
    .where('works_order_id', '=', orders[0]?.id ?? '')
    .execute();
  expect(events).toEqual([{ code: 'CREATED' }]);
});

/** Presses Continue once, and answers how to press again where it was, as the second press of a double click. */
async function pressContinue(page: Page): Promise<{ again(): Promise<void> }> {
  await continueButton(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  return {
    async again() {
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
    },
  };
}

test.describe('the second press of a double click', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('marks no words of the next step', async ({ page, resident }) => {
    await signInToReport(page, resident);
    await walkTo(page, 'details');
    await page.getByRole('textbox').fill('Dripping fast since last night.');
    const press = await pressContinue(page);
    await expectStep(page, 'media');
    await press.again();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('does not leave the next step', async ({ page, resident }) => {
    await signInToReport(page, resident);
    await walkTo(page, 'vulnerability');
    await ordinary.vulnerability?.(page);
    const press = await pressContinue(page);
    await expectStep(page, 'covid');
    await continueButton(page).hover();
    await press.again();
    await expect(page.locator('.ds-error-summary')).toHaveCount(0);
    // A press by itself is taken.
    await continueButton(page).click();
    await expect(page.locator('.ds-error-summary')).toBeFocused();
  });

  test('chooses nothing that the first has moved under it', async ({ page, resident }) => {
    await signInToReport(page, resident);
    await expectStep(page, 'asset');
    const { x = 0, y = 0, width = 0, height = 0 } = (await continueButton(page).boundingBox()) ?? {};
    const at = [x + width / 2, y + height / 2] as const;
    const press = await pressContinue(page);
    await expect(page.locator('.ds-error-summary')).toBeFocused();
    const isAnswer = await page.evaluate(([x, y]) => !!document.elementFromPoint(x, y)?.closest('label'), at);
    expect(isAnswer, 'an answer has come under the pointer').toBe(true);
    await press.again();
    await expect(page.locator('.ds-error-summary')).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    // A press by itself is taken.
    await page.mouse.click(...at);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });
});

test('a session that ends in the middle keeps the work, and signing in again offers to carry on', async ({
  page,
  db,
  resident,
}) => {
  await signInToReport(page, resident);
  await walkTo(page, 'details');
  await page.getByRole('textbox').fill('Dripping fast since last night.');
  // Not before the button is pressed: any other call would hear of it, and the button would be gone. The route stays: when one
  // goes while a page is being loaded, Playwright waits for that page for ever.
  let isOver = false;
  await page.route(/\/works-orders\//, async (route) => {
    if (!isOver) await db.deleteFrom('session').where('customer_id', '=', resident.customerId).execute();
    isOver = true;
    await route.continue();
  });
  await continueButton(page).click();
  await expect(page).toHaveURL('/startpage');

  await signIn(page, resident);
  await page.getByRole('link', { name: screens.home.resume }).click();
  await expectStep(page, 'details');
  await expect(page).toHaveURL(routes.details);
  await expect(page.getByRole('textbox')).toHaveValue('Dripping fast since last night.');
  await leaveStep(page, 'details');
  await walkTo(page, 'confirmation');
  expect(await ordersOf(db, resident)).toHaveLength(1);
});

test('while the network is slow the screen says what it waits for', async ({ page, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'details');
  await page.getByRole('textbox').fill('Dripping fast since last night.');
  const release = await holdCalls(page, /\/works-orders\//);
  await continueButton(page).click();
  await expect(
    page.getByRole('main').locator('.ds-waiting').filter({ hasText: words.operations.keepDraft }),
  ).toBeVisible();
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  release();
  await expectStep(page, 'media');
});

test('on a device that is offline a step says so, waits, and carries on by itself', async ({
  page,
  context,
  db,
  resident,
}) => {
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  await ordinary.reason?.(page);
  // What was chosen is checked at once: that has come back before the network goes.
  await expect(page.locator('form[data-step="reason"][data-phase="asking"]')).toBeVisible();
  await page.evaluate(`window.heard = (${listenToRegions})()`);
  await context.setOffline(true);
  await expect(offlineBar(page)).toBeInViewport();
  await continueButton(page).click();
  await expect(page.locator('form[data-step="reason"][data-phase="doing"]')).toBeVisible();
  await expect(page).toHaveURL(routes.reason);
  const heard = () => page.evaluate<Announcements>('({ ...heard, stop: undefined })');
  await expect.poll(async () => timesSaid(await heard(), session.offline)).toBe(1);
  await expectAccessible(page);
  await context.setOffline(false);
  await expectStep(page, 'duplicate');
  await expect(offlineBar(page)).toHaveCount(0);
  expect(await ordersOf(db, resident)).toHaveLength(1);
});

test('a step whose network went while it was saved says that the device is offline, and comes back', async ({
  page,
  context,
  resident,
}) => {
  await signInToReport(page, resident);
  await walkTo(page, 'details');
  const typed = 'Dripping fast since last night.';
  await page.getByRole('textbox').fill(typed);
  await page.route(
    /\/works-orders\//,
    async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: app.offline })).toBeFocused();
  await expect(message(page, 'Offline')).toBeVisible();
  await expect(message(page, 'repair_Journey_Error_Message1')).toHaveCount(0);
  await context.setOffline(false);
  await expectStep(page, 'details');
  await expect(page.getByRole('textbox')).toHaveValue(typed);
  await leaveStep(page, 'details');
  await expectStep(page, 'media');
});

test('a reference for support can be read out over the telephone, and is that of the call', async ({
  page,
  resident,
}) => {
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  await ordinary.reason?.(page);
  await page.route(creating, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  const refused = page.waitForRequest(
    (request) => creating.test(request.url()) && request.method() === 'POST',
  );
  await continueButton(page).click();
  const told = message(page, 'repair_Journey_Error_Message1');
  await expect(told).toContainText(/quote [2-9CFGHJMPQRVWX]{8}\./);
  await expect(told).toContainText((await refused).headers()['x-correlation-id'] ?? 'no reference');
  await expect(page).toHaveURL('/repairJourneyErrorPage');
  await expectAccessible(page);
  // The page can be opened again, and what is typed is kept.
  await page.unroute(creating);
  await page.getByRole('button', { name: app.tryAgain }).click();
  await expectStep(page, 'reason');
  await expect(page.getByRole('combobox', { name: words.questions.reason.label })).toHaveValue('Leaking tap');
});

test('an answer that is lost on the way back makes no second order', async ({ page, db, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  await ordinary.reason?.(page);
  const keys: (string | undefined)[] = [];
  await page.route(creating, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await continueButton(page).click();
  await expect(message(page, 'repair_Journey_Error_Message1')).toBeVisible();
  expect(await ordersOf(db, resident)).toHaveLength(1);
  await page.reload();
  await expect(message(page, 'repair_Journey_Error_Message1')).toBeVisible();
  await page.getByRole('button', { name: app.tryAgain }).click();
  await expectStep(page, 'reason');
  await leaveStep(page, 'reason');
  await expectStep(page, 'duplicate');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await ordersOf(db, resident)).toHaveLength(1);
});
