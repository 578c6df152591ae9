import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Every request has a correlation id, the caller's where it is a plain one, and the answer and the log carry it. */
export function addCorrelation(app: FastifyInstance): void {
  app.decorateRequest('correlationId', '');
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers['x-correlation-id'];
    request.correlationId = typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
    request.log = request.log.child({ correlationId: request.correlationId });
    reply.raw.setHeader('x-correlation-id', request.correlationId);
  });
}

/** One line for each request. The route's pattern stands for its address, which could name a person or a secret. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** Counts each request under the pattern of its route. */
export function addRequestMetrics(app: FastifyInstance): void {
  const { requests } = app.platform.metrics;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
