import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { callSummaries } from '../../contract/call-summaries.ts';
import { calls } from '../../contract/calls.ts';
import { openApiPath } from '../../gateway/http/openapi.ts';
import { pathsOf } from '../../gateway/http/routes.ts';
import { Browser, startGateway, type TestGateway } from '../support/gateway.ts';

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: unknown;
  readonly security?: unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly summary?: string;
  readonly responses: Record<
    string,
    {
      readonly headers?: Record<string, unknown>;
      readonly content?: Record<string, { readonly schema?: unknown }>;
    }
  >;
}

let gateway: TestGateway;
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
beforeAll(async () => {
  gateway = await startGateway();
  document = await (await new Browser(gateway.url).fetch(openApiPath)).json();
});
afterAll(() => gateway.close());

const describedPath = (call: Call): string => call.path.replace(/:(\w+)/g, '{$1}');
const operationOf = (call: Call): Operation | undefined =>
  document.paths[describedPath(call)]?.[call.method.toLowerCase()];

const queryNamesOf = ({ query }: Call): readonly string[] =>
  query !== undefined && 'entries' in query ? Object.keys(Object(query.entries)).toSorted() : [];

it('describes every call of the contract, and nothing else', () => {
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
    ),
  );
  const wanted = calls.map((call) => `${call.id} ${call.method} ${describedPath(call)}`);
  expect(calls.length).toBeGreaterThan(30);
  expect(described.sort()).toEqual(wanted.sort());
});

it('says what each call takes and answers', () => {
  for (const call of calls) {
    const operation = operationOf(call);
    const names = operation?.parameters?.map((parameter) => parameter.name.toLowerCase()) ?? [];
    expect(operation?.requestBody !== undefined, `${call.id} body`).toBe(
      (call.body ?? call.bytes) !== undefined,
    );
    expect(names.includes('if-match'), `${call.id} If-Match`).toBe(call.needsEntityTag === true);
    const takesKey = call.needsIdempotencyKey === true || call.acceptsIdempotencyKey === true;
    expect(names.includes('idempotency-key'), `${call.id} key`).toBe(takesKey);
    const needed = operation?.parameters?.filter(({ in: at, required }) => at === 'header' && required);
    expect((needed ?? []).map(({ name }) => name).sort(), `${call.id} needed headers`).toEqual([
      ...(call.needsIdempotencyKey ? ['Idempotency-Key'] : []),
      ...(call.needsEntityTag ? ['If-Match'] : []),
    ]);
    for (const [, name] of call.path.matchAll(/:(\w+)/g))
      expect(names, call.id).toContain(name?.toLowerCase());
    const inQuery = operation?.parameters?.filter(({ in: at }) => at === 'query') ?? [];
    expect(inQuery.map(({ name }) => name).toSorted(), `${call.id} query`).toEqual(queryNamesOf(call));
    expect(operation?.summary, call.id).toBe(callSummaries[call.id]);
    const status = String(call.status ?? (call.answer || call.file ? 200 : 204));
    expect(Object.keys(operation?.responses[status]?.headers ?? {}), `${call.id} answer`).toEqual(
      call.answersEntityTag ? ['ETag'] : [],
    );
    expect(operation?.security?.length === 0, `${call.id} public`).toBe(call.public === true);
  }
});

it('says which refusals each call has, and what they carry', () => {
  /** Calls whose limit does not follow from the contract. */
  const countedReads = [
    'searchWorksOrders',
    'findRepairReasons',
    'findCaseTypes',
    'searchCases',
    'getPaymentToken',
  ];
  const uncounted = ['logout', 'logoutEverywhere', 'signOutAnalyst'];
  for (const call of calls) {
    const responses = operationOf(call)?.responses ?? {};
    const has = (status: number) => responses[status] !== undefined;
    expect(has(401), `${call.id} 401`).toBe(call.public !== true);
    const also = (status: number) => call.alsoRefuses?.some((one) => one === status) === true;
    expect(has(404), `${call.id} 404`).toBe(call.params !== undefined || also(404));
    expect(has(412), `${call.id} 412`).toBe(call.needsEntityTag === true || also(412));
    expect(has(428), `${call.id} 428`).toBe(call.needsEntityTag === true);
    const takesKey = call.needsIdempotencyKey === true || call.acceptsIdempotencyKey === true;
    expect(has(422), `${call.id} 422`).toBe(takesKey || also(422));
    const isLimited =
      call.method === 'GET' ? countedReads.includes(call.id) : call.public || !uncounted.includes(call.id);
    expect(has(429), `${call.id} 429`).toBe(isLimited);
    expect(has(503), `${call.id} 503`).toBe(true);
    for (const status of Object.keys(call.refusals ?? {})) expect(has(Number(status)), call.id).toBe(true);
    for (const [status, { content }] of Object.entries(responses).filter(([status]) => !/^2/.test(status)))
      expect(content?.['application/problem+json']?.schema, `${call.id} ${status}`).toMatchObject({
        type: 'object',
        required: expect.arrayContaining(['title', 'status']),
      });
    const waiting = Object.entries(responses).filter(([, { headers }]) => headers?.['Retry-After']);
    expect(
      waiting.map(([status]) => status),
      call.id,
    ).toEqual(isLimited ? ['429', '503'] : ['503']);
  }
});

it('is true: every call is answered under both versions, and needs a session unless it is public', async () => {
  const stranger = new Browser(gateway.url);
  for (const call of calls) {
    for (const path of pathsOf(call)) {
      const filled = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const { status } = await stranger.fetch(filled, { method: call.method });
      if (call.public) expect([204, 400, 404], `${call.method} ${path}`).toContain(status);
      else expect(status, `${call.method} ${path}`).toBe(401);
    }
  }
});
