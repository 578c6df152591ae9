#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { reportInWords } from './report.ts';
import { residentOf } from './sign-in.ts';
import { conform } from './suite.ts';

const usage = 'doorstep-conform URL --resident EMAIL:PASSWORD --resident EMAIL:PASSWORD [--json]';

/** What the command line asks for; a sentence about what is wrong with it, where something is. */
function readLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        resident: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Checks the gateway at an address; answers the exit code. */
async function runCommand(): Promise<number> {
  const line = readLine();
  if (typeof line === 'string') {
    console.error(`${line}\n${usage}`);
    return 2;
  }
  const { values, positionals } = line;
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
