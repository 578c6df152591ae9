import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../gateway/config.ts';
import { openDatabase } from '../gateway/database/open.ts';
import type { Database } from '../gateway/database/schema.ts';
import { NoSuchResident, type Requester } from '../gateway/personal-data/resident.ts';

/** Settings for a command: without a provider's database it is the one of `npm start`. */
export const commandConfig = (): Config =>
  readConfig({ ...(process.env.DATABASE_URL === undefined ? { DEMONSTRATION: 'on' } : {}), ...process.env });

/** The person at this command, for the audit trail. */
export const operator = (): string => userInfo().username;

interface Request extends Requester {
  readonly db: Database;
  readonly config: Config;
  readonly customerId: string;
  readonly to: string | undefined;
}

/**
 * Does what a command asks about one resident: `--customer ID`, `--by NAME` and `--reason TEXT` for the audit trail,
 * `--to FOLDER`. Prints what `work` answers as JSON. Ends with 2 for a command without a resident, 1 for one that there is
 * not.
 */
export async function withResident(work: (request: Request) => Promise<unknown>): Promise<void> {
  const { values } = parseArgs({
    options: {
      customer: { type: 'string' },
      by: { type: 'string' },
      reason: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const { customer: customerId, by: actor = operator(), reason = 'asked for by the resident', to } = values;
  if (customerId === undefined) {
    console.error('--customer takes the identifier of a resident');
    process.exitCode = 2;
    return;
  }
  const config = commandConfig();
  const database = await openDatabase(config);
  try {
    const report = await work({ db: database.db, config, customerId, actor, reason, to });
    console.log(JSON.stringify(report, null, 2));
  } catch (error) {
    console.error(error instanceof NoSuchResident ? error.message : error);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
