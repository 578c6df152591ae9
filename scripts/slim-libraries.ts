import type { Plugin } from 'vite';

/** Files of libraries that the portal loads but never reaches, and what they give. */
const unreached: readonly { readonly file: RegExp; readonly gives: readonly string[] }[] = [
  // Developer tools look for machines in the browser; nobody who uses the portal has them.
  {
    file: /[\\/]xstate[\\/]dist[\\/]xstate-dev\.esm\.js$/,
    gives: ['devToolsAdapter', 'getGlobal', 'registerService'],
  },
  // When a refused call may be tried again is asked of an error that the client has switched off (`throwHttpErrors`).
  {
    file: /[\\/]ky[\\/]distribution[\\/]core[\\/]retry-timing\.js$/,
    gives: ['calculateRetryTimingDelay', 'getRetryTimingHeader'],
  },
];

/** Leaves out of the portal what its libraries bring and never use there. */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    apply: 'build',
    load: {
      filter: { id: unreached.map(({ file }) => file) },
      handler(id) {
        const { gives = [] } = unreached.find(({ file }) => file.test(id)) ?? {};
        return gives.map((name) => `export const ${name} = () => undefined;`).join('\n');
      },
    },
  };
}
