import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { analystSignIn } from '../../contract/traffic.ts';
import { findSession } from '../identity/sessions.ts';
import type { AtlasAccess } from './atlas-access.ts';
import { analystCookie, readCookie } from './cookies.ts';

/**
 * Serves the page of the atlas to those who may open it. Others are led to the analysts' sign-in; whoever comes back from
 * there without being an analyst is told so.
 */
export function addAtlas(
  app: FastifyInstance,
  access: Exclude<AtlasAccess, 'off'>,
  send: (reply: FastifyReply) => FastifyReply,
): void {
  app.get('/atlas', { schema: { hide: true } }, async (request, reply) => {
    if (access === 'on' || (await isAnalyst(app, request))) return send(reply);
    if (new URL(request.url, 'http://host').searchParams.get('signin') !== 'refused')
      return reply.header('cache-control', 'no-store').redirect(analystSignIn, 302);
    return reply
      .code(403)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('This account is not an analyst’s.');
  });
}

async function isAnalyst(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const credential = readCookie(request.headers.cookie, analystCookie);
  if (credential === undefined) return false;
  return (await findSession(app.platform, credential))?.person.role === 'analyst';
}
