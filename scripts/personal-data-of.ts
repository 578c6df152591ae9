import { userInfo } from 'node:os';
import { type Config, readConfig } from '../gateway/config.ts';
import { openDatabase } from '../gateway/database/open.ts';
import type { Database } from '../gateway/database/schema.ts';
import { NoSuchResident, type Requester } from '../gateway/personal-data/resident.ts';
import { command } from './command.ts';

/** Settings for a command: without a provider's database it is the one of `npm start`. */
export const commandConfig = (): Config =>
  readConfig({
    ...((process.env.DATABASE_URL ?? process.env.DATABASE_URL_FILE) === undefined
      ? { DEMONSTRATION: 'on' }
      : {}),
    ...process.env,
  });

/** The person at this command, for the audit trail: by number where the machine knows no name, as in a container. */
export function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

interface Request extends Requester {
  readonly db: Database;
  readonly config: Config;
  readonly customerId: string;
}

/** A command about one resident. What it is asked with goes into the audit trail. */
export const residentCommand = (script: string, description: string) =>
  command(script, description)
    .requiredOption('--customer <id>', 'the identifier of the resident')
    .option('--by <name>', 'who asks for it, for the audit trail', operator())
    .option('--reason <text>', 'why, for the audit trail', 'asked for by the resident');

/** Does what a command asks about one resident, and prints what `work` answers as JSON. Ends with 1 for one that there is not. */
export async function withResident(
  { customer: customerId, by: actor, reason }: ReturnType<ReturnType<typeof residentCommand>['opts']>,
  work: (request: Request) => Promise<unknown>,
): Promise<void> {
  const config = commandConfig();
  const database = await openDatabase(config);
  try {
    const report = await work({ db: database.db, config, customerId, actor, reason });
    console.log(JSON.stringify(report, null, 2));
  } catch (error) {
    console.error(error instanceof NoSuchResident ? error.message : error);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
