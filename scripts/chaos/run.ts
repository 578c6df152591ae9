import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { getAvailability } from '../../contract/appointments.ts';
import { startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { fillWithDemonstration, untilTrue } from '../under-load/gateways.ts';
import { type Claims, noClaims } from './claims.ts';
import { type Before, compareWithDatabase, type Differences, readBefore } from './compare.ts';
import { complain, payAccount } from './money.ts';
import { type Householder, moveIn } from './people.ts';
import { lookAfterRepair } from './repairs.ts';
import { isDone, type Traffic } from './resident.ts';
import { Refused, refuse } from './submits.ts';
import { openLastPlace, type Taker, takeLastPlace } from './takers.ts';
import { databaseVictim, gatewayVictim, type Kills, killAtRandom, type Victim } from './victims.ts';

export interface ChaosReport {
  readonly kills: number;
  readonly killsOf: Kills;
  /** What was acknowledged and is not there, in words. */
  readonly lost: readonly string[];
  /** What is there more often than it was done, in words. */
  readonly doubled: readonly string[];
  /** Answers that nobody should get. */
  readonly refused: readonly string[];
  readonly requests: number;
  readonly triedAgain: number;
  readonly doubleSubmits: number;
  readonly acknowledged: Readonly<Record<'repairs' | 'notes' | 'payments' | 'complaints', number>>;
  /** How often so many wanted the last place at once. */
  readonly lastPlaces: { readonly races: number; readonly takers: number };
  /** How many figures were compared. */
  readonly compared: number;
  readonly seconds: number;
}

export interface ChaosOptions {
  /** It ends after so long, or so many kills, whichever comes first. */
  readonly seconds: number;
  readonly maxKills: number;
  readonly seed: number;
  /** Of the gateways and their card providers: four in all, and one for the worker. */
  readonly ports: readonly [number, number, number, number, number];
  readonly householders?: number;
  /** Residents who want the last places, in all; unless told as many as a run of these seconds can use. */
  readonly takers?: number;
  readonly takersAtOnce?: number;
  /** Milliseconds that the database lives at most between two kills. */
  readonly databaseLivesUpToMs?: number;
  /** Is shown the database when everything was compared, and may compare again. */
  readonly afterwards?: (sql: pg.Client, compareAgain: () => Promise<Differences>) => Promise<void>;
}

/** What one resident does in seconds that others do in weeks. */
const unlimited = Object.fromEntries(
  ['SUBMIT', 'MAIL', 'UPLOAD', 'SEARCH'].flatMap((name) => [
    [`LIMIT_${name}_ACCOUNT`, 'off'],
    [`LIMIT_${name}_ADDRESS`, 'off'],
  ]),
);

/** Milliseconds that a gateway lives at most after it is ready. */
const gatewayLivesUpTo = 2500;

/** Does one thing after the other until told to stop; what is refused is noted, and the next begins. */
async function live(doOne: () => Promise<void>, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    try {
      await doOne();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}

/** What a resident does: mostly about repairs. */
function lifeOf(
  { resident, accountId, home }: Householder,
  { chance, claims, cardUrls }: { chance: Chance; claims: Claims; cardUrls: readonly string[] },
): () => Promise<void> {
  const doing = { resident, chance, claims };
  return () => {
    const what = chance(10);
    if (what < 5) return lookAfterRepair(doing, home);
    return what < 8 ? payAccount({ ...doing, accountId, cardUrls }) : complain(doing);
  };
}

interface Races {
  readonly url: string;
  readonly site: string;
  readonly atOnce: number;
  readonly claims: Claims;
}

/** Lets those whose repair waits race for one place after the other, as long as there are enough of them. */
function races(all: readonly Taker[], { url, site, atOnce, claims }: Races): () => Promise<void> {
  let waiting = all;
  let days: readonly string[] | undefined;
  let race = 0;
  return async () => {
    const takers = waiting.slice(0, atOnce);
    const [first] = takers;
    if (first === undefined || takers.length < 2) {
      await delay(200);
      return;
    }
    days ??= await offeredDays(first, claims);
    const day = days[race++ % days.length] ?? '';
    await untilDone(url, (sql) => openLastPlace(sql, { site, day }));
    const losers = await takeLastPlace({ site, day }, takers, claims);
    waiting = [...waiting.slice(atOnce), ...losers];
  };
}

async function offeredDays(
  { resident, worksOrderId, jobNumber }: Taker,
  claims: Claims,
): Promise<readonly string[]> {
  const request = { params: { worksOrderId }, query: { referenceNumber: jobNumber } };
  const reply = await resident.send(getAvailability, request);
  if (!isDone(reply)) refuse(claims, getAvailability, reply);
  const { availabilities } = JSON.parse(reply.text) as {
    readonly availabilities: readonly { readonly slots: readonly { readonly date: string }[] }[];
  };
  return availabilities[0]?.slots.map(({ date }) => date) ?? [];
}

/** Connects to a database that may just be away. */
async function connectAgain(url: string): Promise<pg.Client> {
  let client: pg.Client | undefined;
  await untilTrue(async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    next.on('error', () => {});
    await next.connect();
    client = next;
    return true;
  });
  if (client === undefined) throw new Error('not connected');
  return client;
}

/** Does something with a database that may be killed meanwhile, again until it is done: it must bear being done twice. */
const untilDone = (url: string, work: (sql: pg.Client) => Promise<unknown>): Promise<void> =>
  untilTrue(async () => {
    const client = await connectAgain(url);
    await work(client).finally(() => client.end());
    return true;
  });

const chaosReport = (
  claims: Claims,
  kills: Kills,
  traffic: Traffic,
  compared: Awaited<ReturnType<typeof compareWithDatabase>>,
  began: number,
): ChaosReport => ({
  kills: kills.gateway + kills.worker + kills.database,
  killsOf: kills,
  ...{ lost: compared.lost, doubled: compared.doubled, refused: claims.refused, ...traffic },
  acknowledged: {
    ...{ repairs: claims.repairs.length, notes: claims.notes.length },
    ...{ payments: claims.payments.length, complaints: claims.complaints.length },
  },
  lastPlaces: {
    races: claims.takings.length,
    takers: Math.max(0, ...claims.takings.map(({ takers }) => takers)),
  },
  compared: compared.compared,
  seconds: Math.round((performance.now() - began) / 1000),
});

/**
 * Kills gateways, the worker that does jobs and the database at random moments while residents report, book, move,
 * cancel, pay and complain, and compares afterwards what they were told with what the database holds. Two gateways take
 * requests; the worker is a third that nobody asks. Everything is removed afterwards.
 */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const {
    seconds,
    maxKills,
    seed,
    ports,
    householders = 12,
    takersAtOnce = 20,
    takers = Math.max(takersAtOnce, Math.min(200, Math.ceil(seconds / 3))),
    databaseLivesUpToMs = 6000,
  } = options;
  const began = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-chaos-'));
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const server = await startEmbeddedServer(path.join(folder, 'postgres'), { restarts: false });
    const database = databaseVictim(server, databaseLivesUpToMs);
    closing.push(() => database.stop());
    const url = server.urlOf('postgres');
    await fillWithDemonstration(url);

    const [first, firstCards, second, secondCards, workerPort] = ports;
    const at = (port: number): string => `http://127.0.0.1:${port}`;
    const gateway = (kind: 'gateway' | 'worker', port: number, cardPort?: number): Victim =>
      gatewayVictim(
        kind,
        {
          ...{ databaseUrl: url, port, folder: path.join(folder, String(port)), isQuiet: true },
          env: {
            ...{ ...unlimited, LIMIT_ANONYMOUS_ADDRESS: 'off', JOB_NUMBER_DELAY_MS: '0' },
            // They start often, and most of a start is compiling. What is killed keeps nothing for the next.
            NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(folder, 'compiled'),
            ...(cardPort === undefined ? {} : { PAYMENT_PORT: String(cardPort) }),
          },
        },
        gatewayLivesUpTo,
      );
    const gateways = [
      gateway('gateway', first, firstCards),
      gateway('gateway', second, secondCards),
      gateway('worker', workerPort),
    ];
    closing.push(() => Promise.all(gateways.map((one) => one.stop())));

    const sql = await connectAgain(url);
    const traffic: Traffic = { requests: 0, triedAgain: 0, doubleSubmits: 0 };
    const audience = await moveIn({ url, sql }, [at(first), at(second)], traffic, { householders, takers });
    const before: Before = await readBefore(sql);
    await sql.end();
    await Promise.all(gateways.map((one) => one.start()));

    const claims = noClaims();
    const over = new AbortController();
    const cardUrls = [at(firstCards), at(secondCards)];
    const raceOf = races(audience.takers, {
      ...{ url, site: audience.site, atOnce: takersAtOnce, claims },
    });
    const lives = Promise.all([
      ...audience.householders.map((one, index) =>
        live(lifeOf(one, { chance: chanceOf(seed * 1000 + index), claims, cardUrls }), over.signal),
      ),
      live(raceOf, over.signal),
    ]);
    // A life that breaks off ends the run; it is told of below, when everything runs again and can be removed.
    lives.catch(() => over.abort());
    const timer = setTimeout(() => over.abort(), seconds * 1000);
    const kills = await killAtRandom([...gateways, database], chanceOf(seed), {
      until: over.signal,
      maxKills,
    });
    over.abort();
    clearTimeout(timer);
    // Everybody finishes what they began, now that nothing is killed any more.
    await lives;
    const after = await connectAgain(url);
    try {
      const compare = () => compareWithDatabase(after, before, claims);
      const report = chaosReport(claims, kills, traffic, await compare(), began);
      await options.afterwards?.(after, compare);
      return report;
    } finally {
      await after.end();
    }
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
