import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { provider } from '../../content/provider.ts';
import { start } from '../../content/start.ts';
import { expect, test } from '../support/journey.ts';
import { beginReport, expectStep, leaveStep, ordinary } from '../support/reporting.ts';
import { signIn } from '../support/sign-in.ts';

/** What browsers of early 2022 do not have yet, Safari 15.4 for one. */
const newer = () => {
  const absent: readonly (readonly [object, readonly string[]])[] = [
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any', 'timeout']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [URL, ['canParse', 'parse']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [
      Set.prototype,
      [
        'union',
        'intersection',
        'difference',
        'symmetricDifference',
        'isSubsetOf',
        'isSupersetOf',
        'isDisjointFrom',
      ],
    ],
    [Intl, ['Segmenter', 'DurationFormat']],
    [window, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'URLPattern', 'scheduler']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover', 'inert']],
  ];
  for (const [owner, names] of absent) for (const name of names) Reflect.deleteProperty(owner, name);
};

test('a browser of early 2022 shows the start page, signs in and reaches the second question', async ({
  page,
  resident,
}) => {
  await page.addInitScript(newer);
  await page.goto('/startpage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.title);
  await signIn(page, resident);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(resident.givenName);
  await beginReport(page);
  await expectStep(page, 'asset');
  await ordinary.asset?.(page);
  await leaveStep(page, 'asset');
  await expectStep(page, 'reason');
  // Libraries call it without asking: the portal adds it.
  expect(await page.evaluate(() => typeof AbortSignal.prototype.throwIfAborted)).toBe('function');
});

/** Ways in which the first script does not come, or is refused. */
const failures: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  'is blocked': (context) => context.route('**/assets/*.js', (route) => route.abort('blockedbyclient')),
  'is gone': (context) => context.route('**/assets/*.js', (route) => route.fulfill({ status: 404 })),
  breaks: (context) =>
    context.route('**/assets/portal-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
    ),
};

for (const [what, fail] of Object.entries(failures)) {
  test(`words and the phone number stand on the page when the portal’s script ${what}`, async ({
    browser,
  }) => {
    const context = await browser.newContext();
    await fail(context);
    const page = await context.newPage();
    await page.goto('/repairproperty');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: provider.phone })).toHaveAttribute(
      'href',
      `tel:${provider.phone.replaceAll(' ', '')}`,
    );
    await context.close();
  });
}

test('no script has a pattern that looks behind, at which Safari before 16.4 stops reading', async () => {
  const dist = resolve(import.meta.dirname, '../../dist');
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'),
  );
  const scripts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []));
  expect(scripts.length).toBeGreaterThan(10);
  const looksBehind = (file: string) => /\(\?<[=!]/.test(readFileSync(resolve(dist, file), 'utf8'));
  expect(scripts.filter(looksBehind)).toEqual([]);
});
