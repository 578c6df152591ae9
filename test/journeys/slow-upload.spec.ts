import type { Page, Route } from '@playwright/test';
import { filesCopy } from '../../content/files.ts';
import { repair as copy } from '../../content/repair.ts';
import { expect, test } from '../support/journey.ts';
import { expectStep, leaveStep, message, send, signInToReport, walkTo } from '../support/reporting.ts';
import { ordersOf } from '../support/resident.ts';

const sendButton = (page: Page) =>
  page.getByRole('button', { name: copy.steps.confirmation.continue, exact: true });

const name = 'tap.png';

/** Holds each request that carries bytes of a file until the test says what becomes of it. */
async function holdBytes(page: Page) {
  const held: Route[] = [];
  await page.route(/\/uploads\/[^/]+\?/, (route) =>
    route.request().method() === 'PATCH' ? void held.push(route) : route.fallback(),
  );
  const next = async (): Promise<Route> => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const route = held.shift();
    if (!route) throw new Error('no bytes are on their way');
    return route;
  };
  return { next };
}

async function addPhoto(page: Page): Promise<void> {
  const buffer = await page.screenshot();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
}

test('a resident goes on while a photo is sent, over a connection that drops, and the repair waits for it', async ({
  page,
  db,
  resident,
}) => {
  await signInToReport(page, resident);
  await walkTo(page, 'media');
  const bytes = await holdBytes(page);
  await addPhoto(page);
  const first = await bytes.next();
  await leaveStep(page, 'media');
  await expect(page.getByText(filesCopy.goOn)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: new RegExp(name) })).toBeVisible();

  await first.abort('connectionreset');
  await expect(page.locator('.ds-file')).toHaveAttribute('data-state', 'interrupted');
  await walkTo(page, 'confirmation');
  await expect(message(page, 'Upload_Media_Under_Way')).toBeVisible();
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');

  const again = await bytes.next();
  await again.continue();
  await expect(message(page, 'Upload_Media_Under_Way')).toBeHidden();
  await expectStep(page, 'confirmation');
  await expect(page).toHaveURL('/confirmationdetails');
  await expect(page.locator('[data-row=media]')).toContainText(name);
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  await send(page);
  await expect(page.locator('form[data-step="confirmation"]')).toHaveCount(0);
  const [order] = await ordersOf(db, resident);
  expect(order).toMatchObject({ is_draft: false });
  const documents = await db
    .selectFrom('document')
    .select('file_name')
    .where('works_order_id', '=', order?.id ?? '')
    .execute();
  expect(documents).toEqual([{ file_name: name }]);
});
