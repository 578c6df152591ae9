import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type AnyFlow, flowId, isJourney } from '../../machines/exploration/index.ts';
import { parseSource } from '../../test/support/sources.ts';
import { standInFor } from '../case-types-setting.ts';

export const root = resolve(import.meta.dirname, '../..');

/** The registry that is explored by default. */
export const defaultRegistry = join(root, 'journeys/registry.ts');

/** What every walk is made with: the engine, and what is asked of each situation. */
const walkers = ['scripts/paths/walk.ts', 'scripts/paths/arrivals.ts'];

const slashed = (path: string) => path.replaceAll('\\', '/');

/** The files that say what a flow is: a journey's folder, a machine's samples, else whatever a registry leads to. */
function beginningsOf(flow: AnyFlow, registry: string): readonly string[] {
  if (registry !== defaultRegistry) return [slashed(relative(root, registry))];
  const id = flowId(flow);
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const [own, otherwise] = isJourney(flow)
    ? [`journeys/${id}/**/*.ts`, 'journeys/registry.ts']
    : [`machines/*/${name}.samples.ts`, 'machines/supporting-machines.ts'];
  const files = globSync(own, { cwd: root }).map(slashed);
  const product = files.filter((file) => !file.endsWith('.test.ts'));
  return product.length > 0 ? product : [otherwise];
}

interface Read {
  readonly text: string;
  /** The project's own files that it imports for more than types. */
  readonly imports: readonly string[];
}

/** What was read of each file, so that one that has not changed is not parsed again. */
const known = new Map<string, Read>();

function readSource(file: string): Read {
  const text = readFileSync(standInFor(join(root, file)), 'utf8');
  const before = known.get(file);
  if (before?.text === text) return before;
  // Data import nothing.
  const imports = file.endsWith('.json')
    ? []
    : parseSource(file, text).imports.flatMap(({ file: imported, kind }) =>
        imported !== undefined && kind !== 'type' ? [imported] : [],
      );
  const now = { text, imports };
  known.set(file, now);
  return now;
}

/** Every file on which a flow depends by what it imports, types aside; paths from the root, in their order. */
function sourcesOf(flow: AnyFlow, registry: string): readonly string[] {
  const files = new Set([...beginningsOf(flow, registry), ...walkers]);
  // A set that grows while it is gone through is the queue.
  for (const file of files) {
    for (const imported of readSource(file).imports)
      if (existsSync(join(root, imported))) files.add(imported);
  }
  // The registry says what need not be reached, whatever else it leads to.
  return [...new Set([...files, slashed(relative(root, registry)), 'package.json'])].toSorted();
}

/**
 * A digest of everything on which a flow depends: while it is the same, so is what a walk finds.
 * @throws when a source is no valid TypeScript, naming it
 */
export function digestOf(flow: AnyFlow, registry: string): string {
  const digest = createHash('sha256');
  for (const file of sourcesOf(flow, registry)) {
    digest.update(`${file}\n`).update(known.get(file)?.text ?? readFileSync(join(root, file)));
  }
  return digest.digest('hex');
}
