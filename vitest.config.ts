import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';
import { aheadOfEnvironment, startClock } from './scripts/clock.ts';
import { browserCommands } from './test/support/browser-commands.ts';
import { hasPgBouncer } from './test/support/has-pgbouncer.ts';
import viteConfig from './vite.config.ts';

const launchOptions = await chromiumLaunch();

startClock();

/** Pages read the browser's clock: they are given that of this run. */
const atClock = {
  provide: { clockAheadMs: aheadOfEnvironment() },
  setupFiles: ['test/support/browser-clock.ts'],
};

// A factory, because Vitest names the instance in place: two projects must not share one.
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  commands: browserCommands,
  instances: [{ browser: 'chromium' as const }],
});

// Named, because a dependency found in the middle of a run makes Vite reload the page under the tests.
const optimizeDeps = {
  include: [
    '@guidepup/virtual-screen-reader',
    '@tanstack/query-core',
    '@tanstack/react-query',
    '@tanstack/react-table',
    '@xstate/graph',
    '@xstate/react',
    'axe-core',
    'diff',
    'downshift',
    'elkjs/lib/elk.bundled.js',
    'libheif-js/libheif/libheif.js',
    'luxon',
    'react',
    'react-dom',
    'react-dom/client',
    'react-router-dom',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'valibot',
    'vitest-browser-react',
    'xstate',
  ],
};

/** Loads modules as `npm start` does: Node takes the types away. Vite would take a tenth of the processor time to transform them. */
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Unit tests that Node alone cannot run: they draw components, or load modules anew. */
const loadedByVite = [
  'src/{atlas,renderer,server}/**/{machine-source,paths,render,spoken}.test.ts',
  'src/app/session/ending.test.ts',
  'src/client/first-answers.test.ts',
  'test/{gateway-texts,own-words}.test.ts',
];

const heldUp = 'test/gateway/event-loop*.test.ts';
/** Runs where there is a PgBouncer. What it holds is tried without one in `pooler.test.ts`. */
const throughPgBouncer = 'test/gateway/pgbouncer.test.ts';

/** Whether this run may have tests of a project: it names none, this one, or several by a pattern. */
function isAskedFor(project: string): boolean {
  const { values } = parseArgs({
    options: { project: { type: 'string', multiple: true } },
    strict: false,
  });
  return !values.project || values.project.some((name) => name === project || /[*!]/.test(String(name)));
}

const unit = (name: string, own: NonNullable<TestProjectInlineConfiguration['test']>) => ({
  extends: true as const,
  test: {
    ...own,
    name,
    environment: 'node' as const,
    // No test here changes what others share, and most of the time went into loading the same modules again.
    isolate: false,
    maxWorkers: 2,
    // They give way to others (scripts/test.ts), on a slow machine for minutes on end.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});

const inBrowser = (name: string, own: { readonly include?: string[]; readonly isolate?: false }) => ({
  extends: true as const,
  optimizeDeps,
  test: {
    ...atClock,
    name,
    ...own,
    browser: inChromium(),
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});

// Storybook reads every story as its plugin is made, which takes longer than most runs of other projects.
const storybook = () => ({
  ...inBrowser('storybook', { isolate: false }),
  plugins: [storybookTest({ configDir: '.storybook' })],
});

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Not every machine can resolve `localhost`.
      api: { host: '127.0.0.1' },
      // A transcript that is missing is a failure, and none is written unless it is asked for.
      update: 'none',
      diff: { expand: false },
      // Where half of the processor is taken a call takes longer than the second that is usual.
      expect: { poll: { timeout: 20_000 } },
      projects: [
        unit('unit', {
          ...loadedByNode,
          include: [
            '{content,contract,machines,journeys,gateway,src,scripts}/**/*.test.ts',
            'test/*.test.ts',
            'test/{unit,paths,faults}/**/*.test.ts',
          ],
          exclude: loadedByVite,
        }),
        unit('unit-vite', { include: loadedByVite }),
        {
          extends: true,
          test: {
            ...loadedByNode,
            name: 'gateway',
            environment: 'node',
            include: ['test/gateway/**/*.test.ts'],
            // As above; what measures how long a process is held up has processes of its own.
            isolate: false,
            exclude: [heldUp, ...(hasPgBouncer() ? [] : [throughPgBouncer])],
            globalSetup: 'test/support/database-server.ts',
            // Beside another suite a backup and its restoring took more than a minute.
            testTimeout: 120_000,
            hookTimeout: 120_000,
            // Each file starts gateways of its own; more than two at once starve each other.
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            ...loadedByNode,
            name: 'event loop',
            environment: 'node',
            include: [heldUp],
            globalSetup: 'test/support/database-server.ts',
            testTimeout: 60_000,
            hookTimeout: 120_000,
            maxWorkers: 2,
          },
        },
        inBrowser('browser', { include: ['src/**/*.test.tsx'] }),
        // They draw thousands of screens: `npm test` lets them do it with React as residents get it, which takes a third less.
        inBrowser('screens', { include: ['test/screens/**/*.test.tsx'] }),
        ...(isAskedFor('storybook') ? [storybook()] : []),
      ],
    },
  }),
);
