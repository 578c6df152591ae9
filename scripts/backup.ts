// Backs the database up: `npm run backup -- --help`.
import path from 'node:path';
import { backUp } from '../gateway/backup/back-up.ts';
import { machineClock } from '../gateway/clock.ts';
import { openDatabase } from '../gateway/database/open.ts';
import { recordAccess } from '../gateway/personal-data/audit.ts';
import { command } from './command.ts';
import { withDatabaseAddress } from './database-address.ts';
import { commandConfig, operator } from './personal-data-of.ts';

const values = command(
  'backup',
  'Backs everything up that the database holds, files of residents included, while the gateway goes on.',
)
  .option('--to <folder>', 'which must not exist yet; one in DATA_DIR/backups unless told')
  .parse()
  .opts();
const stamp = machineClock().toISOString().replaceAll(/[:.]/g, '-');
const folder = path.resolve(values.to ?? path.join(process.env.DATA_DIR ?? '.data', 'backups', stamp));

const began = performance.now();
const { tables } = await withDatabaseAddress(async (url) => {
  const database = await openDatabase({ ...commandConfig(), databaseUrl: () => url });
  await recordAccess(database.db, { actor: operator(), action: 'back up', reason: folder }).finally(
    database.close,
  );
  return backUp(url, folder);
});
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
const megabytes = tables.reduce((sum, table) => sum + table.bytes, 0) / 1_000_000;
const seconds = (performance.now() - began) / 1000;
console.log(
  `${rows} rows of ${tables.length} tables in ${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB: ${folder}`,
);
