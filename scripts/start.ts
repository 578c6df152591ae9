// Starts the product: `npm start`. Builds the portal when needed, opens the database, fills an empty one with the
// demonstration, listens, and says where. What is not shown first, such as the atlas, is built after that.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../gateway/config.ts';
import { run } from '../gateway/run.ts';
import { serve } from '../gateway/serve.ts';
import { buildPortal } from './build-portal.ts';
import { residentTable } from './resident-table.ts';

/** Builds the rest in a process of its own, which gives way to the gateway and ends with it. */
function buildRestBeside(): void {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build-rest.ts')], { stdio: 'inherit' });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.once('error', (error) => console.error(error));
  process.once('exit', () => child.kill());
}

await run(async () => {
  const started = performance.now();
  const config = readConfig({
    DEMONSTRATION: 'on',
    LOG_LEVEL: 'warn',
    CONTRACTOR_PACE_SECONDS: '60',
    ...process.env,
  });
  const built = buildPortal();
  // Heard by the gateway, which opens the database meanwhile.
  built.catch(() => undefined);
  const gateway = await serve(config, built);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nDoorstep is ready after ${seconds} s:  ${config.publicUrl}`);
  console.log(`Data: ${gateway.engine}\n`);
  if (!config.identity) console.log(`${residentTable()}\n`);
  console.log('Stop it with Ctrl+C.');
  buildRestBeside();
});
