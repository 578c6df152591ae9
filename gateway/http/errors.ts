import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type {
  FastifyError,
  FastifyHttpOptions,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { apiRoot } from './paths.ts';
import { notFound, Problem } from './problem.ts';

const problemType = 'application/problem+json; charset=utf-8';

/** PostgreSQL's codes for text that it cannot hold, such as a zero character. */
const unstorableText = new Set(['22021', '22P05']);

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
  if (typeof code === 'string' && unstorableText.has(code)) {
    return new Problem(400, 'The text has a character that cannot be kept');
  }
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
function isPage({ url, headers }: FastifyRequest): boolean {
  const accepted = headers.accept ?? '*/*';
  if (accepted.includes('text/html')) return true;
  const [pathname = ''] = url.split('?', 1);
  return accepted.includes('*/*') && !/\.[^/]+$/.test(pathname);
}

/** What nothing else answers: the portal where a browser asks for a page, otherwise 404. */
export function addNotFound(
  app: FastifyInstance,
  sendPortal: ((reply: FastifyReply) => FastifyReply) | undefined,
): void {
  app.setNotFoundHandler((request, reply) => {
    const asksForPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith(apiRoot) &&
      isPage(request);
    return asksForPage && sendPortal ? sendPortal(reply) : sendProblem(reply, notFound());
  });
}
