// Restores a backup and compares it: `npm run restore -- --help`.
import { BackupError } from '../gateway/backup/manifest.ts';
import { restore } from '../gateway/backup/restore.ts';
import { createS3Store } from '../gateway/media/s3-store.ts';
import { command } from './command.ts';
import { withDatabaseAddress } from './database-address.ts';
import { commandConfig } from './personal-data-of.ts';

const { from, evenIfNotWhole = false } = command(
  'restore',
  'Restores a backup into a database without residents, and compares every table and object. DATABASE_URL names an account that owns the tables. Objects of the backup go into the store that MEDIA_URL names, or without one into the database.',
)
  .requiredOption('--from <folder>', 'of the backup')
  .option('--even-if-not-whole', 'also one with objects that were missing or damaged when it was made')
  .parse()
  .opts();
try {
  const began = performance.now();
  const { objectStore } = commandConfig();
  const objectsTo = objectStore === undefined ? 'database' : createS3Store(objectStore);
  const { madeAt, tables, objects } = await withDatabaseAddress((url) =>
    restore(url, from, { objectsTo, evenIfNotWhole }),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Restored ${tables.length} tables${objects === undefined ? '' : ` and ${objects.count} objects`} as of ${madeAt} in ${seconds} s. Every count and digest is the same.`,
  );
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}
