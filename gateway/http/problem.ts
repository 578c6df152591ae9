import type { Problem as ProblemDocument } from '../../contract/problem.ts';

/** Messages by field, as the `errors` member of a problem document carries them. */
export type FieldErrors = Record<string, string[]>;

/** Thrown by a handler to refuse a call. What it says goes to the caller as it stands: never put a stack, SQL or a path in it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: FieldErrors | undefined;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;
  /** What kind of problem it is, as a URI, with what it says beyond the usual; see `refusals` of a call. */
  readonly extension: (Readonly<Record<string, unknown>> & { readonly type: string }) | undefined;

  constructor(
    status: number,
    title: string,
    more: {
      detail?: string;
      errors?: FieldErrors;
      retryAfter?: number;
      extension?: Readonly<Record<string, unknown>> & { readonly type: string };
    } = {},
  ) {
    super(title);
    this.status = status;
    this.detail = more.detail;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.extension = more.extension;
  }

  toDocument(): ProblemDocument {
    return {
      type: 'about:blank',
      title: this.message,
      status: this.status,
      ...(this.detail === undefined ? {} : { detail: this.detail }),
      ...(this.errors === undefined ? {} : { errors: this.errors }),
      ...this.extension,
    };
  }
}

/** 400: a field does not hold what it must. `errors` names each field. */
export const invalid = (errors: FieldErrors, title = 'The request is not valid') =>
  new Problem(400, title, { errors });

/** 401: there is no session, or it is over. */
export const signedOut = () => new Problem(401, 'Sign in to continue');

/** 403: the caller may not do this. */
export const forbidden = (title = 'This is not allowed') => new Problem(403, title);

/** 404: it does not exist, or belongs to somebody else; the two must look the same. */
export const notFound = () => new Problem(404, 'Not found');

/** 405: the address does not answer to this method. */
export const notAllowed = () => new Problem(405, 'This is not possible here');

/** 409: it clashes with what is already there. */
export const conflict = (title: string, detail?: string) =>
  new Problem(409, title, detail === undefined ? {} : { detail });

/** 412: the caller's entity tag is no longer the current one. */
export const stale = () => new Problem(412, 'This has changed since you last read it');

/** 413: the body or a file in it is too large. */
export const tooLarge = (title = 'This is too large') => new Problem(413, title);

/** 422: the call cannot be carried out as it is. */
export const unprocessable = (title: string, errors?: FieldErrors) =>
  new Problem(422, title, errors === undefined ? {} : { errors });

/** 428: the call needs the entity tag that the caller last read. */
export const tagRequired = () => new Problem(428, 'Send the entity tag that you last read');

/** 429: this was done too often. `retryAfter` is in seconds. */
export const tooMany = (retryAfter: number) =>
  new Problem(429, 'This was done too often', { detail: `Try again in ${retryAfter} seconds`, retryAfter });

/** 503: the gateway cannot answer calls now, or what the call needs is not there. `retryAfter` is in seconds. */
export const notReady = (detail: string, retryAfter = 2) =>
  new Problem(503, 'Not ready', { detail, retryAfter });

/** 503: what the call needs is away for the moment. `retryAfter` is in seconds. */
export const unavailable = (retryAfter: number) =>
  new Problem(503, 'This is not available at the moment', {
    detail: `Try again in ${retryAfter} seconds`,
    retryAfter,
  });
