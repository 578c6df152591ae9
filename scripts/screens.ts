// Pictures of pages, for looking at: `npm run screens -- --help`.
import { resolve } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { chromium } from 'playwright';
import { language } from '../contract/language.ts';
import { residents } from '../gateway/demo/residents.ts';
import { takeScreens } from '../test/support/screenshot.ts';
import { signInAtProvider } from '../test/support/sign-in.ts';
import { chromiumLaunch } from './chromium.ts';
import { command } from './command.ts';

const asked = command(
  'screens',
  'Takes pictures of pages of a running product at three widths, light and dark.',
)
  .argument('[paths...]', 'addresses below the product’s; Home, or the start page, unless told')
  .addOption(
    new Option('--resident <email>', 'who is signed in; nobody unless told').choices(
      residents.map(({ email }) => email),
    ),
  )
  .option('--url <address>', 'where the product is', 'http://localhost:4000')
  .option('--out <folder>', 'where the pictures go', 'test-results/screens')
  .parse();
const values = asked.opts();
const resident = residents.find(({ email }) => email === values.resident);
const [given] = asked.processedArgs;
const paths = given.length > 0 ? given : [resident ? '/customer360View' : '/startpage'];

const browser = await chromium.launch(await chromiumLaunch());
try {
  const context = await browser.newContext({
    baseURL: values.url,
    locale: language,
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  if (resident) await signInAtProvider(page, resident);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const name = path.replace(/^\//, '').replaceAll(/\W+/g, '-') || 'root';
    for (const file of await takeScreens(page, resolve(values.out), name)) console.log(file);
  }
} finally {
  await browser.close();
}
