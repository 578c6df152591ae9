// Contractors who do not come, do not call and finish late, at a fast clock: `npm run promises -- --repairs 10000`. Counts
// the promises that were broken, those of which the resident was told, and the repairs whose resident waited in silence.
// --seed repeats what everybody does; --json prints { repairs, missed, notified, silent, slowest }. Fails where anybody waited.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    repairs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

if (![values.repairs, values.seed].every((text) => /^[1-9]\d{0,5}$/.test(text))) {
  console.error('--repairs and --seed take a whole number above 0');
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-promises-'));
const report = path.join(folder, 'report.json');
const child = spawn('npx', ['vitest', 'run', '--project', 'gateway', 'test/gateway/silent-waits.test.ts'], {
  stdio: ['ignore', values.json ? 'ignore' : 'inherit', 'inherit'],
  env: {
    ...process.env,
    PROMISES_REPAIRS: values.repairs,
    PROMISES_SEED: values.seed,
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
