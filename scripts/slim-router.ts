import type { Plugin } from 'vite';

/** Calls at the top of a file whose result is all that they do. */
const harmless = /\b(React\w*\.(?:createContext|forwardRef|memo)\()/g;
/** Names for developer tools, which would hold on to components that nobody uses. */
const displayNames = /^\w+\.displayName = .*;$/gm;
/** A class whose context is told after it, which would hold on to it as well: told inside it does not. */
const contextType = /^var (\w+) = class extends [\w.]+ \{$([\s\S]*?)^\1\.contextType = (\w+);$/gm;

/**
 * Makes the build take React Router without its warnings for developers, and only those parts of it that the portal
 * uses: its files do not say which of their parts can be left out.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router$/ },
      async handler(id, importer) {
        const forDevelopers = await this.resolve(id, importer, { skipSelf: true });
        return forDevelopers?.id.replace(/([\\/])development([\\/])/, '$1production$2');
      },
    },
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production/ },
      handler: (code) => ({
        code: code
          .replace(displayNames, '')
          .replace(contextType, (whole, _name, rest: string, context: string) =>
            whole
              .replace(rest, `\n  static contextType = ${context};${rest}`)
              .replace(/^\w+\.contextType = .*$/m, ''),
          )
          .replace(harmless, '/* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
