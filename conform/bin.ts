#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { runPorts } from './ports/command.ts';
import { reportInWords } from './report.ts';
import { residentOf } from './sign-in.ts';
import { conform } from './suite.ts';

const usage = [
  'doorstep-conform URL --resident EMAIL:PASSWORD --resident EMAIL:PASSWORD [--json]',
  'doorstep-conform --port NAME [--port NAME] [--mail-to ADDRESS] [--text-to NUMBER] [--json]',
].join('\n');

/** What the command line asks for; a sentence about what is wrong with it, where something is. */
function readLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        resident: { type: 'string', multiple: true, default: [] },
        port: { type: 'string', multiple: true, default: [] },
        'mail-to': { type: 'string' },
        'text-to': { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Checks the gateway at an address, or the systems behind ports; answers the exit code. */
async function runCommand(): Promise<number> {
  const line = readLine();
  if (typeof line === 'string') {
    console.error(`${line}\n${usage}`);
    return 2;
  }
  const { values, positionals } = line;
  const [url] = positionals;
  const [a, b] = values.resident;
  if (values.port.length > 0 && url === undefined) {
    const given = { env: process.env, mailTo: values['mail-to'], textTo: values['text-to'] };
    return runPorts(values.port, given, values);
  }
  if (values.port.length > 0 || url === undefined || a === undefined || b === undefined) {
    console.error(usage);
    return 2;
  }
  const report = await conform({ name: url, url, residents: [residentOf(a), residentOf(b)] });
  console.log(
    values.json
      ? JSON.stringify({ gateways: [report], ports: [], planted: { total: 0, caught: 0, missed: [] } })
      : reportInWords(report),
  );
  return report.failed === 0 ? 0 : 1;
}

process.exitCode = await runCommand();
