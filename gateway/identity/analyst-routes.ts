import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { analystSignIn, signOutAnalyst } from '../../contract/traffic.ts';
import {
  analystCookie,
  analystSignInCookie,
  readCookie,
  removeCookie,
  setCookie,
  signInSeconds,
} from '../http/cookies.ts';
import { accept } from '../http/incoming.ts';
import { analystReturnPath } from '../http/paths.ts';
import { handle } from '../http/routes.ts';
import type { Keys } from './keys.ts';
import type { RelyingParty, SignInAttempt } from './relying-party.ts';
import { SignInRefused } from './relying-party.ts';
import { beginSession, endSession } from './sessions.ts';
import { signValue, verifyValue } from './signed-cookie.ts';

/** Where in the atlas to come back to: what stands after # in its address. */
const Authorize = v.object({ at: v.optional(v.pipe(v.string(), v.regex(/^[\w!%:.-]{0,2000}$/)), '') });

const Returned = v.object({
  code: v.optional(v.string(), ''),
  iss: v.optional(v.string()),
});

interface Attempt extends SignInAttempt {
  readonly at: string;
}

interface Options {
  readonly relyingParty: RelyingParty;
  /** Sign what the browser keeps while the analyst is away at the provider. */
  readonly keys: () => Promise<Keys>;
  /** The claim that names the role. */
  readonly roleClaim: string;
}

const isAnalyst = (claim: unknown): boolean => [claim].flat().includes('analyst');

const state = 'analyst';

/**
 * How analysts sign in and out. The gateway itself takes the code that the browser brings back, and sends the browser on
 * to the atlas.
 */
export function analystRoutes(app: FastifyInstance, { relyingParty, keys, roleClaim }: Options): void {
  app.get(analystSignIn, { schema: { hide: true } }, async (request, reply) => {
    const { at } = accept(Authorize, request.query, 'query') as v.InferOutput<typeof Authorize>;
    const { url, attempt } = await relyingParty.begin('B2C_1_signin', state);
    const until = new Date(app.platform.now().getTime() + signInSeconds * 1000);
    const kept = signValue({ ...attempt, at } satisfies Attempt, await keys(), until);
    return reply.header('set-cookie', setCookie(analystSignInCookie, kept, signInSeconds)).redirect(url, 302);
  });

  app.get(analystReturnPath, { schema: { hide: true } }, async (request, reply) => {
    const { code, iss } = accept(Returned, request.query, 'query') as v.InferOutput<typeof Returned>;
    const cookie = readCookie(request.headers.cookie, analystSignInCookie);
    const attempt = verifyValue(cookie, await keys(), app.platform.now()) as Attempt | undefined;
    const back = (cookies: readonly string[], query = '') =>
      reply
        .header('set-cookie', [...cookies, removeCookie(analystSignInCookie)])
        .redirect(`/atlas${query}#${attempt?.at ?? ''}`, 302);
    // Called off at the provider, or a page that was open for too long.
    if (attempt === undefined || code === '') return back([]);
    const claims = await relyingParty.complete({ code, state, iss }, attempt).catch((error: unknown) => {
      if (!(error instanceof SignInRefused)) throw error;
      request.log.warn({ err: error }, 'the sign-in of an analyst was refused');
      return {};
    });
    if (!isAnalyst(Object.entries(claims).find(([name]) => name === roleClaim)?.[1]))
      return back([], '?signin=refused');
    const begun = await beginSession(app.platform, { role: 'analyst', customerId: null }, null);
    return back([setCookie(analystCookie, begun.credential, begun.maxAge)]);
  });

  handle(
    app,
    signOutAnalyst,
    async ({ session, db }) => {
      if (session) await endSession(db, session);
      return { cookies: [removeCookie(analystCookie)] };
    },
    { limit: 'none' },
  );
}
