import type { Page } from '@playwright/test';
import { routes } from '../../journeys/repair/routes.ts';
import { chunkName, firstQuestion, startPage, type WeighedScreen } from '../../scripts/first-load.ts';
import { expect, test } from '../support/journey.ts';
import { moveIn } from '../support/resident.ts';
import { signIn } from '../support/sign-in.ts';

/** Notes when something is on the screen for the first time, in milliseconds since the page began to load. */
const noteFirst = (selector: string) => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    document.documentElement.dataset.firstShown = String(performance.now());
  });
  watch.observe(document, { childList: true, subtree: true });
};

/** The scripts that were asked for before that. */
const scriptsBefore = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = Number(document.documentElement.dataset.firstShown);
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < shown)
      .map(({ name }) => name);
  });

/** What reports are made with is fetched beside, as soon as there is a page to report: no screen waits for it. */
const isBeside = (name: string): boolean => name === 'telling';

async function expectWeighed(page: Page, screen: WeighedScreen): Promise<void> {
  const names = (await scriptsBefore(page)).map(chunkName).filter((name) => !isBeside(name));
  expect(names.sort()).toEqual([...screen.files].sort());
}

for (const homes of [1, 2]) {
  test(`the first question of a resident with ${homes} homes waits for what is weighed, and no more`, async ({
    browser,
    page,
    db,
  }) => {
    await signIn(page, await moveIn(db, { homes }));
    const context = await browser.newContext({ storageState: await page.context().storageState() });
    const fresh = await context.newPage();
    const question = 'form[data-step] fieldset input';
    await fresh.addInitScript(noteFirst, question);
    await fresh.goto(routes.property);
    await expect(fresh.locator(question).first()).toBeVisible();
    await expectWeighed(fresh, firstQuestion);
    await context.close();
  });
}

test('the start page waits for what is weighed, and for what it reports with', async ({ page }) => {
  const heading = '[data-step="startpage"] h1';
  await page.addInitScript(noteFirst, heading);
  await page.goto('/startpage');
  await expect(page.locator(heading)).toBeVisible();
  const names = (await scriptsBefore(page)).map(chunkName);
  expect(names).toEqual(expect.arrayContaining([...startPage.files]));
  expect(names.filter((name) => name !== 'journey' && !isBeside(name)).sort()).toEqual(
    [...startPage.files].sort(),
  );
});
