// Kills gateways, the worker and the database at random moments while residents report, book, move, cancel, pay and complain:
// `npm run chaos -- --minutes 10`. Fails when something that was acknowledged is lost or done twice.
//   --minutes 10 is how long at most; --kills 500 ends it after so many; --seed 7 kills at the same moments as before
//   --port 4880 is the first of five ports; --json prints { kills, lost, doubled } and what it did
import { parseArgs } from 'node:util';
import { machineClock } from '../gateway/clock.ts';
import { chaos } from './chaos/run.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    kills: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(1 + (machineClock().getTime() % 1_000_000)) },
    port: { type: 'string', default: '4880' },
    json: { type: 'boolean', default: false },
  },
});
const [minutes, maxKills, seed, port] = [values.minutes, values.kills, values.seed, values.port].map(Number);
const numbers = [maxKills, seed, port].every((number) => Number.isInteger(number) && Number(number) > 0);
if (!numbers || minutes === undefined || !(minutes > 0 && minutes <= 600)) {
  console.error('--minutes takes a number above 0, --kills, --seed and --port a whole one');
  process.exit(2);
}

if (!values.json) console.log(`seed ${seed}`);
const first = port ?? 0;
const report = await chaos({
  seconds: minutes * 60,
  maxKills: maxKills ?? 0,
  seed: seed ?? 0,
  ports: [first, first + 1, first + 2, first + 3, first + 4],
});
const { killsOf, acknowledged, lastPlaces, lost, doubled, refused } = report;
const words = [
  `${report.kills} kills in ${report.seconds} s: ${killsOf.gateway} of gateways, ${killsOf.worker} of the worker, ${killsOf.database} of the database.`,
  `${report.requests} requests, ${report.triedAgain} of them tried again, ${report.doubleSubmits} double submits.`,
  `Acknowledged: ${acknowledged.repairs} repairs, ${acknowledged.notes} notes, ${acknowledged.payments} payments, ${acknowledged.complaints} complaints; ${lastPlaces.races} times ${lastPlaces.takers} wanted a last place.`,
  `${report.compared} figures compared: ${lost.length} lost, ${doubled.length} doubled; ${refused.length} answers that nobody should get.`,
  ...[...lost.map((line) => `lost: ${line}`), ...doubled.map((line) => `doubled: ${line}`)].slice(0, 40),
  ...refused.slice(0, 40),
];
const json = { ...report, lost: lost.length, doubled: doubled.length, details: { lost, doubled } };
console.log(values.json ? JSON.stringify(json) : words.join('\n'));
if (lost.length + doubled.length + refused.length > 0) process.exitCode = 1;
