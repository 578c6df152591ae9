import { AsyncLocalStorage } from 'node:async_hooks';

/** What a span may say. No value may come from a resident: names of routes, tables, jobs and hosts, and codes. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanKind = 'server' | 'client' | 'consumer';

/** A piece of work that is being timed as part of a trace. */
export interface ActiveSpan {
  readonly traceId: string;
  /** What carries the trace on, as the header of W3C Trace Context has it. */
  readonly traceparent: string;
  startChild(name: string, kind: SpanKind, attributes: SpanAttributes): ActiveSpan;
  /** Ends it. An error leaves its kind and its code alone: what it says may quote what a resident typed. */
  end(attributes?: SpanAttributes, error?: unknown): void;
}

/** Where spans of a gateway go. */
export interface Tracing {
  /** Begins a span: under the one that `traceparent` names, otherwise under the active one, otherwise a trace of its own. */
  start(name: string, kind: SpanKind, attributes: SpanAttributes, traceparent?: unknown): ActiveSpan;
  /** Sends what is left. */
  close(): Promise<void>;
}

const storage = new AsyncLocalStorage<ActiveSpan>();

/** Does something as part of a span. */
export const inSpan = <T>(span: ActiveSpan, work: () => T): T => storage.run(span, work);

/** The span that this is done in; undefined where nothing is traced. */
export const activeSpan = (): ActiveSpan | undefined => storage.getStore();

/** Does something in a span of its own under the active one; simply does it where nothing is traced. */
export async function traced<T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
  attributesOf: (result: T) => SpanAttributes = () => ({}),
): Promise<T> {
  const span = activeSpan()?.startChild(name, 'client', attributes);
  if (span === undefined) return work();
  try {
    const result = await inSpan(span, work);
    span.end(attributesOf(result));
    return result;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
}

/**
 * Fetches from another system in a span that names the system, its host and the status, and nothing of the address beyond:
 * it may name a resident. The trace stays here; the other system is not told of it.
 */
export const tracedFetch = (
  system: string,
  address: string,
  init: RequestInit,
  via: typeof fetch = fetch,
): Promise<Response> => {
  const method = init.method ?? 'GET';
  return traced(
    `${system} ${method}`,
    { 'http.request.method': method, 'server.address': new URL(address).hostname },
    () => via(address, init),
    ({ status }) => ({ 'http.response.status_code': status }),
  );
};
