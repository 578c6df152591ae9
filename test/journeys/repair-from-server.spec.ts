import { app } from '../../content/app.ts';
import { cancellation } from '../../content/cancellation.ts';
import { repairDetails as words } from '../../content/repair-details.ts';
import { addressOfRepair, repairsPage } from '../../journeys/shared/addresses.ts';
import { addressOfMedia } from '../../src/features/links.ts';
import { expectAccessible } from '../support/axe.ts';
import { appearance, test as base, rendered, screensRendered } from '../support/from-server.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { expect } from '../support/journey.ts';
import { addLeakingTap } from '../support/resident.ts';
import { shiftsOf } from '../support/shifts.ts';
import { signIn } from '../support/sign-in.ts';

/** With a repair of the resident. */
const test = base.extend<{ repairId: string }>({
  repairId: async ({ resident, db }, use) => {
    await use(await addLeakingTap(db, resident));
  },
});

for (const [name, device] of screensRendered) {
  test.describe(`on ${name} a repair`, () => {
    test.use(device);

    test('stands with all that is known of it before its scripts have come, and is the same when the portal takes its place', async ({
      openRendered,
      resident,
      repairId,
    }) => {
      const { page: fresh, release } = await openRendered(addressOfRepair(repairId), {
        resident,
        slowly: true,
        change: () => {
          // When it was read is told to the minute, by the gateway's clock and then by the browser's.
          const style = new CSSStyleSheet();
          style.replaceSync('.ds-repair-freshness { display: none }');
          document.adoptedStyleSheets.push(style);
        },
      });
      await expect(rendered(fresh)).toContainText('Leaking tap');
      for (const heading of [words.whatNext, words.whatHappened, words.about])
        await expect(fresh.getByRole('heading', { name: heading })).toBeVisible();
      await expect(fresh.locator('.ds-repair-headline')).toBeVisible();
      await expect(fresh.getByText(app.loading)).toHaveCount(0);
      await expectAccessible(fresh);

      const asked: string[] = [];
      fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const button = fresh.getByRole('button', { name: words.actions.cancel, exact: true });
      await button.focus();
      const { places } = await appearance(fresh);
      await release();
      expect((await appearance(fresh)).places).toEqual(places);
      await expect(button).toBeFocused();
      expect((await shiftsOf(fresh)).moved).toBe(0);
      expect(asked.filter((path) => path.includes('/works-orders/'))).toEqual([]);
    });

    test('lets a press wait until the portal can do what it asks for', async ({
      openRendered,
      resident,
      repairId,
    }) => {
      const { page: fresh, release } = await openRendered(addressOfRepair(repairId), { resident });
      const button = fresh.getByRole('button', { name: words.actions.cancel, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await release();
      await expect(fresh.getByRole('dialog', { name: cancellation.headings.confirm })).toBeVisible();
    });
  });
}

test('a press finds its button where the portal’s page has other things on it than the server’s', async ({
  openRendered,
  resident,
  repairId,
}) => {
  const { page: fresh, release } = await openRendered(addressOfRepair(repairId), { resident });
  await fresh.evaluate(() => document.querySelector('main h1')?.after(document.createElement('p')));
  await fresh.getByRole('button', { name: words.actions.cancel, exact: true }).click();
  await release();
  await expect(fresh.getByRole('dialog', { name: cancellation.headings.confirm })).toBeVisible();
});

test('Back leads from a repair that came from the server to the list, though it was pressed before the scripts', async ({
  openRendered,
  resident,
  repairId,
}) => {
  const { page: fresh, release } = await openRendered(addressOfRepair(repairId), { resident });
  await fresh.getByRole('button', { name: 'Back', exact: true }).click();
  await release();
  await expect(fresh).toHaveURL(repairsPage);
});

test('whoever comes back to a repair sees it at once, while it is read again', async ({
  page,
  resident,
  db,
}) => {
  const id = await addLeakingTap(db, resident);
  await signIn(page, resident, addressOfRepair(id));
  await page.getByRole('link', { name: words.media.view }).click();
  await expect(page).toHaveURL(addressOfMedia(id));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await db.updateTable('works_order').set({ status: 'Cancelled' }).where('id', '=', id).execute();
  const release = await holdCalls(page, `**/works-orders/${id}`);
  await page.goBack();
  const cancel = page.getByRole('button', { name: words.actions.cancel, exact: true });
  await expect(cancel).toBeVisible();
  await expect(page.locator('.ds-repair-headline')).toBeVisible();
  release();
  await expect(cancel).toHaveCount(0);
});
