import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { buildTargets } from './scripts/browsers/served.ts';
import { firstBytes } from './scripts/first-bytes.ts';
import { namePreloads } from './scripts/preloads.ts';
import { recordedPaths } from './scripts/recorded-paths.ts';
import { serverEntry } from './scripts/server-entry.ts';

const gateway = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;
const proxy = { '/customerselfserve': gateway, '/identity': gateway };

/** What every page has around it, and what the start page shares with Home. */
const portalParts =
  /[\\/]src[\\/](app[\\/](main\.tsx|App\.tsx|usePageTitle\.ts|session[\\/]session-end-reason\.ts)|ui[\\/]Announced\.tsx|client[\\/]clock\.ts)$/;
/**
 * Running the journey that most residents are here for, with the kinds of question that come first in it, and calling
 * the gateway. Apart they are larger, and a resident who calls the gateway is about to begin that journey.
 */
const journeyParts = [
  /[\\/]src[\\/](app[\\/]JourneyScreen|fields[\\/]radios[\\/]\w+View)\.tsx$/,
  /[\\/](src[\\/]client[\\/](gateway|reads)|contract[\\/](assets|configuration|customers)|journeys[\\/]repair[\\/]beginning)\.ts$/,
];
/** Home, and what every page has for residents who are signed in: the menu, the session, messages and reports. */
const homeParts = [
  /[\\/]src[\\/]app[\\/](session[\\/](Bar|running|ending)|LaterJourney|Guarded|remembered)\.tsx?$/,
  /[\\/]src[\\/]features[\\/]home[\\/](HomePage|Dashboard)\.tsx/,
  /[\\/]src[\\/]renderer[\\/](?!(AnswersSoFar|PendingFiles|ResetQuestionsNotice|Review|SummaryRows|UnsentFiles)\.)/,
];
/** The kinds of question that are little more than a field, and what later steps show beside their questions. */
const fieldParts =
  /[\\/]src[\\/](renderer[\\/]\w+\.tsx|fields[\\/](laterViews\.ts|(checkboxes|counted|given|select|text)[\\/]\w+View\.tsx))$/;

/** The build of React Router without its warnings for developers, which its package has but does not name; tests take it too. */
const productionRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
};

type LogHandler = NonNullable<NonNullable<BuildEnvironmentOptions['rolldownOptions']>['onLog']>;

/** Says nothing of what the decoder of HEIC would need in Node. */
const onLog: LogHandler = (level, log, handle) => {
  if (!/libheif-js.*externalized|externalized.*libheif-js/.test(log.message)) handle(level, log);
};

export default defineConfig({
  plugins: [react(), firstBytes(), namePreloads(), recordedPaths(), serverEntry()],
  resolve: { alias: [productionRouter] },
  worker: { rolldownOptions: { onLog } },
  server: { host: '127.0.0.1', proxy },
  build: {
    manifest: true,
    // Syntax that every browser of package.json's browserslist reads, but for static blocks, which `npm run size` refuses: to
    // rewrite classes for Safari 15.4 by name would cost 1.4 kB. `npm run browsers` looks for APIs that are newer.
    target: 'es2022',
    cssTarget: buildTargets(),
    // The content security policy allows neither inline scripts nor data: styles and fonts.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // The page names what it begins with. Later parts need little besides, and lists of it would come with the first.
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: {
      onLog,
      // How long each plugin takes is for those who work on the build.
      checks: { bundlerTimings: false },
      // Names for fixed values are for readers of the source.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      treeshake: {
        // No package relies on a property being read for its own sake.
        propertyReadSideEffects: false,
        // React itself has had for long what this stands in for, and no part that uses it is used here.
        moduleSideEffects: [{ test: /[\\/]use-sync-external-store[\\/]/, sideEffects: false }],
      },
      output: {
        // Few files, each of what is needed together: many small ones compress badly. Each group takes along what it
        // depends on and no group before it has.
        codeSplitting: {
          groups: [
            {
              // Apart from our own code, so that a new release leaves it in the browser's cache.
              name: 'react',
              test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 5,
            },
            // Drawing tables, and what XState would share with it of React's past.
            {
              name: 'table',
              test: /node_modules[\\/](@tanstack[\\/](react-)?(table|store)|use-sync-external-store)[\\/]/,
              priority: 5,
            },
            // What of XState only the session, uploads and polling need.
            {
              name: 'machines',
              test: /xstate[\\/]dist[\\/](log-|xstate\.esm)/,
              priority: 5,
              includeDependenciesRecursively: false,
            },
            { name: 'portal', test: portalParts, priority: 4 },
            { name: 'journey', test: (id) => journeyParts.some((part) => part.test(id)), priority: 2 },
            // What tells of the page, and listens to other tabs and to presses: no page waits for it.
            {
              name: 'telling',
              test: /[\\/]src[\\/](client[\\/]tracking|app[\\/](listeners|other-tabs|second-press))\.ts$/,
              priority: 1.5,
            },
            // Home, and what every page has for residents who are signed in.
            { name: 'home', test: (id) => homeParts.some((part) => part.test(id)), priority: 1 },
            // Pages with a list, and what such pages share.
            { name: 'lists', test: /[\\/]src[\\/](app[\\/]List(Page|Place)\.tsx|lists[\\/])/, priority: 0.5 },
            { name: 'calls', test: /[\\/]journeys[\\/]repair[\\/]calls[\\/](?!reporting)/ },
            // What reporting a repair and saying that it is not fixed have in common.
            { name: 'files', test: /[\\/]journeys[\\/]shared[\\/]repair-files\.ts$/ },
            { name: 'fields', test: fieldParts },
            // What several pages and journeys have in common.
            {
              name: 'pages',
              test: /[\\/](src[\\/](app|ui|client|features|lists)|content|contract|journeys[\\/](shared|chase|recall))[\\/]/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
