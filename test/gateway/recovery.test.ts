import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { machineClock } from '../../gateway/clock.ts';
import { copyRunning } from '../../gateway/database/embedded/base-copy.ts';
import { makePrivateFolder, ownerOf } from '../../gateway/database/embedded/owner.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import { crash } from '../../scripts/failover/crash.ts';
import { failover } from '../../scripts/failover/run.ts';
import { rollingUpgrade } from '../../scripts/rolling-upgrade/run.ts';
import { eventually, freePort } from '../support/gateway.ts';

let folder = '';
const running = new Set<EmbeddedServer>();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-recovery-'));
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer(path.join(folder, name), { restarts: false });
  running.add(server);
  return server;
}

async function ask(server: EmbeddedServer, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    let values: unknown[] = [];
    for (const statement of statements) {
      values = (await client.query({ text: statement, rowMode: 'array' })).rows.map(([value]) => value);
    }
    return values;
  } finally {
    await client.end();
  }
}

/** A server that archives its log. */
async function startArchiving(archive: string): Promise<EmbeddedServer> {
  const server = await start('primary');
  makePrivateFolder(archive, ownerOf(server.folder));
  await ask(
    server,
    'alter system set archive_mode = on',
    `alter system set archive_command = 'cp %p ${archive}/%f'`,
    'create table kept (number int)',
  );
  await server.stop();
  return start('primary');
}

const appendSettings = (dataFolder: string, settings: Readonly<Record<string, string>>): void => {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(path.join(dataFolder, 'postgresql.auto.conf'), lines.join(''));
};

it('goes back to a moment before a mistake, from a copy and the archived log', async () => {
  const archive = path.join(folder, 'archive');
  const primary = await startArchiving(archive);
  const copy = path.join(folder, 'restored');
  await copyRunning(primary, copy, { signal: 'recovery', settings: {} });
  await ask(primary, 'insert into kept values (1)');
  const moment = machineClock().toISOString();
  await ask(primary, 'delete from kept', 'insert into kept values (2)');
  const [segment] = await ask(primary, 'select pg_walfile_name(pg_switch_wal())');
  await eventually(async () => {
    const [last] = await ask(primary, 'select last_archived_wal from pg_stat_archiver');
    return String(last) >= String(segment) ? true : undefined;
  });
  crash(primary.folder);

  appendSettings(copy, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  });
  const restored = await start('restored');
  expect(await ask(restored, 'select number from kept')).toEqual([1]);
  await eventually(async () => {
    const [recovering] = await ask(restored, 'select pg_is_in_recovery()');
    return recovering === false ? true : undefined;
  });
  await ask(restored, 'insert into kept values (3)');
  expect(await ask(restored, 'select number from kept order by number')).toEqual([1, 3]);
});

it('loses nothing and does nothing twice when the primary is killed and its standby takes over', async () => {
  const ports = [await freePort(), await freePort()];
  const report = await failover({ seconds: 6, perSecond: 50, ports });
  expect(report).toMatchObject({ requests: 300, acknowledged: 150, lost: 0, doubled: 0, refused: [] });
  expect(report.triedAgain).toBeGreaterThan(0);
});

it('loses nothing and refuses nothing while processes are replaced on the tables of a later version', async () => {
  const ports = [await freePort(), await freePort()];
  const report = await rollingUpgrade({ seconds: 8, perSecond: 50, ports });
  expect(report).toMatchObject({
    requests: 400,
    acknowledged: 200,
    lost: 0,
    doubled: 0,
    refused: [],
    replaced: 2,
  });
});
