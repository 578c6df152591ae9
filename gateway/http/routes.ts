import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { correlated } from '../correlation.ts';
import type { Database, Transaction } from '../database/schema.ts';
import type { SessionOfRequest } from '../platform.ts';
import { readCookie } from './cookies.ts';
import { readIfMatch } from './entity-tags.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import type { FinishedAnswer } from './idempotency.ts';
import { carryOutOnce, fingerprint, nameTransaction, readIdempotencyKey } from './idempotency.ts';
import { accept } from './incoming.ts';
import { type LimitName, limited } from './limits.ts';
import { forbidden, signedOut, tagRequired } from './problem.ts';

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
   * Inside, use the transaction for everything, reading too.
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
  /** As `entityTag(version)` makes it. */
  readonly eTag?: string;
  readonly location?: string;
  /** Set-Cookie headers; never kept for a replay. */
  readonly cookies?: readonly string[];
} & (C['file'] extends string
  ? { readonly file: FileAnswer; readonly body?: undefined }
  : C['answer'] extends Schema
    ? { readonly body: Unchanging<v.InferInput<C['answer']>>; readonly file?: undefined }
    : { readonly body?: undefined; readonly file?: undefined });

export type Handler<C extends Call> = (incoming: Incoming<C>) => Promise<Outgoing<C>>;

export interface RouteOptions {
  /** Largest body in bytes; 256 kB unless told. */
  readonly bodyLimit?: number;
  /** What the call counts as; refused with 429 when that was done too often. Not counted unless told. */
  readonly limit?: LimitName;
}

const ordinaryBodyLimit = 256 * 1024;
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

function send(reply: FastifyReply, answer: FinishedAnswer): FastifyReply {
  reply.code(answer.status).headers(answer.headers);
  return answer.body === null
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(answer.body);
}

/**
 * Answers a call of the contract, under both versions of the path. Before the handler runs the session, the entity
 * tag, the key, and every parameter are checked: no session 401, one of another role 403, a wrong field or no key 400,
 * no tag 428. Too many of a limited call are refused with 429 before their body is read.
 */
export function handle<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: RouteOptions = {},
): void {
  const answerCall = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { session } = request;
    if (call.public !== true) {
      if (session === null) throw signedOut();
      if (session.person.role !== (call.role ?? 'resident')) throw forbidden();
    }
    const customerId = session?.person.customerId ?? undefined;
    const params = accept(call.params, request.params, 'params');
    const query = accept(call.query, request.query, 'query');
    const body = accept(call.body, request.body, 'body');
    const eTag = readIfMatch(request.headers['if-match']);
    if (call.needsEntityTag === true && eTag === undefined) throw tagRequired();
    const key = readIdempotencyKey(request.headers['idempotency-key'], call.needsIdempotencyKey === true);

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
        key === undefined || customerId === undefined
          ? await db.transaction().execute(async (transaction) => {
              await nameTransaction(transaction, request.correlationId);
              return run(transaction);
            })
          : await carryOutOnce(
              db,
              {
                customerId,
                key,
                correlationId: request.correlationId,
                fingerprint: fingerprint(call.id, params ?? null, query ?? null, request.body ?? null),
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
    return send(reply, kept ?? finish(call, outgoing));
  };

  const named = call.path;
  for (const path of pathsOf(call)) {
    app.route({
      method: call.method,
      url: path,
      bodyLimit: options.bodyLimit ?? ordinaryBodyLimit,
      schema: { operationId: call.id, summary: call.summary, hide: path !== named },
      config: { call },
      ...(options.limit === undefined ? {} : { onRequest: limited(options.limit, call.public === true) }),
      handler: (request, reply) => correlated(request.correlationId, () => answerCall(request, reply)),
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
