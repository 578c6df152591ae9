// Writes two pages in Markdown for the provider's website, to which the footer of the portal leads: `npm run statement`.
//   --to FOLDER        where to; ./statement by default
//   --results FOLDER   reports of the tests; by default those that the last `npm test` left
// With OIDC_ISSUER set, as for the gateway, the cookies of the demonstration's sign-in service are left out.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clockOf } from '../gateway/clock.ts';
import { aheadOfEnvironment } from './clock.ts';
import { accessibilityPage } from './statement/accessibility-page.ts';
import { cookiesPage } from './statement/cookies-page.ts';
import { readResults } from './statement/results.ts';

const { values } = parseArgs({ options: { to: { type: 'string' }, results: { type: 'string' } } });
const folder = resolve(values.to ?? 'statement');
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
