import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import { analystCookie, sessionCookie } from './cookies.ts';

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
  const names = [
    ...(call.needsEntityTag ? ['If-Match'] : []),
    ...(call.needsIdempotencyKey ? ['Idempotency-Key'] : []),
  ];
  if (names.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required: names,
  };
}

/** What OpenAPI says of a call. */
function operationOf(call: Call): FastifySchema {
  const status = call.status ?? (call.answer === undefined && call.file === undefined ? 204 : 200);
  const headers = headersOf(call);
  return {
    operationId: call.id,
    summary: call.summary,
    ...(call.public ? { security: [] } : {}),
    ...(call.role ? { security: [{ [call.role]: [] }] } : {}),
    ...(call.params ? { params: described(call.params) } : {}),
    ...(call.query ? { querystring: described(call.query) } : {}),
    ...(call.body ? { body: described(call.body) } : {}),
    ...(headers ? { headers } : {}),
    response: {
      [status]: call.file
        ? {
            description: 'The file',
            content: { [call.file]: { schema: { type: 'string', contentMediaType: call.file } } },
          }
        : call.answer
          ? { description: 'Success', ...described(call.answer) }
          : { description: 'Success', type: 'null' },
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: described(Problem) } },
      },
    },
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
      const { call } = route.config ?? {};
      return { url, schema: call && !schema?.hide ? operationOf(call) : { ...schema, hide: true } };
    },
  });
}

/** Serves the description, which is complete once every route is registered. */
export function serveOpenApi(app: FastifyInstance): void {
  app.get(openApiPath, { schema: { hide: true } }, async () => app.swagger());
}
