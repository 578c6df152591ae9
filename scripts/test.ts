// The whole proof: `npm test`. Ends with `N passed, N failed` and fails when anything did.
import { type Outcome, type Runner, run } from './runner.ts';

const project = (name: string): Runner => ({
  name,
  command: ['vitest', 'run', '--project', name],
  report: 'vitest',
});

/** Runners of one group share the processor; the groups follow one another. */
const groups: readonly (readonly Runner[])[] = [
  [
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'lint', command: ['biome', 'ci', '--colors=off'] },
  ],
  [
    { name: 'unused', command: ['knip'] },
    { name: 'build', command: ['vite', 'build'] },
  ],
  [{ name: 'size', command: ['node', 'scripts/size.ts'] }],
  [project('unit')],
  [project('gateway')],
  [project('browser')],
  [project('storybook')],
  [{ name: 'storybook build', command: ['storybook', 'build', '-o', 'storybook-static'] }],
  [{ name: 'journeys', command: ['playwright', 'test'], report: 'playwright' }],
];

const closingLines = 6;

function show({ name, took, passed, failed, output }: Outcome): void {
  const lines = output.trimEnd().split('\n');
  const shown = failed > 0 ? lines : lines.slice(-closingLines);
  console.log(`\n--- ${name} (${(took / 1000).toFixed(1)} s): ${passed} passed, ${failed} failed`);
  console.log(shown.join('\n'));
}

// Runners have process groups of their own; exiting by hand ends those too.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const outcomes: Outcome[] = [];
for (const group of groups) {
  for (const outcome of await Promise.all(group.map(run))) {
    show(outcome);
    outcomes.push(outcome);
  }
}

const total = (count: 'passed' | 'failed'): number =>
  outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
console.log();
for (const { name, took, passed, failed } of outcomes)
  console.log(
    `${name.padEnd(16)} ${`${(took / 1000).toFixed(1)} s`.padStart(8)}   ${passed} passed, ${failed} failed`,
  );
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
