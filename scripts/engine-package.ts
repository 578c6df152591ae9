// Packs the journey engine as a library: `npm run engine-package -- --help`.
import { command } from './command.ts';
import { packEngine } from './engine-package/pack.ts';

const { out } = command(
  'engine-package',
  'Packs the journey engine as a library that another project can install.',
)
  .option('--out <folder>', 'where to', 'dist/engine-package')
  .parse()
  .opts();
console.log(`npm install ${await packEngine(out)}`);
