// Compares how stories look with how they looked: `npm run pictures -- --help`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.ts';
import { command } from './command.ts';
import { baselineIn } from './pictures/baseline.ts';
import { pageOfDifferences } from './pictures/page.ts';
import { acceptPictures, compareWithBaseline } from './pictures/run.ts';
import type { Story } from './pictures/take.ts';

const root = resolve(import.meta.dirname, '..');
const reportFolder = join(root, 'test-results/pictures');

const asked = command(
  'pictures',
  'Compares where everything is in each story, what it says and its colours, at two widths and in both schemes, with what test/pictures keeps. It needs `npm run build-storybook` before.',
)
  .option('--accept', 'keeps what is seen now')
  .option('--only <text>', 'only stories whose file or id has this in it')
  .option('--storybook <folder>', 'where the built Storybook is', join(root, 'storybook-static'))
  .option('--json', 'prints { pictures, changed, failures }')
  .parse();
const { accept: isAccepting, only, storybook, json: isJson } = asked.opts();

function stopWith(reason: string): never {
  console.error(reason);
  process.exit(2);
}

const index = join(storybook, 'index.json');
if (!existsSync(index))
  stopWith(`There is no built Storybook in ${storybook}. Run npm run build-storybook first.`);
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  readonly entries: Readonly<Record<string, Story & { readonly type: 'story' | 'docs' }>>;
};
const stories = Object.values(entries).filter(
  ({ type, id, importPath }) =>
    type === 'story' && (only === undefined || id.includes(only) || importPath.includes(only)),
);
if (stories.length === 0) stopWith(`No story has “${only}” in its file or id.`);

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
const server = Fastify();
await server.register(fastifyStatic, { root: storybook });
const url = await server.listen({ host: '127.0.0.1', port: 0 });
const browser = await chromium.launch(await chromiumLaunch());
try {
  const baseline = baselineIn(join(root, 'test/pictures'));
  const run = { browser, url, stories, baseline, isWhole: only === undefined };
  const { pictures, differences, failures } = isAccepting
    ? await acceptPictures(run)
    : await compareWithBaseline(run, reportFolder);
  const page = join(reportFolder, 'index.html');
  if (differences.length > 0) writeFileSync(page, pageOfDifferences(differences));
  const lines = [
    `${pictures} pictures of ${stories.length} stories, ${differences.length} changed.`,
    ...differences.map(({ name, changes }) => `${name}: ${changes.slice(0, 3).join('; ')}`),
    ...failures.map((failure) => `failed: ${failure}`),
    ...(differences.length > 0 ? [`See ${page}; --accept keeps what is seen now.`] : []),
  ];
  const json = { pictures, changed: differences.map(({ name }) => name), failures };
  console.log(isJson ? JSON.stringify(json) : lines.join('\n'));
  if (differences.length + failures.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
