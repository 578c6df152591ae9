// Finds tests that do not pass each time: `npm run flakes -- --help`.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { portalBuild, storybookBuild } from './builds.ts';
import { chanceSeed, command, wholeNumber } from './command.ts';
import { failedTests } from './flakes/failed-tests.ts';
import { type Runner, run } from './runner.ts';

type Round = Required<Pick<Runner, 'command' | 'report'>>;

interface Suite {
  /** What runs the suite once, in another order for another number. */
  readonly round: (order: number) => Round;
  /** Makes what the suite is served, once before the first round. */
  readonly builds?: readonly Runner[];
}

const inRandomOrder = (projects: readonly string[], order: number): Round => ({
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--sequence.shuffle.files',
    `--sequence.seed=${order}`,
  ],
  report: 'vitest',
});

type SuiteName = 'gateway' | 'browser' | 'storybook' | 'journeys';

const suites: Readonly<Record<SuiteName, Suite>> = {
  gateway: { round: (order) => inRandomOrder(['gateway', 'event loop'], order), builds: [portalBuild] },
  browser: { round: (order) => inRandomOrder(['browser', 'screens'], order) },
  storybook: { round: (order) => inRandomOrder(['storybook'], order) },
  journeys: {
    // Playwright knows no random order: other tests meet by another number of workers.
    round: (order) => ({
      command: ['playwright', 'test', `--workers=${1 + (order % 4)}`],
      report: 'playwright',
    }),
    builds: [portalBuild, storybookBuild],
  },
};

const isSuite = (name: string): name is SuiteName => Object.hasOwn(suites, name);

/** Reads names of suites, with commas between them. */
function suiteNames(text: string): readonly SuiteName[] {
  const names = text.split(',');
  if (names.every(isSuite)) return names;
  throw new InvalidArgumentError(`It takes names of ${Object.keys(suites).join(', ')}, with commas.`);
}

const values = command(
  'flakes',
  'Repeats the suites that wait for something, their files in random order and half of the processor taken, and lists each test that did not pass each time.',
)
  .option('--times <number>', 'how often', wholeNumber(1), 10)
  .option('--suite <names>', `of ${Object.keys(suites).join(', ')}, with commas`, suiteNames, [
    'gateway',
    'browser',
    'journeys',
  ])
  .option('--seed <number>', 'repeats an order', wholeNumber(0), chanceSeed())
  .option('--json', 'prints {times, seed, suites:[{name, tests:[{test, failed, runs}]}]}')
  .parse()
  .opts();
const { times, seed } = values;

/** Takes half of the processor until it is stopped. */
function takeHalf(): () => void {
  const busy = Array.from(
    { length: Math.max(1, Math.floor(cpus().length / 2)) },
    (): ChildProcess => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const child of busy) child.kill('SIGKILL');
  };
}

const root = resolve(import.meta.dirname, '..');
const logs = join(root, 'test-results/flakes');

/** Keeps what a round wrote in which something failed: the next one writes into the same file. Answers where it is. */
async function keepLog(name: string, round: number, output: string): Promise<string> {
  const file = join(logs, `${name}-${round + 1}.log`);
  await mkdir(logs, { recursive: true });
  await writeFile(file, output);
  return relative(root, file);
}

/** How often each test of a suite failed. */
async function repeat(name: SuiteName): Promise<ReadonlyMap<string, number>> {
  const failures = new Map<string, number>();
  for (let round = 0; round < times; round++) {
    const { command, report: kind } = suites[name].round(seed + round);
    const { report, passed, failed, took, output } = await run(
      { name: `flakes ${name}`, command, report: kind },
      false,
    );
    const names = report ? failedTests(kind, report) : [];
    // What broke outside of any test has no name of its own.
    const listed = failed > 0 && names.length === 0 ? ['the run itself'] : names;
    for (const test of listed) failures.set(test, (failures.get(test) ?? 0) + 1);
    const log = listed.length > 0 ? await keepLog(name, round, output) : undefined;
    if (values.json) continue;
    console.log(
      `${name} ${round + 1} of ${times}: ${passed} passed, ${failed} failed (${(took / 1000).toFixed(0)} s)`,
    );
    if (log !== undefined) console.log(`${listed.map((test) => `  ${test}\n`).join('')}  as told in ${log}`);
  }
  return failures;
}

for (const build of new Set(values.suite.flatMap((name) => suites[name].builds ?? []))) {
  const { failed, output } = await run(build, false);
  if (failed > 0) throw new Error(`${build.name}:\n${output}`);
}

const stop = takeHalf();
process.once('exit', stop);
const results: { name: string; tests: { test: string; failed: number; runs: number }[] }[] = [];
for (const name of values.suite) {
  const failures = await repeat(name);
  results.push({
    name,
    tests: [...failures].map(([test, failed]) => ({ test, failed, runs: times })),
  });
}
stop();

const differing = results.flatMap(({ tests }) => tests);
if (values.json) console.log(JSON.stringify({ times, seed, suites: results }));
else {
  for (const { test, failed } of differing) console.log(`failed ${failed} of ${times}: ${test}`);
  console.log(`\nnot passed each time: ${differing.length} (seed ${seed})`);
}
process.exitCode = differing.length > 0 ? 1 : 0;
