import { calls } from '../../contract/calls.ts';
import type { Source } from '../support/sources.ts';

const ids = new Set(calls.map(({ id }) => id));

/** Imports of the contract as written, at the top of a file or where they are needed. */
const imports =
  /(?:import\s*(?<above>\{[^}]*\})\s*from\s*|(?<inside>\{[^}]*\})\s*=\s*await import\(\s*)'[./]+contract\/[\w-]+\.ts'\)?;?/g;

/** The calls that a file makes: those that it has from the contract and uses for more than their type. */
export function callsIn({ text }: Pick<Source, 'text'>): readonly string[] {
  const named = [...text.matchAll(imports)].flatMap(({ groups }) =>
    (groups?.above ?? groups?.inside ?? '').match(/(?<!type )\b[a-z]\w+/g),
  );
  const used = text.replaceAll(imports, '').replaceAll(/typeof \w+/g, '');
  return [...new Set(named)].flatMap((name) =>
    name !== null && name !== undefined && ids.has(name) && new RegExp(`\\b${name}\\b`).test(used)
      ? [name]
      : [],
  );
}

/** The files of the portal and its journeys, without what proves or shows them. */
export const isProduct = ({ path }: Pick<Source, 'path'>): boolean =>
  /^(?:src|journeys)\//.test(path) && !/^src\/stories\/|[./](?:test|stories|examples)\.tsx?$/.test(path);
