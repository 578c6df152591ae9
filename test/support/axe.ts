import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { axeOptions, fewestAxeRules, rulesIn } from './axe-rules.ts';

type Found = Pick<AxeResults, 'passes' | 'violations' | 'incomplete' | 'inapplicable'>;

let source: string | undefined;

/** Loads axe into a page: in its short form and by the browser itself, which takes half the time of Playwright's `evaluate`. */
async function load(page: Page): Promise<void> {
  source ??= readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  // It stays: with the end of a session Chromium forgets that the test has taken the network away.
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source });
  if (exceptionDetails) throw new Error(`axe could not be loaded: ${exceptionDetails.text}`);
}

/**
 * Runs axe in a page that has no frames. Where there are any, axe's own package sends what it found in each to a page of
 * its own, loads itself there once more and puts it together: half the processor time of a run.
 */
async function runInPage(page: Page): Promise<Found> {
  // Is there already where the same page was looked at before.
  if (!(await page.evaluate(() => 'axe' in window))) await load(page);
  return page.evaluate(async (options) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Halfway through a transition colours are neither those before nor those after it.
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { passes, violations, incomplete, inapplicable } = await run(options);
    const named = (results: AxeResults['passes']) => results.map((result) => ({ ...result, nodes: [] }));
    // Where it is is asked only of what is wrong.
    return {
      passes: named(passes),
      violations,
      incomplete: named(incomplete),
      inapplicable: named(inapplicable),
    };
  }, axeOptions);
}

/** Waits for the styles of a page: before they are there nobody sees it, but a test finds its words as soon as they are parsed. */
const styled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    while (!sheets().every(({ sheet }) => sheet)) await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** Fails when axe finds anything wrong with the page as it stands, or looked at too little. */
export async function expectAccessible(page: Page): Promise<void> {
  await styled(page);
  const found =
    page.frames().length === 1
      ? await runInPage(page)
      : await new AxeBuilder({ page }).options(axeOptions).analyze();
  const { passes, violations } = found;
  expect(rulesIn(found), 'rules that axe ran').toBeGreaterThanOrEqual(fewestAxeRules);
  expect(passes.length, 'rules that found something to look at').toBeGreaterThan(0);
  expect(
    violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    })),
    `accessibility of ${page.url()}`,
  ).toEqual([]);
}
