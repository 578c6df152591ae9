import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  exchangeToken,
  identityPolicies,
  logout,
  logoutEverywhere,
  signInStates,
} from '../../contract/session.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { removeCookie, sessionCookie, setCookie, signInCookie, signInSeconds } from '../http/cookies.ts';
import { accept } from '../http/incoming.ts';
import { type Handler, handle } from '../http/routes.ts';
import { offersOf } from '../offers.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { Keys } from './keys.ts';
import { servePageFiles } from './page-files.ts';
import { pageForBrowsers } from './page-scope.ts';
import { plainSignInRoutes } from './plain-sign-in-routes.ts';
import type { RelyingParty } from './relying-party.ts';
import { endSession, endSessionsOf } from './sessions.ts';
import { signValue } from './signed-cookie.ts';

const Authorize = v.object({ policy: v.picklist(identityPolicies), state: v.picklist(signInStates) });

interface Options {
  readonly relyingParty: RelyingParty;
  /** Sign what the browser keeps while the resident is away at the provider. */
  readonly keys: () => Promise<Keys>;
  /** The claim that names the customer. */
  readonly customerClaim: string;
  /** Makes the provider forget that a customer signed in there, where it is one that can be asked to. */
  readonly forgetSignIns: ((db: Database, customerId: string) => Promise<void>) | undefined;
}

/** Leaving for the identity provider, coming back from it, and ending the session. */
export function identityRoutes(
  app: FastifyInstance,
  { relyingParty, keys, customerClaim, forgetSignIns }: Options,
): void {
  const { now } = app.platform;
  for (const version of ['v1', 'v2']) {
    app.get(
      `/customerselfserve/api/${version}/authorize`,
      { errorHandler: pageForBrowsers },
      async (request, reply) => {
        const { policy, state } = accept(Authorize, request.query, 'query') as v.InferOutput<
          typeof Authorize
        >;
        const { url, attempt } = await relyingParty.begin(policy, state);
        const until = new Date(now().getTime() + signInSeconds * 1000);
        return reply
          .header(
            'set-cookie',
            setCookie(signInCookie, signValue(attempt, await keys(), until), signInSeconds),
          )
          .redirect(url, 302);
      },
    );
  }

  const complete = completeSignIn({ platform: app.platform, relyingParty, keys, customerClaim });
  const exchange: Handler<typeof exchangeToken> = async ({ body, cookie, session, log }) => {
    const begun = await complete({ returned: body, cookie: cookie(signInCookie), session, log });
    return {
      body: {
        customerId: begun.customerId,
        sessionId: begun.trackingId,
        idleExpiresAt: begun.idleExpiresAt.toISOString(),
        expiresAt: begun.expiresAt.toISOString(),
        offers: [...offersOf(app.platform.config)],
      },
      cookies: [setCookie(sessionCookie, begun.credential, begun.maxAge), removeCookie(signInCookie)],
    };
  };
  handle(app, exchangeToken, exchange, { limit: 'signIn', reach: 'all' });
  servePageFiles(app);
  plainSignInRoutes(app, complete);

  // Whoever did too much may still leave.
  const uncounted = { limit: 'none', reach: 'all' } as const;
  handle(
    app,
    logout,
    async ({ session, db }) => {
      if (session) await endSession(db, session);
      return { cookies: [removeCookie(sessionCookie)] };
    },
    uncounted,
  );

  // Whoever has no session any more is told so: that everybody else is logged out must not be said without being done.
  handle(
    app,
    logoutEverywhere,
    async ({ customerId, db }) => {
      await inTransaction(db, async (transaction) => {
        await endSessionsOf(transaction, customerId);
        await forgetSignIns?.(transaction, customerId);
      });
      return { cookies: [removeCookie(sessionCookie)] };
    },
    uncounted,
  );
}
