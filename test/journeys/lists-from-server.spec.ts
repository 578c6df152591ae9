import type { Locator, Page } from '@playwright/test';
import { app } from '../../content/app.ts';
import { caseList } from '../../content/case-list.ts';
import { lists } from '../../content/lists.ts';
import { repairHistory } from '../../content/repair-history.ts';
import { casesPage, repairsPage } from '../../journeys/shared/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { appearance, phone, rendered, screensRendered, test } from '../support/from-server.ts';
import { expect } from '../support/journey.ts';
import { shiftsOf } from '../support/shifts.ts';
import { named } from '../support/sign-in.ts';

const list = (page: Page): Locator => page.locator('[data-list]');

for (const [name, device] of screensRendered) {
  test.describe(`on ${name}`, () => {
    test.use(device);

    test('repairs stand with all rows before their scripts have come, and stay as they are then', async ({
      openRendered,
    }) => {
      const { page: fresh, release } = await openRendered(repairsPage, {
        resident: named('Kelly Adams'),
        slowly: true,
      });
      await expect(rendered(fresh)).toHaveText(repairHistory.title);
      await expect(list(fresh)).toHaveAttribute('data-state', 'results');
      expect(await fresh.locator('[data-row]').count()).toBeGreaterThanOrEqual(10);
      await expect(fresh.getByText(app.loading)).toHaveCount(0);
      await expectAccessible(fresh);

      const asked: string[] = [];
      fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const row = fresh.locator('[data-row] a').first();
      await row.focus();
      const before = await appearance(fresh);
      await release();
      expect(await appearance(fresh)).toEqual(before);
      await expect(row).toBeFocused();
      expect((await shiftsOf(fresh)).moved).toBe(0);
      expect(asked.filter((path) => path.includes('/search/works-orders'))).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('words that were typed are looked for once the portal is there', async ({ openRendered }) => {
    const { page: fresh, release } = await openRendered(repairsPage, { resident: named('Kelly Adams') });
    const box = fresh.getByLabel(repairHistory.search);
    await box.fill('gutter');
    await box.press('Enter');
    await expect(fresh).toHaveURL(repairsPage);
    await release();
    await expect(fresh).toHaveURL(`${repairsPage}?search=gutter`);
    await expect(box).toHaveValue('gutter');
  });

  test('requests stand so too', async ({ openRendered }) => {
    const { page: fresh, release } = await openRendered(casesPage, { resident: named('Chloe Martin') });
    await expect(rendered(fresh)).toHaveText(caseList.title);
    await expect(fresh.locator('[data-row]')).toHaveCount(5);
    const { text } = await appearance(fresh);
    await release();
    expect((await appearance(fresh)).text).toBe(text);
  });
});

test('another order that was chosen is that of the list', async ({ openRendered }) => {
  const { page: fresh, release } = await openRendered(repairsPage, { resident: named('Kelly Adams') });
  await fresh.getByLabel(lists.sort).selectOption(repairHistory.sorts.oldest);
  await release();
  await expect(fresh).toHaveURL(`${repairsPage}?sort=oldest`);
});

test('who has never reported anything reads what to do, and can', async ({ openRendered, resident }) => {
  const { page: fresh, release } = await openRendered(repairsPage, { resident });
  await expect(fresh.getByText(repairHistory.nothingYet)).toBeVisible();
  await fresh.getByRole('button', { name: repairHistory.create }).click();
  await release();
  await expect(fresh.locator('form[data-step]')).toBeVisible();
});

test('coming back to a list leads to the row that was opened, as before', async ({ openRendered }) => {
  const { page: fresh } = await openRendered(repairsPage, {
    resident: named('Kelly Adams'),
    change: () => history.replaceState({ list: { wanted: 100 } }, ''),
  });
  await expect(rendered(fresh)).toHaveCount(0);
});
