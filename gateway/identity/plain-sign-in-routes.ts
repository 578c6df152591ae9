import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as v from 'valibot';
import { exchangeToken, plainLogOut, plainReturn } from '../../contract/session.ts';
import { readCookie, removeCookie, sessionCookie, setCookie, signInCookie } from '../http/cookies.ts';
import { problemOf } from '../http/errors.ts';
import { accept } from '../http/incoming.ts';
import { limitRequest } from '../http/limits.ts';
import { returnPath } from '../http/paths.ts';
import type { CompleteSignIn } from './complete-sign-in.ts';
import { sendProblemPage } from './page-scope.ts';
import { endSession, findSession } from './sessions.ts';

const hidden = { schema: { hide: true } } as const;
const startPage = '/startpage';
/** Where somebody reads who is signed in, but whom the landlord does not know. */
const unknownCustomerPage = '/customerApiErrorPage';

const Returned = exchangeToken.body;

/**
 * What the portal's scripts otherwise do, for browsers without: the page that came back from the identity provider leads to the
 * first route, which begins the session; the form of every page for residents leads to the second, which ends it. Nobody can
 * sign a browser in as somebody else: the code is good only for the browser that has the cookie of the same attempt.
 */
export function plainSignInRoutes(app: FastifyInstance, complete: CompleteSignIn): void {
  const { platform } = app;
  const sessionOf = async (header: string | undefined) => {
    const credential = readCookie(header, sessionCookie);
    return credential === undefined ? null : findSession(platform, credential);
  };
  const leadTo = (reply: FastifyReply, address: string, cookies: readonly string[]): FastifyReply =>
    reply.header('set-cookie', [...cookies]).redirect(address, 303);

  app.get(plainReturn, hidden, async (request, reply) => {
    const { cookie: header } = request.headers;
    const session = await sessionOf(header);
    const cookie = readCookie(header, signInCookie);
    // Whoever goes back in the browser, or presses Continue while the page goes on by itself, is signed in already.
    if (session !== null && cookie === undefined) return reply.redirect(returnPath, 303);
    try {
      await limitRequest(request, 'signIn');
      const returned = accept(Returned, request.query, 'query') as v.InferOutput<typeof Returned>;
      const { credential, maxAge } = await complete({ returned, cookie, session, log: request.log });
      return leadTo(reply, returnPath, [
        setCookie(sessionCookie, credential, maxAge),
        removeCookie(signInCookie),
      ]);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500) request.log.error({ err: error }, 'a sign-in without script failed');
      if (problem.status === 404) return leadTo(reply, unknownCustomerPage, [removeCookie(signInCookie)]);
      return sendProblemPage(reply, problem);
    }
  });

  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, body, done) => done(null, body),
    );
    forms.post(plainLogOut, hidden, async (request, reply) => {
      const session = await sessionOf(request.headers.cookie);
      if (session) await endSession(platform.db, session);
      return leadTo(reply, startPage, [removeCookie(sessionCookie)]);
    });
  });
}
