import assert from 'node:assert/strict';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { v1 } from '../../contract/paths.ts';
import { type Check, hasCall, type World } from '../check.ts';

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: unknown;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly responses?: Readonly<
    Record<string, { readonly headers?: object; readonly content?: Readonly<Record<string, unknown>> }>
  >;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const part = 'Description of the API';

async function readDescription({ a: { caller } }: World): Promise<Document> {
  const response = await caller.fetch(`${v1}/openapi.json`);
  assert.equal(response.status, 200, `openapi.json answered ${response.status}`);
  return response.json();
}

const describedOperation = ({ paths }: Document, call: Call): Operation => {
  const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
  assert.ok(operation, `openapi.json has no ${call.method} ${call.path}`);
  return operation;
};

const has = ({ responses = {} }: Operation, status: number, header: string): boolean =>
  Object.keys(responses[status]?.headers ?? {}).some((name) => name.toLowerCase() === header);

export const described: readonly Check[] = [
  {
    part,
    says: 'openapi.json has every call, with what it takes and answers',
    async run(world) {
      const document = await readDescription(world);
      assert.match(document.openapi, /^3\.1\./, 'it is not OpenAPI 3.1');
      for (const call of calls.filter((each) => hasCall(each, world))) {
        const operation = describedOperation(document, call);
        const headers = (operation.parameters ?? []).filter((one) => one.in === 'header' && one.required);
        const names = headers.map(({ name }) => name.toLowerCase());
        assert.equal(names.includes('if-match'), call.needsEntityTag === true, `${call.id}: If-Match`);
        assert.equal(names.includes('idempotency-key'), call.needsIdempotencyKey === true, `${call.id}: key`);
        assert.equal(operation.requestBody !== undefined, (call.body ?? call.bytes) !== undefined, call.id);
        const status = call.status ?? (call.answer || call.file ? 200 : 204);
        assert.ok(operation.responses?.[status], `${call.id}: no answer ${status}`);
        if (call.answersEntityTag) assert.ok(has(operation, status, 'etag'), `${call.id}: no ETag`);
        for (const [code, { content }] of Object.entries(operation.responses ?? {})) {
          if (code < '400' || code === 'default') continue;
          assert.ok(content?.['application/problem+json'], `${call.id} ${code} is no problem document`);
        }
      }
    },
  },
];

/** The last of all: every refusal that the other checks met is named in the description. */
export const namesRefusals: Check = {
  part,
  says: 'openapi.json names every refusal that these checks met',
  async run(world) {
    const document = await readDescription(world);
    const unsaid = calls.flatMap((call) => {
      if (!hasCall(call, world)) return [];
      const operation = describedOperation(document, call);
      return [...(world.met.get(call.id) ?? [])].flatMap((status) => {
        if (!operation.responses?.[status]) return [`${call.id} ${status}`];
        return status === 429 && !has(operation, status, 'retry-after') ? [`${call.id} 429 Retry-After`] : [];
      });
    });
    assert.equal(unsaid.length, 0, `not described: ${unsaid.join(', ')}`);
    assert.ok(world.met.size > calls.length / 2, 'too few refusals were met');
  },
};
