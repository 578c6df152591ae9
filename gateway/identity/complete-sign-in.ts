import type { FastifyBaseLogger } from 'fastify';
import { notFound, Problem } from '../http/problem.ts';
import type { Platform, SessionOfRequest } from '../platform.ts';
import type { Keys } from './keys.ts';
import { type RelyingParty, type SignInAttempt, SignInRefused } from './relying-party.ts';
import { beginSession, endSessionsOf } from './sessions.ts';
import { verifyValue } from './signed-cookie.ts';

interface Options {
  readonly platform: Platform;
  readonly relyingParty: RelyingParty;
  readonly keys: () => Promise<Keys>;
  /** The claim that names the customer. */
  readonly customerClaim: string;
}

/** A browser that is back from the identity provider. */
interface Back {
  readonly returned: { readonly code: string; readonly state: string; readonly iss?: string | undefined };
  /** The value of the cookie that it was sent away with. */
  readonly cookie: string | undefined;
  /** The session that it has already. */
  readonly session: SessionOfRequest | null;
  readonly log: FastifyBaseLogger;
}

type Begun = Awaited<ReturnType<typeof beginSession>> & { readonly customerId: string };

/** Begins the session of whoever is back. */
export type CompleteSignIn = (back: Back) => Promise<Begun>;

const refusedSignIn = () => new Problem(400, 'The sign-in could not be completed');

/**
 * Makes what begins the session of somebody who is back from the identity provider. That throws 400 for what the provider does
 * not vouch for, and 404 for somebody whom the landlord does not know.
 */
export function completeSignIn({ platform, relyingParty, keys, customerClaim }: Options): CompleteSignIn {
  const { db, now, metrics } = platform;
  const { signIns } = metrics;
  return async ({ returned: { code, state, iss }, cookie, session, log }) => {
    const attempt = verifyValue(cookie, await keys(), now()) as SignInAttempt | undefined;
    if (attempt === undefined || attempt.state !== state) throw refusedSignIn();
    const claims = await relyingParty.complete({ code, state, iss }, attempt).catch((error: unknown) => {
      if (!(error instanceof SignInRefused)) throw error;
      log.warn({ err: error }, 'a sign-in was refused');
      signIns.inc({ outcome: 'refused' });
      throw refusedSignIn();
    });
    const customerId = claims[customerClaim];
    // Somebody who is signed in, but whom the provider knows no home of.
    if (typeof customerId !== 'string' || customerId === '') {
      signIns.inc({ outcome: 'no customer' });
      throw notFound();
    }
    // Whoever changes a password may do so because somebody else knows it.
    if (state === 'changepassword') await endSessionsOf(db, customerId);
    const begun = await beginSession({ db, now }, { role: 'resident', customerId }, session);
    signIns.inc({ outcome: 'completed' });
    return { ...begun, customerId };
  };
}
