import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ownerOf } from '../../gateway/database/embedded/owner.ts';
import { freePort } from '../../scripts/free-port.ts';
import { eventually } from './gateway.ts';
import { withSystemPrograms } from './has-pgbouncer.ts';

export interface RunningPooler {
  /** Address of the same database by way of the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a PgBouncer in transaction mode, with so few connections that clients share them. */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<RunningPooler> {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-pooler-'));
  const { identity } = ownerOf(folder);
  const port = await freePort();
  const { host, port: socketPort, database } = new pg.Client({ connectionString: databaseUrl });
  // It refuses to run as root, and has to read its settings as somebody else.
  chmodSync(folder, 0o755);
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${database} = host=${host} port=${socketPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
ignore_startup_parameters = options
log_connections = 0
log_disconnections = 0
log_pooler_errors = 0
`,
  );
  const child = spawn('pgbouncer', [settings], {
    ...identity,
    env: withSystemPrograms,
    cwd: '/',
    stdio: 'inherit',
  });
  const url = `postgres://postgres@127.0.0.1:${port}/${database}`;
  await eventually(async () => {
    const client = new pg.Client({ connectionString: url });
    return client.connect().then(
      () => client.end().then(() => true),
      () => undefined,
    );
  });
  return {
    url,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
