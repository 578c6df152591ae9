import type { FastifyInstance } from 'fastify';
import type { Call } from '../../contract/call.ts';
import { findSession } from '../identity/sessions.ts';
import { analystCookie, readCookie, sessionCookie } from './cookies.ts';
import { apiRoot } from './paths.ts';

/** The cookies in which the session of a call may be. Somebody in another role is told so, and not to sign in. */
function cookiesOf(call: Call | undefined): readonly string[] {
  if (call?.public) return [sessionCookie];
  return call?.role === 'analyst' ? [analystCookie, sessionCookie] : [sessionCookie, analystCookie];
}

/** Finds the session of each call by its cookie. A call without one goes on: its route decides whether it may. */
export function addSessions(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(apiRoot)) return;
    reply.raw.setHeader('cache-control', 'no-store');
    for (const name of cookiesOf(request.routeOptions.config.call)) {
      const credential = readCookie(request.headers.cookie, name);
      if (credential !== undefined) request.session ??= await findSession(app.platform, credential);
    }
  });
}
