import { chownSync, cpSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { makePrivateFolder, ownerOf } from './owner.ts';
import type { EmbeddedServer } from './server.ts';

/** What a server makes for itself: the copy begins without. */
const leftBehind = new Set(['postmaster.pid', 'postmaster.opts', 'server.log', 'pg_wal', 'pg_replslot']);

/** Gives a folder and all that is in it to the user that the server runs as. */
function giveTo(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, entry);
    if (!lstatSync(file).isSymbolicLink()) chownSync(file, uid, gid);
  }
}

/**
 * Copies the data of a running server while it works, as `pg_basebackup` would, which the embedded PostgreSQL does not
 * have. The copy is no database yet: it needs the log that the server wrote meanwhile, from the server or its archive.
 * @param settings what the copy is to have beside the server's own settings, such as where its log comes from
 * @param signal whether it follows as a standby, or restores what the archive holds and then works by itself
 */
export async function copyRunning(
  server: EmbeddedServer,
  target: string,
  {
    settings,
    signal,
  }: { readonly settings: Readonly<Record<string, string>>; readonly signal: 'standby' | 'recovery' },
): Promise<void> {
  const owner = ownerOf(target);
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('copy', true)`);
    makePrivateFolder(target, owner);
    for (const name of readdirSync(server.folder).filter((name) => !leftBehind.has(name))) {
      cpSync(path.join(server.folder, name), path.join(target, name), { recursive: true });
    }
    for (const name of ['pg_wal', 'pg_replslot']) mkdirSync(path.join(target, name), { mode: 0o700 });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(path.join(target, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  );
  writeFileSync(path.join(target, 'postgresql.auto.conf'), lines.join(''), { flag: 'a' });
  writeFileSync(path.join(target, `${signal}.signal`), '');
  const { uid, gid } = owner.identity;
  if (uid !== undefined && gid !== undefined) giveTo(target, uid, gid);
}
