// Starts the product: `npm start`. Builds the portal when needed, opens the database, fills an empty one with the
// demonstration, listens, and says where.
import { ConfigError, readConfig } from '../gateway/config.ts';
import { serve } from '../gateway/serve.ts';
import { buildPortal } from './build-portal.ts';
import { residentTable } from './resident-table.ts';

const started = performance.now();

try {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  await buildPortal();
  const gateway = await serve(config);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`
Doorstep is ready after ${seconds} s, on ${gateway.engine}:  ${config.publicUrl}
${config.identity ? '' : `\n${residentTable()}\n`}
Stop it with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof ConfigError ? `The environment is not right:\n${error.message}` : error);
  process.exitCode = 1;
}
