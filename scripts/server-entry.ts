import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** What the gateway loads of the portal, from the folder of the built portal. Nobody is sent a file of that folder. */
const fileName = '.vite/server.js';

/** What the components find there instead of a browser's storage. */
const noStorage = resolve(import.meta.dirname, '../src/server/rendered/no-storage.ts');

/** The code of what runs in the gateway beside the portal, in one file with all that it needs. */
export async function serverCode(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    // React has a build of its own for those who develop with it.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      ssr: 'src/server/entry.ts',
      target: 'node20',
      minify: true,
      rolldownOptions: {
        output: { codeSplitting: false },
        transform: {
          inject: {
            localStorage: [noStorage, 'storage'],
            sessionStorage: [noStorage, 'storage'],
          },
        },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [entry, ...others] = outputs;
  if (entry?.type !== 'chunk' || others.length > 0) throw new Error('the server entry is not one file');
  return entry.code;
}

/** Builds it with the portal. */
export function serverEntry(): Plugin {
  let root = '';
  return {
    name: 'server-entry',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      // Another product of the same configuration, such as the browser tests' page, has no portal in it.
      const isPortal = Object.values(bundle).some(
        (output) => output.type === 'chunk' && output.facadeModuleId === resolve(root, 'index.html'),
      );
      if (isPortal) this.emitFile({ type: 'asset', fileName, source: await serverCode(root) });
    },
  };
}
