import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One import or re-export as written: the file or package it names, and whether only types come through. */
export interface Import {
  readonly specifier: string;
  /** Path of the project's own file, from the root; undefined for a package. */
  readonly file: string | undefined;
  readonly kind: 'value' | 'type' | 'lazy';
}

export interface Source {
  /** Path from the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const folders = [
  'content',
  'contract',
  'machines',
  'journeys',
  'src',
  'gateway',
  'conform',
  'test',
  'scripts',
];
const patterns = [...folders.map((folder) => `${folder}/**/*.{ts,tsx}`), '.storybook/**/*.{ts,tsx}', '*.ts'];

const readAll = (root: string): readonly Source[] =>
  globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));

const read = new Map<string, readonly Source[]>();

/** Every TypeScript file of the project, read from disk once in a process. */
export function readSources(root: string): readonly Source[] {
  const sources = read.get(root) ?? readAll(root);
  read.set(root, sources);
  return sources;
}

/** The TypeScript files that git knows or would add: the count that the readers above must arrive at. */
export const listedSources = (root: string): string[] =>
  execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .sort();

/** Reads the imports of one file. Throws when the file is no valid TypeScript. */
export function parseSource(path: string, text: string): Source {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map((error) => error.message).join('; ')}`);
  const make = (specifier: string, kind: Import['kind']): Import => ({
    specifier,
    file: ownFile(path, specifier),
    kind,
  });
  const kindOf = (entries: readonly { readonly isType: boolean }[]): Import['kind'] =>
    entries.length > 0 && entries.every((entry) => entry.isType) ? 'type' : 'value';
  const imported = module.staticImports.map((found) =>
    make(found.moduleRequest.value, kindOf(found.entries)),
  );
  const reexported = module.staticExports.flatMap(({ entries }) => {
    const specifier = entries[0]?.moduleRequest?.value;
    return specifier === undefined ? [] : [make(specifier, kindOf(entries))];
  });
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[2] === undefined ? [] : [make(literal[2], 'lazy')];
  });
  return { path, text, imports: [...imported, ...reexported, ...lazy] };
}

function ownFile(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const bare = specifier.replace(/\?.*$/, '');
  return normalize(join(dirname(from), bare)).replaceAll('\\', '/');
}
