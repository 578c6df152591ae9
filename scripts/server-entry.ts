import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** What the gateway loads of the portal, from the folder of the built portal. Nobody is sent a file of that folder. */
const fileName = '.vite/server.js';

const source = (path: string): string => resolve(import.meta.dirname, '../src', path);
const standIn = (name: string): string => source(`server/stand-ins/${name}.ts`);

/** What the components find there instead of a browser's storage, its other tabs and its window. */
const browser = standIn('browser');

/** What they import that a browser alone has, or that is one resident's, with what they find in its place. */
const standIns: ReadonlyMap<string, string> = new Map([
  [source('app/portal.ts'), standIn('portal')],
  [source('app/follow-tab.ts'), standIn('follow-tab')],
  [source('app/recall.ts'), standIn('recall')],
  [source('client/clock.ts'), standIn('clock')],
  [source('client/queries.ts'), standIn('queries')],
  [source('lists/storage.ts'), standIn('list-storage')],
  [source('renderer/runner.ts'), standIn('runner')],
  [source('ui/held.ts'), standIn('held')],
  [source('ui/useMedia.ts'), standIn('useMedia')],
]);

/** What the pages that are rendered load later, though they show it first. Whatever else is loaded later is left out. */
const shownFirst: readonly string[] = [
  'app/Guarded.tsx',
  'app/JourneyScreen.tsx',
  'features/home/HomePage.tsx',
  'features/home/Dashboard.tsx',
  'features/repairs/RepairPage.tsx',
  'features/repairs/RepairsPage.tsx',
  'features/requests/CasesPage.tsx',
  'fields/radios/RadioGroupView.tsx',
].map(source);

/** Puts the stand-ins into the components' place. */
const replaceForServer = (): Plugin => ({
  name: 'replace-for-server',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return standIns.get(found?.id ?? '') ?? null;
  },
  async resolveDynamicImport(id, importer) {
    if (typeof id !== 'string' || !importer?.startsWith(source(''))) return null;
    const found = await this.resolve(id, importer);
    return found === null || shownFirst.includes(found.id) ? found : standIn('nothing');
  },
});

/** The code of what runs in the gateway beside the portal, in one file with all that it needs. */
export async function serverCode(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [replaceForServer()],
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
            localStorage: [browser, 'storage'],
            sessionStorage: [browser, 'storage'],
            BroadcastChannel: [browser, 'NoChannel'],
            addEventListener: [browser, 'listenToNothing'],
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
