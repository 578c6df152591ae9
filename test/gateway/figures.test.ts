import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeToken } from '../../contract/session.ts';
import { type JourneyMove, trackNavigation } from '../../contract/tracking.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { readConfig } from '../../gateway/config.ts';
import { Browser, signInAtProvider, startGateway, type TestGateway } from '../support/gateway.ts';
import { openIdentityPage } from '../support/identity.ts';
import { numbered, report } from '../support/repairs.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ env: { METRICS_PORT: '0', LIMIT_SEARCH_ACCOUNT: '1/1h' } });
});
afterAll(() => gateway.close());

const figures = (path = '/metrics') => fetch(`http://127.0.0.1:${gateway.metricsPort}${path}`);

/** The value of a figure with these labels; undefined when it is not told. */
async function figure(name: string, labels: Readonly<Record<string, string>>): Promise<number | undefined> {
  const text = await (await figures()).text();
  const line = text
    .split('\n')
    .find(
      (one) =>
        one.startsWith(`${name}{`) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
}

const counted = 'doorstep_http_request_duration_seconds_count';

describe('the figures for operators', () => {
  it('are Prometheus text, on a port of their own', async () => {
    const answer = await figures();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toMatch(/^# HELP process_cpu_seconds_total/m);
    expect((await figures('/')).status).toBe(404);
    const atPortal = await fetch(`${gateway.url}/metrics`, { headers: { accept: 'application/json' } });
    expect(atPortal.status).toBe(404);
  });

  it('count requests by route and status, refusals, sign-ins and jobs', async () => {
    const stranger = new Browser(gateway.url);
    const form = await openIdentityPage(stranger);
    const wrong = new URLSearchParams({ email: 'ben.hughes@example.com', password: 'wrong' });
    await stranger.fetch(form, { method: 'POST', body: wrong });
    const resident = await signInAtProvider(gateway, 'amara.okafor@example.com');
    for (let times = 0; times < 3; times++) await resident.send(searchWorksOrders, { query: {} });
    const tap = { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' };
    await numbered(resident, await report(resident, tap));

    const search = { method: 'GET', route: searchWorksOrders.path };
    expect(await figure(counted, { ...search, status: '200' })).toBe(1);
    expect(await figure(counted, { ...search, status: '429' })).toBe(2);
    expect(await figure('doorstep_rate_limited_total', { limit: 'search', by: 'account' })).toBe(2);
    expect(await figure('doorstep_sign_ins_total', { outcome: 'failed' })).toBe(1);
    expect(await figure('doorstep_sign_ins_total', { outcome: 'completed' })).toBe(1);
    expect(await figure(counted, { route: exchangeToken.path, status: '200' })).toBe(1);
    await expect
      .poll(() =>
        figure('doorstep_job_duration_seconds_count', { job: 'assign-job-number', outcome: 'done' }),
      )
      .toBe(1);
    expect(await figure('doorstep_jobs', { job: 'assign-job-number', state: 'failed' })).toBe(0);
    expect(await figure('doorstep_database_connections', { state: 'idle' })).toBeGreaterThan(0);
  });

  it('count the moves that no journey has, under no name that was made up', async () => {
    const resident = await signInAtProvider(gateway, 'ben.hughes@example.com');
    const tell = (...moves: readonly Pick<JourneyMove, 'journey' | 'from' | 'to'>[]) =>
      resident.call(trackNavigation, {
        body: {
          page: '/enquiry',
          moves: moves.map((move, index) => ({
            ...move,
            visit: randomUUID(),
            number: index + 1,
            kind: 'on' as const,
          })),
        },
      });
    const unknown = (journey: string) => figure('doorstep_unknown_moves_total', { journey });
    await tell({ journey: 'enquiry', to: 'consent' }, { journey: 'case', to: 'q101-need' });
    expect([await unknown('enquiry'), await unknown('case'), await unknown('unknown')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await tell({ journey: 'enquiry', from: 'consent', to: 'planted' }, { journey: 'madeUp', to: 'consent' });
    expect([await unknown('enquiry'), await unknown('unknown'), await unknown('madeUp')]).toEqual([
      1,
      1,
      undefined,
    ]);
  });

  it('say nothing of anybody', async () => {
    const text = await (await figures()).text();
    expect(text).not.toMatch(/@|Amara|Okafor|Mill Court|[\da-f]{8}-[\da-f]{4}-/i);
  });
});

it('serves no figures unless told where', () => {
  const { metricsPort } = readConfig({});
  expect(metricsPort).toBeUndefined();
});

describe('readiness', () => {
  it('is told apart from being alive when the database is gone', async () => {
    const other = await startGateway();
    try {
      expect((await fetch(`${other.url}/health`)).status).toBe(200);
      // Every connection is lost, and no new one is let in.
      await withoutDatabase(other.databaseUrl, async () => {
        const ready = await fetch(`${other.url}/health`);
        expect(ready.status).toBe(503);
        expect(ready.headers.get('content-type')).toMatch(/^application\/problem\+json/);
        expect(await ready.json()).toMatchObject({ detail: 'The database does not answer' });
        expect((await fetch(`${other.url}/live`)).status).toBe(200);
      });
      await expect.poll(async () => (await fetch(`${other.url}/health`)).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

/** Keeps everybody out of a database for a while. */
async function withoutDatabase(databaseUrl: string, doing: () => Promise<void>): Promise<void> {
  const [, name = ''] = /(test_\w+)/.exec(databaseUrl) ?? [];
  const admin = new pg.Client({ connectionString: databaseUrl.replace(name, 'postgres') });
  await admin.connect();
  try {
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await doing();
  } finally {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  }
}
