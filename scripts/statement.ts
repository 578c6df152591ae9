// The accessibility statement and a page about cookies: `npm run statement -- --help`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clockOf } from '../gateway/clock.ts';
import { aheadOfEnvironment } from './clock.ts';
import { command } from './command.ts';
import { accessibilityPage } from './statement/accessibility-page.ts';
import { cookiesPage } from './statement/cookies-page.ts';
import { readResults } from './statement/results.ts';

const values = command(
  'statement',
  'Writes two pages in Markdown for the provider’s website, to which the footer of the portal leads. With OIDC_ISSUER set, as for the gateway, the cookies of the demonstration’s sign-in service are left out.',
)
  .option('--to <folder>', 'where to', 'statement')
  .option('--results <folder>', 'reports of the tests; those that the last run left unless told')
  .parse()
  .opts();
const folder = resolve(values.to);
const now = clockOf(aheadOfEnvironment())();
const results = readResults(values.results ?? resolve(import.meta.dirname, '../test-results/runners'));

mkdirSync(folder, { recursive: true });
const pages = {
  'accessibility.md': accessibilityPage(results, now),
  'cookies.md': cookiesPage(process.env.OIDC_ISSUER || undefined, now),
};
for (const [file, text] of Object.entries(pages)) {
  writeFileSync(join(folder, file), text);
  console.log(join(folder, file));
}
if (results.length === 0) console.log('No tests were run; accessibility.md says so. Run npm test first.');
