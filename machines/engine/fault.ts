/** Every way a call can fail to come back with an answer. Closed: each operation leads somewhere for each of them. */
export const faultKinds = [
  'refused',
  'limited',
  'missing',
  'conflict',
  'signedOut',
  'failed',
  'timedOut',
  'dropped',
  'malformed',
] as const;

/**
 * - `refused`: the request was understood and declined (4xx not named below)
 * - `limited`: it was asked for too often, and nothing was done (429); `retryAfter` says how many seconds to wait
 * - `missing`: what was asked for does not exist, or not for this resident (404)
 * - `conflict`: somebody else changed it first (409, 412, 422, 428)
 * - `signedOut`: the session is over (401)
 * - `failed`: the provider's system broke (5xx)
 * - `timedOut`: no answer in time
 * - `dropped`: the connection was lost; whether the call took effect is unknown
 * - `malformed`: an answer that is not of the agreed shape
 */
export type FaultKind = (typeof faultKinds)[number];

/**
 * A call that did not come back with an answer. `status`, `title` and `errors` are those of the problem document;
 * `problem` is all of it, unchecked, for a call that has `refusals` of its own.
 */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: FaultKind;
  readonly status: number | undefined;
  readonly title: string;
  /** Seconds after which it may be asked for again, where that is known. */
  readonly retryAfter: number | undefined;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly problem: unknown;

  constructor(
    kind: FaultKind,
    details: {
      status?: number;
      title?: string;
      retryAfter?: number | undefined;
      errors?: Readonly<Record<string, readonly string[]>>;
      problem?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(`${kind}${details.status ? ` (${details.status})` : ''}: ${details.title ?? 'no answer'}`, {
      cause: details.cause,
    });
    this.kind = kind;
    this.status = details.status;
    this.title = details.title ?? '';
    this.retryAfter = details.retryAfter;
    this.errors = details.errors ?? {};
    this.problem = details.problem;
  }
}

/** The kind of fault that a thrown value stands for; anything that is no `Fault` is `malformed`, never ignored. */
export const faultKindOf = (error: unknown): FaultKind => (error instanceof Fault ? error.kind : 'malformed');
