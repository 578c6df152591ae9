// Replaces gateways of one version by another under load: `npm run rolling-upgrade -- --help`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command, wholeNumber } from './command.ts';
import { git, layOut, RevisionError } from './revision.ts';
import { rollingUpgrade } from './rolling-upgrade/run.ts';

const root = path.resolve(import.meta.dirname, '..');
const { from, seconds, rate, port, json } = command(
  'rolling-upgrade',
  'Brings the tables of an earlier version up to date under load, replaces its gateways by those of this one, one by one, and takes it all back. Fails when a write that was acknowledged is lost or done twice, or a request is refused.',
)
  .option('--from <revision>', 'the earlier version; the last one with other tables unless told')
  .option('--seconds <number>', 'how long requests come at least', wholeNumber(1), 20)
  .option('--rate <number>', 'how many come a second', wholeNumber(1), 50)
  .option('--port <number>', 'the first of two ports', wholeNumber(1, 65_534), 4890)
  .option(
    '--json',
    'prints { from, migrations, requests, acknowledged, lost, doubled, triedAgain, refused, longestPauseMs }',
  )
  .parse()
  .opts();

/** The commit before the last one that changed the tables. */
function lastWithOtherTables(): string {
  const { stdout } = git(root, 'log', '-1', '--format=%H', '--', 'gateway/database/migrations');
  return `${String(stdout).trim()}^`;
}

const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-before-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
try {
  const before = path.join(folder, 'version');
  const { commit, day, subject } = layOut(root, from ?? lastWithOtherTables(), before);
  const report = await rollingUpgrade({
    ...{ before, after: root, seconds, perSecond: rate, ports: [port, port + 1] },
  });
  const { migrations, requests, acknowledged, lost, doubled, triedAgain, refused, longestPauseMs } = report;
  const words = [
    `From ${commit} (${day}: ${subject}) to this version and back; migrations: ${migrations.join(', ') || 'none'}.`,
    `${requests} requests, ${acknowledged} writes acknowledged, ${lost} lost, ${doubled} doubled, ${refused.length} refused.`,
    `${triedAgain} requests were tried again; nothing was answered for at most ${longestPauseMs} ms.`,
    ...refused,
  ];
  console.log(json ? JSON.stringify({ from: commit, ...report }) : words.join('\n'));
  if (lost + doubled + refused.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof RevisionError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
