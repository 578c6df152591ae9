import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { updateWorksOrder } from '../../contract/works-orders.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import { eventually, freePort, freshDatabase, signIn, startGateway } from '../support/gateway.ts';
import { numbered, readOrder, startDraft, submission } from '../support/repairs.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

it('names statements and sets a time limit for connections of its own, and does neither through a pooler', async () => {
  const url = await freshDatabase();
  const kept = async (pooler: 'none' | 'transaction') => {
    const pool = createPool({ url, max: 1, pooler });
    try {
      await pool.query('select $1::int as one', [1]);
      const { rows: names } = await pool.query('select name from pg_prepared_statements');
      const { rows: limits } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
      return { names: names.length, limit: limits[0]?.statement_timeout };
    } finally {
      await pool.end();
    }
  };
  expect(await kept('none')).toEqual({ names: 1, limit: '30s' });
  expect(await kept('transaction')).toEqual({ names: 0, limit: '0' });
});

/** Starts PgBouncer in transaction mode, with few connections, before a database; answers its address. */
async function startPooler(databaseUrl: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [place = '', query = ''] = databaseUrl.split('?');
  const socket = new URLSearchParams(query);
  const name = place.slice(place.lastIndexOf('/') + 1);
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${name} = host=${socket.get('host')} port=${socket.get('port')} dbname=${name} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
    { mode: 0o644 },
  );
  const asNobody = process.getuid?.() === 0 ? { uid: Number(execFileSync('id', ['-u', 'nobody'])) } : {};
  const child = spawn('pgbouncer', ['-q', settings], { ...asNobody, cwd: '/', stdio: 'ignore' });
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  closing.push(() => child.kill('SIGKILL'));
  const url = `postgres://postgres@127.0.0.1:${port}/${name}`;
  await eventually(async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    return client.connect().then(
      () => client.end().then(() => true),
      () => undefined,
    );
  });
  return url;
}

// Where the distribution's package is: nobody needs it to run the tests.
if (spawnSync('pgbouncer', ['--version']).status === 0) {
  it('reports repairs side by side through PgBouncer in transaction mode', async () => {
    const databaseUrl = await startPooler(await freshDatabase());
    const gateway = await startGateway({ databaseUrl, env: { DATABASE_POOLER: 'transaction' } });
    closing.push(() => gateway.close());
    const resident = await signIn(gateway, 'amara.okafor@example.com');
    const repairs = ['Leaking tap', 'Blocked sink'].map(async (reason) => {
      const draft = await startDraft(resident, {
        premises: 'Flat 6, Mill Court',
        reason,
        location: 'Kitchen',
      });
      const { worksOrderIdentifier: worksOrderId } = draft.identifiers;
      await resident.call(
        updateWorksOrder,
        { params: { worksOrderId }, body: submission },
        { eTag: draft.eTag ?? null },
      );
      return numbered(resident, await readOrder(resident, worksOrderId));
    });
    for (const order of await Promise.all(repairs))
      expect(order.statuses).toMatchObject({ isSubmitted: true });
  });
}
