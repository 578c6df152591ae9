import type { Page } from '@playwright/test';
import { app } from '../../content/app.ts';
import { complaints } from '../../content/complaints.ts';
import { controls } from '../../content/controls.ts';
import { menu } from '../../content/menu.ts';
import { screens } from '../../content/screens.ts';
import { homePage, repairsPage, startPage } from '../../journeys/shared/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { appearance, phone, rendered, screensRendered, test } from '../support/from-server.ts';
import { homeCard, homeSettled } from '../support/home.ts';
import { expect } from '../support/journey.ts';
import { addLeakingTap, moveIn } from '../support/resident.ts';
import { shiftsOf } from '../support/shifts.ts';
import { signIn } from '../support/sign-in.ts';

const greeting = ({ givenName }: { readonly givenName: string }): string =>
  screens.home.title.replace('{name}', givenName);

for (const [name, device] of screensRendered) {
  test.describe(`on ${name} Home`, () => {
    test.use(device);

    test('leads on before its scripts have come', async ({ openRendered, resident, db }) => {
      await addLeakingTap(db, resident);
      const { page: fresh } = await openRendered(homePage, { resident });
      await homeCard(fresh, screens.home.repairs)
        .getByRole('link', { name: screens.home.viewRepairs })
        .click();
      await expect(fresh).toHaveURL(repairsPage);
    });

    test('stands before its scripts have come, and is the same when the portal takes its place: nothing on it moves', async ({
      openRendered,
      resident,
      db,
    }) => {
      await addLeakingTap(db, resident);
      const { page: fresh, release } = await openRendered(homePage, { resident, slowly: true });
      await expect(rendered(fresh)).toHaveText(greeting(resident));
      await expect(fresh.getByText(app.loading)).toHaveCount(0);
      await expectAccessible(fresh);

      await fresh.mouse.wheel(0, 150);
      await expect.poll(() => fresh.evaluate(() => window.scrollY)).toBe(150);
      const link = homeCard(fresh, screens.home.repairs).getByRole('link', {
        name: screens.home.viewRepairs,
      });
      await link.focus();
      const before = await appearance(fresh);
      await release();
      expect(await appearance(fresh)).toEqual(before);
      await expect(link).toBeFocused();
      expect((await shiftsOf(fresh)).moved).toBe(0);
    });

    test('lets a press wait until the portal can do what it asks for', async ({ openRendered, resident }) => {
      const { page: fresh, release } = await openRendered(homePage, { resident });
      const report = fresh.getByRole('button', { name: screens.home.reportFirst });
      await report.click();
      await expect(report).toHaveAttribute('aria-busy', 'true');
      await release();
      // The journey that it begins.
      await expect(fresh.locator('form[data-step]')).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('what was unfolded stays so, and the menu that was asked for opens', async ({
    openRendered,
    resident,
  }) => {
    const { page: fresh, release } = await openRendered(homePage, { resident });
    await fresh.getByRole('heading', { name: complaints.title }).click();
    await expect(fresh.getByText(complaints.home)).toBeVisible();
    await fresh.getByRole('button', { name: menu.open, exact: true }).click();
    await release();
    await expect(fresh.getByText(complaints.home)).toBeVisible();
    await expect(fresh.getByRole('button', { name: controls.logOut })).toBeVisible();
  });
});

test.describe('of what the gateway has rendered nothing is shown', () => {
  for (const [when, change] of [
    ['where the portal has ended the session', () => localStorage.removeItem('customerId')],
    ['where the browser was quiet for too long', () => localStorage.setItem('lastActive', '1000')],
    ['to somebody else', () => localStorage.setItem('customerId', 'somebody else')],
    ['while something is in hand in the tab', () => sessionStorage.setItem('journey:repair', '{}')],
    [
      'before what another page handed over is told',
      () => history.replaceState({ usr: { announcement: null } }, ''),
    ],
  ] as const) {
    test(when, async ({ openRendered, resident }) => {
      const { page: fresh } = await openRendered(homePage, { resident, change });
      await expect(rendered(fresh)).toHaveCount(0);
      await expect(fresh.getByText(app.loading)).toBeVisible();
      await expect(fresh.getByText(resident.givenName)).toHaveCount(0);
    });
  }

  test('on a screen that is not as wide as was taken for granted', async ({ openRendered, resident }) => {
    const { page: fresh } = await openRendered(homePage, {
      resident,
      change: () => {
        const matchMedia = window.matchMedia.bind(window);
        const narrow = (query: string) => ({ ...matchMedia(query), matches: false });
        window.matchMedia = (query) => (query === '(min-width: 64rem)' ? narrow(query) : matchMedia(query));
      },
    });
    await expect(rendered(fresh)).toHaveCount(0);
  });

  test('and the start page follows where the session has ended', async ({ openRendered, resident }) => {
    const { page: fresh, release } = await openRendered(homePage, {
      resident,
      change: () => localStorage.removeItem('customerId'),
    });
    await expect(rendered(fresh)).toHaveCount(0);
    await release();
    await expect(fresh).toHaveURL(startPage);
  });
});

test('another home that was chosen is shown, and never the first one before it', async ({
  page,
  openRendered,
  db,
}) => {
  const tenant = await moveIn(db, { homes: 2 });
  await signIn(page, tenant);
  await homeSettled(page);
  const choice = (of: Page) => of.getByRole('combobox', { name: screens.home.address });
  const other = (await choice(page).locator('option:not(:checked)').getAttribute('value')) ?? '';
  await page.evaluate((chosen) => localStorage.setItem('test:chosen', chosen), other);
  const { page: fresh, release } = await openRendered(homePage, {
    change: () => {
      const chosen = localStorage.getItem('test:chosen') ?? '';
      sessionStorage.setItem(`home:${localStorage.getItem('customerId')}`, chosen);
    },
  });
  await expect(rendered(fresh)).toHaveCount(0);
  await release();
  await expect(choice(fresh)).toHaveValue(other);
});

test('a home that is chosen before the portal is there is chosen in it', async ({ openRendered, db }) => {
  const { page: fresh, release } = await openRendered(homePage, { resident: await moveIn(db, { homes: 2 }) });
  await expect(rendered(fresh)).toBeVisible();
  const choice = fresh.getByRole('combobox', { name: screens.home.address });
  const other = (await choice.locator('option:not(:checked)').getAttribute('value')) ?? '';
  await choice.selectOption(other);
  await release();
  await expect(choice).toHaveValue(other);
});
