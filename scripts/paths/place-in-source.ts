import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Journey } from '../../machines/engine/index.ts';

const root = resolve(import.meta.dirname, '../..');

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
}

/** The sources of a journey, those in which it is defined first; none for a journey that has no folder. */
function sourcesOf(id: string): readonly Source[] {
  const isId = new RegExp(`^\\s+id: '${id}',$`, 'm');
  const own = globSync('journeys/*/journey.ts', { cwd: root }).find((file) =>
    isId.test(readFileSync(resolve(root, file), 'utf8')),
  );
  if (!own) return [];
  const folder = own.slice(0, -'/journey.ts'.length);
  return [own, ...globSync(`${folder}/{rules,questions,operations,operations/*}.ts`, { cwd: root })]
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, lines: readFileSync(resolve(root, file), 'utf8').split('\n') }));
}

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text speaks of a name, and not of a longer one. */
const speaksOf = (text: string, name: string): boolean =>
  new RegExp(`(^|[^\\w-])${asPattern(name)}($|[^\\w-])`).test(text);

/**
 * Where a journey defines what a failure is about: its rule, else its operation, question or step.
 * @returns such as `journeys/enquiry/rules.ts:12`; nothing where no name of the failure is found
 */
export function placeInSource(journey: Journey, what: string): string | undefined {
  const names = [
    ...Object.keys(journey.rules),
    ...Object.keys(journey.operations),
    ...Object.keys(journey.questions),
    ...journey.steps.map(({ id }) => id),
  ].filter((name) => speaksOf(what, name));
  const sources = sourcesOf(journey.id);
  for (const name of names) {
    const defines = new RegExp(`^\\s+(?:'${asPattern(name)}'|${asPattern(name)})(?::|,$)`);
    for (const { file, lines } of sources) {
      const line = lines.findIndex((text) => defines.test(text));
      if (line >= 0) return `${file}:${line + 1}`;
    }
  }
  return undefined;
}
