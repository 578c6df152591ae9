// How near the gateway comes to the least that Node and PostgreSQL can do here: `npm run bench`. All kinds of answers
// are measured in turn, round after round, so that a slow moment of the machine touches all alike. Fails below a share.
import { getConfiguration } from '../contract/reference.ts';
import { getWorksOrder, searchWorksOrders } from '../contract/works-orders.ts';
import { residents } from '../gateway/demo/residents.ts';
import type { Browser } from '../test/support/browser.ts';
import { signInAt } from '../test/support/identity.ts';
import { startBenchServers } from './bench-servers.ts';
import { type LoadResult, load } from './load.ts';

const connections = 32;
const rounds = 5;
const secondsEach = 1.5;

interface Measured {
  readonly name: string;
  readonly port: number;
  readonly path: string;
  /** Smallest share of the floor's answers a second that is good enough. */
  readonly least?: number;
}

const floorName = 'Node HTTP, one SELECT';
const servers = await startBenchServers();
try {
  const { gatewayPort, floorPort } = servers;
  const { browser, worksOrderId } = await residentWithRepair(`http://localhost:${gatewayPort}`);
  const measured: readonly Measured[] = [
    { name: 'Node HTTP, no database', port: floorPort, path: '/' },
    { name: floorName, port: floorPort, path: '/select' },
    {
      name: 'one setting, signed in',
      port: gatewayPort,
      path: getConfiguration.path.replace(':name', 'IsMediaEnabledSS'),
      least: 0.2,
    },
    {
      name: 'one repair, signed in',
      port: gatewayPort,
      path: getWorksOrder.path.replace(':worksOrderId', worksOrderId),
      least: 0.15,
    },
    { name: 'list of repairs, signed in', port: gatewayPort, path: `${searchWorksOrders.path}?limit=10` },
  ];
  report(measured, await measure(measured, browser.cookies.header()));
} finally {
  await servers.close();
}

async function residentWithRepair(url: string): Promise<{ browser: Browser; worksOrderId: string }> {
  for (const { email, password } of residents) {
    const browser = await signInAt(url, email, password);
    const { models } = await browser.call(searchWorksOrders, { query: { limit: '1' } });
    const worksOrderId = models[0]?.identifiers.worksOrderIdentifier;
    if (worksOrderId) return { browser, worksOrderId };
  }
  throw new Error('no resident of the demonstration has a repair');
}

async function measure(measured: readonly Measured[], cookie: string): Promise<Map<string, LoadResult[]>> {
  const results = new Map<string, LoadResult[]>(measured.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const { name, port, path } of measured) {
      const request = {
        method: 'GET',
        path,
        headers: { Cookie: cookie, Accept: 'application/json' },
      } as const;
      const result = await load({ port, request }, connections, secondsEach);
      // The first round warms up.
      if (round > 0) results.get(name)?.push(result);
    }
  }
  return results;
}

function report(measured: readonly Measured[], results: ReadonlyMap<string, readonly LoadResult[]>): void {
  const medianOf = (name: string, value: keyof LoadResult): number =>
    median((results.get(name) ?? []).map((result) => result[value]));
  const floor = medianOf(floorName, 'perSecond');
  console.log(`${connections} connections, median of ${rounds} rounds of ${secondsEach} s\n`);
  for (const { name, least } of measured) {
    const perSecond = medianOf(name, 'perSecond');
    const share = perSecond / floor;
    const enough = least === undefined || share >= least;
    if (!enough) process.exitCode = 1;
    console.log(
      [
        name.padEnd(28),
        `${perSecond.toFixed(0)}/s`.padStart(9),
        `p50 ${medianOf(name, 'p50').toFixed(1)} ms`.padStart(12),
        `p99 ${medianOf(name, 'p99').toFixed(1)} ms`.padStart(13),
        `${share.toFixed(2)} of the floor`,
        least === undefined ? '' : `(at least ${least}${enough ? '' : ': FAILED'})`,
      ].join('  '),
    );
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
