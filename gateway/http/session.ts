import type { FastifyInstance } from 'fastify';
import { findSession } from '../identity/sessions.ts';
import { readCookie, sessionCookie } from './cookies.ts';
import { apiRoot } from './paths.ts';

/** Finds the session of each call by its cookie. A call without one goes on: its route decides whether it may. */
export function addSessions(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(apiRoot)) return;
    reply.raw.setHeader('cache-control', 'no-store');
    const credential = readCookie(request.headers.cookie, sessionCookie);
    if (credential !== undefined) request.session = await findSession(app.platform, credential);
  });
}
