import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { problemOf } from '../http/errors.ts';
import type { Problem } from '../http/problem.ts';
import { problemPage } from './pages.ts';

/** Answers with a page. */
export const sendPage = (reply: FastifyReply, status: number, content: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(content);

/** Answers with a page that says why somebody cannot go on. */
export function sendProblemPage(
  reply: FastifyReply,
  problem: Pick<Problem, 'status' | 'retryAfter'>,
): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  return sendPage(reply, problem.status, problemPage(problem));
}

/** Answers with a page where a browser shows what comes back; other callers get the problem document. */
export function pageForBrowsers(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('vary', 'accept');
  if (!request.headers.accept?.includes('text/html')) throw error;
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'a sign-in could not begin');
  return sendProblemPage(reply, problem);
}

/** Lets forms be sent below here, and answers with a page whatever goes wrong. */
export function preparePages(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    const problem =
      error instanceof errors.SessionNotFound ? { status: 400, retryAfter: undefined } : problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'a sign-in page failed');
    return sendProblemPage(reply, problem);
  });
}
