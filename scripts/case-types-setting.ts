import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const usual = path.resolve(import.meta.dirname, '../content/case-types.json');

/** The file of the types of service request: the one that `CASE_TYPES` names, as for the gateway, else the project's own. */
export const caseTypesFile = path.resolve(process.env.CASE_TYPES ?? usual);

const isOther = caseTypesFile !== usual;

/** The file whose text stands for another one: that of the setting for the project's own types of service request. */
export const standInFor = (file: string): string => (file === usual ? caseTypesFile : file);

/**
 * Lets every module that is loaded from now on in this process read the types of service request from the file of the
 * setting. Throws `CaseTypesError` when it has a mistake.
 * @param root the folder of the version of the project whose modules are meant
 */
export async function readCaseTypesOfSetting(root = path.dirname(path.dirname(usual))): Promise<void> {
  if (!isOther) return;
  const { readCaseTypesFile } = await import('../gateway/cases/catalogue.ts');
  await readCaseTypesFile(caseTypesFile);
  const own = pathToFileURL(path.join(root, 'content/case-types.json')).href;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return found.url === own ? { ...found, url: pathToFileURL(caseTypesFile).href, format: 'json' } : found;
    },
  });
}

/** Whether it was thrown because of a mistake in the file; its message names them all. */
export const isMistakeInFile = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'CaseTypesError';

/** The same for what Vite builds. */
export const caseTypesOfSetting = (): Plugin => ({
  name: 'case-types-of-setting',
  enforce: 'pre',
  load(id) {
    if (!isOther || path.normalize(id) !== usual) return undefined;
    this.addWatchFile(caseTypesFile);
    return readFileSync(caseTypesFile, 'utf8');
  },
});
