// Histories of forty tabs at once, checked to fit one order: `npm run histories -- --count 200`. --seed is that of the
// first history, the next has the next number; --json prints { histories, operations, violations }.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machineClock } from '../gateway/clock.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(machineClock().getTime() % 1_000_000) },
    json: { type: 'boolean', default: false },
  },
});

if (![values.count, values.seed].every((text) => /^[1-9]\d{0,6}$/.test(text))) {
  console.error('--count and --seed take a whole number above 0');
  process.exit(2);
}

if (!values.json) console.log(`seed ${values.seed}`);
const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-histories-'));
const report = path.join(folder, 'report.json');
const child = spawn('npx', ['vitest', 'run', '--project', 'gateway', 'test/gateway/histories.test.ts'], {
  stdio: ['ignore', values.json ? 'ignore' : 'inherit', 'inherit'],
  env: {
    ...process.env,
    HISTORIES_COUNT: values.count,
    HISTORIES_SEED: values.seed,
    HISTORIES_REPORT: report,
  },
});
child.once('exit', (code) => {
  try {
    const text = readFileSync(report, 'utf8');
    const { histories, operations } = JSON.parse(text);
    console.log(values.json ? text : `${histories} histories, ${operations} operations`);
  } catch {
    console.error('no history was played to its end');
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
