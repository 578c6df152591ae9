import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { caseTypesFile } from './case-types-setting.ts';
import { currentReports } from './paths/current.ts';

const root = path.resolve(import.meta.dirname, '..');
const portal = path.join(root, 'dist');
const madeOf = [
  ...['content', 'contract', 'machines', 'journeys', 'src', 'public'],
  ...['index.html', 'atlas.html', 'vite.config.ts', 'vite.atlas.config.ts', 'package.json'],
];
const compressible = /\.(?:html|js|css|svg|json|webmanifest)$/;

function newest(place: string): number {
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

/** Puts a small form of each file beside it, which the gateway sends to whoever takes it: many residents pay by the megabyte. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Builds the portal and the atlas into dist/ when it is missing or older than what it is made of. */
export async function buildPortal(): Promise<void> {
  const built = newest(path.join(portal, 'index.html.gz'));
  const changed = Math.max(...madeOf.map((place) => newest(path.join(root, place))));
  if (built > changed && builtWith() === caseTypesFile && built > newest(caseTypesFile)) return;
  console.log('Building the portal...');
  // Loaded only now: a start without building should not wait for the bundler.
  const { build } = await import('vite');
  // The atlas tells what a walk through the journeys finds; it takes as long as the portal and is done meanwhile.
  const walked = currentReports().catch(() => undefined);
  await build({ root, logLevel: 'warn' });
  await walked;
  await build({ root, logLevel: 'warn', configFile: path.join(root, 'vite.atlas.config.ts') });
  compress(portal);
  mkdirSync(path.dirname(types), { recursive: true });
  writeFileSync(types, caseTypesFile);
}
