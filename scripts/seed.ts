// Fills the database with many residents: `npm run seed -- --help`.
import { sql } from 'kysely';
import { clockOf } from '../gateway/clock.ts';
import { readConfig } from '../gateway/config.ts';
import { openDatabase } from '../gateway/database/open.ts';
import { seedBulk } from '../gateway/demo/seed-bulk.ts';
import { seedBulkMoney } from '../gateway/demo/seed-bulk-money.ts';
import { seedVisits } from '../gateway/demo/seed-visits.ts';
import { seedWhenEmpty } from '../gateway/demonstration.ts';
import { command, wholeNumber } from './command.ts';

const amount = wholeNumber(0, 1_000_000);
const { customers, lines, visits } = command(
  'seed',
  'Fills the database of the configuration, to see how it works at full size. The same numbers give the same records.',
)
  .option('--customers <number>', 'residents with their homes and repairs', amount, 10_000)
  .option('--lines <number>', 'of the account of each', amount, 10)
  .option('--visits <number>', 'to the journeys', amount, 20_000)
  .parse()
  .opts();

const config = readConfig({ DEMONSTRATION: 'on', ...process.env });
const now = clockOf(config.clockAheadMs)();
const database = await openDatabase({ ...config, demonstration: true });
try {
  await seedWhenEmpty(database.db, now);
  const started = performance.now();
  const { repairs } = await seedBulk(database.db, customers, now);
  await seedBulkMoney(database.db, customers, lines, now);
  await seedVisits(database.db, visits, now);
  await sql`analyze`.execute(database.db);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${customers} residents with ${repairs} repairs and ${customers * lines} lines of accounts, and ${visits} visits, in ${seconds} s`,
  );
} finally {
  await database.close();
}
