import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { controls } from '../../content/controls.ts';
import { homeCards } from '../../content/home-cards.ts';
import { messageCopy as words } from '../../content/messages.ts';
import { ui } from '../../content/ui.ts';
import type { Database } from '../../gateway/database/schema.ts';
import { fill } from '../../machines/engine/index.ts';
import { expectAccessible } from '../support/axe.ts';
import { now } from '../support/clock.ts';
import { expect, test } from '../support/journey.ts';
import type { TestResident } from '../support/resident.ts';
import { turnSetting } from '../support/settings.ts';
import { signIn } from '../support/sign-in.ts';

const day = 24 * 3_600_000;

interface Sent {
  readonly subject: string;
  readonly isRead?: boolean;
  readonly category?: string;
  readonly isStatement?: boolean;
}

/** Sends messages to a resident, one a day, the last of them yesterday. */
async function send(db: Database, resident: TestResident, sent: readonly Sent[]): Promise<void> {
  await db
    .insertInto('communication')
    .values(
      sent.map(({ subject, isRead = false, category = 'General', isStatement = false }, index) => {
        const at = new Date(now().getTime() - (sent.length - index) * day);
        return {
          id: randomUUID(),
          customer_id: resident.customerId,
          asset_id: null,
          payment_reference: null,
          category,
          subject,
          body: `First line of ${subject}\nSecond line`,
          notification_type: isStatement ? 'STATEMENT' : null,
          sender_title: 'Mx',
          sender_given_name: 'Robin',
          sender_surname: 'Hale',
          created_at: at,
          read_at: isRead ? at : null,
        };
      }),
    )
    .execute();
}

const note = (page: Page) => page.locator('.ds-menu-note');
const unread = (count: number) => fill(words.unread, { count });
const row = (page: Page, subject: string) => page.locator('[data-row]', { hasText: subject });
const settings = async (page: Page, value: string) => {
  for (const name of ['isshowmypeabodyeicrcard', 'isshowmypeabodygasboilercard'])
    await turnSetting(page, name, value);
};

test('a message that is read counts down everywhere at once, in another tab too', async ({
  page,
  resident,
  db,
}) => {
  await send(db, resident, [
    { subject: 'An old one', isRead: true },
    { subject: 'Your statement', isStatement: true },
    { subject: 'Check your boiler', category: 'annual domestic GAS servicing' },
  ]);
  await signIn(page, resident, '/mymessageshistory');
  const other = await page.context().newPage();
  await other.goto('/mymessageshistory');
  for (const tab of [page, other]) await expect(note(tab)).toHaveText(unread(2));
  await expect(row(page, 'Check your boiler')).toContainText(words.isUnread);
  const weight = (subject: string) =>
    page
      .getByRole('link', { name: subject })
      .locator('> *')
      .evaluate((text) => Number(getComputedStyle(text).fontWeight));
  expect(await weight('Check your boiler')).toBeGreaterThan(await weight('An old one'));
  await expect(page.locator('[data-message=GasBoiler_ServiceoverDue]')).toBeVisible();
  await expectAccessible(page);

  const told: boolean[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH') told.push(response.ok());
  });
  await row(page, 'Check your boiler').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Check your boiler' })).toBeFocused();
  await expect(page.getByText('Second line', { exact: true })).toBeVisible();
  for (const tab of [page, other]) await expect(note(tab)).toHaveText(unread(1));
  await expect(row(other, 'Check your boiler')).toContainText(words.isRead);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check your boiler' })).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Check your boiler')).toContainText(words.isRead);
  await expect(page.locator('[data-message=GasBoiler_ServiceoverDue]')).toHaveCount(0);

  await row(page, 'Your statement').getByRole('link').click();
  await expect(page.getByRole('link', { name: words.statement })).toHaveAttribute('href', /^\/viewstatement/);
  await expect(note(page)).toHaveCount(0);
  expect(told, 'each is told of once').toEqual([true, true]);
});

test('a message that could not be told of stays unread, and is told of when it is opened again', async ({
  page,
  resident,
  db,
}) => {
  await send(db, resident, [{ subject: 'Hello' }]);
  await settings(page, 'false');
  await signIn(page, resident, '/messagedetails');
  await expect(page).toHaveURL('/mymessageshistory');
  const calls = `**/customers/${resident.customerId}/communications/*`;
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { status: 500, title: 'off' } }));
  const open = () => row(page, 'Hello').getByRole('link').click();
  const failed = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await open();
  await failed;
  await expect(note(page)).toHaveText(unread(1));
  await page.unroute(calls);
  await page.goBack();
  await expect(row(page, 'Hello')).toContainText(words.isUnread);
  await open();
  await expect(note(page)).toHaveCount(0);
});

test('many messages come in stretches on a phone; where none can be had the ways to look for them are gone', async ({
  page,
  resident,
  db,
}) => {
  await send(
    db,
    resident,
    Array.from({ length: 130 }, (_, index) => ({ subject: `Number ${index + 1}`, isRead: true })),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, resident, '/mymessageshistory');
  const cards = page.locator('.ds-list-cards > li');
  await expect(cards).toHaveCount(100);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(130);
  await page.getByLabel(words.search).fill('nothing like it');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-message=SSC017]')).toBeVisible();

  await page.route(`**/customers/${resident.customerId}/communications?*`, (route) =>
    route.fulfill({ status: 503, json: { status: 503, title: 'off' } }),
  );
  await page.reload();
  await expect(page.locator('[data-message=SSC021]')).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('link', { name: controls.returnHome })).toBeVisible();
});

test('Back from a message leads to the list, wherever the message was opened', async ({
  page,
  resident,
  db,
}) => {
  await send(db, resident, [{ subject: 'Hello', isRead: true }]);
  await signIn(page, resident);
  const card = page.locator('section.ds-card', {
    has: page.getByRole('heading', { name: homeCards.messages.title }),
  });
  await card.getByRole('link', { name: 'Hello' }).click();
  await expect(page).toHaveURL(/\/messagedetails\?/);
  await page.getByRole('button', { name: ui.back, exact: true }).click();
  await expect(page).toHaveURL('/mymessageshistory');
  await row(page, 'Hello').getByRole('link').click();
  await page.getByRole('button', { name: ui.back, exact: true }).click();
  await expect(page).toHaveURL('/mymessageshistory');
  await expect(row(page, 'Hello').getByRole('link')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/customer360View');
});

test('days that make no sense are said so, and nothing is asked for', async ({ page, resident, db }) => {
  await send(db, resident, [{ subject: 'Hello', isRead: true }]);
  await signIn(page, resident, '/mymessageshistory');
  await expect(row(page, 'Hello')).toBeVisible();
  const from = page.getByLabel(words.filters.from.label, { exact: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/communications?')) asked.push(request.url());
  });
  for (const [value, key] of [
    ['01/01/2999', 'SSC013'],
    ['01011999', 'SSC012'],
    ['1-1-25', 'SSC020'],
    ['', 'SSC009'],
  ] as const) {
    await from.fill(value);
    await page.locator('.ds-list-days').getByRole('button').click();
    await expect(page.locator(`[data-message=${key}]`)).toBeVisible();
  }
  expect(asked).toEqual([]);
});
