import { test as base, expect } from '@playwright/test';

// A refused call is part of some journeys; the browser tells of it as an error of its own.
const expected = /^Failed to load resource/;

/**
 * A test of the running product in a browser. It fails, too, when the page breaks or complains: an exception that
 * nobody caught, an error in the console, anything that the content security policy refused.
 */
export const test = base.extend<{ quiet: undefined }>({
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
