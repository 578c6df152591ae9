import type { FastifyInstance } from 'fastify';
import { type ActiveSpan, inSpan } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: ActiveSpan | null;
  }
}

/** Asked every few seconds by machines, and of no interest one by one. */
const untraced = new Set(['/live', '/health']);

/**
 * Times each request in a span, under the trace that its browser began with the click. Nothing is added to a gateway that
 * does not trace.
 */
export function addTracing(app: FastifyInstance): void {
  const { tracing } = app.platform;
  if (tracing === undefined) return;
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (untraced.has(route)) return done();
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'doorstep.correlation_id': request.correlationId,
    };
    const { traceparent } = request.headers;
    const span = tracing.start(`${request.method} ${route}`, 'server', attributes, traceparent);
    request.span = span;
    request.log = request.log.child({ traceId: span.traceId });
    inSpan(span, done);
  });
  // A body arrives on its own: what follows it knows nothing of the hook above.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span === null) return done();
    inSpan(request.span, done);
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    const failed = statusCode >= 500 ? new Error() : undefined;
    span?.end({ 'http.response.status_code': statusCode }, failed);
  });
  app.addHook('onRequestAbort', async ({ span }) => span?.end({}, new DOMException('', 'AbortError')));
}
