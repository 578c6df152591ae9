import type { FastifyInstance } from 'fastify';
import type { Call } from '../../contract/call.ts';
import { findSession } from '../identity/sessions.ts';
import { analystCookie, readCookie, sessionCookie } from './cookies.ts';
import { apiRoot } from './paths.ts';

/**
 * The cookies in which the session of a call may be; the first that was sent decides. Whoever has none of the role that the
 * call is for is told that theirs is another, and whoever has one that is over is asked to sign in again.
 */
function cookiesOf(call: Call | undefined): readonly string[] {
  if (call?.public) return [sessionCookie];
  return call?.role === 'analyst' ? [analystCookie, sessionCookie] : [sessionCookie, analystCookie];
}

/** Finds the session of each call by its cookie. A call without one goes on: its route decides whether it may. */
export function addSessions(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.decorateRequest('residentId', undefined);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith(apiRoot)) return;
    const [credential] = cookiesOf(request.routeOptions.config.call).flatMap(
      (name) => readCookie(request.headers.cookie, name) ?? [],
    );
    if (credential === undefined) return;
    request.session = await findSession(app.platform, credential);
    request.residentId = request.session?.person.customerId ?? undefined;
  });
}
