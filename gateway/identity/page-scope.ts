import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors } from 'oidc-provider';
import { problemOf } from '../http/errors.ts';
import { problemPage } from './pages.ts';

/** Answers with a page. */
export const sendPage = (reply: FastifyReply, status: number, content: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(content);

/** Lets forms be sent below here, and answers with a page whatever goes wrong. */
export function preparePages(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof errors.SessionNotFound ? 400 : problemOf(error).status;
    if (status >= 500) request.log.error({ err: error }, 'a sign-in page failed');
    return sendPage(reply, status, problemPage());
  });
}
