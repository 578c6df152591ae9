import type { Call, CallOptions } from '../../contract/call.ts';
import type { Identifiers } from './identifiers.ts';
import { traceparentOf } from './traceparent.ts';

/** The parts of a request once its call's own types are left behind. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The bytes of a call that carries them. */
  readonly content?: Blob;
}

/** A request as it goes over the wire. Times in milliseconds. */
export interface WireRequest {
  readonly method: Call['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | undefined;
  readonly timeout: number;
  readonly keepalive: boolean;
  /** A file comes back, if all goes well. */
  readonly isForFile: boolean;
}

const ordinaryTimeout = 5000;

/** The literal that stands for "no entity tag known". */
const unknownEntityTag = 'eTag';

/** Turns a call and what it carries into a request. Throws when a parameter of the path is missing. */
export function wireRequest(
  call: Call,
  parts: RequestParts,
  options: CallOptions,
  sender: { readonly identifiers: Identifiers; readonly subscriptionKey: string },
): WireRequest {
  const { identifiers, subscriptionKey } = sender;
  const body = parts.content ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
  const headers: Record<string, string> = {
    Accept: `${call.file ?? 'application/json'}, application/problem+json`,
    Authorization: '',
    'Cache-Control': 'no-cache',
    'If-Match': options.eTag ?? unknownEntityTag,
    'Ocp-Apim-Subscription-Key': subscriptionKey,
    'X-Agent-Id': identifiers.customerId ?? 'anonymous',
    'X-Channel-Identifier': identifiers.channel,
    'X-Correlation-Id': identifiers.corelationId,
    'X-Session-Id': identifiers.sessionId ?? '',
  };
  if (identifiers.offers.includes('traceparent'))
    headers.traceparent = traceparentOf(identifiers.corelationId);
  if (body !== undefined) headers['Content-Type'] = call.bytes ?? 'application/json';
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
  return {
    method: call.method,
    url: filledPath(call, parts.params ?? {}) + queryString(parts.query ?? {}),
    headers,
    body,
    timeout: call.timeout ?? ordinaryTimeout,
    keepalive: call.outlivesPage === true,
    isForFile: call.file !== undefined,
  };
}

/** Where a call goes, with the parameters of its path filled in. Throws when one is missing. */
export const filledPath = (call: Call, params: Readonly<Record<string, unknown>>): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${call.id} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });

// A list becomes one entry per item; what is undefined is left out.
function queryString(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined)
      .map((item) => [name, String(item)]),
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}
