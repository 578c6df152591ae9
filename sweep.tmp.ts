import AxeBuilder from '@axe-core/playwright';
import { chromium } from 'playwright';
import { residents } from './gateway/demo/residents.ts';
import { signIn } from './test/support/sign-in.ts';
import { chromiumLaunch } from './scripts/chromium.ts';
const paths = ['/customer360View','/viewaccount','/transactionDetails','/viewstatement','/paymentDetails','/manageprofile','/editprofile','/mymessageshistory','/casesearch','/caseType','/historicrepairs','/newrepair','/enquiryreason','/nosuch'];
const browser = await chromium.launch(await chromiumLaunch());
for (const email of process.argv.slice(2)) {
  const resident = residents.find((r: any) => r.email === email)!;
  const context = await browser.newContext({ baseURL: 'http://localhost:4300', locale: 'en-GB', timezoneId: 'Europe/London', viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const errs: string[] = [];
  page.on('console', (m) => m.type() === 'error' && errs.push(m.text().slice(0, 200)));
  page.on('pageerror', (e) => errs.push(String(e)));
  await signIn(page, resident);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const scheme of ['light', 'dark', 'forced'] as const) {
      await page.emulateMedia(scheme === 'forced' ? { forcedColors: 'active' } : { colorScheme: scheme, forcedColors: 'none' });
      const wide = await page.evaluate(() => ({ w: document.documentElement.scrollWidth, small: [...document.querySelectorAll('main *')].filter((e) => e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).overflowX === 'visible' && e.clientWidth > 0 && getComputedStyle(e).display !== 'inline').map((e) => e.className || e.tagName).slice(0, 3) }));
      if (wide.w > 320) console.log(email, path, scheme, 'WIDE', wide.w, wide.small);
      if (scheme === 'forced') { await page.screenshot({ path: `/tmp/shots/f${email.split('.')[0]}-${path.slice(1)}.png`, fullPage: true }); continue; }
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
      for (const v of violations) console.log(email, path, scheme, v.id, v.nodes.length, v.nodes[0]!.target.join(' '));
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    if (errs.length) console.log(email, path, 'console', errs.splice(0));
  }
  await context.close();
}
await browser.close();
