import { test as unguarded } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { ordinary, signInToReport, walkTo } from '../support/reporting.ts';
import { signInAtProvider } from '../support/sign-in.ts';

test('a resident’s cookies are out of the reach of scripts and of other sites', async ({
  page,
  context,
  resident,
}) => {
  await signInAtProvider(page, resident);
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === '__Host-session');
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('neither photos nor anything else of a report meets the policy', async ({ page, resident }) => {
  await signInToReport(page, resident);
  await walkTo(page, 'media', ordinary);
  const photo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  );
  await page.locator('input[type="file"]').first().setInputFiles({
    name: 'tap.png',
    mimeType: 'image/png',
    buffer: photo,
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'tap.png' })).toContainText('Added');
  await walkTo(page, 'confirmation', ordinary);
});

unguarded('what a page may not do is refused by the browser', async ({ page }) => {
  await page.goto('/startpage');
  const tried = await page.evaluate(async () => {
    const refused: string[] = [];
    const heard = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        refused.push(violatedDirective);
        if (refused.length === 2) resolve();
      });
    });
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.body.append(script);
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
    await heard;
    return { refused: refused.sort(), broken: Reflect.get(window, 'broken') };
  });
  expect(tried).toEqual({ refused: ['frame-src', 'script-src-elem'], broken: undefined });
});

test('errors are as guarded as everything else', async ({ page }) => {
  await page.goto('/startpage');
  const statuses = await page.evaluate(async () => {
    const ask = async (address: string, init?: RequestInit) => (await fetch(address, init)).status;
    return [
      await ask('/customerselfserve/api/v1/nothing'),
      await ask('/customerselfserve/api/v2/search/works-orders'),
      await ask('/customerselfserve/api/v1/token', { method: 'POST', body: '{' }),
      await ask('/assets/gone-123.js'),
      await ask('/identity/nothing'),
    ];
  });
  expect(statuses).toEqual([404, 401, 400, 404, 404]);
});
