import * as v from 'valibot';
import { vi } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { Fault } from '../../machines/engine/index.ts';
import { createGateway } from '../../src/client/gateway.ts';
import { keepIdentifiers } from '../../src/client/identifiers.ts';
import { memoryStore } from './memory-store.ts';

const answer = v.object({ name: v.string() });

/** A call that reads a home by its number. */
export const read = defineCall({
  id: 'read',
  method: 'GET',
  path: '/api/v1/homes/:homeId',
  params: v.object({ homeId: v.string() }),
  query: v.object({ ids: v.optional(v.array(v.string())), limit: v.optional(v.number()) }),
  answer,
});

/** One that adds a home, and answers with nothing. */
export const write = defineCall({
  id: 'write',
  method: 'POST',
  path: '/api/v1/homes',
  body: v.object({ name: v.string() }),
  status: 201,
});

/** What calls about appointments have in common. */
export const appointment = { path: '/api/v1/slots', failure: 'appointment', answer } as const;

/** One of them, which books. */
export const book = defineCall({ ...appointment, id: 'book', method: 'POST' });

export type Reply = (request: Request) => Response | Promise<Response>;

/** A client whose network is the given replies in turn; the last one goes on answering. */
export function client(...replies: Reply[]) {
  const sent: Request[] = [];
  const store = memoryStore();
  const identifiers = keepIdentifiers(store, () => 'click-1');
  const heard = { signedOut: vi.fn(), abandoned: vi.fn(), failure: vi.fn() };
  const gateway = createGateway({
    identifiers,
    subscriptionKey: 'key-1',
    origin: 'http://gateway.test',
    onSignedOut: heard.signedOut,
    onAbandoned: heard.abandoned,
    onFailure: (call, status) => heard.failure(call.id, status),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      const reply = replies[sent.length - 1] ?? replies.at(-1);
      if (!reply) throw new Error('no reply');
      return reply(request);
    },
  });
  return { gateway, sent, store, identifiers, heard };
}

/** An answer of the gateway; without a body where that is undefined. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
export const home = () => json(200, { name: 'Quay House' });

/** The network is gone. */
export const unplugged: Reply = () => Promise.reject(new TypeError('fetch failed'));
/** Nobody answers. */
export const silence: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** What a call failed with. Throws where it did not. */
export const faultFrom = async (promise: Promise<unknown>): Promise<Fault> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Fault)) throw new Error(`expected a fault, got ${String(error)}`);
  return error;
};
