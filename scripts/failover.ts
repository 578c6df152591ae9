// Kills the primary database under load and lets its standby take over: `npm run failover`. Fails when a write that was
// acknowledged is lost or done twice, or nothing was answered for more than 10 seconds.
//   --seconds 30 --rate 50 is how long requests come and how many a second; --port 4880 the first of two ports
//   --json prints { requests, acknowledged, lost, doubled, triedAgain, refused, takeoverMs, longestPauseMs }
import { parseArgs } from 'node:util';
import { failover } from './failover/run.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '50' },
    port: { type: 'string', default: '4880' },
    json: { type: 'boolean', default: false },
  },
});
const [seconds, perSecond, port] = [Number(values.seconds), Number(values.rate), Number(values.port)];
if (![seconds, perSecond, port].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--seconds, --rate and --port take a whole number above 0');
  process.exit(2);
}

const report = await failover({ seconds, perSecond, ports: [port, port + 1] });
const { requests, acknowledged, lost, doubled, triedAgain, refused, takeoverMs, longestPauseMs } = report;
const words = [
  `${requests} requests, ${acknowledged} writes acknowledged, ${lost} lost, ${doubled} doubled, ${refused.length} refused.`,
  `The standby took over after ${takeoverMs} ms; ${triedAgain} requests were tried again, nothing was answered for at most ${longestPauseMs} ms.`,
  ...refused,
];
console.log(values.json ? JSON.stringify(report) : words.join('\n'));
if (lost + doubled + refused.length > 0 || longestPauseMs > 10_000) process.exitCode = 1;
