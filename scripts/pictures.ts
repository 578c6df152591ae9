// Compares how stories look with how they looked: `npm run pictures -- --help`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.ts';
import { command } from './command.ts';
import { comparePictures } from './pictures/compare.ts';
import { formatPictures, type Pictures, parsePictures } from './pictures/file.ts';
import { type Difference, pageOfDifferences } from './pictures/page.ts';
import type { Painted } from './pictures/painted.ts';
import { type Story, type Taken, takePictures } from './pictures/take.ts';

const root = resolve(import.meta.dirname, '..');
const baseline = join(root, 'test/pictures');
const report = join(root, 'test-results/pictures');

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

if (!existsSync(join(storybook, 'index.json'))) {
  console.error(`There is no built Storybook in ${storybook}. Run npm run build-storybook first.`);
  process.exit(2);
}

const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Story & { readonly type: 'story' | 'docs' }>>;
};
const isAsked = ({ id, importPath }: Story): boolean =>
  only === undefined || id.includes(only) || importPath.includes(only);
const stories = Object.values(entries).filter((entry) => entry.type === 'story' && isAsked(entry));
if (stories.length === 0) {
  console.error(`No story has “${only}” in its file or id.`);
  process.exit(2);
}

/** Where the pictures of the stories of a file are. */
const baselineFile = (importPath: string): string =>
  join(
    baseline,
    `${importPath
      .replace(/^\.\/(src\/)?/, '')
      .replace(/\.stories\.\w+$/, '')
      .replaceAll('/', '.')}.txt`,
  );

const readBaseline = (importPath: string): Pictures =>
  existsSync(baselineFile(importPath))
    ? parsePictures(readFileSync(baselineFile(importPath), 'utf8'))
    : new Map();

const differences: Difference[] = [];
const failures: string[] = [];
let count = 0;

async function lookAt(importPath: string, own: readonly Story[]): Promise<void> {
  const was = readBaseline(importPath);
  const all = await takePictures(browser, url, own, async (page, taken) => {
    if (taken.failure !== undefined) failures.push(`${taken.story.id}: ${taken.failure}`);
    for (const [width, is] of isAccepting ? [] : taken.pictures) {
      const name = `${taken.story.id} ${width}`;
      const before = was.get(name);
      const changes = before ? comparePictures(before, is) : ['It is new.'];
      if (changes.length === 0) continue;
      const screenshot = `${name.replace(' ', '-')}.png`;
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(report, screenshot), fullPage: true });
      differences.push({ name, was: before, is, changes, screenshot });
    }
  });
  const is: Pictures = new Map(picturesOf(all));
  count += is.size;
  if (isAccepting)
    writeFileSync(
      baselineFile(importPath),
      formatPictures(only === undefined ? is : new Map([...was, ...is])),
    );
  else if (only === undefined) {
    const gone = [...was].filter(([name]) => !is.has(name));
    differences.push(
      ...gone.map(([name, before]) => ({
        name,
        was: before,
        is: undefined,
        changes: ['Its story is gone.'],
      })),
    );
  }
}

const picturesOf = (all: readonly Taken[]): readonly (readonly [string, readonly Painted[]])[] =>
  all.flatMap(({ story, pictures }) =>
    [...pictures].map(([width, elements]) => [`${story.id} ${width}`, elements] as const),
  );

rmSync(report, { recursive: true, force: true });
mkdirSync(report, { recursive: true });
mkdirSync(baseline, { recursive: true });
const server = Fastify();
await server.register(fastifyStatic, { root: storybook });
const url = await server.listen({ host: '127.0.0.1', port: 0 });
const browser = await chromium.launch(await chromiumLaunch());
try {
  const files = [...Map.groupBy(stories, ({ importPath }) => importPath)];
  const queue = files.values();
  const work = async (): Promise<void> => {
    for (const [importPath, own] of queue) await lookAt(importPath, own);
  };
  await Promise.all([work(), work()]);
  if (only === undefined) {
    const names = new Set(files.map(([importPath]) => baselineFile(importPath)));
    const left = readdirSync(baseline).filter((file) => !names.has(join(baseline, file)));
    for (const file of left) {
      if (isAccepting) rmSync(join(baseline, file));
      else
        differences.push({ name: file, was: undefined, is: undefined, changes: ['Its stories are gone.'] });
    }
  }
} finally {
  await browser.close();
  await server.close();
}

if (differences.length > 0) writeFileSync(join(report, 'index.html'), pageOfDifferences(differences));
const result = { pictures: count, changed: differences.map(({ name }) => name), failures };
if (isJson) console.log(JSON.stringify(result));
else {
  console.log(`${count} pictures of ${stories.length} stories, ${differences.length} changed.`);
  for (const { name, changes } of differences) console.log(`${name}: ${changes.slice(0, 3).join('; ')}`);
  for (const failure of failures) console.log(`failed: ${failure}`);
  if (differences.length > 0)
    console.log(`See ${join(report, 'index.html')}; --accept keeps what is seen now.`);
}
if (differences.length + failures.length > 0) process.exitCode = 1;
