// Starts the product: `npm start`. Builds the portal when needed, opens the database, fills an empty one with the
// demonstration, listens, and says where.
import { readConfig } from '../gateway/config.ts';
import { run } from '../gateway/run.ts';
import { serve } from '../gateway/serve.ts';
import { buildPortal } from './build-portal.ts';
import { residentTable } from './resident-table.ts';

await run(async () => {
  const started = performance.now();
  const config = readConfig({
    DEMONSTRATION: 'on',
    LOG_LEVEL: 'warn',
    CONTRACTOR_PACE_SECONDS: '60',
    ...process.env,
  });
  await buildPortal();
  const gateway = await serve(config);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nDoorstep is ready after ${seconds} s:  ${config.publicUrl}`);
  console.log(`Data: ${gateway.engine}\n`);
  if (!config.identity) console.log(`${residentTable()}\n`);
  console.log('Stop it with Ctrl+C.');
});
