import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAddress, socketOf } from '../../scripts/failover/address.ts';
import { freePort } from '../../scripts/free-port.ts';
import { readImageFile } from '../support/deploy/image.ts';
import { eventually, freshDatabase } from '../support/gateway.ts';

const root = path.resolve(import.meta.dirname, '../..');
const image = readImageFile(root);
const place = mkdtempSync(path.join(tmpdir(), 'doorstep-image-'));
const app = path.join(place, 'app');
/** The base image brings Node; nobody but us may look into the folder of ours. */
const node = path.join(place, 'node');
const temporary = path.join(place, 'tmp');
/** Whoever is not root cannot be somebody else: then it runs as they do. */
const user: { readonly uid?: number; readonly gid?: number } = process.getuid?.() === 0 ? image.user : {};

/** Packages of production, by their folders: what `npm ci --omit=dev` installs, without what the image leaves out. */
function productionPackages(): readonly string[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const packages = lock.packages as Readonly<Record<string, { readonly dev?: boolean }>>;
  return Object.entries(packages)
    .filter(([folder, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(folder) && !dev)
    .map(([folder]) => folder.replace('node_modules/', ''))
    .filter((name) => !image.packagesLeftOut.some((left) => name === left || name.startsWith(`${left}/`)));
}

/** Lays out what the image holds besides its base. */
function layOutImage(): void {
  for (const { from, to } of image.copies) {
    if (to !== 'node_modules') cpSync(path.join(root, from), path.join(app, to), { recursive: true });
  }
  for (const name of productionPackages()) {
    const folder = path.join('node_modules', name);
    // Those for machines of another kind are not installed.
    if (existsSync(path.join(root, folder)))
      cpSync(path.join(root, folder), path.join(app, folder), { recursive: true });
  }
  copyFileSync(process.execPath, node);
  mkdirSync(temporary);
  if (user.uid !== undefined) chownSync(temporary, image.user.uid, image.user.gid);
  chmodSync(place, 0o755);
}

let gateway: ChildProcess;
let env: Readonly<Record<string, string>>;
let closeDatabase = (): void => {};

/** Runs a command of the image to its end. The database is reached by way of this process, which must not wait meanwhile. */
function runInImage([program = '', ...rest]: readonly string[]): Promise<{
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}> {
  expect(program).toBe('node');
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof runInImage>>>();
  const child = execFile(node, rest, { ...user, cwd: app, env }, (_error, stdout, stderr) =>
    resolve({ status: child.exitCode, stdout, stderr }),
  );
  return promise;
}

beforeAll(async () => {
  layOutImage();
  const databaseUrl = await freshDatabase();
  // The tests' database has a socket for its own user alone.
  const address = await openAddress(socketOf(databaseUrl));
  closeDatabase = () => address.close();
  const port = await freePort();
  env = {
    ...image.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', METRICS_PORT: String(await freePort()) },
    ...{ METRICS_HOST: '127.0.0.1', DATA_DIR: path.join(temporary, 'data'), DRAIN_SECONDS: '0' },
    ...{
      DEMONSTRATION: 'on',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PAYMENT_PORT: 'off',
      LOG_LEVEL: 'error',
    },
    DATABASE_URL: `postgres://postgres@127.0.0.1:${address.port}/${new pg.Client({ connectionString: databaseUrl }).database}`,
  };
  expect(image.command[0]).toBe('node');
  gateway = spawn(node, image.command.slice(1), { ...user, cwd: app, env, stdio: 'inherit' });
});
afterAll(() => {
  gateway.kill('SIGKILL');
  closeDatabase();
  rmSync(place, { recursive: true, force: true });
});

it('becomes healthy by its own check, as somebody who can write nothing of it', async () => {
  await eventually(
    async () => (await fetch(`${env.PUBLIC_URL}/health`).catch(() => undefined))?.ok || undefined,
  );
  expect(await runInImage(image.healthCheck)).toMatchObject({ status: 0, stderr: '' });
  if (user.uid === undefined) return;
  const written = await runInImage(['node', '-e', `require('node:fs').writeFileSync('gateway/main.ts', '')`]);
  expect(written.stderr).toContain('EACCES');
});

it('serves the portal', async () => {
  const answer = await fetch(env.PUBLIC_URL ?? '');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<div id="root">');
});

it.each(['migrate', 'backup', 'export', 'audit'])('runs the command %s', async (name) => {
  const { status, stdout, stderr } = await runInImage(['node', `scripts/${name}.ts`, '--help']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Usage');
});

it('writes down who backed up, although nobody has a name in it', async () => {
  const { status, stderr } = await runInImage([
    'node',
    'scripts/backup.ts',
    '--to',
    path.join(temporary, 'backup'),
  ]);
  expect([status, stderr]).toEqual([0, '']);
});

it('ends when it is asked to', async () => {
  const gone = once(gateway, 'exit');
  gateway.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});
