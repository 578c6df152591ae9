import type { FastifyRequest } from 'fastify';

/** A code of an error: of Node, of PostgreSQL, of OpenID Connect. */
const code = /^[\w.-]{1,60}$/;

const textsOf = (error: object, names: readonly string[]): Record<string, string> =>
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

const codes = ['code', 'error', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * The job queue reports copies of errors that are plain objects. Their message may quote what the database was given,
 * so their codes, the queue and the place have to do.
 */
function plainForLog(error: unknown): LoggedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: '', stack: '' };
  const { stack } = error as { readonly stack?: unknown };
  return {
    type: 'object',
    message: '',
    ...textsOf(error, [...codes, 'name', 'queue', 'worker']),
    stack: typeof stack === 'string' ? placesOf(stack) : '',
  };
}

/**
 * What may be said of an error. Errors of the database, of checking and of reading quote what they were given, which may
 * be somebody's name, so only plain ones keep their message: its words are ours or those of a library.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return plainForLog(error);
  return {
    type: error.name,
    message: error.constructor === Error ? error.message : '',
    ...textsOf(error, codes),
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
