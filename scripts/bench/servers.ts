import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import { freePort } from '../free-port.ts';

const root = resolve(import.meta.dirname, '../..');
const readyWithin = 60_000;

/** The servers to compare, on ports of this machine. */
export interface BenchServers {
  readonly gatewayPort: number;
  /** The same work on Node's own HTTP and driver. */
  readonly barePort: number;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** Starts a gateway with the demonstration data and a bare server, both on one new database. */
export async function startBenchServers(): Promise<BenchServers> {
  const folder = await mkdtemp(join(tmpdir(), 'doorstep-bench-'));
  const database = await startEmbeddedServer(join(folder, 'postgres'));
  const started: { readonly port: number; stop(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(started.map((server) => server.stop()));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const start = async (...server: Parameters<typeof startServer>): Promise<number> => {
    const running = await startServer(...server);
    started.push(running);
    return running.port;
  };
  try {
    const admin = createPool({ url: database.urlOf('postgres'), max: 1 });
    await admin.query('create database bench');
    await admin.end();
    const settings = {
      DEMONSTRATION: 'on',
      DATABASE_URL: database.urlOf('bench'),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      LIMIT_CHANGE_ACCOUNT: 'off',
      LIMIT_CHANGE_ADDRESS: 'off',
      LIMIT_SEARCH_ACCOUNT: 'off',
      LIMIT_SEARCH_ADDRESS: 'off',
      PAYMENT_PORT: 'off',
    };
    return {
      gatewayPort: await start('gateway/main.ts', '/health', settings),
      barePort: await start('scripts/bench-bare.ts', '/health', settings),
      databaseUrl: settings.DATABASE_URL,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startServer(
  file: string,
  readyPath: string,
  env: Record<string, string>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  await Promise.race([
    answers(`http://127.0.0.1:${port}${readyPath}`),
    gone.then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ]);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function answers(url: string): Promise<void> {
  const deadline = performance.now() + readyWithin;
  while (performance.now() < deadline) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`${url} did not answer`);
}
