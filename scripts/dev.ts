// Starts the product for changing it: `npm run dev`. The gateway restarts and the portal reloads with every change.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer } from 'vite';
import { clockScript } from '../gateway/http/portal.ts';
import { aheadOfEnvironment, startClock } from './clock.ts';

const portalPort = 5173;
startClock();
const publicUrl = `http://localhost:${portalPort}`;
const gateway = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', path.resolve(import.meta.dirname, '../gateway/main.ts')],
  // Browsers talk to Vite, which passes the gateway's share on, so that is where residents come back to from signing in.
  {
    env: { DEMONSTRATION: 'on', LOG_LEVEL: 'warn', PUBLIC_URL: publicUrl, ...process.env },
    stdio: 'inherit',
  },
);
/** Resolves once the gateway answers; its start may have to make the database first. */
async function untilReady(): Promise<void> {
  const health = `http://127.0.0.1:${process.env.PORT ?? '4000'}/health`;
  for (;;) {
    const ready = await fetch(health).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await delay(100);
  }
}

const script = clockScript(aheadOfEnvironment());
const portal = await createServer({
  server: { port: portalPort, strictPort: true },
  plugins: [{ name: 'clock', transformIndexHtml: () => [{ tag: 'script', children: script }] }],
});
await portal.listen();
await untilReady();
console.log(`\nDoorstep is at ${publicUrl} and follows every change. Stop it with Ctrl+C.\n`);

const stop = async (): Promise<void> => {
  gateway.kill('SIGTERM');
  await portal.close();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
gateway.once('exit', stop);
