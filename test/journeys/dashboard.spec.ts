import type { Locator, Page } from '@playwright/test';
import { app } from '../../content/app.ts';
import { provider } from '../../content/provider.ts';
import { screens } from '../../content/screens.ts';
import { fill } from '../../machines/engine/index.ts';
import { expectAccessible } from '../support/axe.ts';
import { now } from '../support/clock.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { homeCard, homeSettled } from '../support/home.ts';
import { expect, test } from '../support/journey.ts';
import { book, message, signInToBook, slots } from '../support/reporting.ts';
import { addLeakingTap, addOpenRepair, moveIn } from '../support/resident.ts';
import { turnSetting } from '../support/settings.ts';
import { countShiftsOnSlowLine, shiftsOf } from '../support/shifts.ts';
import { named, signIn } from '../support/sign-in.ts';

const words = screens.home;
const address = '/customer360View';
const searches = '**/search/works-orders*';
const phone = { width: 360, height: 740 };

const repairs = (page: Page): Locator => homeCard(page, words.repairs);
const toDo = (page: Page): Locator => homeCard(page, words.needsDoing);
const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

test('the newest repair of the chosen address is shown, and another address has its own', async ({
  page,
  db,
}) => {
  const resident = await moveIn(db, { homes: 2 });
  const [first = '', second = ''] = resident.homes;
  const repair = { location: 'Kitchen', changes: {} };
  await addOpenRepair(db, resident, {
    ...repair,
    assetId: first,
    reason: 'Leaking tap',
    changes: { premises_id: first, raised_at: new Date('2026-01-05T09:00:00Z') },
  });
  await addOpenRepair(db, resident, {
    ...repair,
    assetId: first,
    reason: 'Faulty socket',
    changes: { premises_id: first, raised_at: new Date('2026-02-05T09:00:00Z') },
  });
  await addOpenRepair(db, resident, {
    ...repair,
    assetId: second,
    reason: 'Kitchen unit door',
    changes: { premises_id: second, trade: 'Unknown' },
  });
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search/works-orders') && searchParams.get('limit') === '1')
      asked.push(searchParams);
  });
  await signIn(page, resident);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${resident.givenName}`);
  const choice = page.getByLabel(words.address, { exact: true });
  await expect(choice.getByRole('option')).toHaveCount(2);
  await choice.selectOption(first);
  await expect(repairs(page)).toContainText('Faulty socket');
  await expect(repairs(page)).toContainText('Reported 05 Feb 2026');
  await expect(repairs(page)).toContainText('Assigned to contractor');
  await expect(repairs(page)).not.toContainText('Leaking tap');
  const [query] = asked.slice(-1);
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    propertiesIds: first,
    orderBy: 'raisedDate desc',
    limit: '1',
    raisedSince: expect.any(String),
    priority: '',
    description: '',
  });
  expect(query?.getAll('status').length).toBeGreaterThan(10);
  await expectAccessible(page);

  await choice.focus();
  await choice.selectOption(second);
  await expect(repairs(page).locator('[data-message="RepairDescription_ErrorMessage"]')).toBeVisible();
  await expect(choice).toBeFocused();
  await page.reload();
  await expect(choice).toHaveValue(second);
  await expect(repairs(page).locator('[data-message="RepairDescription_ErrorMessage"]')).toBeVisible();
  await repairs(page).getByRole('link', { name: words.viewRepair }).click();
  await expect(page).toHaveURL(/\/repairhistorydetails\?repair=/);
});

test('with one address it is told, without repairs that is said, and both ways on lead where they say', async ({
  page,
  resident,
  db,
}) => {
  await signIn(page, resident);
  await expect(page.locator('.ds-home-address')).toContainText('Flat 1, Test House');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(repairs(page).locator('[data-message="repairs_history_no_results"]')).toBeVisible();
  await expect(toDo(page)).toContainText(words.nothing);
  await expect(page.getByRole('link', { name: words.viewRepairs })).toHaveCount(0);
  await expectAccessible(page);
  await button(page, words.report).click();
  await expect(page).toHaveURL('/repairasset');

  await addLeakingTap(db, resident);
  await page.goto(address);
  await page.getByRole('link', { name: words.viewRepairs }).click();
  await expect(page).toHaveURL('/historicRepairs');
});

test('a long address is cut short, and whole in its title', async ({ page, db }) => {
  const street = 'The Street With The Longest Name That Anybody In Millfield Has Ever Had To Write Down';
  const resident = await moveIn(db, { homes: 2, building: { address_line_2: street } });
  await signIn(page, resident);
  const option = page.getByLabel(words.address, { exact: true }).getByRole('option').first();
  await expect(option).toHaveText(/^Flat 2.{78}…$/);
  await expect(option).toHaveAttribute('title', new RegExp(`, ${street}, Millfield, MF1 1AA$`));
});

test('each card fails and comes back alone', async ({ page, resident }) => {
  await signIn(page, resident);
  await homeSettled(page);
  await page.route(searches, (route) =>
    new URL(route.request().url()).searchParams.get('limit') === '1'
      ? route.fulfill({ status: 502, body: '<html>' })
      : route.fallback(),
  );
  await page.reload();
  const alert = repairs(page).locator('[data-message="retrieve_repair_Error_Message"]');
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(toDo(page)).toContainText(words.nothing);
  await expect(button(page, words.report)).toBeEnabled();
  await expectAccessible(page);
  await page.unroute(searches);
  await button(repairs(page), app.tryAgain).focus();
  await page.keyboard.press('Enter');
  await expect(repairs(page).locator('[data-message="repairs_history_no_results"]')).toBeVisible();
  await expect(repairs(page).locator('.ds-home-body')).toBeFocused();

  await page.route(searches, (route) =>
    new URL(route.request().url()).searchParams.get('limit') === '1'
      ? route.fallback()
      : route.fulfill({ status: 502, body: '<html>' }),
  );
  await page.reload();
  const lost = toDo(page).getByText(fill(words.notFound, { phone: provider.phone }));
  await expect(lost).toBeVisible();
  await expect(lost.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(repairs(page).locator('[data-message="repairs_history_no_results"]')).toBeVisible();
  await page.unroute(searches);
  await button(toDo(page), app.tryAgain).click();
  await expect(toDo(page)).toContainText(words.nothing);
});

test('what changed elsewhere is there when the resident comes back to the page', async ({
  page,
  resident,
  db,
}) => {
  await signIn(page, resident);
  await expect(repairs(page).locator('[data-message="repairs_history_no_results"]')).toBeVisible();
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await look('hidden');
  await addLeakingTap(db, resident);
  await look('visible');
  await expect(repairs(page)).toContainText('Leaking tap');
  await expect(toDo(page)).toContainText('Leaking tap: no appointment yet');
});

test('in maintenance nothing new can be reported, and until when is told where that is known', async ({
  page,
}) => {
  await turnSetting(page, 'isMyPbRepairsMaintainence', 'true');
  await signIn(page, named('Ben Hughes'));
  await expect(message(page, 'repairs_Maintenance_Message')).toBeVisible();
  await expect(message(page, 'repairs_Maintenance_Message')).not.toContainText('hold');
  await expect(button(page, words.report)).toBeDisabled();
  await expect(page.getByRole('link', { name: words.viewRepairs })).toBeVisible();
  await expect(button(page, words.resume)).toHaveCount(0);
  await expectAccessible(page);

  await turnSetting(page, 'repairsHeldUntil', '2999-10-14');
  await page.reload();
  await expect(message(page, 'repairs_Maintenance_Message')).toContainText('14 October 2999');
});

test('tenancies of some types have nothing about repairs', async ({ page }) => {
  for (const name of ['Iris Patel', 'Quinn Foster', 'Rosa Diaz', 'Sam Wright', 'Tara Singh']) {
    await signIn(page, named(name));
    await homeSettled(page);
    await expect(page.locator('.ds-home-address')).not.toBeEmpty();
    // What is to be done about a repair leads to its page; nothing else there is a link.
    await expect(toDo(page).getByRole('link')).toHaveCount(0);
    await expect(repairs(page)).toHaveCount(0);
  }
  await signIn(page, named('Amara Okafor'));
  await expect(repairs(page)).toBeVisible();
});

test('where repairs are closed that is said, and no way leads to them', async ({ page }) => {
  await turnSetting(page, 'mypeabodycatalystworkorders', 'false');
  await signIn(page, named('Farid Rahman'));
  await expect(repairs(page).locator('[data-message="SSR001"]')).toBeVisible();
  await expect(button(page, words.report)).toHaveCount(0);
  await expect(page.getByRole('link', { name: words.viewRepairs })).toHaveCount(0);
  await expectAccessible(page);
});

test('what needs doing begins with an emergency, says the same as the page of its repair and leads to it', async ({
  page,
}) => {
  await signIn(page, named('Olga Petrov'));
  await homeSettled(page);
  const first = toDo(page).locator('.ds-todo-first');
  await expect(first).toContainText('Total loss of electricity');
  await expect(first).toContainText('Someone over 18 must be at home.');
  // It depends on the hour of how many kinds some wait behind a line: visits of today are late once their time is over.
  for (const more of await toDo(page).locator('summary').all()) await more.click();
  // The last is the thing itself; a list within the list is an item too.
  const item = (text: string) => toDo(page).getByRole('listitem').filter({ hasText: text }).last();
  await expect(item('Extractor fan: the work is on hold')).toContainText('may not go ahead');
  await expect(item('Dripping overflow: ')).toBeVisible();
  await item('Leaking tap: appointment').getByRole('link').click();
  await expect(page).toHaveURL(/\/repairhistorydetails\?repair=/);
});

test('a visit that comes first can be moved from Home, unless it has become today since', async ({
  page,
  resident,
  db,
}) => {
  await signInToBook(page, db, resident);
  await slots(page).last().click();
  await book(page);
  await button(page.getByRole('dialog'), words.close).click();
  await homeSettled(page);
  const movable = toDo(page).locator('.ds-todo-first');
  const eligibility = '**/reschedule-eligibility';
  await page.route(eligibility, (route) =>
    route.fulfill({ json: { isEligible: false, errorCode: 'CR166' } }),
  );
  await button(movable, words.move).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-message="CR166"]')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
  await expect(button(movable, words.move)).toBeFocused();
  await page.unroute(eligibility);

  await button(movable, words.move).click();
  await expect(page).toHaveURL('/appointmentscheduler');
  await expect(page.locator('[data-message="SSR072"]')).toBeVisible();
});

test('a draft says until when it is kept, in hours when few are left', async ({ page, resident, db }) => {
  const savedAt = new Date(now().getTime() - 42.5 * 3_600_000);
  await addOpenRepair(db, resident, {
    assetId: resident.homes[0] ?? '',
    reason: 'Leaking tap',
    location: 'Kitchen',
    changes: {
      status: 'In Diagnosis',
      is_draft: true,
      is_submitted: false,
      job_number: null,
      raised_at: savedAt,
      saved_at: savedAt,
    },
  });
  await signIn(page, resident);
  await expect(toDo(page)).toContainText('You have 5 hours left to finish it.');
  await expect(repairs(page), 'nothing is raised before it is sent').toContainText(/Started \d\d [A-Z]/);
  await expect(button(toDo(page), words.resume)).toBeVisible();
});

test('what was done is told once, with its reference for as long as the resident stays', async ({
  page,
  resident,
}) => {
  const tell = async (announcement: object): Promise<void> => {
    await page.goto(address);
    await page.evaluate(
      (state) => window.history.replaceState({ usr: { announcement: state }, key: 'told', idx: 0 }, ''),
      announcement,
    );
    await page.reload();
  };
  const dialog = page.getByRole('dialog');
  await signIn(page, resident);
  await tell({
    notice: 'Repair_Booked',
    values: { ref: 'R-1', date: 'Monday 23 November 2026', slot: 'Morning', window: '8am to midday' },
    also: ['Repair_Highrise'],
  });
  await expect(dialog).toHaveAttribute('data-message', 'Repair_Booked');
  for (const part of ['R-1', 'Monday 23 November 2026', 'Morning', '8am to midday']) {
    await expect(dialog).toContainText(part);
  }
  await expect(dialog.locator('[data-message="Repair_Highrise"]')).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
  await homeSettled(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(message(page, 'Repair_Booked')).toContainText('R-1');
  await page.reload();
  await homeSettled(page);
  await expect(message(page, 'Repair_Booked')).toHaveCount(0);

  await tell({ notice: 'SSR042', values: { ref: '' } });
  await button(dialog, words.close).click();
  await expect(message(page, 'SSR042')).toHaveCount(0);
});

for (const [name, viewport] of [
  ['a phone', phone],
  ['a computer', { width: 1280, height: 900 }],
] as const) {
  test(`on ${name} with a slow line nothing moves, and what is there waits for no card`, async ({
    page,
    resident,
    db,
  }) => {
    await addLeakingTap(db, resident);
    await page.setViewportSize(viewport);
    await signIn(page, resident);
    await homeSettled(page);
    await countShiftsOnSlowLine(page);
    const release = await holdCalls(page, searches);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /);
    await expect(page.locator('.ds-home-address')).toContainText('Flat 1, Test House');
    await expect(button(page, words.reportFirst)).toBeEnabled();
    await expect(toDo(page).locator('.ds-home-body[data-state="loading"]')).toBeVisible();
    release();
    await homeSettled(page);
    await expect(repairs(page)).toContainText('Leaking tap');
    expect((await shiftsOf(page)).moved).toBe(0);

    // The count counts: what is pushed down is seen.
    const before = await shiftsOf(page);
    await page.evaluate(() =>
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<p>One<br>two</p>'),
    );
    await expect.poll(async () => (await shiftsOf(page)).count).toBeGreaterThan(before.count);
  });
}
