import type { Page } from '@playwright/test';

/** How often something moved, and how far altogether. */
interface Shifts {
  readonly moved: number;
  readonly count: number;
}

/** Counts how much moves on the page without the resident having done anything. */
const countShifts = () => {
  const total = { moved: 0, count: 0 };
  Object.assign(window, { shifts: total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      total.count += 1;
      total.moved += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Patience of so many milliseconds and more never runs out, by a timeout or by what the page reads of its clock. */
const withoutLongTimeouts = (from: number) => {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 100;
  const start = window.setTimeout.bind(window);
  const startShort = (handler: TimerHandler, delay = 0, ...values: unknown[]): number =>
    delay < from ? start(handler, delay, ...values) : -1;
  Object.assign(window, { setTimeout: startShort });
};

/** Counts from the next page on what moves while it comes over a slow line. */
export async function countShiftsOnSlowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  // Neither the four seconds for which a page hides what would move, nor the five after which a read fails, may pass on a
  // busy machine.
  await line.send('Animation.enable');
  await line.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.addInitScript(withoutLongTimeouts, 4000);
  await page.addInitScript(countShifts);
}

/** From the next page on a read that is held never fails, while what a page hides for four seconds is shown after them. */
export const letReadsWait = (page: Page): Promise<unknown> => page.addInitScript(withoutLongTimeouts, 4001);

/** What has moved so far. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
