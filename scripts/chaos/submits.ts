import { randomUUID } from 'node:crypto';
import type { Call, RequestOf } from '../../contract/call.ts';
import { type Chance, oneOf } from '../chance.ts';
import type { Claims } from './claims.ts';
import { isDone, type Reply, type Resident } from './resident.ts';

/** Thrown when a request was answered as nobody should be; what it was about is given up. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Someone who does something, the dice, and where is written down what they were told. */
export interface Doing {
  readonly resident: Resident;
  readonly chance: Chance;
  readonly claims: Claims;
}

/** Notes an answer that nobody should get, and gives up. */
export function refuse(claims: Claims, call: Pick<Call, 'id'>, { status, text }: Reply): never {
  claims.refused.push(`${call.id} answered ${status}: ${text.slice(0, 160)}`);
  throw new Refused(call.id);
}

/** How a change is sent: once, twice under one key, or twice under two of which only one may do it. */
const manners = ['once', 'once', 'same key', 'new key'] as const;

interface Change {
  readonly eTag?: string;
  /** Statuses that say that somebody else was faster, besides success. */
  readonly lostBy?: readonly number[];
  /** Whether a second request under another key may succeed as well. */
  readonly isRepeatable?: boolean;
}

/**
 * Sends a change once or, by chance, twice at once. Answers the reply that says that it was done; undefined when somebody
 * else was faster. Two that were both done, where one excludes the other, and two answers that differ under one key, are
 * doubled.
 */
export async function submit<const C extends Call>(
  { resident, chance, claims }: Doing,
  call: C,
  request: RequestOf<C>,
  { eTag, lostBy = [], isRepeatable = false }: Change = {},
): Promise<Reply | undefined> {
  const manner = isRepeatable ? oneOf(chance, ['once', 'once', 'same key']) : oneOf(chance, manners);
  const key = randomUUID();
  const options = eTag === undefined ? {} : { eTag };
  const replies =
    manner === 'once'
      ? [await resident.send(call, request, { ...options, key })]
      : await resident.sendTwice(call, request, [key, manner === 'same key' ? key : randomUUID()], options);
  const done = replies.filter(isDone);
  const expected = manner === 'new key' ? [...lostBy, 409, 412] : lostBy;
  const wrong = replies.find((reply) => !isDone(reply) && !expected.includes(reply.status));
  if (wrong) refuse(claims, call, wrong);
  if (manner === 'new key' && done.length > 1) {
    claims.doubled.push(`${call.id} was done under two keys`);
  }
  if (manner === 'same key' && new Set(done.map(({ text }) => text)).size > 1) {
    claims.doubled.push(`${call.id} answered differently under one key`);
  }
  return done[0];
}
