import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type {
  FastifyError,
  FastifyHttpOptions,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { isDatabaseAway } from '../database/away.ts';
import { ServiceAway } from '../service-away.ts';
import { apiRoot } from './paths.ts';
import type { SendPortal } from './portal.ts';
import { notAllowed, notFound, Problem, unavailable } from './problem.ts';

const problemType = 'application/problem+json; charset=utf-8';

/**
 * PostgreSQL's codes for a value that it cannot hold: text that is too long, out of range, no date, or with a character
 * that does not exist or is half of one.
 */
const unstorableValue = new Set([
  '22001',
  '22003',
  '22007',
  '22008',
  '22021',
  '22030',
  '22032',
  '22P02',
  '22P03',
  '22P05',
]);

/** Seconds after which a call may be tried again while the database, or another system that it needs, is away. */
const retryAfterSeconds = 2;

const titles: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  404: 'Not found',
  405: 'This is not possible here',
  408: 'The request took too long',
  413: 'This is too large',
  415: 'This kind of content is not understood',
  431: 'The headers are too large',
};

/** The problem that a thrown value is for its caller. What the caller must not see becomes a plain 500. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode, code } = error as Partial<FastifyError>;
  if (typeof code === 'string' && unstorableValue.has(code)) {
    return new Problem(400, 'A value cannot be kept as it is');
  }
  if (isDatabaseAway(error) || error instanceof ServiceAway) return unavailable(retryAfterSeconds);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new Problem(statusCode, titles[statusCode] ?? 'The request was refused');
  }
  return new Problem(500, 'Something went wrong');
}

/** Sends a problem document. */
function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  return reply.code(problem.status).type(problemType).send(JSON.stringify(problem.toDocument()));
}

/** Every error leaves as a problem document; what broke inside goes to the log alone. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'a request failed');
    return sendProblem(reply, problem);
  });
}

const statusOfConnection: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no request, which no route and no hook ever sees. */
function answerBrokenRequest(
  { code }: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOf({ statusCode: statusOfConnection[code ?? ''] ?? 400 });
  const body = JSON.stringify(problem.toDocument());
  const sent = {
    ...headers,
    'content-type': problemType,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`);
}

/** What is refused before there is a route leaves as a problem document too, with the headers of every answer. */
export const earlyErrors = (
  headers: Readonly<Record<string, string>>,
): Pick<FastifyHttpOptions<Server>, 'frameworkErrors' | 'clientErrorHandler'> => ({
  frameworkErrors(error, _request, reply) {
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    sendProblem(reply, problemOf(error));
  },
  clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
});

/** A browser says that it wants a page; one that takes anything gets it at an address that is no file. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith(apiRoot)) return false;
  const accepted = headers.accept ?? '*/*';
  if (accepted.includes('text/html')) return true;
  const [pathname = ''] = url.split('?', 1);
  return accepted.includes('*/*') && !/\.[^/]+$/.test(pathname);
}

interface NotFoundOptions {
  readonly sendPortal: SendPortal | undefined;
  /** The methods that an address answers to. */
  readonly methodsOf: (address: string) => readonly string[];
}

/**
 * What nothing else answers, decided before a body is read: 405 for a method that the address does not answer to, the
 * portal where a browser asks for a page, otherwise 404.
 */
export function addNotFound(app: FastifyInstance, { sendPortal, methodsOf }: NotFoundOptions): void {
  const refusalOf = (request: FastifyRequest, reply: FastifyReply): Problem => {
    const methods = methodsOf(request.url);
    if (methods.length === 0) return notFound();
    reply.header('allow', methods.join(', '));
    return notAllowed();
  };
  const isForPortal = (request: FastifyRequest, { status }: Problem): boolean =>
    status === 404 && sendPortal !== undefined && asksForPage(request);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const refusal = refusalOf(request, reply);
    if (!isForPortal(request, refusal)) throw refusal;
  });
  // Also asked where the portal's files are served, which is every address, and there is no such file.
  app.setNotFoundHandler((request, reply) => {
    const refusal = refusalOf(request, reply);
    return sendPortal && isForPortal(request, refusal)
      ? sendPortal(request, reply)
      : sendProblem(reply, refusal);
  });
}
