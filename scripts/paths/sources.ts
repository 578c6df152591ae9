import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSource } from '../../test/support/sources.ts';

const root = resolve(import.meta.dirname, '../..');

/** What every walk is made with: the engine, and what is asked of each situation. */
const walker = 'scripts/paths/walk.ts';

/** The files that say what a flow is: all of a journey's folder, else whatever the registry leads to. */
function beginningsOf(flow: string): readonly string[] {
  const own = globSync(`journeys/${flow}/**/*.ts`, { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  return own.length > 0 ? own : ['journeys/registry.ts'];
}

/** Every file on which a flow depends by what it imports, types aside; paths from the root, in their order. */
export function sourcesOf(flow: string): readonly string[] {
  const files = new Set([...beginningsOf(flow).map((file) => file.replaceAll('\\', '/')), walker]);
  // A set that grows while it is gone through is the queue.
  for (const file of files) {
    for (const { file: imported, kind } of parseSource(file, readFileSync(join(root, file), 'utf8'))
      .imports) {
      if (imported !== undefined && kind !== 'type' && existsSync(join(root, imported))) files.add(imported);
    }
  }
  return [...files, 'package.json'].toSorted();
}

/** A digest of everything on which a flow depends: while it is the same, so is what a walk finds. */
export function digestOf(flow: string): string {
  const digest = createHash('sha256');
  for (const file of sourcesOf(flow)) digest.update(`${file}\n`).update(readFileSync(join(root, file)));
  return digest.digest('hex');
}
