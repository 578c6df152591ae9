// The atlas as files, and what changed in it: `npm run atlas -- --help`.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { Versions } from '../src/atlas/changes/model/description.ts';
import { differencesOf } from '../src/atlas/changes/model/differences.ts';
import { markdownOf } from '../src/atlas/changes/model/markdown.ts';
import { withVersions } from '../src/atlas/changes/versions.ts';
import { resumedAsText, resumeRevision } from './atlas/resume/resume.ts';
import { versionsOf } from './atlas/versions.ts';
import { isMistakeInFile, readCaseTypesOfSetting } from './case-types-setting.ts';
import { command } from './command.ts';
import { RevisionError } from './revision.ts';

const values = command(
  'atlas',
  'Makes the atlas as a folder of files that opens from a disk or any web server.',
)
  .option('--out <folder>', 'where to', 'atlas-static')
  .option('--against <revision>', 'with a view of what changed since then, such as main~5')
  .option('--text', 'only what changed, as Markdown for a pull request')
  .option('--resume', 'only what becomes of what residents have answered at that revision')
  .option('--json', 'either of these for programs')
  .parse()
  .opts();
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
    if (error instanceof RevisionError) fail(error.message);
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
