import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Journey } from '../../machines/engine/index.ts';

const root = resolve(import.meta.dirname, '../..');

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
}

/** These files, as failures are looked for in them. */
export const sourcesIn = (files: readonly string[]): readonly Source[] =>
  files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, lines: readFileSync(resolve(root, file), 'utf8').split('\n') }));

/** The sources of a journey, those in which it is defined first; none for a journey that has no folder. */
function sourcesOf(id: string): readonly Source[] {
  const isId = new RegExp(`^\\s+id: '${id}',$`, 'm');
  const own = globSync('journeys/*/journey.ts', { cwd: root }).find((file) =>
    isId.test(readFileSync(resolve(root, file), 'utf8')),
  );
  if (!own) return [];
  const folder = own.slice(0, -'/journey.ts'.length);
  const parts = 'rules,questions,operations,operations/*,properties,properties/*';
  return sourcesIn([own, ...globSync(`${folder}/{${parts}}.ts`, { cwd: root })]);
}

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text speaks of a name, and not of a longer one. */
const speaksOf = (text: string, name: string): boolean =>
  new RegExp(`(^|[^\\w-])${asPattern(name)}($|[^\\w-])`).test(text);

/** What a failure speaks of first is what it is about; where it speaks of a question, that. */
const placeIn = (text: string, name: string): number =>
  text.includes(`question ${name}`) ? -1 : text.indexOf(name);

/** The first line that matches, as `journeys/enquiry/rules.ts:12`. */
function lineIn(sources: readonly Source[], pattern: RegExp): string | undefined {
  for (const { file, lines } of sources) {
    const line = lines.findIndex((text) => pattern.test(text));
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return undefined;
}

/**
 * Where a journey defines what a failure is about: its property, else the first rule, operation,
 * question or step that it names.
 * @param sources where it is looked for
 * @returns such as `journeys/enquiry/rules.ts:12`; nothing where no name of the failure is found
 */
export function placeInSource(
  journey: Journey,
  { what, property }: { readonly what: string; readonly property?: string },
  sources = sourcesOf(journey.id),
): string | undefined {
  if (property !== undefined)
    return lineIn(sources, new RegExp(`^\\s+says: ['"\`]${asPattern(property)}['"\`]`));
  const names = [
    ...Object.keys(journey.rules),
    ...Object.keys(journey.operations),
    ...Object.keys(journey.questions),
    ...journey.steps.map(({ id }) => id),
  ]
    .filter((name) => speaksOf(what, name))
    .toSorted((one, other) => placeIn(what, one) - placeIn(what, other));
  for (const name of names) {
    const place = lineIn(sources, new RegExp(`^\\s+(?:'${asPattern(name)}'|${asPattern(name)})(?::|,$)`));
    if (place) return place;
  }
  return undefined;
}
