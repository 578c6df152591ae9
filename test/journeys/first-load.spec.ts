import type { Page } from '@playwright/test';
import { start } from '../../content/start.ts';
import { routes } from '../../journeys/repair/routes.ts';
import * as at from '../../journeys/shared/addresses.ts';
import { chunkName, firstQuestion, home, startPage, type WeighedScreen } from '../../scripts/first-load.ts';
import { appearance } from '../support/from-server.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/journey.ts';
import { moveIn } from '../support/resident.ts';
import { signedInBrowser, signIn } from '../support/sign-in.ts';

/** Notes when something is on the screen for the first time, in milliseconds since the page began to load. */
const noteFirst = (selector: string) => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    document.documentElement.dataset.firstShown = String(performance.now());
  });
  watch.observe(document, { childList: true, subtree: true });
};

/** What sets the clock of a page when the tests run at another time. The product has no such script. */
const clockScript = '/clock.js';

/** The scripts that were asked for before that. */
const scriptsBefore = (page: Page): Promise<string[]> =>
  page.evaluate((clock) => {
    const shown = Number(document.documentElement.dataset.firstShown);
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && !name.endsWith(clock) && startTime < shown)
      .map(({ name }) => name);
  }, clockScript);

/** What reports are made with is fetched beside, as soon as there is a page to report: no screen waits for it. */
const isBeside = (name: string): boolean => name === 'telling';

async function expectWeighed(page: Page, screen: WeighedScreen): Promise<void> {
  const names = (await scriptsBefore(page)).map(chunkName).filter((name) => !isBeside(name));
  expect(names.sort()).toEqual([...screen.files].sort());
}

for (const homes of [1, 2]) {
  test(`the first question of a resident with ${homes} homes waits for what is weighed, and no more`, async ({
    newPage,
    baseURL,
    db,
  }) => {
    const fresh = await newPage(await signedInBrowser(await moveIn(db, { homes }), baseURL));
    const question = 'form[data-step] fieldset input';
    await fresh.addInitScript(noteFirst, question);
    await fresh.goto(routes.property);
    await expect(fresh.locator(question).first()).toBeVisible();
    await expectWeighed(fresh, firstQuestion);
  });
}

test('the start page waits for what is weighed, and for what it reports with', async ({ page }) => {
  // The server's page, which waits for nothing, is in its place until then.
  const heading = '#root:not([data-rendered]) [data-step="startpage"] h1';
  await page.addInitScript(noteFirst, heading);
  await page.goto('/startpage');
  await expect(page.locator(heading)).toBeVisible();
  const names = (await scriptsBefore(page)).map(chunkName);
  expect(names).toEqual(expect.arrayContaining([...startPage.files]));
  expect(names.filter((name) => name !== 'journey' && !isBeside(name)).sort()).toEqual(
    [...startPage.files].sort(),
  );
});

/** Everything that a page asked for, itself included, in the order in which it did. */
const requestsOf = (page: Page): Promise<{ path: string }[]> =>
  page.evaluate(
    (clock) =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map(({ name }) => ({ path: name.replace(location.origin, '') }))
        .filter(({ path }) => path !== clock),
    clockScript,
  );

/**
 * Opens an address, and waits until the page asks for nothing more.
 * @param scripts how many it has to ask for before the first of them has come
 */
async function openQuietly(page: Page, path: string, scripts: number): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname;
    if (name.startsWith('/assets/') && name.endsWith('.js')) asked.push(name);
  });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => asked).toHaveLength(scripts);
  release();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [data-pending]')).toHaveCount(0);
  // Longer than the page waits with what it learns last.
  await page.waitForTimeout(3000);
  await page.waitForLoadState('networkidle');
}

const isScript = ({ path }: { path: string }): boolean => path.endsWith('.js');

const isRead = ({ path }: { path: string }): boolean =>
  path.startsWith('/customerselfserve/') && !path.includes('/tracking/');

for (const [name, path, scripts, most] of [
  ['Home', at.homePage, 6, 12],
  ['the list of repairs', at.repairsPage, 9, 14],
  ['the account', at.accountPage, 8, 13],
  ['the list of messages', at.messagesPage, 10, 15],
  ['the list of requests', at.casesPage, 10, 15],
  ['the profile', at.profilePage, 9, 14],
] as const) {
  test(`${name} asks for its ${scripts} scripts at once, for ${most} things at most, and for nothing twice`, async ({
    newPage,
    baseURL,
    db,
  }) => {
    const fresh = await newPage(await signedInBrowser(await moveIn(db), baseURL));
    await openQuietly(fresh, path, scripts);
    const requests = await requestsOf(fresh);
    expect(requests.length).toBeLessThanOrEqual(most);
    // Whatever it reads came with the page.
    expect(requests.filter(isRead)).toEqual([]);
    const paths = requests.map((request) => request.path);
    expect(paths.filter((each, index) => paths.indexOf(each) !== index)).toEqual([]);
    const needed = requests.filter((request) => isScript(request) && !isBeside(chunkName(request.path)));
    expect(needed.map((request) => chunkName(request.path))).toHaveLength(scripts);
    if (path === at.homePage)
      expect(needed.map((request) => chunkName(request.path)).sort()).toEqual([...home.files].sort());
  });
}

test('transactions, statements and complaints read nothing that did not come with them', async ({
  page,
  resident,
}) => {
  await signIn(page, resident, at.transactionsPage);
  for (const path of [at.transactionsPage, at.statementsPage, at.complaintsPage]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main .ds-waiting')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect((await requestsOf(page)).filter(isRead), path).toEqual([]);
  }
});

test('the first question asks for 24 things at most, what is fetched ahead included', async ({
  newPage,
  baseURL,
  db,
}) => {
  const fresh = await newPage(await signedInBrowser(await moveIn(db), baseURL));
  await openQuietly(fresh, routes.property, firstQuestion.files.length);
  const requests = await requestsOf(fresh);
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.length).toBeLessThanOrEqual(24);
});

/** A browser that has the start page before its scripts come, and what lets them come. */
async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdCalls(page, '**/assets/*.js');
  await page.goto(at.startPage, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: start.title })).toBeVisible();
  return async () => {
    release();
    await expect(page.locator('#root:not([data-rendered])')).toBeAttached();
  };
}

test('the start page stands and leads on before its scripts have come', async ({ page }) => {
  await openWithoutScripts(page);
  await page.getByRole('link', { name: start.signIn }).click();
  await expect(page.getByRole('textbox', { name: /email/i })).toBeVisible();
});

test('the portal takes the place of the start page, and leaves all of it where it was', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 500 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset.shifts = String(list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await openWithoutScripts(page);
  const register = page.getByRole('link', { name: start.register });
  await register.focus();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
  const looks = async () => ({
    ...(await appearance(page)),
    html: await page.locator('#root').innerHTML(),
  });
  const before = await looks();
  await release();
  expect(await looks()).toEqual(before);
  await expect(register).toBeFocused();
  await expect(page.locator('html[data-shifts]')).toHaveCount(0);
});

test('how a session ended is told at once, and not after a start page that knows nothing of it', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/favicon.svg');
  await page.evaluate((path) => window.location.assign(path), at.startPage);
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
});
