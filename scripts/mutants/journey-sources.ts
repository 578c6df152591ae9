import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { readSources, type Source } from '../../test/support/sources.ts';
import { root } from '../paths/sources.ts';
import { type Mutant, mutantsOf } from './operators.ts';

const slashed = (path: string): string => path.replaceAll('\\', '/');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** The folder of each journey, by its id. */
export const journeyFolders = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('journeys/*/journey.ts', { cwd: root }).map((file) => {
      const [, id = ''] = /^ +id: '(\w+)',$/m.exec(textOf(slashed(file))) ?? [];
      return [id, slashed(file).replace(/\/journey\.ts$/, '')];
    }),
  );

/** What says what a journey asks, what it decides, and what it does. */
const deciding = [
  ...['journey', 'rules', 'situation', 'result', 'results', 'questionnaire'],
  ...['operations', 'operations/*', 'calls', 'calls/*'],
];

/** Every change to the sources of a journey. */
export const mutantsIn = (folder: string): readonly Mutant[] =>
  globSync(`${folder}/{${deciding.join()}}.ts`, { cwd: root })
    .map(slashed)
    .filter((file) => !isTest(file))
    .toSorted()
    .flatMap((file) => mutantsOf(file, textOf(file)));

/** The text without comments and layout, which mean nothing to a journey. */
function bareText(path: string): string {
  const text = textOf(path);
  const { comments } = parseSync(path, text);
  const bare = comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return bare.replaceAll(/\s+/g, ' ');
}

/** A digest of what stands in the folder of a journey, its tests and properties included. */
export function digestOfFolder(folder: string): string {
  const digest = createHash('sha256');
  for (const file of globSync(`${folder}/**/*.ts`, { cwd: root }).map(slashed).toSorted())
    digest.update(file).update(bareText(file));
  return digest.digest('hex').slice(0, 16);
}

/** Who imports whom in the project, for more than types. */
export class Imports {
  readonly #importers = new Map<string, Set<string>>();
  readonly #sources: ReadonlyMap<string, Source>;

  constructor(sources: readonly Source[] = readSources(root)) {
    this.#sources = new Map(sources.map((source) => [source.path, source]));
    for (const { path, imports } of sources) {
      for (const { file, kind } of imports) {
        if (file === undefined || kind === 'type') continue;
        const importers = this.#importers.get(file) ?? new Set();
        this.#importers.set(file, importers.add(path));
      }
    }
  }

  /** Every file that imports this one, directly or through others. */
  importersOf(path: string): readonly string[] {
    const all = new Set([path]);
    // A set that grows while it is gone through is the queue.
    for (const file of all) for (const importer of this.#importers.get(file) ?? []) all.add(importer);
    all.delete(path);
    return [...all];
  }

  /** Tests of journeys that run in memory and import this file. */
  testsOf(path: string): readonly string[] {
    return this.importersOf(path).filter((file) => file.startsWith('journeys/') && isTest(file));
  }

  /** Whether loading one file loads another, without waiting until it is needed. */
  loads(path: string, other: string): boolean {
    const all = new Set([path]);
    for (const file of all) {
      for (const { file: imported, kind } of this.#sources.get(file)?.imports ?? [])
        if (imported !== undefined && kind === 'value') all.add(imported);
    }
    return all.has(other);
  }
}
