import type { Page } from '@playwright/test';
import { account, hardship } from '../../content/account.ts';
import { app } from '../../content/app.ts';
import { homeCards } from '../../content/home-cards.ts';
import { pageTitles } from '../../content/page-titles.ts';
import { screens } from '../../content/screens.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { homeCard, homeSettled } from '../support/home.ts';
import { expect, test } from '../support/journey.ts';
import { message } from '../support/reporting.ts';
import { turnSetting } from '../support/settings.ts';
import { named, signIn } from '../support/sign-in.ts';

/** Signs in with the cards about the home that begins so. */
async function openAt(page: Page, name: string, address: RegExp): Promise<void> {
  await signIn(page, named(name));
  const choice = page.getByLabel(screens.home.address, { exact: true });
  await choice.selectOption(await choice.getByRole('option', { name: address }).getAttribute('value'));
  await homeSettled(page);
}

test('home tells of balance, messages, details, advice and safety checks, each in its place', async ({
  page,
}) => {
  await openAt(page, 'Chloe Martin', /^Flat 8/);
  const titles = page.locator('.ds-home section').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([
    screens.home.needsDoing,
    screens.home.repairs,
    homeCards.messages.title,
    pageTitles.requests,
    homeCards.details.title,
    homeCards.advice.title,
    pageTitles.account,
    homeCards.safety.GAS,
    homeCards.safety.EICR,
    pageTitles.complaints,
  ]);
  const balance = homeCard(page, pageTitles.account);
  const linesOf = (name: string) => balance.getByRole('list', { name, exact: true }).getByRole('listitem');
  await expect(linesOf(homeCards.balance.others)).toHaveCount(3);
  await expect(linesOf(homeCards.balance.latest)).toHaveCount(3);
  await expect(linesOf(homeCards.balance.latest).first()).toHaveText(
    /^(Charge applied|Payment received).*£\d.*(Debit|Credit)$/,
  );
  await expect(homeCard(page, homeCards.messages.title).getByRole('listitem')).toHaveCount(2);
  await expect(homeCard(page, homeCards.details.title)).toContainText('07700 900 103');
  for (const link of await homeCard(page, homeCards.advice.title).getByRole('link').all())
    await expect(link).toHaveAttribute('href', /^https:/);
  for (const type of ['GAS', 'EICR'] as const) {
    const { due, lastVisit, outcome, contractor, contact } = homeCards.safety;
    await expect(homeCard(page, homeCards.safety[type]).getByRole('term')).toHaveText([
      due,
      lastVisit,
      outcome,
      contractor,
      contact,
    ]);
  }
  await expect(homeCard(page, homeCards.safety.EICR)).toContainText(homeCards.safety.overdue);
  await expect(homeCard(page, screens.home.needsDoing)).toContainText(screens.home.overdueEICR);
  await expectAccessible(page);

  await balance.getByRole('link', { name: homeCards.balance.accounts }).click();
  await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible();
});

test('a high building has its papers, each in a window of its own, and says who is responsible', async ({
  page,
}) => {
  await signIn(page, named('David Lee'));
  const building = homeCard(page, homeCards.building.title);
  await expect(building.getByRole('link', { name: /^0300/ }).first()).toBeVisible();
  await expectAccessible(page);
  const read = page.waitForResponse(/\/v1\/assets\/[^/]+\/documents\/[^/]+$/);
  const opened = page.waitForEvent('popup');
  await building.getByRole('button', { name: /^Fire risk assessment/ }).click();
  await opened;
  expect((await read).headers()['content-type']).toBe('application/pdf');
  await page.route('**/v1/assets/*/documents/*', (route) => route.fulfill({ status: 503 }));
  await building.getByRole('button', { name: /^Fire risk assessment/ }).click();
  await expect(message(page, 'Building_Paper_Failed')).toBeVisible();

  await turnSetting(page, 'mypeabodyDocumentToggle', 'false');
  await page.reload();
  await homeSettled(page);
  await expect(building).toHaveCount(0);
});

test('money that is owed on any account is to be done, with the ways to pay it and to ask for help', async ({
  page,
}) => {
  await signIn(page, named('David Lee'));
  await homeSettled(page);
  const toDo = homeCard(page, screens.home.needsDoing);
  const first = toDo.locator('.ds-todo-first');
  await expect(first).toContainText('You owe £1,480.00');
  await expect(first.getByRole('button', { name: hardship.ask, exact: true })).toBeVisible();
  await expectAccessible(page);
  await first.getByRole('button', { name: screens.home.pay, exact: true }).click();
  await expect(page).toHaveURL('/paymentDetails');
  await expect(page.getByRole('main')).toContainText('£1,480.00');
  await page.goBack();
  await toDo.getByRole('link', { name: /You owe £7,250\.00/ }).click();
  await expect(page.getByRole('main')).toContainText('£7,250.00');
  await expect(page.getByRole('button', { name: hardship.ask, exact: true }).first()).toBeVisible();
});

test('Home fits on the narrowest screen, with the widest spacing of text that residents may set', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, named('David Lee'));
  await homeSettled(page);
  await expect(homeCard(page, homeCards.building.title).getByText('@').first()).toBeVisible();
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overhang()).toBe(0);
  await page.evaluate(() => {
    // The policy refuses a style element.
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(spacing);
  });
  expect(await overhang()).toBe(0);
});

test('each of these cards fails and comes back alone', async ({ page }) => {
  await openAt(page, 'Chloe Martin', /^Flat 8/);
  const failing = [
    ['**/v1/customers/*/accounts', pageTitles.account, 'account_Down_SSC001'],
    ['**/v1/customers/*/communications?*', homeCards.messages.title, 'message_Card_Alert_Message'],
    ['**/v1/assets/*/compliance?*complianceType=GAS*', homeCards.safety.GAS, 'Safety_Check_Failed'],
  ] as const;
  for (const [address, title, key] of failing) {
    await page.route(address, (route) => route.fulfill({ status: 503 }));
    await page.reload();
    const failure = homeCard(page, title).locator(`[data-message="${key}"]`);
    await expect(failure.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await homeSettled(page);
    await expect(page.locator('.ds-home-body[data-state="failed"]')).toHaveCount(1);
    await page.unroute(address);
    await homeCard(page, title).getByRole('button', { name: app.tryAgain }).click();
    await expect(failure).toHaveCount(0);
    await homeSettled(page);
  }
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Counts from now on, in every page, how much moves without the resident having done anything. */
const countMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const movesOn = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'moved'));

test('what is not there for a resident never shows, and nothing moves when that is known', async ({
  page,
}) => {
  const releaseCustomer = await holdCalls(page, /\/v2\/customers\/[^/?]+$/);
  const releaseHomes = await holdCalls(page, '**/tenancies');
  await turnSetting(page, 'IsCaseCardRequired', 'false');
  const releaseSettings = await holdCalls(page, '**/configuration?*');
  await countMoves(page);
  await signIn(page, named('Iris Patel'));
  const greeting = page.getByRole('heading', { level: 1 });
  await expect(greeting, 'a greeting without a name is not shown').toHaveCSS('opacity', '0');
  releaseCustomer();
  await expect(greeting).toHaveText('Hello, Iris');
  await expect(greeting).toHaveCSS('opacity', '1');
  const [repairs, balance] = [title(page, screens.home.repairs), title(page, pageTitles.account)];
  const [requests, details] = [title(page, pageTitles.requests), title(page, homeCards.details.title)];
  for (const card of [repairs, requests, details]) await expect(card).toHaveCount(0);
  // The page of the sign-in is narrower.
  const before = await movesOn(page);
  releaseHomes();
  await expect(balance).toBeVisible();
  for (const card of [repairs, requests, details]) await expect(card).toHaveCount(0);
  releaseSettings();
  await expect(details).toBeVisible();
  await homeSettled(page);
  for (const card of [repairs, requests]) await expect(card).toHaveCount(0);
  expect((await movesOn(page)) - before).toBeLessThan(0.01);
});

test('a card that takes long hides those below it for a while, and no longer', async ({ page }) => {
  const release = await holdCalls(page, '**/compliance?*complianceType=GAS*');
  await signIn(page, named('Chloe Martin'));
  await expect(title(page, homeCards.messages.title)).toBeVisible();
  await expect(title(page, pageTitles.complaints)).toBeVisible();
  await expect(homeCard(page, homeCards.safety.EICR).getByRole('term')).toHaveCount(5);
  await expect(homeCard(page, homeCards.safety.GAS)).toHaveCount(0);
  release();
  await expect(homeCard(page, homeCards.safety.GAS).getByRole('term')).toHaveCount(5);
});

test('on a phone with a slow provider the cards come in their order, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, 'Chloe Martin', /^Flat 8/);
  const release = await holdCalls(page, /\/(accounts|communications|compliance|cases)(\?|$)/);
  await countMoves(page);
  await page.reload();
  const toDo = homeCard(page, screens.home.needsDoing);
  await expect(toDo.locator('.ds-home-body')).toBeVisible();
  await expect(page.getByRole('button', { name: screens.home.reportFirst })).toBeVisible();
  await expect(homeCard(page, screens.home.repairs)).toBeHidden();
  release();
  await homeSettled(page);
  expect(await movesOn(page)).toBeLessThan(0.01);
});
