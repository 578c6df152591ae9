import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { machineClock } from '../../gateway/clock.ts';
import { copyRunning } from '../../gateway/database/embedded/base-copy.ts';
import { makePrivateFolder, ownerOf } from '../../gateway/database/embedded/owner.ts';
import { startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import { crash } from '../../scripts/failover/crash.ts';
import { fillWithDemonstration } from '../../scripts/under-load/gateways.ts';
import { withClient } from '../support/empty-database.ts';
import { eventually } from '../support/gateway.ts';

/** Whole servers are made, filled, killed and recovered. */
const patience = 180_000;

const repairsIn = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ count: string }>('select count(*) from works_order');
  return Number(rows[0]?.count);
};

it(
  'a copy of the files and the archived log lead back to the moment before a mistake',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-moment-'));
    const archive = path.join(folder, 'archive');
    makePrivateFolder(archive, ownerOf(archive));
    const settings = {
      archive_mode: 'on',
      archive_command: `cp %p ${archive}/%f`,
      archive_timeout: '1',
    };
    const fresh = await startEmbeddedServer(path.join(folder, 'server'), { restarts: false });
    await withClient(fresh.urlOf('postgres'), async (client) => {
      for (const [name, value] of Object.entries(settings))
        await client.query(`alter system set ${name} = '${value}'`);
    });
    // Only a server that starts begins to archive.
    await fresh.stop();
    const server = await startEmbeddedServer(path.join(folder, 'server'), { restarts: false });
    const url = server.urlOf('postgres');
    const copy = path.join(folder, 'copy');
    await copyRunning(server, copy, {
      signal: 'recovery',
      settings: { restore_command: `cp ${archive}/%f %p`, archive_mode: 'off' },
    });

    await fillWithDemonstration(url);
    const repairs = await withClient(url, repairsIn);
    // The log has the time of this machine, whatever that of a run is.
    const moment = machineClock().toISOString().replace('Z', '+00');
    expect(repairs).toBeGreaterThan(0);
    await withClient(url, async (client) => {
      await client.query('truncate works_order cascade');
      const { rows } = await client.query<{ segment: string }>(
        'select pg_walfile_name(pg_current_wal_lsn()) as segment',
      );
      await eventually(async () => existsSync(path.join(archive, rows[0]?.segment ?? '')) || undefined);
    });
    crash(server.folder);

    const when = `recovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`;
    appendFileSync(path.join(copy, 'postgresql.auto.conf'), when);
    const recovered = await startEmbeddedServer(copy, { restarts: false });
    try {
      await withClient(recovered.urlOf('postgres'), async (client) => {
        await eventually(async () => {
          const { rows } = await client.query<{ goes: boolean }>('select not pg_is_in_recovery() as goes');
          return rows[0]?.goes || undefined;
        });
        expect(await repairsIn(client)).toBe(repairs);
      });
    } finally {
      await recovered.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  patience,
);
