// Makes the atlas as a folder of files that opens from a disk or any web server:
//   npm run atlas [-- --out atlas-static]
//   npm run atlas -- --against main~5               with a view of what changed since a revision
//   npm run -s atlas -- --against main~5 --text     only what changed, as Markdown for a pull request
//   npm run -s atlas -- --against main~5 --json     the same for programs
//   npm run -s atlas -- --against main~5 --resume   what becomes of what residents have answered there [--json]
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import type { Versions } from '../src/atlas/changes/model/description.ts';
import { differencesOf } from '../src/atlas/changes/model/differences.ts';
import { markdownOf } from '../src/atlas/changes/model/markdown.ts';
import { withVersions } from '../src/atlas/changes/versions.ts';
import { resumedAsText, resumeRevision } from './atlas/resume/resume.ts';
import { CannotCompare } from './atlas/revision.ts';
import { versionsOf } from './atlas/versions.ts';
import { isMistakeInFile, readCaseTypesOfSetting } from './case-types-setting.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'atlas-static' },
    against: { type: 'string' },
    text: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
  },
});
const root = path.resolve(import.meta.dirname, '..');

await readCaseTypesOfSetting().catch((error: unknown) => {
  if (isMistakeInFile(error)) fail(error.message);
  throw error;
});
if (values.resume) printResumed();
else if (values.text || values.json) printChanges(comparedVersions());
else await buildSite(path.resolve(values.out), comparedVersions());

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function orFail<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (error instanceof CannotCompare) fail(error.message);
    throw error;
  }
}

function comparedVersions(): Versions | undefined {
  const { against } = values;
  return against === undefined ? undefined : orFail(() => versionsOf(root, against));
}

/** The command fails when an answer is lost. */
function printResumed(): void {
  const { against } = values;
  if (against === undefined) fail('--resume needs the revision to resume from: --against <revision>');
  const resumed = orFail(() => resumeRevision(root, against));
  console.log(values.json ? JSON.stringify(resumed, null, 2) : resumedAsText(resumed));
  if (resumed.flows.some(({ lost }) => lost > 0)) process.exitCode = 1;
}

function printChanges(compared: Versions | undefined): void {
  if (!compared) fail('--text and --json print what changed: name the revision with --against <revision>');
  const differences = differencesOf(compared);
  console.log(values.json ? JSON.stringify(differences, null, 2) : markdownOf(differences).trimEnd());
}

async function buildSite(folder: string, compared: Versions | undefined): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    configFile: path.join(root, 'vite.atlas.config.ts'),
    build: { outDir: folder, emptyOutDir: true },
  });
  const page = path.join(folder, 'index.html');
  renameSync(path.join(folder, 'atlas.html'), page);
  if (compared) writeFileSync(page, withVersions(readFileSync(page, 'utf8'), compared));
  console.log(`Open ${page}`);
}
