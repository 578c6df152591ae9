import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { openApiPath } from '../../gateway/http/openapi.ts';
import { pathsOf } from '../../gateway/http/routes.ts';
import { Browser, startGateway, type TestGateway } from '../support/gateway.ts';

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: unknown;
  readonly security?: unknown[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Record<string, unknown>;
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
    expect(operation?.requestBody !== undefined, `${call.id} body`).toBe(call.body !== undefined);
    expect(names.includes('if-match'), `${call.id} If-Match`).toBe(call.needsEntityTag === true);
    expect(names.includes('idempotency-key'), `${call.id} key`).toBe(call.needsIdempotencyKey === true);
    for (const [, name] of call.path.matchAll(/:(\w+)/g))
      expect(names, call.id).toContain(name?.toLowerCase());
    const status = String(call.status ?? (call.answer || call.file ? 200 : 204));
    expect(Object.keys(operation?.responses ?? {}), call.id).toEqual([status, 'default']);
    expect(operation?.security?.length === 0, `${call.id} public`).toBe(call.public === true);
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
