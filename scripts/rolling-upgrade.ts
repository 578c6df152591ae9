// Replaces gateways one by one under load, on tables that a later version has changed: `npm run rolling-upgrade`. Fails when
// a write that was acknowledged is lost or done twice, or a request is refused.
//   --seconds 30 --rate 50 is how long requests come and how many a second; --port 4884 the first of two ports
//   --json prints { requests, acknowledged, lost, doubled, triedAgain, refused, replaced, longestPauseMs }
import { parseArgs } from 'node:util';
import { rollingUpgrade } from './rolling-upgrade/run.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '50' },
    port: { type: 'string', default: '4884' },
    json: { type: 'boolean', default: false },
  },
});
const [seconds, perSecond, port] = [Number(values.seconds), Number(values.rate), Number(values.port)];
if (![seconds, perSecond, port].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--seconds, --rate and --port take a whole number above 0');
  process.exit(2);
}

const report = await rollingUpgrade({ seconds, perSecond, ports: [port, port + 1] });
const { requests, acknowledged, lost, doubled, triedAgain, refused, replaced, longestPauseMs } = report;
const words = [
  `${requests} requests, ${acknowledged} writes acknowledged, ${lost} lost, ${doubled} doubled, ${refused.length} refused.`,
  `${replaced} processes were replaced; ${triedAgain} requests were tried again, nothing was answered for at most ${longestPauseMs} ms.`,
  ...refused,
];
console.log(values.json ? JSON.stringify(report) : words.join('\n'));
if (lost + doubled + refused.length > 0 || replaced < 2) process.exitCode = 1;
