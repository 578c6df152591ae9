import { app } from '../../content/app.ts';
import { repair as words } from '../../content/repair.ts';
import { homePage, newRepair } from '../../journeys/shared/addresses.ts';
import { presence } from '../../src/app/tab-presence.ts';
import { expectAccessible } from '../support/axe.ts';
import { appearance, rendered, screensRendered, test } from '../support/from-server.ts';
import { expect } from '../support/journey.ts';
import { choose, continueButton, expectStep, message, walkTo } from '../support/reporting.ts';
import { moveIn } from '../support/resident.ts';
import { shiftsOf } from '../support/shifts.ts';
import { signIn } from '../support/sign-in.ts';

for (const [name, device] of screensRendered) {
  test.describe(`on ${name} the first question of a repair`, () => {
    test.use(device);

    test('stands before its scripts have come, and is the same when the portal takes its place, which reads nothing for it', async ({
      openRendered,
      resident,
    }) => {
      const { page: fresh, release } = await openRendered(newRepair, { resident, slowly: true });
      await expect(rendered(fresh)).toHaveText(words.questions.asset.label);
      await expect(continueButton(fresh)).toBeVisible();
      await expect(fresh.getByText(app.loading)).toHaveCount(0);
      await expectAccessible(fresh);

      const asked: string[] = [];
      fresh.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'GET' && pathname.startsWith('/customerselfserve/')) asked.push(pathname);
      });
      const option = fresh.getByRole('radio').first();
      await option.focus();
      const before = await appearance(fresh);
      await release();
      expect(await appearance(fresh)).toEqual(before);
      await expect(option).toBeFocused();
      expect((await shiftsOf(fresh)).moved).toBe(0);
      // Its address is that of the step, and so is its name.
      await expect(fresh).toHaveURL('/repairasset');
      await expect(fresh).toHaveTitle(new RegExp(`^${words.questions.asset.label.replace('?', '\\?')}`));
      expect(asked).toEqual([]);
    });

    test('takes an answer, and lets the press on Continue wait', async ({ openRendered, resident }) => {
      const { page: fresh, release } = await openRendered(newRepair, { resident });
      await choose('My Property')(fresh);
      await continueButton(fresh).click();
      await expect(continueButton(fresh)).toHaveAttribute('aria-busy', 'true');
      await release();
      await expectStep(fresh, 'reason');
      // It is a visit like any other.
      await walkTo(fresh, 'details');
    });
  });
}

test('a home that is chosen before the portal is there stays chosen', async ({ openRendered, db }) => {
  const { page: fresh, release } = await openRendered(newRepair, {
    resident: await moveIn(db, { homes: 2 }),
  });
  await expect(rendered(fresh)).toHaveText(words.questions.address.label);
  const second = fresh.getByRole('radio').last();
  await second.check();
  await release();
  await expect(second).toBeChecked();
  await continueButton(fresh).click();
  await expectStep(fresh, 'asset');
});

test('Enter in an answer goes on once the portal is there, which says what is missing', async ({
  openRendered,
  resident,
}) => {
  const { page: fresh, release } = await openRendered(newRepair, { resident });
  await fresh.getByRole('radio').first().press('Enter');
  await release();
  await expect(
    fresh.getByRole('main').locator('[data-message="Repair_Asset_Missing"]').first(),
  ).toBeVisible();
});

test('the page gives way where the journey comes to something else by then', async ({
  openRendered,
  resident,
}) => {
  const { page: fresh, release } = await openRendered(newRepair, { resident });
  await expect(rendered(fresh)).toBeVisible();
  await fresh.evaluate(() => {
    const reads = document.getElementById('first-reads');
    const closed = /("name":"isMyPbRepairsMaintainence","value":)"false"/;
    if (reads) reads.textContent = (reads.textContent ?? '').replace(closed, '$1"true"');
  });
  await release();
  await expect(message(fresh, 'repairs_Maintenance_Message')).toBeVisible();
  await expect(fresh.getByRole('radio')).toHaveCount(0);
});

test.describe('of what the gateway has rendered nothing is shown', () => {
  test('while the repair is in hand in the tab, which goes on with it', async ({
    page,
    openRendered,
    resident,
  }) => {
    await signIn(page, resident, newRepair);
    await walkTo(page, 'reason');
    const memory = await page.evaluate(() => sessionStorage.getItem('journey:repair') ?? '');
    await page.evaluate((text) => localStorage.setItem('test:memory', text), memory);
    const { page: fresh, release } = await openRendered(newRepair, {
      change: () => sessionStorage.setItem('journey:repair', localStorage.getItem('test:memory') ?? ''),
    });
    await expect(rendered(fresh)).toHaveCount(0);
    await expect(fresh.getByText(app.loading)).toBeVisible();
    await release();
    await expectStep(fresh, 'reason');
  });

  test('while another tab is open, in which the repair may be in hand', async ({
    page,
    openRendered,
    resident,
  }) => {
    await page.addInitScript((lock) => localStorage.setItem('test:lock', lock), presence);
    const { page: fresh } = await openRendered(newRepair, {
      resident,
      change: () => {
        const lock = localStorage.getItem('test:lock') ?? '';
        void navigator.locks.request(lock, { mode: 'shared' }, () => new Promise(() => {}));
      },
    });
    await expect(rendered(fresh)).toHaveCount(0);
    await expect(fresh.getByText(app.loading)).toBeVisible();
  });

  test('where the browser comes back to a report that is over: it leads Home', async ({
    openRendered,
    resident,
  }) => {
    const { page: fresh, release } = await openRendered(newRepair, {
      resident,
      change: () => history.replaceState({ key: 'over', usr: null, idx: 1 }, ''),
    });
    await expect(rendered(fresh)).toHaveCount(0);
    await release();
    await expect(fresh).toHaveURL(homePage);
  });

  test('where the browser says too late that there is no other tab', async ({ openRendered, resident }) => {
    const { page: fresh, release } = await openRendered(newRepair, { resident, change: answersLate });
    await expect(rendered(fresh)).toHaveCount(0);
    await release();
    await fresh.evaluate(() => dispatchEvent(new Event('test:answer')));
    await expectStep(fresh, 'asset');
    await expect(rendered(fresh)).toHaveCount(0);
  });

  test('where a script has failed before the browser says so', async ({ openRendered, resident }) => {
    const { page: fresh } = await openRendered(newRepair, { resident, change: answersLate });
    await fresh.evaluate(async () => {
      document.querySelector('script[src]')?.dispatchEvent(new Event('error'));
      dispatchEvent(new Event('test:answer'));
      await navigator.locks.query();
    });
    await expect(rendered(fresh)).toHaveCount(0);
    await expect(fresh.getByText(app.loading)).toBeVisible();
  });
});

/** Runs in the page: the script in it, which is the first to ask for the tabs that are open, is answered when the test says so. */
function answersLate(): void {
  const { locks } = navigator;
  const query = locks.query.bind(locks);
  locks.query = async () => {
    locks.query = query;
    await new Promise((resolve) => addEventListener('test:answer', resolve, { once: true }));
    return query();
  };
}
