import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Limits of what one resident does in seconds that others do in weeks. */
const unlimited = (names: readonly string[]) =>
  names.flatMap((name) => [
    [`LIMIT_${name}_ACCOUNT`, 'off'],
    [`LIMIT_${name}_ADDRESS`, 'off'],
  ]);

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the gateway ended with ${child.exitCode}`);
    const isReady = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(100);
  }
  throw new Error('the gateway did not get ready');
}

export interface ReferenceGateway {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the reference gateway with demonstration data of its own, which goes with it. Searches keep their limit unless told. */
export async function startReferenceGateway({
  limitsSearches = true,
}: {
  readonly limitsSearches?: boolean;
} = {}): Promise<ReferenceGateway> {
  const free = ['SIGN_IN', 'MAIL', 'UPLOAD', 'SUBMIT', 'CHANGE', ...(limitsSearches ? [] : ['SEARCH'])];
  const [port, paymentPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-reference-'));
  const child = spawn(process.execPath, [path.join(root, 'gateway/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DEMONSTRATION: 'on',
      PORT: String(port),
      PAYMENT_PORT: String(paymentPort),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      JOB_NUMBER_DELAY_MS: '0',
      LIMIT_SIGN_IN_ACCOUNT_ADDRESS: 'off',
      ...Object.fromEntries(unlimited(free)),
    },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
