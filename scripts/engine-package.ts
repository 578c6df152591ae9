// Packs the journey engine as a library that another project can install: `npm run engine-package [-- --out FOLDER]`.
import { parseArgs } from 'node:util';
import { packEngine } from './engine-package/pack.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/engine-package' } } });
console.log(`npm install ${await packEngine(values.out)}`);
