import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import { readIfMatch } from './entity-tags.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { accept } from './incoming.ts';
import type { LimitName } from './limit.ts';
import { limitRequest } from './limits.ts';
import { forbidden, signedOut, tagRequired } from './problem.ts';

/** What a request says before its body: checked, as the schemas of the call give it. */
export interface Admission {
  readonly params: unknown;
  readonly query: unknown;
  /** The tag of If-Match without quotes. */
  readonly eTag: string | undefined;
  readonly key: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the request may be read to its end. */
    admission: Admission | null;
  }
}

function requireRole({ session }: FastifyRequest, call: Call): void {
  if (call.public === true) return;
  if (session === null) throw signedOut();
  if (session.person.role !== (call.role ?? 'resident')) throw forbidden();
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What a call counts as. Unless told, reading is not counted, and everything else is a change of the account. */
const limitOf = (call: Call, limit: LimitName | 'none' | undefined): LimitName | 'none' =>
  limit ?? (call.method === 'GET' ? 'none' : 'change');

/** Whether a call can be refused for coming too often, by itself or for a body that a stranger sends. */
export const isLimited = (call: Call, limit: LimitName | 'none' | undefined): boolean =>
  limitOf(call, limit) !== 'none' || (call.public === true && call.method !== 'GET');

/**
 * Decides from the head of a request whether its body is read at all: session, role, limits, parameters, entity tag and
 * key, in this order. So whoever is refused costs no memory. A body from nobody who is signed in is counted by address.
 */
export const admit =
  (call: Call, limit: LimitName | 'none' | undefined) =>
  async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    requireRole(request, call);
    const counted = limitOf(call, limit);
    // Nobody has changes to count without a session; what has a limit of its own is counted by address.
    const isCounted = counted !== 'none' && (limit !== undefined || request.session !== null);
    if (isCounted) await limitRequest(request, counted);
    if (request.session === null && hasBody(request)) await limitRequest(request, 'anonymous');
    const params = accept(call.params, request.params, 'params');
    const query = accept(call.query, request.query, 'query');
    const eTag = readIfMatch(request.headers['if-match']);
    if (call.needsEntityTag === true && eTag === undefined) throw tagRequired();
    const key = readIdempotencyKey(request.headers['idempotency-key'], call.needsIdempotencyKey === true);
    request.admission = { params, query, eTag, key };
  };
