import type { Page } from '@playwright/test';
import { account } from '../../content/account.ts';
import { controls } from '../../content/controls.ts';
import { provider } from '../../content/provider.ts';
import { repair as words } from '../../content/repair.ts';
import { screens } from '../../content/screens.ts';
import { ui } from '../../content/ui.ts';
import { routes } from '../../journeys/repair/routes.ts';
import { expectAccessible } from '../support/axe.ts';
import { homeCard, homeSettled } from '../support/home.ts';
import { expect, test } from '../support/journey.ts';
import {
  beginReport,
  choose,
  type Doings,
  expectStep,
  leaveStep,
  ordinary,
  signInToReport,
  walkTo,
} from '../support/reporting.ts';
import { moveIn } from '../support/resident.ts';
import { signIn } from '../support/sign-in.ts';

/** Everything that is entered on the screen. */
const entered = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:not([type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields.map((field) => {
        const { id, value, checked, type } = field as HTMLInputElement;
        return [id, type === 'radio' ? checked : value] as const;
      }),
    );

test('every step is found again after a reload with what was entered, and has a title of its own', async ({
  page,
  db,
}) => {
  const resident = await moveIn(db, { homes: 2 });
  await signInToReport(page, resident);
  const doings: Doings = { ...ordinary, property: (at: Page) => at.getByRole('radio').last().check() };
  const titles: string[] = [];
  for (const step of [
    'property',
    'asset',
    'reason',
    'duplicate',
    'details',
    'media',
    'vulnerability',
    'covid',
    'contact',
  ] as const) {
    await expectStep(page, step);
    await expect(page).toHaveURL(routes[step]);
    await expect.poll(() => page.title()).not.toBe(titles.at(-1));
    titles.push(await page.title());
    await doings[step]?.(page);
    const before = await entered(page);
    await page.reload();
    await expectStep(page, step);
    await expect.poll(() => entered(page), step).toEqual(before);
    await leaveStep(page, step);
  }
  await expectStep(page, 'confirmation');
  await expect.poll(() => page.title()).not.toBe(titles.at(-1));
  titles.push(await page.title());
  const rows = await page.getByRole('main').getByRole('definition').allInnerTexts();
  await page.reload();
  await expectStep(page, 'confirmation');
  await expect.poll(() => page.getByRole('main').getByRole('definition').allInnerTexts()).toEqual(rows);
  expect(titles).toEqual([...new Set(titles)]);
});

test('a reload while an answer is being checked comes back to the step', async ({ page, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  const check = '**/works-orders/eligibilityoutcomes';
  await page.route(check, () => undefined);
  const asked = page.waitForRequest(check);
  await ordinary.reason?.(page);
  await asked;
  await page.unroute(check);
  await page.reload();
  await expectStep(page, 'reason');
  await leaveStep(page, 'reason');
  await expectStep(page, 'duplicate');
});

test('a new tab opens the same step, with what is typed but not sent', async ({
  page,
  context,
  resident,
}) => {
  await signInToReport(page, resident);
  await walkTo(page, 'details');
  await page.getByRole('textbox').fill('Half a sen');
  const tab = await context.newPage();
  await tab.goto(routes.details);
  await expectStep(tab, 'details');
  await expect(tab.getByRole('textbox')).toHaveValue('Half a sen');
});

test('the browser’s Back forgets what came later, and Forward goes no further than what is missing', async ({
  page,
  resident,
}) => {
  await signInToReport(page, resident);
  await walkTo(page, 'contact');
  await page.goBack();
  await expectStep(page, 'covid');
  await expect(page).toHaveURL(routes.covid);
  await page.goBack();
  await expectStep(page, 'vulnerability');
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await page.evaluate(() => history.go(2));
  await expectStep(page, 'covid');
  await expect(page).toHaveURL(routes.covid);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('Back asks first, and staying changes nothing', async ({ page, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'details');
  await page.getByRole('textbox').fill('Half a sen');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveAttribute('data-message', 'SSR043');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('Half a sen');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await expectStep(page, 'duplicate');
  await expect(page).toHaveURL(routes.duplicate);
});

test('an address that cannot be reached yet leads to what is missing, however it is written', async ({
  page,
  resident,
}) => {
  await signIn(page, resident, '/RepairProperty');
  await expectStep(page, 'asset');
  await expect(page).toHaveURL(routes.asset);
  await walkTo(page, 'details');
  await page.goto(routes.covid);
  await expectStep(page, 'details');
  await expect(page).toHaveURL(routes.details);
  await page.goto('/RepairAsset');
  await expectStep(page, 'asset');
  await expect(page.getByRole('radio', { name: 'My Property' })).toBeChecked();
});

test('a slash at the end or odd case leads to the same page, and an unknown address to none', async ({
  page,
  resident,
}) => {
  await signIn(page, resident, `${routes.property}/`);
  await expectStep(page, 'asset');
  await page.goto('/REPAIRASSET/');
  await expectStep(page, 'asset');
  await page.goto('/ViewAccount/');
  await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible();
  for (const address of ['/nowhere', '/repairasset/more']) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(screens.notFound.title);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${screens.notFound.title} – ${provider.name}`);
    await expect(page.getByRole('main').getByRole('link', { name: provider.phone })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: controls.returnHome }).click();
  await expect(page).toHaveURL('/customer360View');
});

test('what was never begun or is over leads Home and begins nothing, by its address and by going back', async ({
  page,
  resident,
}) => {
  const home = /\/customer360View$/i;
  const toDo = homeCard(page, screens.home.needsDoing);
  await signInToReport(page, resident);
  await expectStep(page, 'asset');
  await page.goto('/customer360View');
  await homeSettled(page);
  await expect(toDo, 'nothing was answered').toContainText(screens.home.nothing);

  await beginReport(page);
  await walkTo(page, 'duplicate');
  await page.getByRole('button', { name: controls.exit, exact: true }).click();
  await page.getByRole('button', { name: words.leaving.leave, exact: true }).click();
  await expect(page).toHaveURL(home);
  for (const _step of ['reason', 'asset', 'Home']) {
    await page.goBack();
    await expect(page).toHaveURL(home);
    await homeSettled(page);
  }
  for (const address of [routes.confirmation, routes.reason, '/enquiryreview', '/caseReview']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(home);
  }
  await homeSettled(page);
  await expect(toDo).toContainText(screens.home.nothing);
});

test('whoever goes back before Home is drawn comes Home all the same', async ({ page, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  await page.evaluate(() => {
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (state, unused, url) => {
      replace(state, unused, url);
      if (String(url).endsWith('/customer360View')) {
        window.history.replaceState = replace;
        window.history.back();
      }
    };
  });
  await page.getByRole('button', { name: controls.exit, exact: true }).click();
  await page.getByRole('button', { name: words.leaving.leave, exact: true }).click();
  await homeSettled(page);
  await expect(page).toHaveURL('/customer360View');
});

test('visitors who are not signed in find the start page at every address', async ({ page }) => {
  for (const path of [...Object.values(routes), '/appointmentscheduler', '/customer360View', '/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL('/startpage');
  }
});

test('the heading has the focus on arrival, the summary when something is wrong, and the title says so', async ({
  page,
  resident,
}) => {
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(/^Error:/);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('region', { name: ui.problem })).toBeFocused();
  await page.getByRole('region', { name: ui.problem }).locator('[data-message="SSR052"] a').click();
  await expect(page.getByRole('combobox', { name: words.questions.reason.label })).toBeFocused();
  await ordinary.reason?.(page);
  await leaveStep(page, 'reason');
  await expectStep(page, 'duplicate');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveTitle(/^Error:/);

  // A large screen at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await ordinary.duplicate?.(page);
  await leaveStep(page, 'duplicate');
  await expectStep(page, 'details');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('whoever exits can return with everything typed, leave nothing behind, or save', async ({
  page,
  db,
  resident,
}) => {
  const drafts = () =>
    db
      .selectFrom('works_order')
      .select(['is_draft', 'additional_information'])
      .where('customer_id', '=', resident.customerId)
      .execute();
  const exit = (choice: string) => async () => {
    await page.getByRole('button', { name: 'Exit', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveAttribute('data-message', 'SSR030ai');
    await page.getByRole('dialog').getByRole('button', { name: choice }).click();
  };
  await signInToReport(page, resident);
  await walkTo(page, 'details');
  await page.getByRole('textbox').fill('Half a sen');
  await exit('Return to the repair')();
  await expect(page.getByRole('textbox')).toHaveValue('Half a sen');
  expect(await drafts()).toMatchObject([{ is_draft: true }]);

  await exit('Leave without saving')();
  await expect(page).toHaveURL('/customer360View');
  expect(await drafts()).toEqual([]);

  await beginReport(page);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await walkTo(page, 'details');
  await page.getByRole('textbox').fill('Half a sen');
  await exit('Save and exit')();
  await expect(page).toHaveURL('/customer360View');
  expect(await drafts()).toEqual([{ is_draft: true, additional_information: 'Half a sen' }]);
  const remembered = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('remembered:')));
  expect(await remembered()).toHaveLength(1);

  await page.getByRole('button', { name: 'Resume repair' }).click();
  await expect(page.locator('form[data-step]')).toBeVisible();
  await exit('Leave without saving')();
  await expect(page).toHaveURL('/customer360View');
  expect(await drafts()).toEqual([]);
  expect(await remembered()).toEqual([]);
});

test('a choice that nobody made is not carried over to the next report', async ({ page, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  await page.goto('/customer360View');
  await beginReport(page);
  await expectStep(page, 'asset');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await choose('My Property')(page);
});
