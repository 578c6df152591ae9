// Restores a backup into a database without residents, and compares every table: `npm run restore -- --from FOLDER`, with
// an account that owns the tables in DATABASE_URL.
import { parseArgs } from 'node:util';
import { BackupError } from '../gateway/backup/manifest.ts';
import { restore } from '../gateway/backup/restore.ts';
import { withDatabaseAddress } from './database-address.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const { from } = values;
if (from === undefined) {
  console.error('--from takes the folder of a backup');
  process.exit(2);
}
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
