import type { Plugin } from 'vite';

/**
 * Loads what is imported later without Vite's helper, which fetches the style sheets and scripts that go with it: the
 * portal has one style sheet, and its config names no scripts to fetch ahead.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
