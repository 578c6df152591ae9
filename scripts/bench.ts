// How near the gateway and the engine come to the least that the same work costs without them: `npm run bench`.
// Both sides take turns in every round, so that a slow moment of the machine touches both; quote the ratios.
// --json prints one object; --only engine, --only gateway, --only growth, --only history or --only pages runs one part. For history the
// large provider is ours and the small one the bare side; for growth bare is what growth in proportion would cost.
import { parseArgs } from 'node:util';
import { measureEngine } from './bench/engine.ts';
import { measure, table } from './bench/figures.ts';
import { measureGateway } from './bench/gateway.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureHistory } from './bench/history.ts';
import { measurePages } from './bench/pages.ts';

const parts = {
  engine: measureEngine,
  gateway: measureGateway,
  growth: measureGrowth,
  history: measureHistory,
  pages: measurePages,
};

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const chosen = Object.entries(parts).filter(([name]) => values.only === undefined || values.only === name);
if (chosen.length === 0) {
  console.error(`--only takes ${Object.keys(parts).join(' or ')}`);
  process.exit(2);
}
const report = await measure(chosen.map(([, part]) => part));
console.log(values.json ? JSON.stringify(report, null, 2) : table(report));
