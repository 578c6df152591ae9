import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id, text } from './fields.ts';
import { Instant } from './moments.ts';
import { v1 } from './paths.ts';

/** What the resident went to the identity provider for. It comes back unchanged with the authorization code. */
export const signInStates = ['login', 'registration', 'changepassword'] as const;

/** Page of the identity provider to show. */
export const identityPolicies = ['B2C_1_signin', 'B2C_1_signup', 'B2C_1_password', 'B2C_1_username'] as const;

/**
 * For browsers that run no script: where a page leads that came back from the identity provider, and where its form ends a
 * session.
 */
export const plainReturn = `${v1}/signin/return`;
export const plainLogOut = `${v1}/signin/end`;

export const exchangeToken = defineCall({
  id: 'exchangeToken',
  method: 'POST',
  path: `${v1}/token`,
  body: v.object({
    code: text(4000),
    state: v.picklist(signInStates),
    iss: v.optional(text(500)),
  }),
  answer: v.object({
    customerId: Id,
    sessionId: text(200),
    /** When the session ends unless the gateway is called meanwhile. */
    idleExpiresAt: Instant,
    /** When it ends whatever happens. */
    expiresAt: Instant,
    /** What the gateway offers beyond what every gateway answers; unknown words say nothing. */
    offers: v.optional(v.array(text(80))),
  }),
  public: true,
});

export const logout = defineCall({
  id: 'logout',
  method: 'DELETE',
  path: `${v1}/logout`,
  status: 204,
  public: true,
});

export const logoutEverywhere = defineCall({
  id: 'logoutEverywhere',
  method: 'POST',
  path: `${v1}/logout-everywhere`,
  status: 204,
});
