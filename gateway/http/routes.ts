import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { correlated } from '../correlation.ts';
import { actingFor } from '../database/acting.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import type { SessionOfRequest } from '../platform.ts';
import { admit, isLimited } from './admission.ts';
import { readCookie } from './cookies.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import type { FinishedAnswer } from './idempotency.ts';
import { carryOutOnce, fingerprint, nameTransaction } from './idempotency.ts';
import { accept } from './incoming.ts';
import { awaitRoom, ordinaryBodyLimit } from './large-bodies.ts';
import type { LimitName } from './limit.ts';
import { type LongText, withLongText } from './long-text.ts';

type Schema = v.GenericSchema;
type Accepted<S> = S extends Schema ? v.InferOutput<S> : undefined;

/** A call as its handler sees it: checked, typed, and known to come from this customer. */
interface Incoming<C extends Call> {
  /** Who is calling; undefined for an analyst, and for a public call without a session. */
  readonly customerId: C['public'] extends true
    ? string | undefined
    : C['role'] extends 'analyst'
      ? undefined
      : string;
  readonly params: Accepted<C['params']>;
  readonly query: Accepted<C['query']>;
  readonly body: Accepted<C['body']>;
  /** The bytes of a call that carries them, as they come; whoever reads them bounds how many. */
  readonly bytes: C['bytes'] extends string ? IncomingMessage : undefined;
  /** The tag of If-Match without quotes; always there for a call that needs one. */
  readonly eTag: C['needsEntityTag'] extends true ? string : string | undefined;
  /** Joins up what one click of the resident set off; for logs and tracking. */
  readonly correlationId: string;
  readonly log: FastifyBaseLogger;
  /** The session that the call came with, for calls about the session itself. */
  readonly session: SessionOfRequest | null;
  /** The value of a cookie that the browser sent. */
  cookie(name: string): string | undefined;
  /** For reading. Changes go through `once`. */
  readonly db: Database;
  /**
   * Runs the effect in one transaction and answers what it answers. With an Idempotency-Key it happens once for the
   * customer and key: sent again it answers the same without running, and another request under that key is 422.
   * Inside, use the transaction for everything, reading too, and change nothing outside it: after a deadlock it runs again.
   */
  once(effect: (transaction: Transaction) => Promise<Outgoing<C>>): Promise<Outgoing<C>>;
}

/** The same value, promised not to be changed. */
type Unchanging<T> = T extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Unchanging<T[Name]> }
    : T;

/** What a handler answers. The status is that of the call unless told. */
type Outgoing<C extends Call> = {
  readonly status?: number;
  readonly location?: string;
  /** Set-Cookie headers; never kept for a replay. */
  readonly cookies?: readonly string[];
} & (C['answersEntityTag'] extends true
  ? {
      /** As `entityTag(version)` makes it. */
      readonly eTag: string;
    }
  : { readonly eTag?: undefined }) &
  (C['file'] extends string
    ? { readonly file: FileAnswer; readonly body?: undefined }
    : C['answer'] extends Schema
      ? {
          readonly body: Unchanging<v.InferInput<C['answer']>>;
          /** Stands in the body for bytes that are too many to be written at once. */
          readonly longText?: LongText;
          readonly file?: undefined;
        }
      : { readonly body?: undefined; readonly file?: undefined });

export type Handler<C extends Call> = (incoming: Incoming<C>) => Promise<Outgoing<C>>;

export interface RouteOptions {
  /** Largest body in bytes; 256 kB unless told, and 16 kB of a public call. Larger ones are read one at a time. */
  readonly bodyLimit?: number;
  /**
   * What the call counts as; refused with 429 when that was done too often. Unless told, reading is not counted, and
   * everything else as a change of the account.
   */
  readonly limit?: LimitName | 'none';
  /** Whose rows the call can reach: the caller's alone unless told; those of all for the calls about signing in and out. */
  readonly reach?: 'own' | 'all';
}

/** Room for what anybody may send without a session; a body of that sort is small. */
const publicBodyLimit = 16 * 1024;
const versionInPath = /^\/customerselfserve\/api\/v[12]\//;

/** The paths that a call is answered at: the one it names, and the same under the other version. */
export const pathsOf = (call: Call): readonly string[] =>
  ['v1', 'v2'].map((version) => call.path.replace(versionInPath, `/customerselfserve/api/${version}/`));

/**
 * What goes over the wire. The answer's schema decides, so a field that it does not name never leaves, and a handler
 * that answers another shape than agreed fails here and not at the resident.
 */
function finish<C extends Call>(call: C, outgoing: Outgoing<C>): FinishedAnswer {
  const headers = {
    ...(outgoing.eTag === undefined ? {} : { etag: outgoing.eTag }),
    ...(outgoing.location === undefined ? {} : { location: outgoing.location }),
  };
  const body = call.answer === undefined ? null : JSON.stringify(v.parse(call.answer, outgoing.body));
  const status = outgoing.status ?? call.status ?? (body === null ? 204 : 200);
  return { status, headers, body };
}

function sendAnswer(reply: FastifyReply, answer: FinishedAnswer, longText?: LongText): FastifyReply {
  reply.code(answer.status).headers(answer.headers);
  if (answer.body === null) return reply.send();
  reply.type('application/json; charset=utf-8');
  return reply.send(longText === undefined ? answer.body : withLongText(answer.body, longText));
}

/**
 * Answers a call of the contract, under both versions of the path. Before the body is read the session, the role, the
 * limits, the parameters, the entity tag and the key are checked: no session 401, one of another role 403, too many of a
 * limited call 429, a wrong parameter or no key 400, no tag 428. Then the body is: a wrong field is 400.
 */
export function handle<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: RouteOptions = {},
): void {
  const bodyLimit = options.bodyLimit ?? (call.public === true ? publicBodyLimit : ordinaryBodyLimit);

  const answerCall = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { session, admission } = request;
    if (admission === null) throw new Error('a call was answered without being admitted');
    const { params, query, eTag, key } = admission;
    const customerId = session?.person.customerId ?? undefined;
    const caller = request.residentId;
    const body = accept(call.body, request.body, 'body');
    const isStream = call.bytes !== undefined;

    // Set by `once`, which has to keep the answer as it goes out.
    let kept: FinishedAnswer | undefined;
    const once = async (effect: (transaction: Transaction) => Promise<Outgoing<C>>): Promise<Outgoing<C>> => {
      const { db } = app.platform;
      let fresh: Outgoing<C> | undefined;
      const run = async (transaction: Transaction): Promise<FinishedAnswer> => {
        fresh = await effect(transaction);
        return finish(call, fresh);
      };
      kept =
        key === undefined || caller === undefined
          ? await inTransaction(db, async (transaction) => {
              await nameTransaction(transaction, request.correlationId);
              return run(transaction);
            })
          : await carryOutOnce(
              db,
              {
                customerId: caller,
                key,
                correlationId: request.correlationId,
                fingerprint: await fingerprint(
                  call.id,
                  params ?? null,
                  query ?? null,
                  isStream ? null : (request.body ?? null),
                ),
              },
              run,
            );
      return fresh ?? outgoingOf<C>(kept);
    };

    const outgoing = await handler({
      customerId,
      params,
      query,
      body,
      bytes: isStream ? request.raw : undefined,
      eTag,
      correlationId: request.correlationId,
      log: request.log,
      session,
      cookie: (name: string) => readCookie(request.headers.cookie, name),
      db: app.platform.db,
      once,
    } as Incoming<C>);
    if (outgoing.cookies) reply.header('set-cookie', [...outgoing.cookies]);
    if (call.file !== undefined && outgoing.file !== undefined) {
      return sendFile(reply, call.file, outgoing.file);
    }
    const { longText } = outgoing as { readonly longText?: LongText };
    return sendAnswer(reply, kept ?? finish(call, outgoing), longText);
  };

  const named = call.path;
  for (const path of pathsOf(call)) {
    app.route({
      method: call.method,
      url: path,
      bodyLimit,
      schema: { operationId: call.id, hide: path !== named },
      config: { call, isLimited: isLimited(call, options.limit) },
      onRequest: [admit(call, options.limit), awaitRoom(bodyLimit)],
      handler: (request, reply) =>
        correlated(request.correlationId, () =>
          actingFor(options.reach === 'all' ? undefined : request.residentId, () =>
            answerCall(request, reply),
          ),
        ),
    });
  }
}

/** The answer of an earlier send, for a handler that looks at what `once` gave. */
function outgoingOf<C extends Call>({ status, headers, body }: FinishedAnswer): Outgoing<C> {
  return {
    status,
    ...(headers.etag === undefined ? {} : { eTag: headers.etag }),
    ...(headers.location === undefined ? {} : { location: headers.location }),
    ...(body === null ? {} : { body: JSON.parse(body) }),
  } as Outgoing<C>;
}
