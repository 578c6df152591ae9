import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { caseTypesOfSetting } from './scripts/case-types-setting.ts';
import { recordedPaths } from './scripts/recorded-paths.ts';

/** From a disk, browsers load neither modules nor anything asked for as of another site: a plain script and style do. */
const plainScript: Plugin = {
  name: 'plain-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll(' crossorigin', '').replace('<script type="module"', '<script defer'),
  },
};

// A build of its own, so that what residents load cannot come to depend on it.
export default defineConfig({
  base: './',
  plugins: [react(), caseTypesOfSetting(), recordedPaths(), plainScript],
  worker: { plugins: () => [caseTypesOfSetting()] },
  publicDir: false,
  experimental: {
    // A script that browsers do not load as a module cannot tell where it is from once it has begun, but the page can. Parts
    // that are only then begun name workers.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' ? { runtime: `new URL(${JSON.stringify(file)}, document.baseURI).href` } : undefined,
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    // The layout library alone is larger than what is usual.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: 'atlas.html',
      // Vite's own helper for loading chunks asks for it; there is only one chunk.
      checks: { emptyImportMeta: false },
      output: { format: 'iife', codeSplitting: false },
    },
  },
});
