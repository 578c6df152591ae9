// Brings the tables of the database up to date: `npm run migrate`, with the account that owns them in DATABASE_URL.
//   npm run migrate                    runs what is missing and names it
//   npm run migrate -- --grant NAME    also lets the role NAME do all that the gateway does, and change no table
import { parseArgs } from 'node:util';
import { migrateDatabase } from '../gateway/database/migrate-database.ts';

const { values } = parseArgs({ options: { grant: { type: 'string' } } });
const { DATABASE_URL: url } = process.env;

if (url === undefined) {
  console.error('Set DATABASE_URL to the database, with the account that owns its tables.');
  process.exit(2);
}
try {
  const { applied } = await migrateDatabase(url, { grantTo: values.grant });
  console.log(applied.length === 0 ? 'The tables are up to date.' : `Migrated: ${applied.join(', ')}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
