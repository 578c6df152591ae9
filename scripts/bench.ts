// How near the gateway and the engine come to the least that the same work costs without them: `npm run bench -- --help`.
// Both sides take turns in every round, so that a slow moment of the machine touches both; quote the ratios. For history the
// large provider is ours and the small one the bare side; for growth bare is what growth in proportion would cost.
import { Option } from '@commander-js/extra-typings';
import { measureEngine } from './bench/engine.ts';
import { measure, table } from './bench/figures.ts';
import { measureGateway } from './bench/gateway.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureHistory } from './bench/history.ts';
import { measureLoad } from './bench/load.ts';
import { measurePages } from './bench/pages.ts';
import { measureUploads } from './bench/uploads.ts';
import { command } from './command.ts';

const parts = {
  engine: measureEngine,
  gateway: measureGateway,
  growth: measureGrowth,
  history: measureHistory,
  load: measureLoad,
  pages: measurePages,
  uploads: measureUploads,
};

const values = command('bench', 'Measures how near we come to the least that the same work costs without us.')
  .addOption(new Option('--only <part>', 'one part alone').choices(Object.keys(parts)))
  .option('--json', 'prints one object')
  .parse()
  .opts();
const chosen = Object.entries(parts).filter(([name]) => values.only === undefined || values.only === name);
const report = await measure(chosen.map(([, part]) => part));
console.log(values.json ? JSON.stringify(report, null, 2) : table(report));
