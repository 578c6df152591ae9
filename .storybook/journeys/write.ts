// Writes the stories of the journeys, unless the sources are those of the last time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourcesDigest } from './sources-digest.ts';

const root = resolve(import.meta.dirname, '../..');
const digestFile = join(root, 'src/stories/generated/sources.sha256');

const digest = sourcesDigest(root);
if (!existsSync(digestFile) || readFileSync(digestFile, 'utf8') !== digest) {
  // Loading all journeys takes most of a second, which is not worth it where nothing is to be done.
  const { writeAll } = await import('./write-all.ts');
  await writeAll();
  writeFileSync(digestFile, digest);
}
