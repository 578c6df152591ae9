import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, Problem } from './problem.ts';

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers say where a request comes from in a header that no page can set; older ones say only the origin, which is
 * "null" for a form of a page without a referrer.
 */
function comesFromElsewhere(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && origin !== ownOrigin;
}

/** Refuses every change that another site makes a browser ask for, before anything of the request is read. */
export function refuseCrossSite(app: FastifyInstance): void {
  const ownOrigin = new URL(app.platform.config.publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (!changesNothing.has(request.method) && comesFromElsewhere(request, ownOrigin)) {
      throw forbidden('This request came from another site');
    }
  });
}

/** Refuses a request that names no host or several: a proxy and this process could each believe another one. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    // The version before knows no host.
    if (hosts.length === 1 || (hosts.length === 0 && raw.httpVersion === '1.0')) return;
    throw new Problem(400, 'The request must name one host');
  });
}
