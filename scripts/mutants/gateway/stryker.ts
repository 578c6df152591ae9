import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../../paths/sources.ts';
import { type Area, mutatedFiles, testFilesFor } from './areas.ts';
import { chooseEach, isChosen } from './chosen.ts';
import { verdictsVariable } from './stored-verdicts.ts';

/** Where StrykerJS keeps its copies of the sources, and what it found before. */
const folder = '.cache/stryker';

export interface GatewayRun {
  /** Nothing may be printed. */
  readonly isQuiet: boolean;
  /** Only tests that need no database. */
  readonly isQuick: boolean;
  /** Only each mutant of so many: 1 for all. */
  readonly every: number;
}

/** Tries every mutant of an area of which neither the source nor a test has changed since it was tried before. */
export async function tryMutants(
  area: Area,
  { isQuiet, isQuick, every }: GatewayRun,
): Promise<readonly MutantResult[]> {
  // For the processes that StrykerJS starts.
  process.env[verdictsVariable] = join(root, folder, `${area.id}.jsonl`);
  chooseEach(every);
  const results = await new Stryker({
    mutate: [...mutatedFiles(area)],
    testFiles: [...testFilesFor(area, isQuick)],
    testRunner: 'in-process',
    plugins: [join(import.meta.dirname, 'test-runner.ts')],
    coverageAnalysis: 'perTest',
    // Names and texts are read by people and databases; leaving one out says little, and there are as many as of all else.
    mutator: { excludedMutations: ['StringLiteral'] },
    // A value that is made when its module is loaded would need a new process for each of its mutants.
    ignoreStatic: true,
    // Most of what a test of the gateway does is waiting for its database.
    concurrency: 3,
    tempDirName: join(folder, 'sandboxes'),
    ignorePatterns: ['/.storybook', '/deploy', '/dist', '/docs', '/storybook-static', '/test-results'],
    // StrykerJS would rewrite paths in the project's own, by a Node API that TypeScript 7 no longer has.
    tsconfigFile: 'none.json',
    // Every source is read by Node, which takes the types away.
    disableTypeChecks: false,
    // Tests that wait for ever are given up by themselves: this is for those that hold up their process.
    timeoutFactor: 10,
    timeoutMS: 300_000,
    dryRunTimeoutMinutes: 60,
    reporters: isQuiet ? [] : ['progress-append-only'],
    logLevel: (isQuiet ? 'off' : 'warn') as never,
    allowConsoleColors: false,
  }).runMutationTest();
  return results
    .filter(({ id }) => isChosen(id))
    .map((result) => ({ ...result, fileName: result.fileName.replace(`${root}/`, '') }));
}
