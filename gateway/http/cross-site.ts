import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from './problem.ts';

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

function comesFromElsewhere(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
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
