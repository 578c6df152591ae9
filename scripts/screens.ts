// Pictures of pages at three widths, light and dark, for looking at:
//   npm run screens -- --resident <email> [--url http://localhost:4000] [--out test-results/screens] /path ...
// Needs a running product (`npm start`). Without a resident the pages are opened signed out.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { language } from '../contract/language.ts';
import { residents } from '../gateway/demo/residents.ts';
import { takeScreens } from '../test/support/screenshot.ts';
import { signIn } from '../test/support/sign-in.ts';
import { chromiumLaunch } from './chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    resident: { type: 'string' },
    url: { type: 'string', default: 'http://localhost:4000' },
    out: { type: 'string', default: 'test-results/screens' },
  },
});
const resident = values.resident && residents.find(({ email }) => email === values.resident);
if (values.resident && !resident) throw new Error(`no resident signs in with ${values.resident}`);
const paths = positionals.length > 0 ? positionals : [resident ? '/customer360View' : '/startpage'];

const browser = await chromium.launch(await chromiumLaunch());
try {
  const context = await browser.newContext({
    baseURL: values.url,
    locale: language,
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  if (resident) await signIn(page, resident);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const name = path.replace(/^\//, '').replaceAll(/\W+/g, '-') || 'root';
    for (const file of await takeScreens(page, resolve(values.out), name)) console.log(file);
  }
} finally {
  await browser.close();
}
