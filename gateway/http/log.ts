import type { FastifyRequest } from 'fastify';

/** A code of an error: of Node, of PostgreSQL, of OpenID Connect. */
const code = /^[\w.-]{1,60}$/;

const named = (error: Error, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === 'string' && code.test(value) ? [[name, value]] : [];
    }),
  );

/** The places of a stack. What comes before them repeats the message. */
const placesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

interface LoggedError extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * What may be said of an error. Errors of the database, of checking and of reading quote what they were given, which may
 * be somebody's name, so only plain ones keep their message: its words are ours or those of a library.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  return {
    type: error.name,
    message: error.constructor === Error ? error.message : '',
    ...named(error, ['code', 'error', 'severity', 'table', 'column', 'constraint', 'routine']),
    stack: placesOf(error.stack),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

/** One JSON object a line. No address of a request is in it, for it could name a person or a secret. */
export const loggerOf = (level: string) => ({
  level,
  serializers: {
    err: errorForLog,
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'none' }),
  },
});
