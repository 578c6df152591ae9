import { randomUUID } from 'node:crypto';
import type { AnswerOf, Call, RequestOf } from '../../contract/call.ts';
import type { Problem } from '../../contract/problem.ts';
import { CookieJar } from './cookie-jar.ts';

export interface SendOptions {
  /** If-Match; what the portal sends when it knows none unless told. Null sends no such header. */
  readonly eTag?: string | null;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back from a call. */
export interface Received<C extends Call> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The answer with its tag and location. Throws when the call was refused. */
  answer(): AnswerOf<C>;
  /** The problem document. Throws when there is none. */
  problem(): Problem;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly content?: Blob;
}

function addressOf(call: Call, { params = {}, query = {} }: Parts): string {
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function received<C extends Call>(call: C, response: Response, text: string): Received<C> {
  const { status, headers } = response;
  return {
    status,
    headers,
    text,
    answer() {
      if (!response.ok) throw new Error(`${call.id} answered ${status}: ${text}`);
      const [eTag, location] = [headers.get('etag'), headers.get('location')];
      return {
        ...(text === '' ? {} : JSON.parse(text)),
        ...(eTag === null ? {} : { eTag }),
        ...(location === null ? {} : { location }),
      } as AnswerOf<C>;
    },
    problem() {
      if (!headers.get('content-type')?.startsWith('application/problem+json')) {
        throw new Error(`${call.id} answered ${status} without a problem document: ${text}`);
      }
      return JSON.parse(text) as Problem;
    },
  };
}

/** A browser of one person: it keeps cookies, and sends calls as the portal does. */
export class Browser {
  readonly url: string;
  readonly cookies = new CookieJar();
  customerId = '';

  constructor(url: string) {
    this.url = url;
  }

  /** The same person at another gateway process. */
  at(url: string): Browser {
    const other = new Browser(url);
    Object.assign(other, { cookies: this.cookies, customerId: this.customerId });
    return other;
  }

  /** Fetches without following redirects. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookies.header());
    const response = await fetch(new URL(address, this.url), { ...init, headers, redirect: 'manual' });
    this.cookies.keep(response.headers);
    return response;
  }

  /** Sends a call of the contract and answers whatever came back. */
  async send<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options: SendOptions = {},
  ): Promise<Received<C>> {
    const parts = request as Parts;
    const body = parts.content ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
    const response = await this.fetch(addressOf(call, parts), {
      method: call.method,
      headers: {
        'ocp-apim-subscription-key': 'test',
        'x-channel-identifier': 'CustomerSelfService',
        'x-correlation-id': randomUUID(),
        'x-agent-id': this.customerId || 'anonymous',
        'cache-control': 'no-cache',
        authorization: '',
        ...(options.eTag === null ? {} : { 'if-match': options.eTag ?? 'eTag' }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
        ...(body === undefined ? {} : { 'content-type': call.bytes ?? 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    return received(call, response, await response.text());
  }

  /** Sends a call and answers its answer; throws when it is refused. A key is made where the call needs one. */
  async call<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options: SendOptions = {},
  ): Promise<AnswerOf<C>> {
    const key = call.needsIdempotencyKey ? { idempotencyKey: randomUUID() } : {};
    return (await this.send(call, request, { ...key, ...options })).answer();
  }
}
