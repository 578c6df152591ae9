import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { callSummaries } from '../../contract/call-summaries.ts';
import { Problem } from '../../contract/problem.ts';
import { analystCookie, sessionCookie } from './cookies.ts';
import { describeRefusals } from './refusals.ts';

type Schema = v.GenericSchema;

/** Where the description of the API is. */
export const openApiPath = '/customerselfserve/api/v1/openapi.json';

function described(schema: Schema): Record<string, unknown> {
  const { $schema, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
}

function headersOf(call: Call): Record<string, unknown> | undefined {
  const required = [
    ...(call.needsEntityTag ? ['If-Match'] : []),
    ...(call.needsIdempotencyKey ? ['Idempotency-Key'] : []),
  ];
  const names = [...required, ...(call.acceptsIdempotencyKey ? ['Idempotency-Key'] : [])];
  if (names.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required,
  };
}

const retryAfter = {
  'Retry-After': { type: 'string', description: 'Seconds after which to try again' },
};

/** The answers that are no success, by status; `default` stands for those that follow from what is kept. */
function refusalsOf(call: Call, isLimited: boolean): Record<string, unknown> {
  const problemOf = (schema: Schema) => ({ 'application/problem+json': { schema: described(schema) } });
  const usual = Object.entries(describeRefusals(call, isLimited)).map(
    ([status, { description, hasRetryAfter }]) => [
      status,
      { description, ...(hasRetryAfter && { headers: retryAfter }), content: problemOf(Problem) },
    ],
  );
  const ofCall = Object.entries(call.refusals ?? {}).map(([status, schema]) => [
    status,
    { description: 'A problem', content: problemOf(schema) },
  ]);
  return {
    ...Object.fromEntries([...usual, ...ofCall]),
    default: { description: 'A problem', content: problemOf(Problem) },
  };
}

/** The answer when it went well. */
function successOf(call: Call): Record<string, unknown> {
  const headers = call.answersEntityTag
    ? { headers: { ETag: { type: 'string', description: 'The entity tag for If-Match' } } }
    : {};
  if (call.file) {
    const schema = { type: 'string', contentMediaType: call.file };
    return { description: 'The file', ...headers, content: { [call.file]: { schema } } };
  }
  return { description: 'Success', ...headers, ...(call.answer ? described(call.answer) : { type: 'null' }) };
}

/** What OpenAPI says of a call. */
function operationOf(call: Call, isLimited: boolean): FastifySchema {
  const status = call.status ?? (call.answer === undefined && call.file === undefined ? 204 : 200);
  const headers = headersOf(call);
  return {
    operationId: call.id,
    summary: callSummaries[call.id] ?? call.id,
    ...(call.public ? { security: [] } : {}),
    ...(call.role ? { security: [{ [call.role]: [] }] } : {}),
    ...(call.params ? { params: described(call.params) } : {}),
    ...(call.query ? { querystring: described(call.query) } : {}),
    ...(call.body ? { body: described(call.body) } : {}),
    ...(call.bytes
      ? { body: { content: { [call.bytes]: { schema: { type: 'string', contentMediaType: call.bytes } } } } }
      : {}),
    ...(headers ? { headers } : {}),
    response: { [status]: successOf(call), ...refusalsOf(call, isLimited) },
  };
}

/** Describes the calls as OpenAPI 3.1, each at the path that the contract names. Before the routes are registered. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Customer self-service gateway', version: '1.0.0' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
          analyst: { type: 'apiKey', in: 'cookie', name: analystCookie },
        },
      },
      security: [{ session: [] }],
    },
    transform: ({ schema, url, route }) => {
      const { call, isLimited = false } = route.config ?? {};
      return {
        url,
        schema: call && !schema?.hide ? operationOf(call, isLimited) : { ...schema, hide: true },
      };
    },
  });
}

/** Serves the description, which is complete once every route is registered. */
export function serveOpenApi(app: FastifyInstance): void {
  app.get(openApiPath, { schema: { hide: true } }, async () => app.swagger());
}
