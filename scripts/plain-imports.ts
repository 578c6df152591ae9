import type { Plugin } from 'vite';

/**
 * Later parts of the portal are imported as the browser does it by itself. What Vite adds to that looks after style
 * sheets of their own, which they do not have: all styles come with the page, in one file.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
