// Tries a backup: `npm run restore-drill -- --help`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUp } from '../gateway/backup/back-up.ts';
import { restoreDrill } from '../gateway/backup/drill.ts';
import { BackupError } from '../gateway/backup/manifest.ts';
import { createS3Store } from '../gateway/media/s3-store.ts';
import { command, wholeNumber } from './command.ts';
import { withDatabaseAddress } from './database-address.ts';
import { commandConfig } from './personal-data-of.ts';

const values = command(
  'restore-drill',
  'Restores a backup into an empty server of its own, compares every table and object with it, and lets a gateway answer from it. Nothing that is in use is changed, and no mail leaves.',
)
  .option('--from <folder>', 'the backup; one of the configured database, made now, unless told')
  .option('--port <number>', 'where the gateway listens meanwhile', wholeNumber(1, 65_535), 4890)
  .option('--json', 'prints the report')
  .parse()
  .opts();

const own = mkdtempSync(path.join(tmpdir(), 'doorstep-backup-'));
try {
  const began = performance.now();
  const folder = values.from ?? path.join(own, 'backup');
  const { objectStore } = commandConfig();
  if (values.from === undefined)
    await withDatabaseAddress((url) => backUp(url, folder, objectStore && createS3Store(objectStore)));
  const backupSeconds = values.from === undefined ? Math.round((performance.now() - began) / 100) / 10 : null;
  const report = { backupSeconds, ...(await restoreDrill(folder, values.port)) };
  const { tables, rows, objects, restoreSeconds, calls, files, failed } = report;
  const words = [
    ...(backupSeconds === null ? [] : [`Backed up in ${backupSeconds} s.`]),
    `Restored ${rows} rows of ${tables} tables and ${objects} objects in ${restoreSeconds} s: every count, digest and reference is the same.`,
    `A gateway on it answered ${calls} calls, ${files} files byte for byte; ${failed.length} failed.`,
    ...failed,
  ];
  console.log(values.json ? JSON.stringify(report) : words.join('\n'));
  if (failed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(own, { recursive: true, force: true });
}
