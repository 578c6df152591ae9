// Makes the atlas as a folder of files that opens from a disk or any web server:
//   npm run atlas [-- --out atlas-static]
import { renameSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'atlas-static' } } });
const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(values.out);

await build({
  root,
  logLevel: 'warn',
  configFile: path.join(root, 'vite.atlas.config.ts'),
  build: { outDir: folder, emptyOutDir: true },
});
const page = path.join(folder, 'index.html');
renameSync(path.join(folder, 'atlas.html'), page);
console.log(`Open ${page}`);
