import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { language } from './contract/language.ts';
import { chromiumLaunch } from './scripts/chromium.ts';
import { startClock } from './scripts/clock.ts';
import { freePort } from './scripts/free-port.ts';

// The workers read this file again; what the first reading chose reaches them through the environment.
process.env.JOURNEYS_PORT ??= String(await freePort());
process.env.JOURNEYS_PAYMENT_PORT ??= String(await freePort());
process.env.JOURNEYS_DATA ??= join(tmpdir(), `doorstep-journeys-${randomUUID()}`);
const { JOURNEYS_PORT: port, JOURNEYS_PAYMENT_PORT: paymentPort, JOURNEYS_DATA: data } = process.env;

startClock();

// Node leaves lines where they are when it takes the types away, so that no map is needed to find them. To ask for one at every step of a
// test took an eighth of a worker's processor time.
Reflect.deleteProperty(Error, 'prepareStackTrace');

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: 'test-results/journeys',
  // Node strips the types itself, in less time.
  build: { external: ['**/*.ts'] },
  reporter: process.env.JOURNEYS_REPORT
    ? [['dot'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]]
    : 'list',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: language,
    // Drawing what moves takes a tenth of the processor time. Reports and layout shifts are tried with motion.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/London',
    // A trace takes a third of the processor time, and few tests fail: `playwright test --trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Cookies, stored data, routes and scripts go after each test. A context of its own would start two processes of the browser,
    // which take as long as an ordinary page.
    reuseContext: true,
    launchOptions: await chromiumLaunch(),
  },
  webServer: {
    command: 'node test/support/serve-journeys.ts',
    url: `http://127.0.0.1:${port}/health`,
    env: {
      PORT: port,
      PAYMENT_PORT: paymentPort,
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      // What a page carries does not depend on how busy the machine is.
      FIRST_READS_WAIT_MS: '10000',
      LIMIT_CHANGE_ACCOUNT: 'off',
      LIMIT_CHANGE_ADDRESS: 'off',
    },
    stdout: 'ignore',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
