import * as v from 'valibot';
import type { Call, CallOptions, Gateway } from '../../contract/call.ts';
import type { Offer } from '../../contract/offers.ts';
import { createGateway } from '../../src/client/gateway.ts';
import { keepIdentifiers } from '../../src/client/identifiers.ts';
import { memoryStore } from '../support/memory-store.ts';
import { goodAnswer, laidOver } from './answers.ts';
import type { CallFault, Reply } from './faults.ts';

/** Which calls go wrong, and how. */
export type Trouble = Readonly<Record<string, CallFault>>;

/** A call as it was made. */
interface Made {
  readonly call: string;
  readonly key: string | undefined;
}

/** What the client told the portal besides its answers. */
interface Heard {
  signedOut: number;
  abandoned: number;
  readonly failures: { readonly call: string; readonly status: number | undefined }[];
}

/**
 * Milliseconds that a call waits: hardly at all when it is never answered, else longer than the slowest machine takes.
 */
const patience = { unanswered: 50, answered: 3_600_000 };

/** What stands at the provider under an address, after a change whose answer got lost. */
interface Written {
  readonly staleTag: string | null;
  readonly key: string | null;
  readonly body: object;
  readonly isGone: boolean;
}

/**
 * The provider behind the portal's own client: it answers every call as agreed, but for those in trouble. What it did
 * although its answer got lost stays done: the entity tag is another one then, and what was removed is gone.
 * @param offers what it can do beyond what every provider can
 */
export function providerIn(trouble: Trouble = {}, offers: readonly Offer[] = []) {
  const made: Made[] = [];
  const heard: Heard = { signedOut: 0, abandoned: 0, failures: [] };
  const written = new Map<string, Written>();
  const underWay = new Set<Promise<unknown>>();
  let troubles = trouble;

  async function answer(call: Call, request: Request, signal: Signal): Promise<Response> {
    const fault = troubles[call.id];
    if (!fault) return good(call, request);
    if (fault.takesEffect && call.method !== 'GET') await write(call, request);
    if (fault.late === undefined) return arriving(fault.reply(call), signal);
    await new Promise((resolve) => setTimeout(resolve, fault.late));
    return good(call, request);
  }

  async function write(call: Call, request: Request): Promise<void> {
    const text = await request.clone().text();
    written.set(request.url, {
      staleTag: call.needsEntityTag ? request.headers.get('If-Match') : null,
      key: request.headers.get('Idempotency-Key'),
      body: call.method === 'PATCH' && !call.bytes && text !== '' ? (JSON.parse(text) as object) : {},
      isGone: call.method === 'DELETE',
    });
  }

  function good(call: Call, request: Request): Response {
    const { pathname } = new URL(request.url);
    const before = written.get(request.url);
    if (before?.isGone) return refused(404);
    if (isRepeatedUnder(before, call, request)) return refused(412);
    const made = goodAnswer(call, pathname.split('/').at(-1));
    const body = call.method === 'GET' && before ? changedBy(made, before.body, call) : made;
    const status = call.status ?? (call.answer || call.file ? 200 : 204);
    const file = call.file && new Blob(['%PDF-1.7'], { type: call.file });
    return new Response(body === undefined ? (file ?? null) : JSON.stringify(body), {
      status,
      headers: {
        ETag: before ? '"8"' : '"7"',
        ...(status === 201 && { Location: `${pathname}/00000000-0000-4000-8000-000000000001` }),
      },
    });
  }

  const settings = {
    identifiers: keepIdentifiers(memoryStore(), () => 'click'),
    subscriptionKey: 'key',
    origin: 'http://provider.test',
    onSignedOut: () => {
      heard.signedOut += 1;
    },
    onAbandoned: () => {
      heard.abandoned += 1;
    },
    onFailure: (call: Call, status: number | undefined) => {
      heard.failures.push({ call: call.id, status });
    },
  };

  const gateway: Gateway = {
    offers: (what) => offers.includes(what),
    call(call, request, options) {
      made.push({ call: call.id, key: options?.idempotencyKey });
      const fault = troubles[call.id];
      const isUnanswered = fault?.reply(call) === 'silence' && fault.late === undefined;
      const timeout = isUnanswered ? patience.unanswered : patience.answered;
      const client = createGateway({
        ...settings,
        fetch: (input, init) => answer(call, new Request(input, init), init?.signal),
      });
      const answered = client.call({ ...call, timeout }, request, overFetch(options));
      underWay.add(answered);
      return answered;
    },
  };

  return {
    gateway,
    made,
    heard,
    /** Waits until every call that was made has come back. */
    idle: () => Promise.allSettled(underWay),
    /** From now on these calls go wrong, and no others. */
    turn(next: Trouble) {
      troubles = next;
    },
  };
}

export type Provider = ReturnType<typeof providerIn>;

/** An answer with what was written since, as far as both speak of it in the same words. */
function changedBy(answer: unknown, body: object, { answer: schema }: Call): unknown {
  return Object.entries(body).reduce((before: unknown, [group, changes]) => {
    const after = laidOver(before, { [group]: changes });
    return schema && v.is(schema, after) ? after : before;
  }, answer);
}

/** Progress needs a browser; what becomes of the answer is the same without it. */
function overFetch({ onProgress: _, ...options }: CallOptions = {}): CallOptions {
  return options;
}

/** Whether a change is tried again under the tag that it had before it took effect, as another request. */
function isRepeatedUnder(before: Written | undefined, call: Call, request: Request): boolean {
  if (!before?.staleTag || !call.needsEntityTag) return false;
  const key = request.headers.get('Idempotency-Key');
  return before.staleTag === request.headers.get('If-Match') && (key === null || key !== before.key);
}

const refused = (status: number): Response => new Response(JSON.stringify({ title: '', status }), { status });

// The signal of a request itself may be swept away with the request, and then never says anything.
type Signal = AbortSignal | null | undefined;

function arriving(reply: Reply, signal: Signal): Response | Promise<Response> {
  if (reply === 'cut') throw new TypeError('fetch failed');
  if (reply !== 'silence') return reply;
  return new Promise((_, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
