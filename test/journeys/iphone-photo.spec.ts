import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { signInToReport, walkTo } from '../support/reporting.ts';
import { ordersOf } from '../support/resident.ts';

/** A photo as iPhones take it, which this browser cannot read by itself. */
const photo = join(import.meta.dirname, '../support/media/photo.heic');

/** Adds the photo, and waits until it is read: what cannot be read is refused. */
async function addPhoto(page: Page): Promise<void> {
  const decoder = page.waitForEvent('worker');
  await page.locator('input[type=file]').setInputFiles(photo);
  expect((await decoder).url()).toMatch(/\/assets\/heicWorker-[^/]+\.js$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'photo.heic' })).toContainText('Added');
}

test('a photo of an iPhone is added to a report', async ({ page, db, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'media');
  await addPhoto(page);
  const [order] = await ordersOf(db, resident);
  const documents = await db
    .selectFrom('document')
    .select(['file_name', 'content_type'])
    .where('works_order_id', '=', order?.id ?? '')
    .execute();
  expect(documents).toEqual([{ file_name: 'photo.jpg', content_type: 'image/jpeg' }]);
});

test('a photo of an iPhone is added in a walkthrough of the atlas', async ({ page }) => {
  await page.goto('/atlas#repair!walkthrough!media');
  await addPhoto(page);
});
