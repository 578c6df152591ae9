import { randomUUID } from 'node:crypto';
import type { AnswerOf, Call, RequestOf } from '../contract/call.ts';
import { answerOf, checkForm, type Reply } from './reply.ts';

/** The parts of a request, before they are known to fit a call. */
export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly content?: Blob;
}

export interface Options {
  /** If-Match; no such header unless told. */
  readonly eTag?: string;
  /** Idempotency-Key; a fresh one where the call needs one, unless told. Null sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** The other version of the path. */
  readonly version?: 'v1' | 'v2';
  /** Whether the form of the reply is left unchecked, where a fault of the gateway is what is tried. */
  readonly isUnchecked?: boolean;
}

/** Every refusal that was met, by call: the description of the API has to name them. */
export type Met = Map<string, Set<number>>;

const milliseconds = 60_000;

function addressFor(call: Call, { params = {}, query = {} }: Parts, version?: string): string {
  const named = version === undefined ? call.path : call.path.replace(/\/api\/v\d\//, `/api/${version}/`);
  const path = named.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A browser of one person at a gateway. Every reply is held to the form that the contract says. */
export class Caller {
  readonly url: string;
  readonly met: Met;
  readonly cookies = new Map<string, string>();
  /** Every Set-Cookie header so far. */
  readonly setCookies: string[] = [];
  customerId = '';
  /** What the gateway said at the sign-in that it offers; nothing for who brought the cookies of a session. */
  offers: readonly string[] = [];

  constructor(url: string, met: Met) {
    this.url = url;
    this.met = met;
  }

  /** The same person without what this one learns from now on. */
  copy(): Caller {
    const other = new Caller(this.url, this.met);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    other.customerId = this.customerId;
    other.offers = this.offers;
    return other;
  }

  /** Fetches without following redirects. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(address, this.url), {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    this.setCookies.push(line);
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const isOver = attributes.some((one) => /^(?:max-age=0|expires=thu, 01 jan 1970.*)$/i.test(one));
    if (isOver) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  /** Sends a call with whatever parts, right or wrong. */
  async send(call: Call, parts: Parts = {}, options: Options = {}): Promise<Reply> {
    const body = parts.content ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
    const key = options.key === undefined && call.needsIdempotencyKey ? randomUUID() : options.key;
    const response = await this.fetch(addressFor(call, parts, options.version), {
      method: call.method,
      headers: {
        'x-channel-identifier': 'CustomerSelfService',
        'x-correlation-id': randomUUID(),
        ...(options.eTag === undefined ? {} : { 'if-match': options.eTag }),
        ...(key == null ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': call.bytes ?? 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    const reply = { call, status, headers, bytes, text: call.file && response.ok ? '' : bytes.toString() };
    if (status >= 400) this.met.set(call.id, (this.met.get(call.id) ?? new Set()).add(status));
    if (options.isUnchecked !== true) checkForm(reply);
    return reply;
  }

  /** Sends a call and answers what it answers; fails when it is refused. */
  async ask<C extends Call>(call: C, request: RequestOf<C>, options: Options = {}): Promise<AnswerOf<C>> {
    return answerOf(call, await this.send(call, request as Parts, options));
  }
}
