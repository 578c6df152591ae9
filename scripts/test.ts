// The whole proof: `npm test`.
import { portalBuild, storybookBuild } from './builds.ts';
import { chooseClock } from './clock.ts';
import { command } from './command.ts';
import { type Outcome, type Runner, run } from './runner.ts';

const { clock } = command(
  'test',
  'Proves everything. Ends with “N passed, N failed”, and fails when anything did.',
)
  .option('--clock <time>', 'runs it as if it were started at another time, such as 2026-12-31T23:59')
  .parse()
  .opts();
try {
  chooseClock(clock);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

/** Node loads the configuration in half the time that bundling it first takes. */
const loadedByNode = ['--configLoader', 'native'];

const project = (name: string, ...more: readonly string[]): Runner => ({
  name,
  command: [
    'vitest',
    'run',
    // Storybook's own part of it is left as it was tried.
    ...(name === 'storybook' ? [] : loadedByNode),
    ...[name, ...more].flatMap((each) => ['--project', each]),
  ],
  report: 'vitest',
});

/** What is on the ways through the journeys. Unit tests, the list of what is unused, stories, screens and the atlas read it. */
const paths: Runner = { name: 'paths', command: ['node', 'scripts/paths.ts'] };

/** What needs the machine to answer in time: a database, a browser. One after the other. */
const foreground: readonly Runner[] = [
  portalBuild,
  { name: 'browsers', command: ['node', 'scripts/browsers.ts'] },
  project('gateway', 'event loop'),
  { ...storybookBuild, after: paths },
  project('browser'),
  { ...project('screens'), env: { NODE_ENV: 'production' } },
  { ...project('storybook'), env: { NODE_ENV: 'production' } },
  { name: 'journeys', command: ['playwright', 'test'], report: 'playwright' },
];

/** What only computes. It takes the time in which the others wait for a page or a database. */
const background: readonly Runner[] = [
  paths,
  // With one thread: several check what they share each by themselves, which takes twice the processor time.
  { name: 'types', command: ['tsc', '--noEmit', '--singleThreaded'] },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off'] },
  project('unit', 'unit-vite'),
  { name: 'unused', command: ['knip'] },
];

const closingLines = 6;
/** Where runners tell what failed, and how. */
const failureLines = 60;

const lastLines = (output: string, count: number): string =>
  output.trimEnd().split('\n').slice(-count).join('\n');

function show({ name, took, passed, failed, output }: Outcome): void {
  console.log(`\n--- ${name} (${(took / 1000).toFixed(1)} s): ${passed} passed, ${failed} failed`);
  console.log(failed > 0 ? output.trimEnd() : lastLines(output, closingLines));
}

// Runners have process groups of their own; exiting by hand ends those too.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const ends = new Map(
  [...foreground, ...background].map((runner) => [runner, Promise.withResolvers<void>()] as const),
);

async function runInTurn(runners: readonly Runner[], isBackground: boolean): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const runner of runners) {
    if (runner.after) await ends.get(runner.after)?.promise;
    const outcome = await run(runner, isBackground);
    ends.get(runner)?.resolve();
    show(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

const outcomes = (await Promise.all([runInTurn(background, true), runInTurn(foreground, false)])).flat();

const total = (count: 'passed' | 'failed'): number =>
  outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
// Once more at the end: of a long log often only that is kept.
for (const { name, failed, output } of outcomes) {
  if (failed > 0) console.log(`\n--- ${name} again, its last lines\n${lastLines(output, failureLines)}`);
}
console.log();
for (const { name, took, passed, failed } of outcomes)
  console.log(
    `${name.padEnd(16)} ${`${(took / 1000).toFixed(1)} s`.padStart(8)}   ${passed} passed, ${failed} failed`,
  );
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
