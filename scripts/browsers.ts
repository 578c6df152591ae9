// Whether the built portal uses only what every browser of package.json's browserslist has: `npm run browsers`.
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { exemptions } from './browsers/exemptions.ts';
import { type Newer, newerApi } from './browsers/newer-api.ts';
import { newerCss } from './browsers/newer-css.ts';
import { servedBrowsers } from './browsers/served.ts';

const assets = resolve(import.meta.dirname, '../dist/assets');
const served = servedBrowsers();
const unused = new Set(Object.keys(exemptions));
let failures = 0;

const complain = (reason: string) => {
  failures += 1;
  console.log(`FAILED: ${reason}`);
};

function judge(kind: string, read: (file: string, code: string) => readonly Newer[]): void {
  const files = globSync(`*.${kind}`, { cwd: assets });
  for (const file of files)
    for (const { name, missing } of read(file, readFileSync(resolve(assets, file), 'utf8'))) {
      unused.delete(name);
      if (!exemptions[name])
        complain(`${basename(file)} uses ${name}, which is not in ${missing.join(', ')}`);
    }
  console.log(`${files.length} built files of ${kind}`);
  if (files.length === 0) complain(`no built file of ${kind}: run npm run build first`);
}

console.log(served.map(({ name, oldest }) => `${name} ${oldest}`).join(', '));
judge('js', (file, code) => newerApi(file, code, served));
judge('css', (file, code) => newerCss(file, code, served));
for (const name of unused) complain(`${name} is exempt, and nothing uses it`);
process.exitCode = failures > 0 ? 1 : 0;
