import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import { type Config, readConfig } from '../../gateway/config.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import { type DemonstrationResident, residents } from '../../gateway/demo/residents.ts';
import { providerDomain } from '../../gateway/domain.ts';
import type { Domain } from '../../gateway/gateway.ts';
import { openGateway } from '../../gateway/gateway.ts';
import { sessionCookie } from '../../gateway/http/cookies.ts';
import { beginSession } from '../../gateway/identity/sessions.ts';
import type { Platform } from '../../gateway/platform.ts';
import { freePort } from '../../scripts/free-port.ts';
import { Browser } from './browser.ts';
import { databaseName, templateName } from './database-server.ts';
import { signInAt } from './identity.ts';

export { Browser };

const main = path.resolve(import.meta.dirname, '../../gateway/main.ts');

/** Makes a fresh database of the whole demonstration; answers its address. */
export async function freshDatabase(): Promise<string> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = createPool({ url: server.replace(databaseName, 'postgres'), max: 1 });
  try {
    await admin.query(`create database ${name} template ${templateName} strategy file_copy`);
  } finally {
    await admin.end();
  }
  return server.replace(databaseName, name);
}

export interface GatewayOptions {
  /** Address of a database, for gateways that share one; a fresh one unless told. */
  readonly databaseUrl?: string;
  /** Folder of an embedded database to use instead, which stays when the gateway ends. */
  readonly dataDir?: string;
  /** Further variables of the environment, for example `CLOCK` or `JOB_NUMBER_DELAY_MS`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Another provider than the demonstration's, for tests of the platform alone. */
  readonly domain?: Domain;
}

export interface TestGateway {
  readonly url: string;
  readonly databaseUrl: string;
  readonly config: Config;
  readonly platform: Platform;
  /** Where the figures for operators are, when `METRICS_PORT` is set. */
  readonly metricsPort: number | undefined;
  close(): Promise<void>;
}

interface Settings {
  readonly url: string;
  readonly databaseUrl: string;
  readonly env: Readonly<Record<string, string>>;
  /** Removes what was made for this gateway alone. */
  tidy(): void;
}

async function settingsOf(options: GatewayOptions): Promise<Settings> {
  const port = await freePort();
  const embedded = options.dataDir !== undefined;
  const databaseUrl = embedded ? '' : (options.databaseUrl ?? (await freshDatabase()));
  const folder = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'doorstep-gateway-'));
  // By number: not every machine can resolve `localhost`.
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DEMONSTRATION: 'on',
    PORT: String(port),
    PUBLIC_URL: url,
    ...(embedded ? {} : { DATABASE_URL: databaseUrl }),
    // Enough for calls to meet each other. Each connection learns the tables and the statements anew.
    DATABASE_POOL: '6',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    JOB_NUMBER_DELAY_MS: '0',
    PAYMENT_PORT: 'off',
    // One resident does in seconds what another does in weeks.
    LIMIT_CHANGE_ACCOUNT: 'off',
    LIMIT_CHANGE_ADDRESS: 'off',
    ...(process.env.CLOCK ? { CLOCK: process.env.CLOCK } : {}),
    ...options.env,
  };
  const tidy = (): void => {
    if (!embedded) rmSync(folder, { recursive: true, force: true });
  };
  return { url, databaseUrl, env, tidy };
}

/** Starts a gateway in this process on a free port, with a fresh database of the demonstration data. */
export async function startGateway(options: GatewayOptions = {}): Promise<TestGateway> {
  const { url, databaseUrl, env, tidy } = await settingsOf(options);
  const config = readConfig(env);
  const gateway = await openGateway(config, options.domain ?? providerDomain);
  await gateway.listen();
  const close = async (): Promise<void> => {
    await gateway.close();
    tidy();
  };
  return { url, databaseUrl, config, platform: gateway.platform, metricsPort: gateway.metricsPort(), close };
}

export interface SpawnedGateway {
  readonly url: string;
  readonly databaseUrl: string;
  readonly process: ChildProcess;
  /** Ends it with the signal and waits until it is gone; answers its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts a gateway as a process of its own, as `npm start` does. */
export async function spawnGateway(
  options: Omit<GatewayOptions, 'domain'> & {
    /** Is given the log, piece by piece. */
    readonly onLog?: (text: string) => void;
  } = {},
): Promise<SpawnedGateway> {
  const { url, databaseUrl, env, tidy } = await settingsOf(options);
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', options.onLog ? 'pipe' : 'ignore', 'inherit'],
  });
  child.stdout?.setEncoding('utf8').on('data', options.onLog ?? (() => {}));
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await untilReady(url, child);
  return {
    url,
    databaseUrl,
    process: child,
    async end(signal) {
      child.kill(signal);
      const code = await gone;
      tidy();
      return code;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the gateway ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await delay(50);
  }
  throw new Error('the gateway did not get ready');
}

function residentOf(email: string): DemonstrationResident {
  const resident = residents.find((one) => one.email === email);
  if (!resident) throw new Error(`no resident of the demonstration signs in with ${email}`);
  return resident;
}

/**
 * A browser of somebody who is signed in. The identity provider is left out: its exchange takes ten times as long as most calls, and
 * has tests of its own.
 */
export async function signedIn(
  { url, platform }: Pick<TestGateway, 'url' | 'platform'>,
  { customerId }: { readonly customerId: string },
): Promise<Browser> {
  const browser = new Browser(url);
  const { credential } = await beginSession(platform, { role: 'resident', customerId }, null);
  browser.cookies.set(sessionCookie, credential);
  browser.customerId = customerId;
  return browser;
}

/** A browser of a resident of the demonstration who is signed in, by the e-mail address. */
export const signIn = (gateway: Pick<TestGateway, 'url' | 'platform'>, email: string): Promise<Browser> =>
  signedIn(gateway, residentOf(email));

/** Signs in a resident of the demonstration at the identity provider, all the way: of a process, or where that is what is tested. */
export function signInAtProvider(gateway: { readonly url: string }, email: string): Promise<Browser> {
  const resident = residentOf(email);
  return signInAt(gateway.url, resident.email, resident.password);
}

/** Browsers of residents of the demonstration by the name in their address, each of them only once. */
export function signedInOnce(
  gateway: () => Pick<TestGateway, 'url' | 'platform'>,
): (who: string) => Promise<Browser> {
  const browsers = new Map<string, Promise<Browser>>();
  return (who) => {
    const browser = browsers.get(who) ?? signIn(gateway(), `${who}@example.com`);
    browsers.set(who, browser);
    return browser;
  };
}

/** Asks until the answer is there, less and less often: `ask` answers undefined for "not yet". Fails after 40 seconds. */
export async function eventually<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + 40_000;
  for (let pause = 20; ; pause = Math.min(pause * 1.5, 200)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error('it did not happen within 40 seconds');
    await delay(pause);
  }
}
