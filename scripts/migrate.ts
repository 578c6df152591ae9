// Brings the tables of the database up to date: `npm run migrate -- --help`.
import { ConfigError, readConfig } from '../gateway/config.ts';
import { migrateDatabase } from '../gateway/database/migrate-database.ts';
import { command } from './command.ts';

const values = command(
  'migrate',
  'Brings the tables of the database up to date, and names what it ran. DATABASE_URL names the account that owns them.',
)
  .option('--grant <role>', 'also lets this role do all that the gateway does, and change no table')
  .parse()
  .opts();

/** Where the tables are. No other setting matters: those that migrate have none of them. */
function databaseUrl(): string | undefined {
  const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
  try {
    return readConfig({ DEMONSTRATION: 'on', DATABASE_URL, DATABASE_URL_FILE }).databaseUrl?.();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

const url = databaseUrl();
if (url === undefined) {
  console.error(
    'Set DATABASE_URL, or DATABASE_URL_FILE, to the database, with the account that owns its tables.',
  );
  process.exit(2);
}
try {
  const { applied } = await migrateDatabase(url, { grantTo: values.grant });
  console.log(applied.length === 0 ? 'The tables are up to date.' : `Migrated: ${applied.join(', ')}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
