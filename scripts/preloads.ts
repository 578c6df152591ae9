import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { homePage, startPage } from '../journeys/shared/addresses.ts';
import { publicFiles, residentFiles } from './address-files.ts';
import { chunkOf, chunksToLoad } from './chunks.ts';

/** Where the build notes them, from the folder of the built portal. Nobody is sent a file of that folder. */
const preloadsFile = '.vite/preloads.json';

/** Writes down which built scripts the first screen of each address needs. `gateway/http/preloads.ts` reads it. */
export function namePreloads(): Plugin {
  let root = '';
  return {
    name: 'name-preloads',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map(({ fileName, imports, moduleIds }) => ({
          fileName,
          imports,
          moduleIds: moduleIds.map((id) => id.replace(`${root}${sep}`, '').replaceAll('\\', '/')),
        }));
      // Another product of the same configuration, such as the browser tests' page, has no portal in it.
      if (!chunks.some(({ moduleIds }) => moduleIds.includes('src/app/main.tsx'))) return;
      const always = new Set(chunksToLoad(chunks, [chunkOf(chunks, 'src/app/main.tsx')]));
      const scripts = (files: readonly string[]): string[] =>
        chunksToLoad(
          chunks,
          files.map((file) => chunkOf(chunks, file)),
        )
          // The page itself names the others.
          .filter((chunk) => !always.has(chunk))
          .map(({ fileName }) => fileName)
          .sort();
      const byAddress = (files: Readonly<Record<string, readonly string[]>>) =>
        Object.fromEntries(Object.entries(files).map(([path, sources]) => [path, scripts(sources)]));
      this.emitFile({
        type: 'asset',
        fileName: preloadsFile,
        source: JSON.stringify({
          anybody: byAddress(publicFiles),
          residents: byAddress(residentFiles),
          start: startPage,
          home: homePage,
        }),
      });
    },
  };
}
