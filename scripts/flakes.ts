// Finds tests that do not pass each time: `npm run flakes -- --help`.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { chanceSeed, command, wholeNumber } from './command.ts';
import { failedTests } from './flakes/failed-tests.ts';
import { type Runner, run } from './runner.ts';

const values = command(
  'flakes',
  'Repeats the suites that wait for something, their files in random order and half of the processor taken, and lists each test that did not pass each time.',
)
  .option('--times <number>', 'how often', wholeNumber(1), 10)
  .option(
    '--suite <names>',
    'of gateway, browser, storybook and journeys, with commas',
    'gateway,browser,journeys',
  )
  .option('--seed <number>', 'repeats an order', wholeNumber(0), chanceSeed())
  .option('--json', 'prints {times, seed, suites:[{name, tests:[{test, failed, runs}]}]}')
  .parse()
  .opts();
const { times, seed } = values;

const inRandomOrder = (names: readonly string[], round: number): Runner['command'] => [
  'vitest',
  'run',
  ...names.flatMap((name) => ['--project', name]),
  '--sequence.shuffle.files',
  `--sequence.seed=${seed + round}`,
];

/** The command of a suite in one round. Playwright knows no random order: other tests meet by another number of workers. */
const suites: Readonly<Record<string, (round: number) => Required<Pick<Runner, 'command' | 'report'>>>> = {
  gateway: (round) => ({ command: inRandomOrder(['gateway', 'event loop'], round), report: 'vitest' }),
  browser: (round) => ({ command: inRandomOrder(['browser', 'screens'], round), report: 'vitest' }),
  storybook: (round) => ({ command: inRandomOrder(['storybook'], round), report: 'vitest' }),
  journeys: (round) => ({
    command: ['playwright', 'test', `--workers=${1 + ((seed + round) % 4)}`],
    report: 'playwright',
  }),
};

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
async function repeat(name: string): Promise<ReadonlyMap<string, number>> {
  const commandOf = suites[name];
  if (!commandOf) throw new Error(`there is no suite ${name}: ${Object.keys(suites).join(', ')}`);
  const failures = new Map<string, number>();
  for (let round = 0; round < times; round++) {
    const { command, report: kind } = commandOf(round);
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

const stop = takeHalf();
process.once('exit', stop);
const results: { name: string; tests: { test: string; failed: number; runs: number }[] }[] = [];
for (const name of values.suite.split(',')) {
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
