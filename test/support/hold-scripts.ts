import type { Page } from '@playwright/test';

/**
 * Lets the scripts of a page wait. Answers what lets them come. A route of the browser tests would switch off the cache, and so
 * ask for the page without what it carries.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const devtools = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  devtools.on('Fetch.requestPaused', async ({ requestId }) => {
    await promise;
    await devtools.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] });
  return resolve;
}
