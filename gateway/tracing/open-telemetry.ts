import { SpanKind as OtelKind, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { type ActiveSpan, activeSpan, type SpanKind, type Tracing } from './spans.ts';

const kinds: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  consumer: OtelKind.CONSUMER,
};

/** Milliseconds that a collector has to take a batch; a gateway that stops waits no longer for it. */
const timeoutMillis = 3000;

/** The kind of an error, and its code where it has one. */
function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^[\w.-]{1,60}$/.test(code) ? `${error.name} ${code}` : error.name;
}

/** Says once that the collector takes nothing, until it takes something again. */
function reporting(exporter: SpanExporter, report: (error: Error | undefined) => void): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isFailing) report(result.error);
        isFailing = hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** Sends spans to a collector by OTLP over HTTP, in batches and beside the work that they time. */
export function openTelemetry(endpoint: string, report: (error: Error | undefined) => void): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'doorstep-gateway' }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: reporting(exporter, report), exportTimeoutMillis: timeoutMillis }),
    ],
  });
  const tracer = provider.getTracer('doorstep');

  const active = (span: Span): ActiveSpan => {
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      startChild: (name, kind, attributes) =>
        active(tracer.startSpan(name, { kind: kinds[kind], attributes }, trace.setSpan(ROOT_CONTEXT, span))),
      end(attributes = {}, error = undefined) {
        span.setAttributes(attributes);
        if (error !== undefined) {
          span.setAttribute('error.type', errorTypeOf(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  };

  return {
    start(name, kind, attributes, traceparent) {
      const carried = typeof traceparent === 'string' ? traceparent : activeSpan()?.traceparent;
      const parent = carried === undefined ? null : parseTraceParent(carried);
      const context =
        parent === null
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: typeof traceparent === 'string' });
      return active(tracer.startSpan(name, { kind: kinds[kind], attributes }, context));
    },
    close: () => provider.shutdown().catch(report),
  };
}
