import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { type Counts, countsOf, type ReportKind } from './test-counts.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'test-results/runners');

/** A command of the proof. Without a report it counts as one check, passed when it exits with 0. */
export interface Runner {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly report?: ReportKind;
  /** Further variables of its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The command in whose records it reads: it begins when that has ended. */
  readonly after?: Runner;
}

/** How a command went; times in milliseconds. */
export interface Outcome extends Counts {
  readonly name: string;
  readonly took: number;
  readonly output: string;
  /** The runner's own report, JSON; undefined when it makes or left none. */
  readonly report?: string | undefined;
}

/** Milliseconds after which a command has hung. One in the background waits for the others, as long as those take. */
const timeLimits = { foreground: 20 * 60_000, background: 45 * 60_000 };

/**
 * Runs one command to its end, its output kept in test-results/runners, and counts what it proved. One in the
 * background gives way to the others where the processor is short.
 */
export async function run(runner: Runner, isBackground: boolean): Promise<Outcome> {
  const { name, report } = runner;
  const file = join(folder, name.replaceAll(/\W+/g, '-'));
  const reportFile = `${file}.json`;
  await mkdir(folder, { recursive: true });
  await rm(reportFile, { force: true });

  const began = performance.now();
  const { code, output } = await execute(commandLine(runner, reportFile), {
    log: `${file}.log`,
    isBackground,
    variables: { ...runner.env, JOURNEYS_REPORT: report === 'playwright' ? reportFile : undefined },
  });
  const took = performance.now() - began;
  if (!report) return { name, took, output, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const text = existsSync(reportFile) ? await readFile(reportFile, 'utf8') : undefined;
  return { name, took, output, report: text, ...countsOf(report, text, code) };
}

const commandLine = ({ command, report }: Runner, reportFile: string): readonly [string, ...string[]] =>
  report === 'vitest'
    ? [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    : command;

interface Execution {
  /** File that the output is kept in. */
  readonly log: string;
  readonly isBackground: boolean;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

const backgroundNice = 10;

/** Lets a process, and what it starts from now on, give way to others. */
function lowerPriority(pid: number): void {
  setPriority(pid, backgroundNice);
  // Where Linux shares the processor between sessions first, niceness counts only within one.
  const session = `/proc/${pid}/autogroup`;
  if (existsSync(session)) writeFileSync(session, String(backgroundNice));
}

async function execute(
  [program, ...args]: readonly [string, ...string[]],
  { log, isBackground, variables }: Execution,
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    cwd: root,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  if (isBackground && child.pid !== undefined) lowerPriority(child.pid);
  const stop = (): void => endGroup(child.pid);
  const timeLimit = timeLimits[isBackground ? 'background' : 'foreground'];
  const timer = setTimeout(stop, timeLimit);
  process.once('exit', stop);
  const kept = createWriteStream(log);
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      parts.push(part);
      kept.write(part);
    });
  }
  child.once('error', (error) => parts.push(String(error)));
  const [code] = (await once(child, 'close').catch(() => [null])) as [number | null];
  clearTimeout(timer);
  process.off('exit', stop);
  stop();
  kept.end();
  if (code === null) parts.push(`\nstopped before its end (limit ${timeLimit / 60_000} minutes)\n`);
  return { code: code ?? 1, output: parts.join('') };
}

// The command and everything it started; nothing is left when they are gone already.
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

const environment = (extra: Record<string, string | undefined>): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Scripts and gateways are started a hundred times in a run, and half of that was compiling the same modules again.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...extra,
});
