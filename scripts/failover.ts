// Lets a standby take over from the database: `npm run failover -- --help`.
import { command, wholeNumber } from './command.ts';
import { failover } from './failover/run.ts';

const { seconds, rate, port, json } = command(
  'failover',
  'Kills the primary database under load and lets its standby take over. Fails when a write that was acknowledged is lost or done twice, or nothing was answered for more than 10 seconds.',
)
  .option('--seconds <number>', 'how long requests come', wholeNumber(1), 30)
  .option('--rate <number>', 'how many come a second', wholeNumber(1), 50)
  .option('--port <number>', 'the first of two ports', wholeNumber(1, 65_534), 4880)
  .option(
    '--json',
    'prints { requests, acknowledged, lost, doubled, triedAgain, refused, takeoverMs, longestPauseMs }',
  )
  .parse()
  .opts();

const report = await failover({ seconds, perSecond: rate, ports: [port, port + 1] });
const { requests, acknowledged, lost, doubled, triedAgain, refused, takeoverMs, longestPauseMs } = report;
const words = [
  `${requests} requests, ${acknowledged} writes acknowledged, ${lost} lost, ${doubled} doubled, ${refused.length} refused.`,
  `The standby took over after ${takeoverMs} ms; ${triedAgain} requests were tried again, nothing was answered for at most ${longestPauseMs} ms.`,
  ...refused,
];
console.log(json ? JSON.stringify(report) : words.join('\n'));
if (lost + doubled + refused.length > 0 || longestPauseMs > 10_000) process.exitCode = 1;
