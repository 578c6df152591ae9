import { getWorksOrder } from '../../contract/works-orders.ts';
import { homePage } from '../../journeys/shared/addresses.ts';
import { encodeRequest, type LoadRequest, loadAtRate, openConnection } from '../load.ts';
import { type Figure, figure, type Round } from './figures.ts';
import { median } from './median.ts';
import { residentWithRepair } from './resident-with-repair.ts';
import { startBenchServers } from './servers.ts';

/** Requests a second: each step of the curve. */
const rates = [50, 100, 200, 400, 600, 800, 1000, 1200];
const rounds = 3;
/** Length of a step for each side. */
const seconds = 2;
/** How often the reads of Home are made for one round. */
const visits = 15;

/**
 * How long a read takes the gateway and a bare server, by how many come in a second: latencies of the slowest in twenty, in
 * microseconds. And how long the reads of Home take when they are made at once, and as many reads of the bare server.
 */
export async function measureLoad(): Promise<readonly Figure[]> {
  const servers = await startBenchServers();
  try {
    const origin = `http://localhost:${servers.gatewayPort}`;
    const { browser, worksOrderId } = await residentWithRepair(origin);
    const headers = { Cookie: browser.cookies.header(), Accept: 'application/json' };
    const read = {
      method: 'GET',
      path: getWorksOrder.path.replace(':worksOrderId', worksOrderId),
      headers,
    } as const;
    const bareRead = {
      method: 'GET',
      path: `/repair?id=${worksOrderId}&customer=${browser.customerId}`,
      headers: { Accept: 'application/json' },
    } as const;
    const slowestOf = async (port: number, request: LoadRequest, rate: number): Promise<number> => {
      const { p95 } = await loadAtRate({ port, request }, rate, seconds);
      return microseconds(p95);
    };
    // Both warm up at the middle of the curve.
    for (const rate of rates.slice(2, 5)) {
      await slowestOf(servers.gatewayPort, read, rate);
      await slowestOf(servers.barePort, bareRead, rate);
    }
    const curve = new Map(rates.map((rate): [number, Round[]] => [rate, []]));
    const home: { readonly ours: Visit; readonly bare: Visit }[] = [];
    const reads = await readsOfHome(origin, headers.Cookie);
    for (let round = 0; round < rounds; round += 1) {
      for (const [rate, measured] of curve) {
        const ours = await slowestOf(servers.gatewayPort, read, rate);
        measured.push({ ours, bare: await slowestOf(servers.barePort, bareRead, rate) });
      }
      const ours = await togetherAndAlone(
        servers.gatewayPort,
        reads.map((path) => ({ method: 'GET', path, headers })),
      );
      home.push({
        ours,
        bare: await togetherAndAlone(
          servers.barePort,
          reads.map(() => bareRead),
        ),
      });
    }
    return [
      ...[...curve].map(([rate, measured]) =>
        figure(`a repair, read ${rate} times a second`, 'µs', measured),
      ),
      {
        ...figure(
          'the reads of Home, together',
          'µs',
          home.map(({ ours, bare }) => ({ ours: ours.together, bare: bare.together })),
        ),
        counts: {
          reads: reads.length,
          'µs for the slowest of them alone': Math.round(median(home.map(({ ours }) => ours.slowestAlone))),
          'µs for that of the bare server': Math.round(median(home.map(({ bare }) => bare.slowestAlone))),
        },
      },
    ];
  } finally {
    await servers.close();
  }
}

const microseconds = (milliseconds: number): number => milliseconds * 1000;

/** The addresses that Home reads from: its page carries the answers. */
async function readsOfHome(origin: string, cookie: string): Promise<readonly string[]> {
  const page = await fetch(origin + homePage, { headers: { cookie, accept: 'text/html' } });
  const [, json] =
    /<script type="application\/json" id="first-reads">(.*?)<\/script>/s.exec(await page.text()) ?? [];
  if (json === undefined) throw new Error('Home came without its first reads');
  const { answers } = JSON.parse(json) as { readonly answers: object };
  return Object.keys(answers);
}

/** Microseconds that requests take when all are sent at once, and the slowest of them by itself; medians of some visits. */
interface Visit {
  readonly together: number;
  readonly slowestAlone: number;
}

async function togetherAndAlone(port: number, requests: readonly LoadRequest[]): Promise<Visit> {
  const sent = requests.map((request) => ({
    message: encodeRequest(request, port),
    connection: openConnection(port),
  }));
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    return microseconds(performance.now() - start);
  };
  const together: number[] = [];
  const alone = sent.map((): number[] => []);
  for (let visit = 0; visit < visits; visit += 1) {
    for (const [index, { connection, message }] of sent.entries())
      alone[index]?.push(await timed(() => connection.exchange(message)));
    together.push(
      await timed(() => Promise.all(sent.map(({ connection, message }) => connection.exchange(message)))),
    );
  }
  for (const { connection } of sent) connection.close();
  return { together: median(together), slowestAlone: Math.max(...alone.map(median)) };
}
