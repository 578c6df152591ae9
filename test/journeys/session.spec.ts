import type { Page } from '@playwright/test';
import { controls } from '../../content/controls.ts';
import { ended } from '../../content/ended.ts';
import { pageTitles } from '../../content/page-titles.ts';
import { profilePage } from '../../content/profile.ts';
import { screens } from '../../content/screens.ts';
import { session } from '../../content/session.ts';
import { start } from '../../content/start.ts';
import { type Announcements, listenToRegions, timesSaid } from '../support/announcements.ts';
import { expectAccessible } from '../support/axe.ts';
import { now } from '../support/clock.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { homeSettled } from '../support/home.ts';
import { expect, test } from '../support/journey.ts';
import { expectWatched, logOutOf } from '../support/menu.ts';
import { expectStep, signInToReport, walkTo } from '../support/reporting.ts';
import { moveIn, type TestResident } from '../support/resident.ts';
import { turnSetting } from '../support/settings.ts';
import { signInAtProvider } from '../support/sign-in.ts';

const { warning } = session;
const warningOf = (page: Page) => page.getByRole('dialog', { name: warning.title });
const closedOf = (page: Page) => page.getByRole('dialog', { name: session.closed.title });

/** Signs in with a clock that the test moves; it goes on by itself in between. */
async function signInByTheClock(page: Page, resident: TestResident): Promise<void> {
  await page.clock.install();
  await signInAtProvider(page, resident);
  await expectWatched(page);
}

/** Lets all the time up to the warning pass without anything being done. */
async function waitForWarning(page: Page): Promise<void> {
  await page.clock.fastForward('25:00');
  await expect(warningOf(page)).toBeVisible();
}

const storedIn = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** How often the gateway was asked to log out, from now on. */
function countLogouts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE' && request.url().endsWith('/logout')) count += 1;
  });
  return () => count;
}

test('the warning comes after 25 minutes, counts down, and staying puts it off for as long', async ({
  page,
  resident,
}) => {
  await signInByTheClock(page, resident);
  await page.clock.fastForward('24:30');
  await expect(warningOf(page)).toHaveCount(0);
  await logOutOf(page).focus();
  await page.clock.fastForward('00:30');
  await expect(warningOf(page)).toBeVisible();
  await expect(warningOf(page)).toContainText(/0[45]:\d\d/);
  await expect(warningOf(page).getByRole('heading')).toBeFocused();
  await expect(warningOf(page).getByRole('status')).toHaveText('');
  await expectAccessible(page);
  await page.clock.fastForward('04:10');
  await expect(warningOf(page)).toContainText(/00:[345]\d/);
  await expect(warningOf(page).getByRole('status')).toHaveText(warning.announced);

  await page.keyboard.press('Escape');
  await expect(warningOf(page)).toHaveCount(0);
  await expect(logOutOf(page)).toBeFocused();
  await page.clock.fastForward('24:30');
  await expect(warningOf(page)).toHaveCount(0);
  await page.clock.fastForward('00:30');
  await page.mouse.move(10, 10);
  await warningOf(page).getByRole('button', { name: warning.stay }).click();
  await expect(warningOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: resident.givenName })).toBeVisible();
});

test('what no page waits for is learnt once for a visit, and nothing is loaded from elsewhere', async ({
  page,
  resident,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await turnSetting(page, 'IsHotjarEnabledSS', 'true');
  const visit = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('visit') ?? '{}'));
  await signInAtProvider(page, resident);
  await expect.poll(visit).toMatchObject({
    loginStatus: true,
    loginTime: expect.any(String),
    accessTokenExpiry: expect.any(String),
    refreshTokenExpiry: expect.any(String),
    toggles: { catalystCustomer: false, caseCatalyst: true, gasCard: true },
    registrationAreas: ['Harbour', 'Westport'],
  });
  const settings = (url: string) => /\/configuration[?/]/.test(url);
  expect(asked.filter(settings)).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: resident.givenName })).toBeVisible();
  expect(asked.filter(settings)).toHaveLength(2);
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  await logOutOf(page).click();
  await expect(page).toHaveURL('/startpage');
  expect(await visit()).toEqual({});
});

test('whoever logs out from the warning is at the start page, and nothing is left', async ({
  page,
  resident,
}) => {
  await signInByTheClock(page, resident);
  const logouts = countLogouts(page);
  await page.addInitScript(`window.heard = (${listenToRegions})()`);
  await waitForWarning(page);
  await warningOf(page).getByRole('button', { name: controls.logOut }).click();
  await expect(page).toHaveURL('/startpage');
  await expect(page.getByRole('main').getByText(ended.left)).toBeVisible();
  const heard = () => page.evaluate<Announcements>('({ ...heard, stop: undefined })');
  await expect.poll(async () => timesSaid(await heard(), ended.left)).toBe(1);
  expect((await heard()).bornFull).toEqual([]);
  expect(await storedIn(page)).toEqual([]);
  expect(logouts()).toBe(1);
});

test('when nobody answers the resident is logged out and told why, and carries on after signing in again', async ({
  page,
  resident,
}) => {
  await page.clock.install();
  await signInToReport(page, resident);
  await walkTo(page, 'details');
  await page.getByRole('textbox').fill('Dripping fast since last night.');
  await expectWatched(page);
  const logouts = countLogouts(page);
  await waitForWarning(page);
  await page.clock.fastForward('05:00');
  await expect(page).toHaveURL('/startpage');
  await expect(closedOf(page)).toContainText(session.closed.text);
  await expectAccessible(page);
  expect(await storedIn(page)).toEqual([]);
  expect(logouts()).toBe(1);
  await closedOf(page).getByRole('button', { name: session.closed.confirm }).click();
  await expect(closedOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.title);
  await expect(closedOf(page)).toHaveCount(0);

  await signInAtProvider(page, resident);
  await page.getByRole('link', { name: screens.home.resume }).click();
  await expectStep(page, 'details');
  await expect(page.getByRole('textbox')).toHaveValue('Dripping fast since last night.');
});

test('somebody else who signs in afterwards sees nothing of what was begun', async ({
  page,
  db,
  resident,
}) => {
  await page.clock.install();
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  await expectWatched(page);
  await page.clock.fastForward('30:00');
  await expect(closedOf(page)).toBeVisible();
  const other = await moveIn(db);
  await signInAtProvider(page, other);
  await expect(page.getByText(screens.home.nothing)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(resident.customerId);
});

test('a computer that slept logs out as it wakes, without a warning', async ({ page, resident }) => {
  await signInByTheClock(page, resident);
  await page.clock.setSystemTime(now().getTime() + 3 * 3_600_000);
  await expect(closedOf(page)).toBeVisible();
  await expect(page).toHaveURL('/startpage');
});

test('a page that is opened after too long a time ends the session first', async ({ page, resident }) => {
  await signInByTheClock(page, resident);
  await page.goto('about:blank');
  await page.clock.fastForward('31:00');
  await page.goto('/customer360View');
  await expect(closedOf(page)).toBeVisible();
  await expect(page).toHaveURL('/startpage');
});

test('tabs share activity, staying, and logging out', async ({ page, context, resident }) => {
  await signInByTheClock(page, resident);
  const other = await context.newPage();
  await other.goto('/historicRepairs');
  await expectWatched(other);

  await page.clock.fastForward('20:00');
  await other.keyboard.press('Shift');
  await page.clock.fastForward('20:00');
  await expect(warningOf(page)).toHaveCount(0);
  await expect(warningOf(other)).toHaveCount(0);

  await page.clock.fastForward('05:00');
  await expect(warningOf(page)).toBeVisible();
  await expect(warningOf(other)).toBeVisible();
  await warningOf(other).getByRole('button', { name: warning.stay }).click();
  await expect(warningOf(page)).toHaveCount(0);

  const release = await holdCalls(other, '**/logout');
  await logOutOf(other).click();
  await expect(page).toHaveURL('/startpage');
  await expect(page.getByRole('main').getByText(ended.left)).toBeVisible();
  release();
  await expect(other).toHaveURL('/startpage');
  await expect(other.getByRole('main').getByText(ended.left)).toBeVisible();
  await expect(page.getByRole('main').getByText(ended.left)).toBeVisible();
  expect(await storedIn(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.title);
  await expect(page.getByRole('main').getByText(ended.left)).toHaveCount(0);
});

test('whoever logs out everywhere is asked once, and then every browser is logged out', async ({
  page,
  browser,
  resident,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  for (const one of [page, other]) {
    await signInAtProvider(one, resident);
    await expectWatched(one);
  }
  // Nothing of it asks the gateway meanwhile, and so learns of the end by itself.
  await other.goto('about:blank');
  const { everywhere } = profilePage;
  const question = page.getByRole('dialog', { name: everywhere.title });
  const start = page.getByRole('button', { name: everywhere.start });
  await page.goto('/manageprofile');
  await start.click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: everywhere.stay }).click();
  await expect(question).toHaveCount(0);
  await expect(start).toBeFocused();
  await start.click();
  await question.getByRole('button', { name: everywhere.confirm }).click();
  await expect(page).toHaveURL('/startpage');
  await expect(page.getByRole('main').getByText(ended.everywhere)).toBeVisible();
  expect(await storedIn(page)).toEqual([]);
  await other.goto('/historicrepairs');
  await expect(other).toHaveURL('/startpage');
  await expect(other.getByRole('main').getByText(ended.expired)).toBeVisible();
  await elsewhere.close();
});

test('residents who only read and write are active at the gateway too', async ({ page, db, resident }) => {
  await signInByTheClock(page, resident);
  const soon = new Date(now().getTime() + 120_000);
  const own = () => db.selectFrom('session').where('customer_id', '=', resident.customerId);
  await db
    .updateTable('session')
    .set({ idle_expires_at: soon })
    .where('customer_id', '=', resident.customerId)
    .execute();
  await page.clock.fastForward('06:00');
  await page.keyboard.press('Shift');
  await expect
    .poll(async () =>
      (await own().select('idle_expires_at').executeTakeFirstOrThrow()).idle_expires_at.getTime(),
    )
    .toBeGreaterThan(soon.getTime());
});

test('a session that is over at the gateway is told of once, on the start page', async ({
  page,
  context,
  resident,
}) => {
  await signInAtProvider(page, resident);
  await expectWatched(page);
  // A call that is still under way would hear of it before the resident does anything.
  await homeSettled(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await context.clearCookies();
  await page.getByRole('link', { name: pageTitles.repairs, exact: true }).click();
  await expect(page).toHaveURL('/startpage');
  await expect(page.getByRole('main').getByText(ended.expired)).toBeVisible();
  expect(await storedIn(page)).toEqual([]);
  expect(loaded).toEqual(['/startpage']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.title);
  await expect(page.getByRole('main').getByText(ended.expired)).toHaveCount(0);
});
