import type { Call } from '../../contract/call.ts';

/** What a call may be refused with, as the description of the API says it. */
export interface DescribedRefusal {
  readonly description: string;
  /** Whether the answer says in Retry-After how many seconds to wait. */
  readonly hasRetryAfter?: true;
}

const fromWhatIsKept: Readonly<Record<number, string>> = {
  404: 'What is named does not exist, or belongs to somebody else',
  409: 'It clashes with what is already there',
  412: 'It stands otherwise than the request takes for granted',
  413: 'This is larger than it may be',
  422: 'It cannot be carried out as it is, or the Idempotency-Key was used for another request',
};

const describeKept = (call: Call): Readonly<Record<number, DescribedRefusal>> =>
  Object.fromEntries(
    (call.alsoRefuses ?? []).map((status) => [status, { description: fromWhatIsKept[status] ?? '' }]),
  );

/** The refusals of a call. The default response stands for those of the platform, such as 405. */
export function describeRefusals(call: Call, isLimited: boolean): Readonly<Record<number, DescribedRefusal>> {
  const takesKey = call.needsIdempotencyKey === true || call.acceptsIdempotencyKey === true;
  const takesInput = call.params !== undefined || call.query !== undefined || call.body !== undefined;
  const changes = call.method !== 'GET' && call.public !== true && call.params !== undefined;
  return {
    ...((takesInput || takesKey) && { 400: { description: 'A field or a header is absent or not valid' } }),
    ...(call.public !== true && {
      401: { description: 'There is no session, or it is over' },
      403: { description: 'The session is of another role, or this is not allowed' },
    }),
    ...(call.params && { 404: { description: 'It does not exist, or belongs to somebody else' } }),
    ...(changes && { 409: { description: 'It clashes with what is already there' } }),
    ...(call.bytes && { 413: { description: 'These are more bytes than are left' } }),
    ...(call.needsEntityTag && {
      412: { description: 'If-Match is not the current entity tag' },
      428: { description: 'If-Match is absent' },
    }),
    ...(takesKey && { 422: { description: 'The Idempotency-Key was used for another request' } }),
    ...(isLimited && { 429: { description: 'This was done too often', hasRetryAfter: true } }),
    ...describeKept(call),
    503: { description: 'Not available at the moment', hasRetryAfter: true },
  };
}
