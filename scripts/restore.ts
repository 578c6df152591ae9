// Restores a backup and compares it: `npm run restore -- --help`.
import { BackupError } from '../gateway/backup/manifest.ts';
import { restore } from '../gateway/backup/restore.ts';
import { command } from './command.ts';
import { withDatabaseAddress } from './database-address.ts';

const { from } = command(
  'restore',
  'Restores a backup into a database without residents, and compares every table. DATABASE_URL names an account that owns the tables.',
)
  .requiredOption('--from <folder>', 'of the backup')
  .parse()
  .opts();
try {
  const began = performance.now();
  const { madeAt, tables } = await withDatabaseAddress((url) => restore(url, from));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Restored ${tables.length} tables as of ${madeAt} in ${seconds} s. Every count and digest is the same.`,
  );
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}
