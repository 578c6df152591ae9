// How much script a resident loads before a screen works: `npm run size`. Fails over budget.
import { resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { chunkOf, chunksToLoad } from './chunks.ts';
import { command } from './command.ts';
import { chunkName, firstQuestion, home, startPage } from './first-load.ts';

const { keep = false } = command('size', 'Weighs what a resident loads. Fails over budget.')
  .option('--keep', 'leaves the portal it builds for this in dist, as npm run build does')
  .parse()
  .opts();

/** Packages that none of the screens may load. */
const kept = /node_modules\/(luxon|@tanstack\/(react-)?table)/;

const root = resolve(import.meta.dirname, '..');
const chunks = await buildChunks();
const entry = chunkOf(chunks, 'src/app/main.tsx');

for (const { name, budget, lazy, files } of [startPage, firstQuestion, home]) {
  const loaded = chunksToLoad(chunks, [entry, ...lazy.map((file) => chunkOf(chunks, file))]);
  const sized = loaded.map((chunk) => ({ chunk, bytes: gzipSync(chunk.code, { level: 9 }).length }));
  const total = sized.reduce((sum, { bytes }) => sum + bytes, 0);

  console.log(`\n${name}: ${kilobytes(total)} of ${kilobytes(budget)} gzipped`);
  for (const { chunk, bytes } of sized.sort((a, b) => b.bytes - a.bytes))
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${chunk.fileName}`);
  // The browser's own log is held against the same list, in test/journeys/first-load.spec.ts.
  const names = loaded.map(({ fileName }) => chunkName(fileName)).sort();
  if (String(names) !== String([...files].sort())) fail(`${name} loads ${names.join(', ')}`);
  if (total > budget) fail(`${name} is ${kilobytes(total - budget)} over its budget`);
  for (const module of loaded.flatMap(({ moduleIds }) => moduleIds))
    if (kept.test(module)) fail(`${name} loads ${module}`);
}

for (const { fileName, code } of chunks) {
  // The one part of ES2022 that Safari 15.4, the oldest browser served, cannot read.
  if (/\bstatic\s*\{/.test(code)) fail(`${fileName} has a static block of a class`);
}

async function buildChunks(): Promise<Rolldown.OutputChunk[]> {
  const built = await build({ root, logLevel: 'error', build: { write: keep } });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs
    .filter((output) => output.type === 'chunk')
    .map((chunk) => ({ ...chunk, moduleIds: chunk.moduleIds.map(fromRoot) }));
}

function fromRoot(id: string): string {
  return id.replace(`${root}${sep}`, '').replaceAll('\\', '/');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function fail(reason: string): void {
  console.log(`FAILED: ${reason}`);
  process.exitCode = 1;
}
