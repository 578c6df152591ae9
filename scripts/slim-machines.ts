import type { Plugin } from 'vite';

/** Why a way to another state is taken, and which kind of way it is. */
const inWords = /\b(?:because|kind): (?:"[^"]*"|'[^']*'|`[^`]*`),?/g;

/**
 * Leaves out of the portal what its machines say about themselves in words: only the atlas and the tests read that.
 */
export function slimMachines(): Plugin {
  return {
    name: 'slim-machines',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]machines[\\/]compile[\\/][\w-]+\.ts$/, code: 'because' },
      handler: (code) => ({ code: code.replace(inWords, ''), map: null }),
    },
  };
}
