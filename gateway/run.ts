import { CaseTypesError } from './cases/catalogue.ts';
import { ConfigError } from './config.ts';
import { NotMigratedError } from './database/migrations.ts';
import { NotDemonstrationError } from './demonstration.ts';

/** What somebody who starts the gateway should read when it cannot start. */
function explanation(error: unknown): unknown {
  if (error instanceof ConfigError) return `The environment is not right:\n${error.message}`;
  if (error instanceof CaseTypesError) return error.message;
  if (error instanceof NotMigratedError || error instanceof NotDemonstrationError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is already in use. Set PORT to another one.';
  }
  return error;
}

/** Runs a program; one that cannot start says why and ends with status 1. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(explanation(error));
    process.exit(1);
  }
}
