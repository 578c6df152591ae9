import { controls } from '../../content/controls.ts';
import { ended } from '../../content/ended.ts';
import { identityPages } from '../../content/identity.ts';
import { start } from '../../content/start.ts';
import { residents } from '../../gateway/demo/residents.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { signIn, signInAtProvider } from '../support/sign-in.ts';

const [resident] = residents;
const givenName = resident.name.split(' ')[0] ?? '';

test('a visitor signs in, stays signed in over a reload, and logs out', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/startpage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.title);
  await expectAccessible(page);

  await page.getByRole('link', { name: start.signIn }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    identityPages.policies.B2C_1_signin.heading,
  );
  await expectAccessible(page);
  await page.getByLabel(identityPages.email).fill(resident.email);
  await page.getByLabel(identityPages.password, { exact: true }).fill('not the password');
  await page.getByRole('button', { name: identityPages.policies.B2C_1_signin.action }).click();
  await expect(page.getByRole('region', { name: identityPages.problemHeading })).toContainText(
    identityPages.faults.wrong,
  );
  await expectAccessible(page);
  await page.getByLabel(identityPages.password, { exact: true }).fill(resident.password);
  await page.getByRole('button', { name: identityPages.policies.B2C_1_signin.action }).click();

  const greeting = page.getByRole('heading', { level: 1, name: givenName });
  await expect(greeting).toBeVisible();
  await expect(page).toHaveURL('/customer360View');
  await expectAccessible(page);
  await page.reload();
  await expect(greeting).toBeVisible();

  await page.getByRole('button', { name: controls.logOut }).click();
  await expect(page).toHaveURL('/startpage');
  await expect(page.getByRole('main').getByText(ended.left)).toBeVisible();
  await expect(page.getByText(ended.shared)).toBeVisible();
  await page.goto('/customer360View');
  await expect(page).toHaveURL('/startpage');
});

test('the session is in no reach of scripts, and the identifiers that are grant nothing', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInAtProvider(page, resident);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored).sort()).toEqual([
    'channel',
    'corelationId',
    'customerId',
    'lastActive',
    'offers',
    'sessionId',
  ]);

  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const answer = await stranger.get(`/customerselfserve/api/v2/customers/${stored.customerId}`, {
    headers: { 'X-Session-Id': stored.sessionId ?? '', 'X-Agent-Id': stored.customerId ?? '' },
  });
  expect(answer.status()).toBe(401);
  await stranger.dispose();
});

test('a forgotten password: asked for, and the link that is over says what to do', async ({ page }) => {
  await page.goto('/startpage');
  await page.getByRole('link', { name: start.signIn }).click();
  await page.getByRole('link', { name: identityPages.forgotten }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(identityPages.reset.ask.heading);
  await expectAccessible(page);
  await page.getByRole('button', { name: identityPages.reset.ask.action }).click();
  await expect(page.getByRole('region', { name: identityPages.problemHeading })).toContainText(
    identityPages.faults.emailMissing,
  );
  await expectAccessible(page);
  await page.getByLabel(identityPages.email).fill('nobody@example.com');
  await page.getByRole('button', { name: identityPages.reset.ask.action }).click();
  await expect(heading).toHaveText(identityPages.reset.sent.heading);
  await expectAccessible(page);
  await page.goto('/identity/reset?token=over');
  await expect(heading).toHaveText(identityPages.reset.over.heading);
  await expectAccessible(page);
});

test('a password is shown and hidden again, and never sent as text', async ({ page }) => {
  await page.goto('/startpage');
  await page.getByRole('link', { name: start.signIn }).click();
  const password = page.getByLabel(identityPages.password, { exact: true });
  const show = page.getByRole('button', { name: identityPages.showPassword });
  await password.fill('three quiet words');
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('status')).toHaveText(identityPages.passwordShown);
  await page.getByRole('button', { name: identityPages.hidePassword }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('status')).toHaveText(identityPages.passwordHidden);
  await expect(password).toHaveValue('three quiet words');
});

test('without script the sign-in page has all but the button that shows the password', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login');
  await expect(page.getByRole('link', { name: identityPages.forgotten })).toBeVisible();
  await expect(page.getByRole('button')).toHaveText([
    identityPages.policies.B2C_1_signin.action,
    identityPages.cancel,
  ]);
  await context.close();
});

test('whoever cancels signing in is back at the start page', async ({ page }) => {
  await page.goto('/startpage');
  await page.getByRole('link', { name: start.signIn }).click();
  await page.getByRole('button', { name: identityPages.cancel }).click();
  await expect(page).toHaveURL('/startpage');
});

test('a session that ended elsewhere leads to the start page', async ({ page, context }) => {
  await signInAtProvider(page, resident);
  await context.clearCookies();
  // The page may have noticed by itself, and be on its way there already: then there is nothing left to reload.
  await page.evaluate(() => window.location.reload()).catch(() => undefined);
  await expect(page).toHaveURL('/startpage');
  expect(await page.evaluate(() => localStorage.getItem('customerId'))).toBeNull();
});

for (const path of ['/startpage', '/customer360View']) {
  test(`${path} needs no sideways scrolling on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await (path === '/startpage' ? page.goto(path) : signIn(page, resident, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}
