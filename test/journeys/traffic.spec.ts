import { controls } from '../../content/controls.ts';
import { identityPages } from '../../content/identity.ts';
import { repair } from '../../content/repair.ts';
import { analysts } from '../../gateway/demo/analysts.ts';
import { expectAccessible } from '../support/axe.ts';
import { now } from '../support/clock.ts';
import { expect, test } from '../support/journey.ts';
import {
  continueButton,
  expectStep,
  leaveStep,
  ordinary,
  signInToReport,
  walkTo,
} from '../support/reporting.ts';

/** A day long before anybody else moved, whose numbers are those of this test alone. */
const day = '2026-01-15';

test('a resident walks some steps and leaves; an analyst sees where', async ({ page, resident, db }) => {
  const began = new Date(now().getTime() - 1000);
  await signInToReport(page, resident);
  await walkTo(page, 'reason');
  await page.getByLabel(repair.questions.location.label, { exact: true }).selectOption('Kitchen');
  await page.getByRole('combobox', { name: repair.questions.reason.label }).fill('qwxz qwxz');
  await continueButton(page).click();
  const stopsOfVisit = () =>
    db
      .selectFrom('journey_stop')
      .select(['visit', 'journey', 'place', 'reason'])
      .where('is_demonstration', '=', false)
      .where('created_at', '>=', began)
      .where('reason', '=', 'no repair has these words')
      .execute();
  await expect.poll(async () => (await stopsOfVisit()).length).toBe(1);
  await walkTo(page, 'details');
  await page.reload();
  await expectStep(page, 'details');
  await page.getByRole('button', { name: controls.exit, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: repair.leaving.leave }).click();
  await expect(page.locator('[data-step="customer360View"]')).toBeVisible();

  const movesOfVisit = () =>
    db
      .selectFrom('journey_move')
      .selectAll()
      .where('is_demonstration', '=', false)
      .where('created_at', '>=', began)
      .where('visit', 'in', (moves) =>
        moves
          .selectFrom('journey_move')
          .select('visit')
          .where('kind', '=', 'left')
          .where('from_place', '=', 'details'),
      )
      .orderBy('number')
      .execute();
  await expect.poll(async () => (await movesOfVisit()).length).toBe(5);
  const moves = await movesOfVisit();
  expect(moves.map(({ number, from_place, to_place, kind }) => [number, from_place, to_place, kind])).toEqual(
    [
      [1, null, 'asset', 'on'],
      [2, 'asset', 'reason', 'on'],
      [3, 'reason', 'duplicate', 'on'],
      [4, 'duplicate', 'details', 'on'],
      [5, 'details', 'end:home', 'left'],
    ],
  );

  const [stop] = await stopsOfVisit();
  expect(stop).toEqual({
    visit: moves[0]?.visit,
    journey: 'repair',
    place: 'reason',
    reason: 'no repair has these words',
  });

  // Thirty others did the same on that day: what few did is not told.
  const others = Array.from({ length: 30 }, () => crypto.randomUUID());
  await db
    .insertInto('journey_move')
    .values(
      others.flatMap((visit) => moves.map((move) => ({ ...move, visit, created_at: `${day}T12:00:00Z` }))),
    )
    .execute();

  await db
    .insertInto('journey_stop')
    .values(
      others.map((visit) => ({
        visit,
        journey: 'repair',
        place: 'reason',
        reason: 'no repair has these words',
        created_at: `${day}T12:00:00Z`,
      })),
    )
    .execute();

  // The same browser: somebody who tries the portal as a resident stays signed in there.
  const atlas = await page.context().newPage();
  await atlas.goto('/atlas#repair!traffic');
  await atlas.getByRole('link', { name: 'Sign in as an analyst' }).click();
  const [analyst] = analysts;
  await atlas.getByLabel(identityPages.email, { exact: true }).fill(analyst?.email ?? '');
  await atlas.getByLabel(identityPages.password, { exact: true }).fill(analyst?.password ?? '');
  await atlas.getByRole('button', { name: identityPages.policies.B2C_1_signin.action, exact: true }).click();
  await expect(atlas).toHaveURL('/atlas#repair!traffic');
  await atlas.getByLabel('From').fill(day);
  await atlas.getByLabel('to', { exact: true }).fill(day);
  await expect(atlas.getByText('30 visits, 15 January 2026.')).toBeVisible();
  await expect(atlas.getByRole('row', { name: /Tell us more about the repair 30 30 100%/ })).toBeVisible();
  await expect(
    atlas.getByRole('button', {
      name: 'Tell us more about the repair, step /repairadditionaldetails: 30 arrivals, 100% lost here',
    }),
  ).toBeVisible();
  await expect(atlas.getByRole('row', { name: /no repair has these words 30$/ })).toBeVisible();
  await atlas.getByLabel('Where it stops', { exact: true }).check();
  await expect(
    atlas.getByRole('button', { name: /Could not go on: no repair has these words 30$/ }),
  ).toBeVisible();
  await expectAccessible(atlas);
  const saving = atlas.waitForEvent('download');
  await atlas.getByRole('button', { name: 'Save as JSON' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('traffic-2026-01-15-2026-01-16.json');
  await atlas.getByRole('button', { name: 'Last 7' }).click();
  await atlas.getByLabel('Open a saved file').setInputFiles(await saved.path());
  await expect(atlas.getByText('30 visits, 15 January 2026, from a file.')).toBeVisible();
  await atlas.getByRole('button', { name: 'Last 30' }).click();
  await atlas.getByRole('button', { name: 'Sign out' }).click();
  await expect(atlas.getByRole('link', { name: 'Sign in as an analyst' })).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-step="customer360View"]')).toBeVisible();
});

test('nothing of a journey is told after logging out, and a blocked report changes nothing', async ({
  page,
  resident,
}) => {
  const told: string[] = [];
  await page.route('**/tracking/navigation', (route) => {
    told.push(route.request().postData() ?? '');
    return route.abort();
  });
  await signInToReport(page, resident);
  await expectStep(page, 'asset');
  await ordinary.asset?.(page);
  await leaveStep(page, 'asset');
  await expect.poll(() => told.filter((body) => body.includes('"moves"')).length).toBe(2);
  await page.getByRole('button', { name: controls.logOut, exact: true }).click();
  await expect(page.locator('[data-step="startpage"]')).toBeVisible();
  await expect.poll(() => told.some((body) => body.includes('"page":"/startpage"'))).toBe(true);
  const [last = ''] = told.slice(-1);
  expect(Object.keys(JSON.parse(last)).sort()).toEqual(['corelationId', 'page']);
});
