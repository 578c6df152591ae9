// Fills the database of the configuration with many residents, homes, repairs and accounts, and with visits to the journeys, to
// see how it works at full size. The same numbers give the same records.
//   npm run seed -- --customers 100000 --lines 10 --visits 120000
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { clockOf } from '../gateway/clock.ts';
import { readConfig } from '../gateway/config.ts';
import { openDatabase } from '../gateway/database/open.ts';
import { seedBulk } from '../gateway/demo/seed-bulk.ts';
import { seedBulkMoney } from '../gateway/demo/seed-bulk-money.ts';
import { seedVisits } from '../gateway/demo/seed-visits.ts';
import { seedWhenEmpty } from '../gateway/demonstration.ts';

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '10000' },
    lines: { type: 'string', default: '10' },
    visits: { type: 'string', default: '20000' },
  },
});

/** A whole number of what is to be added. Ends the program for anything else. */
function amount(name: keyof typeof values): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0 && number <= 1_000_000) return number;
  console.error(`--${name} takes a whole number from 0 to 1000000`);
  process.exit(2);
}

const [customers, lines, visits] = [amount('customers'), amount('lines'), amount('visits')];

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
