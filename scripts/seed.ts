// Fills the database of the configuration with many residents, homes and repairs, to see how it works at full size.
// The same number gives the same records. npm run seed -- --customers 100000
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readConfig } from '../gateway/config.ts';
import { openDatabase } from '../gateway/database/open.ts';
import { seedBulk } from '../gateway/demo/seed-bulk.ts';
import { seedWhenEmpty } from '../gateway/demonstration.ts';

const { values } = parseArgs({ options: { customers: { type: 'string', default: '10000' } } });
const customers = Number(values.customers);
if (!Number.isInteger(customers) || customers < 1 || customers > 1_000_000) {
  console.error('--customers takes a whole number from 1 to 1000000');
  process.exit(2);
}

const database = await openDatabase(readConfig(process.env));
try {
  await seedWhenEmpty(database.db);
  const started = performance.now();
  const { repairs } = await seedBulk(database.db, customers);
  await sql`analyze`.execute(database.db);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${customers} residents with ${repairs} repairs in ${seconds} s`);
} finally {
  await database.close();
}
