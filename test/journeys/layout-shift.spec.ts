import { repairDetails } from '../../content/repair-details.ts';
import { addressOfRepair, newRepair, repairsPage } from '../../journeys/shared/addresses.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { expect, test } from '../support/journey.ts';
import { addLeakingTap, moveIn } from '../support/resident.ts';
import { countShiftsOnSlowLine, letReadsWait, shiftsOf } from '../support/shifts.ts';
import { signIn } from '../support/sign-in.ts';

// What moves does so here as for most residents.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a computer', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${name} with a slow line nothing moves`, () => {
    test.use({ viewport });

    test('on the page of a repair, though what has happened to it and the way to its photos come last', async ({
      page,
      resident,
      db,
    }) => {
      const id = await addLeakingTap(db, resident);
      await countShiftsOnSlowLine(page);
      const release = await holdCalls(page, '**/works-orders/*/history*');
      await signIn(page, resident, addressOfRepair(id));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Leaking tap');
      release();
      await expect(page.locator('.ds-repair-headline')).toBeVisible();
      await expect(page.getByRole('heading', { name: repairDetails.whatHappened })).toBeVisible();
      await expect(page.getByRole('link', { name: repairDetails.media.view })).toBeVisible();
      expect((await shiftsOf(page)).moved).toBe(0);
    });

    test('in the history, short as it is', async ({ page, resident, db }) => {
      await addLeakingTap(db, resident);
      await countShiftsOnSlowLine(page);
      const release = await holdCalls(page, '**/search/works-orders*');
      await signIn(page, resident, repairsPage);
      await expect(page.locator('.ds-list-bones')).toBeVisible();
      release();
      await expect(page.locator('main').getByRole('link', { name: /Leaking tap/ })).toBeVisible();
      await expect(page.locator('.ds-list-rows[aria-busy]')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect((await shiftsOf(page)).moved).toBe(0);
    });

    for (const homes of [1, 2]) {
      test(`at the first question of a resident with ${homes} homes`, async ({ page, db }) => {
        await countShiftsOnSlowLine(page);
        await signIn(page, await moveIn(db, { homes }), newRepair);
        await expect(page.locator('form[data-step] fieldset input').first()).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect((await shiftsOf(page)).moved).toBe(0);
      });
    }
  });
}

test('a history that does not come holds back the rest of the page for a while only', async ({
  page,
  resident,
  db,
}) => {
  const id = await addLeakingTap(db, resident);
  await letReadsWait(page);
  const release = await holdCalls(page, '**/works-orders/*/history*');
  await signIn(page, resident, addressOfRepair(id));
  await expect(page.getByRole('heading', { name: repairDetails.about })).toBeVisible();
  await expect(page.locator('.ds-repair-headline')).toHaveCount(0);
  release();
  await expect(page.locator('.ds-repair-headline')).toBeVisible();
});
