// Plays histories of many residents and checks them: `npm run histories -- --help`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chanceSeed, command, wholeNumber } from './command.ts';

const values = command('histories', 'Checks that histories of forty tabs at once fit one order.')
  .option('--count <number>', 'how many histories', wholeNumber(1, 9_999_999), 200)
  .option('--seed <number>', 'of the first one; the next has the next', wholeNumber(1), chanceSeed())
  .option('--json', 'prints { histories, operations, violations }')
  .parse()
  .opts();

if (!values.json) console.log(`seed ${values.seed}`);
const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-histories-'));
const report = path.join(folder, 'report.json');
const child = spawn('npx', ['vitest', 'run', '--project', 'gateway', 'test/gateway/histories.test.ts'], {
  stdio: ['ignore', values.json ? 'ignore' : 'inherit', 'inherit'],
  env: {
    ...process.env,
    HISTORIES_COUNT: String(values.count),
    HISTORIES_SEED: String(values.seed),
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
