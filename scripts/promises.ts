// Contractors who do not come, do not call and finish late: `npm run promises -- --help`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command, wholeNumber } from './command.ts';

const values = command(
  'promises',
  'Counts, at a fast clock, the promises that contractors break, those of which the resident is told, and the repairs whose resident waits in silence. Fails where anybody does.',
)
  .option('--repairs <number>', 'how many', wholeNumber(1, 999_999), 1000)
  .option('--seed <number>', 'the same does the same again', wholeNumber(1, 999_999), 1)
  .option('--json', 'prints { repairs, missed, notified, silent, slowest }')
  .parse()
  .opts();

const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-promises-'));
const report = path.join(folder, 'report.json');
const child = spawn('npx', ['vitest', 'run', '--project', 'gateway', 'test/gateway/silent-waits.test.ts'], {
  stdio: ['ignore', values.json ? 'ignore' : 'inherit', 'inherit'],
  env: {
    ...process.env,
    PROMISES_REPAIRS: String(values.repairs),
    PROMISES_SEED: String(values.seed),
    PROMISES_REPORT: report,
  },
});
child.once('exit', (code) => {
  try {
    const text = readFileSync(report, 'utf8');
    const { repairs, missed, notified, silent, slowest } = JSON.parse(text);
    const words = `${repairs} repairs, ${missed} broken promises, ${notified} of them told, at most ${slowest} minutes late, ${silent} silent waits`;
    console.log(values.json ? text : words);
  } catch {
    console.error('the simulation did not come to its end');
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
