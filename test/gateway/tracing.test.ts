import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRepairReasons } from '../../contract/reference.ts';
import { getWorksOrder, searchWorksOrders, updateWorksOrder } from '../../contract/works-orders.ts';
import { residents } from '../../gateway/demo/residents.ts';
import { freshDatabase, signInAtProvider, startGateway } from '../support/gateway.ts';
import { numbered, readOrder, startDraft, submission } from '../support/repairs.ts';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '../support/trace-collector.ts';

const amara = residents.find(({ email }) => email === 'amara.okafor@example.com');
if (!amara) throw new Error('the demonstration has no Amara');

const typed = { details: 'Dripping behind the blue curtain', phone: '07700900123', searched: 'curtain rail' };
const trace = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const browserSpan = 'b0b0b0b0b0b0b0b0';
const click = '4F7H2MQX';
const repair = { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' } as const;

interface Walk {
  readonly databaseUrl: string;
  readonly session: string;
  readonly personal: readonly string[];
}

/** Reports a repair with one click of a browser that traces, searches, and is refused; ends when the gateway is gone. */
async function walk(env: Readonly<Record<string, string>>): Promise<Walk> {
  const databaseUrl = await freshDatabase();
  const gateway = await startGateway({ databaseUrl, env });
  try {
    const resident = await signInAtProvider(gateway, amara?.email ?? '');
    const draft = await startDraft(resident, {
      ...repair,
      answers: { job: { additionalInformation: typed.details } },
    });
    const worksOrderId = draft.identifiers.worksOrderIdentifier;
    const sent = await resident.call(
      updateWorksOrder,
      { params: { worksOrderId }, body: submission },
      {
        eTag: (await readOrder(resident, worksOrderId)).eTag ?? null,
        headers: { 'x-correlation-id': click, traceparent: `00-${trace}-${browserSpan}-01` },
      },
    );
    await numbered(resident, sent);
    await resident.send(searchWorksOrders, { query: { searchText: typed.searched } });
    await resident.send(findRepairReasons, { query: { searchText: typed.searched, assetType: 'Property' } });
    await resident.send(getWorksOrder, { params: { worksOrderId: randomUUID() } });
    await resident.fetch(`/${encodeURIComponent(typed.details)}?phone=${typed.phone}`);
    return {
      databaseUrl,
      session: resident.cookies.get('__Host-session') ?? '',
      personal: [resident.customerId, worksOrderId],
    };
  } finally {
    await gateway.close();
  }
}

const jobsOf = async (databaseUrl: string): Promise<Record<string, unknown>[]> => {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query(`select data from jobs.job where name = 'assign-job-number'`);
    return rows.map(({ data }) => data);
  } finally {
    await database.end();
  }
};

describe('a gateway with a collector of traces', () => {
  let collector: TraceCollector;
  let walked: Walk;
  beforeAll(async () => {
    collector = await startTraceCollector();
    walked = await walk({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  });
  afterAll(() => collector.close());

  const ofTrace = (): CollectedSpan[] => collector.spans.filter(({ traceId }) => traceId === trace);
  const named = (name: string): CollectedSpan => {
    const found = ofTrace().filter((span) => span.name === name);
    expect(found, name).toHaveLength(1);
    return found[0] as CollectedSpan;
  };
  const childrenOf = (span: CollectedSpan): CollectedSpan[] =>
    ofTrace().filter(({ parentSpanId }) => parentSpanId === span.spanId);

  it('follows a click from the request to its rows and to its job', async () => {
    const request = named(`PATCH ${updateWorksOrder.path}`);
    expect(request.parentSpanId).toBe(browserSpan);
    expect(request.attributes).toEqual({
      'http.request.method': 'PATCH',
      'http.route': updateWorksOrder.path,
      'http.response.status_code': 200,
      'doorstep.correlation_id': click,
    });
    const statements = childrenOf(request).filter(({ attributes }) => attributes['db.system.name']);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['begin', 'select session', 'update works_order', 'commit']),
    );
    const job = named('assign-job-number');
    expect(job.parentSpanId).toBe(request.spanId);
    expect(job.attributes['doorstep.correlation_id']).toBe(click);
    expect(childrenOf(job).map(({ name }) => name)).toContain('update works_order');
    expect(await jobsOf(walked.databaseUrl)).toEqual([
      expect.objectContaining({ traceparent: `00-${trace}-${request.spanId}-01` }),
    ]);
  });

  it('names statements as PostgreSQL does, and sends none of their values', () => {
    const statements = collector.spans.filter(({ attributes }) => attributes['db.system.name']);
    expect(statements.length).toBeGreaterThan(50);
    expect(statements.some(({ attributes }) => /^s\w+$/.test(String(attributes['doorstep.statement'])))).toBe(
      true,
    );
    const names = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...names].sort()).toEqual([
      'db.collection.name',
      'db.operation.name',
      'db.system.name',
      'doorstep.correlation_id',
      'doorstep.statement',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'messaging.destination.name',
      'server.address',
    ]);
  });

  it('says nothing of the resident', async () => {
    const database = new pg.Client({ connectionString: walked.databaseUrl });
    await database.connect();
    const { rows } = await database.query<Record<string, string>>(
      `select given_name, surname, email, mobile_phone, address_line_1, postcode
       from customer
       join tenancy on tenancy.customer_id = customer.id
       join tenancy_premises on tenancy_premises.tenancy_id = tenancy.id
       join asset on asset.id = tenancy_premises.asset_id
       where customer.id = $1`,
      [walked.personal[0]],
    );
    await database.end();
    const secrets = [
      ...Object.values(typed),
      ...rows.flatMap((row) => Object.values(row)),
      ...walked.personal,
      walked.session,
      amara.password,
    ].filter((text) => text !== '');
    expect(secrets.length).toBeGreaterThan(10);
    const sent = decodeURIComponent(collector.text().replaceAll('%', '%25')).toLowerCase();
    for (const secret of secrets) {
      expect(sent).not.toContain(secret.toLowerCase());
      expect(sent).not.toContain(encodeURIComponent(secret).toLowerCase());
    }
  });
});

describe('a gateway without a collector', () => {
  it('carries no trace to a job', async () => {
    const { databaseUrl } = await walk({});
    const [job] = await jobsOf(databaseUrl);
    expect(job).toMatchObject({ correlationId: click });
    expect(job).not.toHaveProperty('traceparent');
  });

  it('loads nothing of OpenTelemetry by itself', async () => {
    // The library of the figures loads the interface alone, which does nothing.
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({
        load(url, context, next) {
          if (/@opentelemetry\\/(?!api\\/)/.test(url)) loaded.push(url);
          return next(url, context);
        },
      });
      await import('./gateway/serve.ts');
      const { openTracing } = await import('./gateway/tracing/open.ts');
      await openTracing(undefined, () => {});
      const before = loaded.length;
      const tracing = await openTracing('http://127.0.0.1:9', () => {});
      await tracing.close();
      console.log(JSON.stringify({ before, after: loaded.length }));
      process.exit(0);
    `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: path.resolve(import.meta.dirname, '../..') },
    );
    const { before, after } = JSON.parse(stdout);
    expect(before).toBe(0);
    expect(after).toBeGreaterThan(5);
  });
});
