import { test as base, expect } from '@playwright/test';
import type { Database } from '../../gateway/database/schema.ts';
import { openJourneysDatabase } from './journeys-database.ts';
import { moveIn, type TestResident } from './resident.ts';

// A refused call is part of some journeys; the browser tells of it as an error of its own.
const expected = /^Failed to load resource/;

/**
 * A test of the running product in a browser. It fails, too, when the page breaks or complains: an exception that
 * nobody caught, an error in the console, anything that the content security policy refused.
 */
export const test = base.extend<{ quiet: undefined; resident: TestResident }, { db: Database }>({
  /** The database behind the product. */
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const db = await openJourneysDatabase();
      await use(db);
      await db.destroy();
    },
    { scope: 'worker' },
  ],
  /** A resident of this test alone, with one flat. */
  resident: async ({ db }, use) => {
    await use(await moveIn(db));
  },
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
