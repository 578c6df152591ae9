import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { causeOf } from '../../conform/ports/port.ts';
import type { Call, RequestOf } from '../../contract/call.ts';
import { sessionCookie } from '../../gateway/http/cookies.ts';

/** What came back at last. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly eTag: string;
}

interface Options {
  readonly key?: string;
  readonly eTag?: string;
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Milliseconds before a request that got no answer is sent again. */
const waitBeforeNextTry = 60;
const answerWithinMs = 10_000;
/** Longer nobody would wait. */
const maxTries = 1500;

export const isDone = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** How often requests were sent, and sent again. */
export interface Traffic {
  requests: number;
  triedAgain: number;
  doubleSubmits: number;
}

/**
 * A resident who sends each request again, to one gateway and then the other, until it is answered: under the same key, as
 * the portal does.
 */
export class Resident {
  readonly customerId: string;
  readonly #credential: string;
  readonly #urls: readonly string[];
  readonly #traffic: Traffic;
  #turn: number;

  constructor(
    who: { readonly customerId: string; readonly credential: string },
    urls: readonly string[],
    traffic: Traffic,
  ) {
    this.customerId = who.customerId;
    this.#credential = who.credential;
    this.#urls = urls;
    this.#traffic = traffic;
    this.#turn = 0;
  }

  /** Sends a call until it is answered with anything but "try again". */
  async send<const C extends Call>(
    call: C,
    request: RequestOf<C>,
    { key, eTag }: Options = {},
  ): Promise<Reply> {
    const { params = {}, query = {}, body } = request as Parts;
    const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? '');
    const search = new URLSearchParams(query);
    return this.untilAnswered(
      (url) =>
        fetch(new URL(search.size > 0 ? `${path}?${search}` : path, url), {
          method: call.method,
          headers: {
            cookie: `${sessionCookie}=${this.#credential}`,
            'x-channel-identifier': 'CustomerSelfService',
            'x-correlation-id': randomUUID(),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
            ...(eTag === undefined ? {} : { 'if-match': eTag }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(answerWithinMs),
        }),
      this.#urls,
    );
  }

  /** Asks each of the addresses in turn until one answers. */
  async untilAnswered(
    ask: (url: string) => Promise<Response>,
    urls: readonly string[],
    answersNow: (status: number) => boolean = (status) => status !== 503,
  ): Promise<Reply> {
    const came: string[] = [];
    for (let tries = 0; tries < maxTries; tries += 1) {
      this.#traffic.requests += 1;
      const url = urls[this.#turn++ % urls.length] ?? '';
      try {
        const answer = await ask(url);
        const reply = {
          status: answer.status,
          text: await answer.text(),
          eTag: answer.headers.get('etag') ?? '',
        };
        if (answersNow(reply.status)) return reply;
        came.push(`${reply.status} ${reply.text}`);
      } catch (error) {
        came.push(causeOf(error));
      }
      this.#traffic.triedAgain += 1;
      await delay(waitBeforeNextTry);
    }
    const last = [...new Set(came.slice(-100))].join('; ');
    throw new Error(`a request was never answered; what came of it: ${last}`);
  }

  /** Sends a call under each of the keys at once. */
  sendTwice<const C extends Call>(
    call: C,
    request: RequestOf<C>,
    keys: readonly [string, string],
    options: Options = {},
  ): Promise<readonly Reply[]> {
    this.#traffic.doubleSubmits += 1;
    return Promise.all(keys.map((key) => this.send(call, request, { ...options, key })));
  }
}
