import type * as v from 'valibot';
import type { Offer } from './offers.ts';

type Schema = v.GenericSchema;

/**
 * One call over the wire: where it goes, what it carries and what it answers. Both sides are built from it:
 * the gateway registers its route and validates with it, the portal's client sends and checks with it.
 */
export interface Call {
  /** Name of the call, unique; the operationId in the OpenAPI document. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters, for example `/customerselfserve/api/v1/works-orders/:worksOrderId`. */
  readonly path: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Media type of the bytes that the call carries in place of a JSON body; the caller hands them over as `content`. */
  readonly bytes?: 'application/octet-stream';
  /** Shape of the successful answer; absent for an answer without a body. */
  readonly answer?: Schema;
  /** Media type of the file that the call answers in place of JSON; errors are problem documents all the same. */
  readonly file?: 'application/pdf';
  /**
   * Refusals that follow from what is kept, besides those that follow from the rest of this definition: 404 where the
   * query or the body names something that does not exist or is another's, 412 where it stands otherwise than the caller
   * thinks.
   */
  readonly alsoRefuses?: readonly (404 | 409 | 412 | 413 | 422)[];
  /** What a problem document says beyond the usual, by the status of the refusal. */
  readonly refusals?: Readonly<Record<number, Schema>>;
  /** Status of the successful answer; 200 unless told. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The caller must send the entity tag it last read (absent 428, stale 412). */
  readonly needsEntityTag?: true;
  /** The caller must send an Idempotency-Key (the effect happens once for a key). */
  readonly needsIdempotencyKey?: true;
  /** The caller may send an Idempotency-Key: sent again under it the call answers the same as the first time. */
  readonly acceptsIdempotencyKey?: true;
  /** The answer carries the entity tag of what it shows. */
  readonly answersEntityTag?: true;
  /** Milliseconds the portal waits; 5000 unless told. */
  readonly timeout?: number;
  /** `appointment`: 412, and 500 on writing, come back as values instead of faults (see the client). */
  readonly failure?: 'standard' | 'appointment';
  /** Callable without a session. */
  readonly public?: true;
  /** A gateway that does not offer this need not have the call. */
  readonly offer?: Offer;
  /** The role that a session must have to call it; a resident's unless told. */
  readonly role?: 'analyst';
  /** Sent to its end even when the page that sent it is left. */
  readonly outlivesPage?: true;
}

/** Gives a call its exact type. */
export const defineCall = <const C extends Call>(call: C): C => call;

type Part<K extends string, S> = S extends Schema
  ? Record<string, never> extends v.InferInput<S>
    ? { [P in K]?: v.InferInput<S> }
    : { [P in K]: v.InferInput<S> }
  : unknown;

/** What the caller hands over for a call: the parts that its definition names, and no others. */
export type RequestOf<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> &
  (C['bytes'] extends string ? { readonly content: Blob } : unknown);

/** What a call answers, with the `ETag` and `Location` headers merged in; a file is `file`. */
export type AnswerOf<C extends Call> = (C['answer'] extends Schema ? v.InferOutput<C['answer']> : unknown) &
  (C['file'] extends string ? { readonly file: Blob } : unknown) & {
    readonly eTag?: string;
    readonly location?: string;
  };

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Entity tag for If-Match. */
  readonly eTag?: string;
  readonly idempotencyKey?: string;
  /** Called with the share of the body that has been sent, 0 to 1 (uploads). */
  readonly onProgress?: (share: number) => void;
}

/** The provider's gateway as the journeys see it. Implemented by the portal's client and by scripted stand-ins in tests. */
export interface Gateway {
  call<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<AnswerOf<C>>;
  /** Whether the gateway told at sign-in that it offers this. One that tells nothing offers nothing. */
  offers?(what: Offer): boolean;
}
