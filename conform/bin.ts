#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { reportInWords } from './report.ts';
import { residentOf } from './sign-in.ts';
import { conform } from './suite.ts';

const usage = 'doorstep-conform URL --resident EMAIL:PASSWORD --resident EMAIL:PASSWORD [--json]';

/** Checks the gateway at an address; answers the exit code. */
async function runCommand(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      resident: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  });
  const [url] = positionals;
  const [a, b] = values.resident;
  if (url === undefined || a === undefined || b === undefined) {
    console.error(usage);
    return 2;
  }
  const report = await conform({ name: url, url, residents: [residentOf(a), residentOf(b)] });
  console.log(
    values.json
      ? JSON.stringify({ gateways: [report], planted: { total: 0, caught: 0, missed: [] } })
      : reportInWords(report),
  );
  return report.failed === 0 ? 0 : 1;
}

process.exitCode = await runCommand();
