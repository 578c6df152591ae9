import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../../paths/sources.ts';
import { type Area, mutatedFiles, testFilesFor } from './areas.ts';

/** Where StrykerJS keeps its copies of the sources, and what it found before. */
const folder = '.cache/stryker';

/**
 * Tries every mutant of an area of which neither the source nor a test has changed since it was tried before.
 * @param isQuiet whether nothing may be printed
 */
export async function tryMutants(area: Area, isQuiet: boolean): Promise<readonly MutantResult[]> {
  const results = await new Stryker({
    mutate: [...mutatedFiles(area)],
    testFiles: [...testFilesFor(area)],
    testRunner: 'in-process',
    plugins: [join(import.meta.dirname, 'test-runner.ts')],
    coverageAnalysis: 'perTest',
    // Names and texts are read by people and databases; leaving one out says little, and there are as many as of all else.
    mutator: { excludedMutations: ['StringLiteral'] },
    // A value that is made when its module is loaded would need a new process for each of its mutants.
    ignoreStatic: true,
    concurrency: 2,
    incremental: true,
    incrementalFile: join(folder, `${area.id}.json`),
    tempDirName: join(folder, 'sandboxes'),
    ignorePatterns: ['/.storybook', '/deploy', '/dist', '/docs', '/storybook-static', '/test-results'],
    // StrykerJS would rewrite paths in the project's own, by a Node API that TypeScript 7 no longer has.
    tsconfigFile: 'none.json',
    // Every source is read by Node, which takes the types away.
    disableTypeChecks: false,
    // A machine that is busy with other things is no endless loop.
    timeoutFactor: 4,
    timeoutMS: 20_000,
    reporters: isQuiet ? [] : ['progress-append-only'],
    logLevel: (isQuiet ? 'off' : 'warn') as never,
    allowConsoleColors: false,
  }).runMutationTest();
  return results.map((result) => ({ ...result, fileName: result.fileName.replace(`${root}/`, '') }));
}
