import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../paths/sources.ts';

/** A file with other contents, and every file that leads to it. */
export interface Replacement {
  readonly path: string;
  readonly text: string;
  /** Paths of the files that import it, directly or through others. */
  readonly importers: readonly string[];
}

const urlOf = (path: string): string => pathToFileURL(join(root, path)).href;
const testApi = new URL('./test-api.ts', import.meta.url).href;
const mark = 'changed';
const markOf = (url: string | undefined): string | null =>
  url === undefined || !url.includes(`?${mark}=`) ? null : new URL(url).searchParams.get(mark);

let number = 0;
let changed = '';
let text = '';
let affected: ReadonlySet<string> = new Set();

/**
 * Lets modules be loaded again with one of them changed, while no file is: under an address of their own, so that whatever
 * does not import the changed one is loaded once for all of them.
 */
export function registerReplacements(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const own = markOf(context.parentURL);
      if (own === null) return next(specifier, context);
      if (specifier === 'vitest') return { ...next(testApi, context), url: testApi };
      const resolved = next(specifier, context);
      return affected.has(resolved.url) ? { ...resolved, url: `${resolved.url}?${mark}=${own}` } : resolved;
    },
    load: (url, context, next) =>
      url === `${changed}?${mark}=${number}` ? { ...next(url, context), source: text } : next(url, context),
  });
}

/** Puts another text in the place of a file, and tells how to import what leads to it. */
export function replaced(replacement: Replacement): (path: string) => Promise<unknown> {
  number += 1;
  changed = urlOf(replacement.path);
  text = replacement.text;
  affected = new Set([replacement.path, ...replacement.importers].map(urlOf));
  const own = number;
  return (path) => import(`${urlOf(path)}?${mark}=${own}`);
}
