import type { Page } from '@playwright/test';

/** Lets some calls of a page wait before they are sent. Answers what lets them go. */
export async function holdCalls(page: Page, calls: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
