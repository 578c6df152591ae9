import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
}

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
  readonly status: { readonly code?: number; readonly message?: string };
}

/** A span as a collector takes it. */
export interface CollectedSpan extends Omit<OtlpSpan, 'attributes'> {
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

export interface TraceCollector {
  readonly url: string;
  readonly spans: CollectedSpan[];
  /** All that was sent, as text. */
  text(): string;
  close(): Promise<void>;
}

/** A collector of traces in this process, for OTLP over HTTP as JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  let text = '';
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const sent = Buffer.concat(pieces).toString();
    text += sent;
    const batch = JSON.parse(sent) as Batch;
    for (const { attributes, ...span } of batch.resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    )) {
      const named = attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]);
      spans.push({ ...span, attributes: Object.fromEntries(named) });
    }
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => text,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
