// Kills what runs at random moments: `npm run chaos -- --help`.
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { chaos } from './chaos/run.ts';
import { chanceSeed, command, wholeNumber } from './command.ts';

function minutesOf(text: string): number {
  const minutes = Number(text);
  if (minutes > 0 && minutes <= 600) return minutes;
  throw new InvalidArgumentError('It takes a number above 0, and up to 600.');
}

const {
  minutes,
  kills,
  seed,
  port,
  json: isJson,
} = command(
  'chaos',
  'Kills gateways, the worker and the database at random moments while residents report, book, move, cancel, pay and complain. Fails when something that was acknowledged is lost or done twice.',
)
  .option('--minutes <number>', 'how long at most, such as 10 or 0.5', minutesOf, 10)
  .option('--kills <number>', 'ends it after so many', wholeNumber(1), 100_000)
  .option('--seed <number>', 'the same kills at the same moments', wholeNumber(1), chanceSeed())
  .option('--port <number>', 'the first of five ports', wholeNumber(1, 65_531), 4880)
  .option('--json', 'prints { kills, lost, doubled } and what it did')
  .parse()
  .opts();

// Beside the report, which nobody gets of a run that breaks off.
console.error(`seed ${seed}`);
const report = await chaos({
  seconds: minutes * 60,
  maxKills: kills,
  seed,
  ports: [port, port + 1, port + 2, port + 3, port + 4],
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
console.log(isJson ? JSON.stringify(json) : words.join('\n'));
if (lost.length + doubled.length + refused.length > 0) process.exitCode = 1;
