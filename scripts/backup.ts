// Backs the database up: `npm run backup -- --help`.
import path from 'node:path';
import { backUp } from '../gateway/backup/back-up.ts';
import { BackupError, type Manifest } from '../gateway/backup/manifest.ts';
import { amissInWords } from '../gateway/backup/objects.ts';
import { machineClock } from '../gateway/clock.ts';
import { openDatabase } from '../gateway/database/open.ts';
import { createS3Store } from '../gateway/media/s3-store.ts';
import { recordAccess } from '../gateway/personal-data/audit.ts';
import { command } from './command.ts';
import { withDatabaseAddress } from './database-address.ts';
import { commandConfig, operator } from './personal-data-of.ts';

const values = command(
  'backup',
  'Backs up all that the database holds, and the objects of the store that MEDIA_URL names, while the gateway goes on. Ends with 1 when an object is missing or damaged: then the backup is not whole.',
)
  .option('--to <folder>', 'which must not exist yet; one in DATA_DIR/backups unless told')
  .option('--without-objects', 'leaves the objects to the versions of their bucket')
  .parse()
  .opts();
const stamp = machineClock().toISOString().replaceAll(/[:.]/g, '-');
const folder = path.resolve(values.to ?? path.join(process.env.DATA_DIR ?? '.data', 'backups', stamp));

/** Backs up, and writes down that somebody did. */
async function backUpConfigured(): Promise<Manifest> {
  const config = commandConfig();
  const store = values.withoutObjects ? 'left out' : config.objectStore && createS3Store(config.objectStore);
  return withDatabaseAddress(async (url) => {
    const database = await openDatabase({ ...config, databaseUrl: () => url });
    await recordAccess(database.db, { actor: operator(), action: 'back up', reason: folder }).finally(
      database.close,
    );
    return backUp(url, folder, store);
  });
}

try {
  const began = performance.now();
  const { tables, objects } = await backUpConfigured();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0) + (objects?.bytes ?? 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const files = objects === undefined ? '' : ` and ${objects.count} objects`;
  const megabytes = (bytes / 1_000_000).toFixed(1);
  console.log(`${rows} rows of ${tables.length} tables${files} in ${seconds} s, ${megabytes} MB: ${folder}`);
  if (objects !== undefined && objects.amiss.length > 0) {
    console.error(`The backup is not whole.\n${amissInWords(objects.amiss)}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}
