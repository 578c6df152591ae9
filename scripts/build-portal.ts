import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { atlasBuilding } from '../content/atlas-building.ts';
import { language } from '../contract/language.ts';
import { caseTypesFile } from './case-types-setting.ts';
import { currentReports } from './paths/current.ts';

const root = path.resolve(import.meta.dirname, '..');
const portal = path.join(root, 'dist');
const page = path.join(portal, 'index.html');
/** Is there once nothing is left to build. */
const finished = path.join(portal, '.vite/finished');

/** What analysts see at the atlas' address until it is built. */
const unfinishedAtlas = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="3" />
    <title>${atlasBuilding.title}</title>
  </head>
  <body>
    <main>
      <h1>${atlasBuilding.title}</h1>
      <p>${atlasBuilding.text}</p>
    </main>
  </body>
</html>
`;
const madeOf = [
  ...['content', 'contract', 'machines', 'journeys', 'src', 'public'],
  ...['index.html', 'atlas.html', 'vite.config.ts', 'vite.atlas.config.ts', 'package.json'],
];
const compressible = /\.(?:html|js|css|svg|json|webmanifest)$/;

/** No part of what is built, and written anew by whoever builds Storybook. */
const stories = path.join(root, 'src/stories');

function newest(place: string): number {
  if (place === stories) return 0;
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(place).map((name) => newest(path.join(place, name))));
}

/** Which file of types of service request the atlas was built with. */
const types = path.join(root, '.cache/atlas-case-types');
const builtWith = (): string => (existsSync(types) ? readFileSync(types, 'utf8') : caseTypesFile);

/** Bytes from which the smallest form takes seconds; few residents load files so large. */
const largeFile = 500_000;

const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: content.length < largeFile ? 11 : 9 },
  });

/** Writes a file so that nobody is ever sent the half of it. */
function writeWhole(file: string, content: Buffer): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Puts a small form of each file beside it, which the gateway sends to whoever takes it: many residents pay by the megabyte. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    // What the gateway alone reads.
    if (entry.parentPath === path.dirname(finished)) continue;
    if (!entry.isFile() || !compressible.test(entry.name) || newest(`${file}.gz`) > newest(file)) continue;
    const content = readFileSync(file);
    writeWhole(`${file}.br`, brotli(content));
    writeWhole(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** When what is built was last changed. */
const changed = (): number => Math.max(...madeOf.map((place) => newest(path.join(root, place))));

/** Builds what residents are shown first, into dist/, when it is missing or older than what it is made of. */
export async function buildPortal(): Promise<void> {
  if (newest(page) < changed()) {
    console.error('Building the portal...');
    // Loaded only now: a start without building should not wait for the bundler.
    const { build } = await import('vite');
    await build({ root, logLevel: 'warn' });
  }
  const atlas = path.join(portal, 'atlas.html');
  if (!existsSync(atlas)) writeFileSync(atlas, unfinishedAtlas);
}

/** Builds the atlas beside it, and the small forms of all files, when one of these is missing or too old. */
export async function buildRest(): Promise<void> {
  const built = newest(finished);
  if (built > newest(page) && builtWith() === caseTypesFile && built > newest(caseTypesFile)) return;
  compress(path.join(portal, 'assets'));
  const { build } = await import('vite');
  // The atlas tells what a walk through the journeys finds.
  await currentReports().catch(() => undefined);
  await build({ root, logLevel: 'warn', configFile: path.join(root, 'vite.atlas.config.ts') });
  compress(portal);
  mkdirSync(path.dirname(types), { recursive: true });
  writeFileSync(types, caseTypesFile);
  writeFileSync(finished, '');
}
